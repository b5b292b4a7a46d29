; The installer for Windows: makensis -WX -INPUTCHARSET UTF8 -DVERSION=1.2.3 -DFOUR=1.2.3.0 -DFOLDER=... -DPICTURE=... -DSETUP=... kubik.nsi
;
; For one person, without an administrator. /S installs and uninstalls without a question, and
; /DeleteMatches makes the uninstaller take the matches away as well.

Unicode true
Target amd64-unicode
!ifndef QUICK ; packaging/windows/try_setup.py makes installers of which only what they do matters
  SetCompressor /SOLID lzma
  SetCompressorDictSize 64
!else
  SetCompress off
!endif
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
ManifestLongPathAware true
AllowSkipFiles off ; a file of the old version that stays would be worse than no new version

!define NAME "Kubik"
!define KEY "Software\${NAME}"
!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define MATCHES "$APPDATA\kubik"
!define RUNNING "org.kubik.Kubik" ; the mutex that launcher.c holds

Name "${NAME}"
BrandingText "${NAME} ${VERSION}"
OutFile "${SETUP}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${KEY}" "InstallDir"

VIProductVersion "${FOUR}"
VIFileVersion "${FOUR}"
VIAddVersionKey /LANG=0 "CompanyName" "Kubik contributors"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME} ${VERSION} setup"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT licence"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"

!include MUI2.nsh
!include FileFunc.nsh
!include WinVer.nsh

!define MUI_ICON "${FOLDER}\kubik.ico"
!define MUI_UNICON "${FOLDER}\kubik.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_LANGDLL_WINDOWTITLE "${NAME}"
!define MUI_LANGDLL_INFO "Language · Nyelv · Sprache · Язык · Тил"
!define MUI_LANGDLL_ALLLANGUAGES

!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)$\r$\n$\r$\n$_CLICK"
!insertmacro MUI_PAGE_WELCOME
!define MUI_PAGE_CUSTOMFUNCTION_PRE skipWhereKnown
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\Kubik.exe"
!insertmacro MUI_PAGE_FINISH

UninstPage custom un.ask un.asked
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Hungarian"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGEEX "${__FILEDIR__}" "Kyrgyz"
!include words.nsh
!insertmacro MUI_RESERVEFILE_LANGDLL

Var deleteMatches ; 1 where the person has asked for it
Var box

; Leaves the macro only when Kubik does not run; without a window to ask in, gives up.
!macro waitForKubik
  ${Do}
    System::Call 'kernel32::OpenMutexW(i 0x100000, i 0, w "${RUNNING}") p .R0'
    ${If} $R0 P= 0
      ${ExitDo}
    ${EndIf}
    System::Call 'kernel32::CloseHandle(p R0)'
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(STILL_RUNNING)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 5
      Quit
    ${EndIf}
  ${Loop}
!macroend

; Takes away what any version of Kubik has put there, and nothing else.
!macro removeProgram
  ${If} ${FileExists} "$INSTDIR\Kubik.exe"
    RMDir /r "$INSTDIR\app"
    RMDir /r "$INSTDIR\bin"
    RMDir /r "$INSTDIR\DLLs"
    Delete "$INSTDIR\python3*.*"
    Delete "$INSTDIR\vcruntime140*.dll"
    Delete "$INSTDIR\kubik.ico"
    Delete "$INSTDIR\uninstall.exe"
    Delete "$INSTDIR\Kubik.exe"
  ${EndIf}
!macroend

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${AtLeastBuild} 18362
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 4
    Quit
  ${EndIf}
FunctionEnd

; Windows knows files by paths of up to 259 characters; Kubik's own part of them is shorter than this.
Function .onVerifyInstDir
  StrLen $0 "$INSTDIR"
  ${If} $0 > 160
    Abort ; then there is nothing to press but Back and Browse
  ${EndIf}
FunctionEnd

Function skipWhereKnown
  ${If} ${FileExists} "$INSTDIR\Kubik.exe"
    Abort
  ${EndIf}
FunctionEnd

Section
  !insertmacro waitForKubik
  !insertmacro removeProgram
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\Kubik.exe" "" "" "" "" "" "$(DICE_GAMES)"
  WriteRegStr HKCU "${KEY}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "Language" "$LANGUAGE"
  WriteRegStr HKCU "${LISTED}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${LISTED}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\Kubik.exe"
  WriteRegStr HKCU "${LISTED}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "Publisher" "Kubik contributors"
  WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${LISTED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
  WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${LISTED}" "EstimatedSize" "$0"
SectionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/DeleteMatches" $1
  StrCpy $deleteMatches 1
  ${If} ${Errors}
    StrCpy $deleteMatches 0
  ${EndIf}
FunctionEnd

Function un.ask
  !insertmacro MUI_HEADER_TEXT "$(UNINSTALL)" "$(UNINSTALL_WHAT)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 0 100% 24u "$(UNINSTALL_FROM)$\r$\n$INSTDIR"
  Pop $0
  ${NSD_CreateCheckBox} 0 40u 100% 12u "$(DELETE_MATCHES)"
  Pop $box
  ${If} $deleteMatches = 1
    ${NSD_Check} $box
  ${EndIf}
  ${NSD_CreateLabel} 12u 56u 95% 40u "$(KEPT_OTHERWISE)$\r$\n${MATCHES}"
  Pop $0
  nsDialogs::Show
FunctionEnd

Function un.asked
  ${NSD_GetState} $box $deleteMatches
FunctionEnd

Section "Uninstall"
  !insertmacro waitForKubik
  !insertmacro removeProgram
  RMDir "$INSTDIR" ; stays where the person has put something of their own into it
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${LISTED}"
  DeleteRegKey HKCU "${KEY}"
  ${If} $deleteMatches = 1
    RMDir /r "${MATCHES}"
  ${EndIf}
SectionEnd
