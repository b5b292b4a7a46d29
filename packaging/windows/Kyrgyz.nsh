; Kyrgyz for the pages of NSIS, which has none of its own; the other words are in Kyrgyz.nlf.

!insertmacro LANGFILE "Kyrgyz" "Kyrgyz" "Кыргызча" "Kyrgyzcha"

!ifdef MUI_WELCOMEPAGE
  ${LangFileString} MUI_TEXT_WELCOME_INFO_TITLE "$(^NameDA) программасын орнотууга кош келиңиз"
  ${LangFileString} MUI_TEXT_WELCOME_INFO_TEXT "$(^NameDA) программасы компьютериңизге орнотулат.$\r$\n$\r$\n$_CLICK"
!endif

!ifdef MUI_DIRECTORYPAGE
  ${LangFileString} MUI_TEXT_DIRECTORY_TITLE "Орнотуу папкасын тандоо"
  ${LangFileString} MUI_TEXT_DIRECTORY_SUBTITLE "$(^NameDA) программасы орнотула турган папканы тандаңыз."
!endif

!ifdef MUI_INSTFILESPAGE
  ${LangFileString} MUI_TEXT_INSTALLING_TITLE "Орнотулууда"
  ${LangFileString} MUI_TEXT_INSTALLING_SUBTITLE "$(^NameDA) программасы орнотулуп жатат, күтө туруңуз."
  ${LangFileString} MUI_TEXT_FINISH_TITLE "Орнотуу бүттү"
  ${LangFileString} MUI_TEXT_FINISH_SUBTITLE "Баары ийгиликтүү орнотулду."
  ${LangFileString} MUI_TEXT_ABORT_TITLE "Орнотуу токтотулду"
  ${LangFileString} MUI_TEXT_ABORT_SUBTITLE "Орнотуу аягына чыккан жок."
!endif

!ifdef MUI_UNINSTFILESPAGE
  ${LangFileString} MUI_UNTEXT_UNINSTALLING_TITLE "Чыгарылып салынууда"
  ${LangFileString} MUI_UNTEXT_UNINSTALLING_SUBTITLE "$(^NameDA) программасы чыгарылып салынып жатат, күтө туруңуз."
  ${LangFileString} MUI_UNTEXT_FINISH_TITLE "Чыгарып салуу бүттү"
  ${LangFileString} MUI_UNTEXT_FINISH_SUBTITLE "Программа ийгиликтүү чыгарылып салынды."
  ${LangFileString} MUI_UNTEXT_ABORT_TITLE "Чыгарып салуу токтотулду"
  ${LangFileString} MUI_UNTEXT_ABORT_SUBTITLE "Чыгарып салуу аягына чыккан жок."
!endif

!ifdef MUI_FINISHPAGE
  ${LangFileString} MUI_TEXT_FINISH_INFO_TITLE "$(^NameDA) программасы орнотулду"
  ${LangFileString} MUI_TEXT_FINISH_INFO_TEXT "$(^NameDA) программасы компьютериңизге орнотулду.$\r$\n$\r$\nОрнотуучу терезени жабуу үчүн «Бүтүрүү» баскычын басыңыз."
  ${LangFileString} MUI_TEXT_FINISH_INFO_REBOOT "$(^NameDA) программасын орнотууну бүтүрүү үчүн компьютерди кайра жүргүзүү керек. Азыр кайра жүргүзөсүзбү?"
  ${LangFileString} MUI_TEXT_FINISH_REBOOTNOW "Азыр кайра жүргүзүү"
  ${LangFileString} MUI_TEXT_FINISH_REBOOTLATER "Кийин өзүм кайра жүргүзөм"
  ${LangFileString} MUI_TEXT_FINISH_RUN "$(^NameDA) программасын &ачуу"
  ${LangFileString} MUI_TEXT_FINISH_SHOWREADME "Түшүндүрмөсүн &көрсөтүү"
  ${LangFileString} MUI_BUTTONTEXT_FINISH "&Бүтүрүү"
!endif

!ifdef MUI_ABORTWARNING
  ${LangFileString} MUI_TEXT_ABORTWARNING "$(^Name) программасын орнотууну токтотосузбу?"
!endif
