/* For tests under Wine alone, whose mscms.dll aborts where Qt asks for a screen's colours: here there are none. */
#define LACKING(name) \
    __declspec(dllexport) void *name(void) { return 0; }
LACKING(CloseColorProfile)
LACKING(GetColorProfileFromHandle)
LACKING(OpenColorProfileW)
LACKING(WcsCreateIccProfile)
