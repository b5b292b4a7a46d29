; What Kubik's installer says beyond the words that come with NSIS. None of it addresses a person as
; one close or distant: NSIS does so in its own way in each language.

LangString WELCOME ${LANG_ENGLISH} "Dice games for the whole family at one computer.$\r$\n$\r$\nNo administrator is needed, and no network. Matches from an earlier version of Kubik stay as they are."
LangString WELCOME ${LANG_HUNGARIAN} "Kockajátékok az egész családnak, egyetlen számítógépnél.$\r$\n$\r$\nNem kell hozzá rendszergazda, sem hálózat. A Kubik korábbi változatában megkezdett játszmák megmaradnak."
LangString WELCOME ${LANG_GERMAN} "Würfelspiele für die ganze Familie an einem Computer.$\r$\n$\r$\nDazu braucht es weder einen Administrator noch ein Netz. Partien aus einer früheren Version von Kubik bleiben, wie sie sind."
LangString WELCOME ${LANG_RUSSIAN} "Игры в кости для всей семьи за одним компьютером.$\r$\n$\r$\nНи администратор, ни сеть не нужны. Партии из прежней версии Kubik останутся как есть."
LangString WELCOME ${LANG_KYRGYZ} "Бир компьютерде бүт үй-бүлө менен ойной турган кубик оюндары.$\r$\n$\r$\nАдминистратор да, тармак да керек эмес. Kubik программасынын мурунку версиясындагы оюндар ошол бойдон калат."

LangString DICE_GAMES ${LANG_ENGLISH} "Dice games for the whole family"
LangString DICE_GAMES ${LANG_HUNGARIAN} "Kockajátékok az egész családnak"
LangString DICE_GAMES ${LANG_GERMAN} "Würfelspiele für die ganze Familie"
LangString DICE_GAMES ${LANG_RUSSIAN} "Игры в кости для всей семьи"
LangString DICE_GAMES ${LANG_KYRGYZ} "Бүт үй-бүлө үчүн кубик оюндары"

LangString STILL_RUNNING ${LANG_ENGLISH} "Kubik is still open. Once it is closed, Retry goes on; nothing of the match is lost."
LangString STILL_RUNNING ${LANG_HUNGARIAN} "A Kubik még nyitva van. Ha be van zárva, az Ismét gombbal lehet folytatni; a játszmából semmi sem vész el."
LangString STILL_RUNNING ${LANG_GERMAN} "Kubik ist noch offen. Sobald es geschlossen ist, geht es mit „Wiederholen“ weiter; von der Partie geht nichts verloren."
LangString STILL_RUNNING ${LANG_RUSSIAN} "Программа Kubik ещё открыта. Когда она будет закрыта, можно продолжить кнопкой «Повторить»; из партии ничего не пропадёт."
LangString STILL_RUNNING ${LANG_KYRGYZ} "Kubik программасы дагы эле ачык. Ал жабылгандан кийин кайталоо баскычы менен улантууга болот; оюндан эч нерсе жоголбойт."

LangString TOO_OLD ${LANG_ENGLISH} "Kubik needs Windows 10 (version 1903 or newer) or Windows 11."
LangString TOO_OLD ${LANG_HUNGARIAN} "A Kubikhoz Windows 10 (legalább 1903-as verzió) vagy Windows 11 kell."
LangString TOO_OLD ${LANG_GERMAN} "Kubik braucht Windows 10 (ab Version 1903) oder Windows 11."
LangString TOO_OLD ${LANG_RUSSIAN} "Для Kubik нужна Windows 10 (версия 1903 или новее) или Windows 11."
LangString TOO_OLD ${LANG_KYRGYZ} "Kubik программасына Windows 10 (1903 же андан жаңы версиясы) же Windows 11 керек."

LangString UNINSTALL ${LANG_ENGLISH} "Uninstall Kubik"
LangString UNINSTALL ${LANG_HUNGARIAN} "A Kubik eltávolítása"
LangString UNINSTALL ${LANG_GERMAN} "Kubik entfernen"
LangString UNINSTALL ${LANG_RUSSIAN} "Удаление Kubik"
LangString UNINSTALL ${LANG_KYRGYZ} "Kubik программасын чыгарып салуу"

LangString UNINSTALL_WHAT ${LANG_ENGLISH} "The program goes; the matches may stay."
LangString UNINSTALL_WHAT ${LANG_HUNGARIAN} "A program eltűnik, a játszmák maradhatnak."
LangString UNINSTALL_WHAT ${LANG_GERMAN} "Das Programm geht, die Partien können bleiben."
LangString UNINSTALL_WHAT ${LANG_RUSSIAN} "Программа будет удалена, партии могут остаться."
LangString UNINSTALL_WHAT ${LANG_KYRGYZ} "Программа кетет, оюндар калса болот."

LangString UNINSTALL_FROM ${LANG_ENGLISH} "Kubik will be removed from this folder:"
LangString UNINSTALL_FROM ${LANG_HUNGARIAN} "A Kubik innen lesz eltávolítva:"
LangString UNINSTALL_FROM ${LANG_GERMAN} "Kubik wird aus diesem Ordner entfernt:"
LangString UNINSTALL_FROM ${LANG_RUSSIAN} "Kubik будет удалён из этой папки:"
LangString UNINSTALL_FROM ${LANG_KYRGYZ} "Kubik программасы бул папкадан чыгарылып салынат:"

LangString DELETE_MATCHES ${LANG_ENGLISH} "&Delete all matches, players and settings as well"
LangString DELETE_MATCHES ${LANG_HUNGARIAN} "Az összes játszma, játékos és beállítás törlése is"
LangString DELETE_MATCHES ${LANG_GERMAN} "&Auch alle Partien, Spieler und Einstellungen löschen"
LangString DELETE_MATCHES ${LANG_RUSSIAN} "&Удалить также все партии, игроков и настройки"
LangString DELETE_MATCHES ${LANG_KYRGYZ} "&Бардык оюндарды, оюнчуларды жана жөндөөлөрдү да өчүрүү"

LangString KEPT_OTHERWISE ${LANG_ENGLISH} "Otherwise they stay here, and Kubik finds them when it is installed again:"
LangString KEPT_OTHERWISE ${LANG_HUNGARIAN} "Különben itt maradnak, és egy későbbi telepítés után a Kubik megtalálja őket:"
LangString KEPT_OTHERWISE ${LANG_GERMAN} "Sonst bleiben sie hier, und Kubik findet sie nach einer neuen Installation wieder:"
LangString KEPT_OTHERWISE ${LANG_RUSSIAN} "Иначе они останутся здесь, и Kubik найдёт их после новой установки:"
LangString KEPT_OTHERWISE ${LANG_KYRGYZ} "Болбосо алар бул жерде калат, жана кайра орнотулганда Kubik аларды табат:"
