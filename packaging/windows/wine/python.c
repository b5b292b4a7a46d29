/* For tests alone: python.exe for the folder of Kubik, which ships none. */
#include <windows.h>

typedef int (*python_main)(int, wchar_t **);

int wmain(int count, wchar_t **arguments) {
    HMODULE python = LoadLibraryW(L"python311.dll");
    python_main begin = python ? (python_main)(void *)GetProcAddress(python, "Py_Main") : NULL;
    return begin ? begin(count, arguments) : 3;
}
