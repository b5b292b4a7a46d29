/* Kubik.exe, and kubik.exe for the command line: Python beside it, with Kubik in it.

   Whatever keeps Python from starting opens a box in the person's language, for a program that was
   started from the menu has nowhere else to speak. What goes wrong later, kubik.starting says. */

#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <windows.h>

#include "needed.h" /* NEEDED: the libraries of the folder, which packaging/windows/folder.py lists */

#define LONGEST 32768 /* characters of a path on Windows */
#define BROKEN 3      /* exit status */

typedef int (*python_main)(int, wchar_t **);

static const struct {
    WORD language;
    const wchar_t *missing, *old;
} WORDS[] = {
    {LANG_ENGLISH,
     L"A part of Kubik is missing: %ls\n\nPerhaps an antivirus program has taken it away. Please install Kubik "
     L"again; your matches will be kept.",
     L"Kubik cannot start here. It needs Windows 10 (version 1903 or newer) or Windows 11."},
    {LANG_GERMAN,
     L"Ein Teil von Kubik fehlt: %ls\n\nVielleicht hat ein Virenschutzprogramm ihn entfernt. Bitte installiere Kubik "
     L"noch einmal; deine Partien bleiben dabei erhalten.",
     L"Kubik kann hier nicht starten. Es braucht Windows 10 (ab Version 1903) oder Windows 11."},
    {LANG_HUNGARIAN,
     L"A Kubik egyik része hiányzik: %ls\n\nTalán egy víruskereső távolította el. Telepítsd újra a Kubikot; "
     L"a játszmáid megmaradnak.",
     L"A Kubik itt nem tud elindulni. Windows 10 (legalább 1903-as verzió) vagy Windows 11 kell hozzá."},
    {LANG_RUSSIAN,
     L"Не хватает части Kubik: %ls\n\nВозможно, её удалил антивирус. Установите, пожалуйста, Kubik ещё раз; ваши "
     L"партии сохранятся.",
     L"Здесь Kubik не может запуститься. Нужна Windows 10 (версия 1903 или новее) или Windows 11."},
    {0x40, /* Kyrgyz */
     L"Kubik программасынын бир бөлүгү жок: %ls\n\nБалким, аны антивирус алып салгандыр. Программаны кайра орнотуп коюңуз; "
     L"оюндарыңыз сакталып калат.",
     L"Kubik бул жерде ишке кире албайт. Ага Windows 10 (1903 же андан жаңы версиясы) же Windows 11 керек."},
};

static wchar_t folder[LONGEST], path[LONGEST], text[LONGEST + 512];

static int refuse(int is_old, const wchar_t *missing) {
    WORD language = PRIMARYLANGID(GetUserDefaultUILanguage());
    size_t i = sizeof WORDS / sizeof *WORDS - 1;
    while (i > 0 && WORDS[i].language != language) i--;
    _snwprintf(text, sizeof text / sizeof *text - 1, is_old ? WORDS[i].old : WORDS[i].missing, missing);
    MessageBoxW(NULL, text, L"Kubik", MB_ICONERROR | MB_SETFOREGROUND);
    return BROKEN;
}

static const wchar_t *in_folder(const wchar_t *name) {
    _snwprintf(path, LONGEST - 1, L"%ls\\%ls", folder, name);
    return path;
}

static void cut_last_part(wchar_t *of) {
    wchar_t *stroke = wcsrchr(of, L'\\');
    if (stroke) *stroke = 0;
}

int wmain(int count, wchar_t **arguments) {
    /* Never let go of: the installer and the uninstaller ask whether it is there. */
    CreateMutexW(NULL, FALSE, L"org.kubik.Kubik");
    GetModuleFileNameW(NULL, folder, LONGEST - 1);
    cut_last_part(folder);
#ifdef CONSOLE /* it lies one folder deeper, for Windows tells Kubik.exe and kubik.exe apart by nothing else */
    cut_last_part(folder);
#endif
    for (size_t i = 0; i < sizeof NEEDED / sizeof *NEEDED; i++)
        if (GetFileAttributesW(in_folder(NEEDED[i])) == INVALID_FILE_ATTRIBUTES) return refuse(0, NEEDED[i]);
    HMODULE python = LoadLibraryExW(in_folder(L"python311.dll"), NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    python_main begin = python ? (python_main)(void *)GetProcAddress(python, "Py_Main") : NULL;
    if (!begin) return refuse(1, L"");
    wchar_t **all = calloc(count + 5, sizeof *all);
    if (!all) return BROKEN;
    wchar_t *before[] = {arguments[0], L"-X", L"utf8", L"-m", L"kubik_start"};
    memcpy(all, before, sizeof before);
    memcpy(all + 5, arguments + 1, (count - 1) * sizeof *all);
    return begin(count + 4, all);
}
