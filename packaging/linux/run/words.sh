# What the installer and the uninstaller share: the places, and the sentences in five languages.

case ${XDG_DATA_HOME:-} in
/*) data=$XDG_DATA_HOME ;;
*) data=${HOME:?}/.local/share ;;
esac
program=$data/kubik-program # not $data/kubik: there are the matches
matches=$data/kubik
link=$HOME/.local/bin/kubik

language=${LANGUAGE:-${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}}
case $language in
de* | hu* | ky* | ru*) language=$(printf '%.2s' "$language") ;;
*) language=en ;;
esac

sentence() { # NAME VALUE ...: the sentence of this name
    name=$1
    shift
    case $language.$name in
    en.help) words='sh FILE           installs Kubik for you alone, or the new version over the old one\nsh FILE --help    says this\nNo administrator is needed. Matches and settings stay as they are.' ;;
    hu.help) words='sh FÁJL           telepíti a Kubikot csak neked, vagy az új változatot a régi helyére\nsh FÁJL --help    ezt írja ki\nRendszergazda nem kell hozzá. A játszmák és a beállítások megmaradnak.' ;;
    de.help) words='sh DATEI           installiert Kubik nur für dich, oder die neue Version über die alte\nsh DATEI --help    sagt dies\nEin Administrator ist nicht nötig. Partien und Einstellungen bleiben, wie sie sind.' ;;
    ru.help) words='sh ФАЙЛ           установит Kubik только для вас или обновит его\nsh ФАЙЛ --help    покажет эту справку\nПрава администратора не нужны. Партии и настройки сохранятся.' ;;
    ky.help) words='sh ФАЙЛ           Kubik’ти сиз үчүн гана орнотот же жаңылайт\nsh ФАЙЛ --help    ушуну көрсөтөт\nАдминистратордун уруксаты керек эмес. Оюндар жана жөндөөлөр сакталат.' ;;

    en.processor) words='Kubik needs a computer with a 64-bit processor of Intel or AMD (x86_64); this one is %s.' ;;
    hu.processor) words='A Kubikhoz 64 bites Intel vagy AMD processzor (x86_64) kell; ez a gép ilyen: %s.' ;;
    de.processor) words='Kubik braucht einen Computer mit 64-Bit-Prozessor von Intel oder AMD (x86_64); dieser ist %s.' ;;
    ru.processor) words='Для Kubik нужен компьютер с 64-битным процессором Intel или AMD (x86_64), а здесь %s.' ;;
    ky.processor) words='Kubik үчүн 64 биттик Intel же AMD процессору (x86_64) бар компьютер керек, мында болсо %s.' ;;

    en.system) words='This Linux is too old for Kubik, or of another kind: it takes one like Debian 12, Ubuntu 22.04 or newer (the GNU C library 2.35; here: %s).' ;;
    hu.system) words='Ez a Linux túl régi a Kubikhoz, vagy másfajta: a Debian 12, az Ubuntu 22.04 vagy annál újabb kell (GNU C-könyvtár 2.35; itt: %s).' ;;
    de.system) words='Dieses Linux ist zu alt für Kubik oder von anderer Art: Nötig ist eines wie Debian 12, Ubuntu 22.04 oder neuer (GNU-C-Bibliothek 2.35; hier: %s).' ;;
    ru.system) words='Эта система Linux слишком старая для Kubik или другого рода: нужна такая, как Debian 12, Ubuntu 22.04 или новее (библиотека GNU C 2.35; здесь: %s).' ;;
    ky.system) words='Бул Linux Kubik үчүн өтө эски же башка түрдө: Debian 12, Ubuntu 22.04 же андан жаңысы керек (GNU C китепканасы 2.35; мында: %s).' ;;

    en.damaged) words='The file %s is damaged or incomplete. Please download it again.' ;;
    hu.damaged) words='A fájl sérült vagy hiányos: %s. Kérlek, töltsd le újra.' ;;
    de.damaged) words='Die Datei %s ist beschädigt oder unvollständig. Bitte lade sie noch einmal herunter.' ;;
    ru.damaged) words='Файл %s повреждён или скачан не целиком. Скачайте его ещё раз.' ;;
    ky.damaged) words='%s файлы бузулган же толук эмес. Аны кайра жүктөп алыңыз.' ;;

    en.room) words='There is too little room in the folder %s: Kubik needs %s MB.' ;;
    hu.room) words='Kevés a hely ebben a mappában: %s. A Kubiknak %s MB kell.' ;;
    de.room) words='Im Ordner %s ist zu wenig Platz: Kubik braucht %s MB.' ;;
    ru.room) words='В папке %s слишком мало места: для Kubik нужно %s МБ.' ;;
    ky.room) words='%s папкасында орун аз: Kubik үчүн %s МБ керек.' ;;

    en.locked) words='Kubik may not write into the folder %s.' ;;
    hu.locked) words='A Kubik nem írhat ebbe a mappába: %s.' ;;
    de.locked) words='Kubik darf nicht in den Ordner %s schreiben.' ;;
    ru.locked) words='Kubik не может писать в папку %s.' ;;
    ky.locked) words='Kubik %s папкасына жаза албайт.' ;;

    en.open) words='Kubik is open. Please close it, then start this once more.' ;;
    hu.open) words='A Kubik még nyitva van. Zárd be, aztán indítsd ezt újra.' ;;
    de.open) words='Kubik ist noch offen. Bitte schließe es und starte dies dann noch einmal.' ;;
    ru.open) words='Kubik ещё открыт. Закройте его и запустите это ещё раз.' ;;
    ky.open) words='Kubik ачык турат. Аны жаап, муну кайра иштетиңиз.' ;;

    en.xz) words='The program xz is missing, which unpacks. Please install the package xz or xz-utils, then start this once more.' ;;
    hu.xz) words='Hiányzik az xz, amely kicsomagol. Telepítsd az xz vagy xz-utils csomagot, aztán indítsd ezt újra.' ;;
    de.xz) words='Es fehlt das Programm xz, das auspackt. Bitte installiere das Paket xz oder xz-utils und starte dies dann noch einmal.' ;;
    ru.xz) words='Не хватает программы xz, которая распаковывает. Установите пакет xz или xz-utils и запустите это ещё раз.' ;;
    ky.xz) words='Таңгактан чыгаруучу xz программасы жок. xz же xz-utils пакетин орнотуп, муну кайра иштетиңиз.' ;;

    en.unpacking) words='Unpacking Kubik %s …' ;;
    hu.unpacking) words='A Kubik kicsomagolása (%s) …' ;;
    de.unpacking) words='Kubik %s wird ausgepackt …' ;;
    ru.unpacking) words='Kubik %s распаковывается …' ;;
    ky.unpacking) words='Kubik %s таңгактан чыгарылууда …' ;;

    en.refuses) words='Kubik does not run on this system, and nothing was changed. The reason: %s' ;;
    hu.refuses) words='A Kubik ezen a rendszeren nem indul el; semmi sem változott. Az ok: %s' ;;
    de.refuses) words='Kubik läuft auf diesem System nicht; es wurde nichts verändert. Der Grund: %s' ;;
    ru.refuses) words='Kubik не запускается в этой системе; ничего не изменено. Причина: %s' ;;
    ky.refuses) words='Kubik бул системада иштебейт; эч нерсе өзгөртүлгөн жок. Себеби: %s' ;;

    en.installed) words='Kubik %s is installed. You find it in the menu, among the games. To remove it: right-click its icon there, or run "%s".' ;;
    hu.installed) words='A Kubik telepítve van (%s). A menüben, a játékok között találod. Eltávolítás: jobb gomb az ikonján, vagy futtasd ezt: "%s".' ;;
    de.installed) words='Kubik %s ist installiert. Du findest es im Menü unter den Spielen. Zum Entfernen: Rechtsklick auf das Symbol dort, oder "%s" ausführen.' ;;
    ru.installed) words='Kubik %s установлен. Он в меню, среди игр. Чтобы удалить: правая кнопка на его значке или команда "%s".' ;;
    ky.installed) words='Kubik %s орнотулду. Ал менюда, оюндардын арасында. Өчүрүү үчүн: белгисин оң баскыч менен басыңыз же "%s" буйругун иштетиңиз.' ;;

    en.lacking) words='Kubik is installed. Before its window can open, this system must have: %s. Please install what holds these libraries.' ;;
    hu.lacking) words='A Kubik telepítve van. Mielőtt az ablaka megnyílhatna, a rendszernek kell még: %s. Telepítsd, ami ezeket a könyvtárakat tartalmazza.' ;;
    de.lacking) words='Kubik ist installiert. Bevor sein Fenster sich öffnen kann, braucht dieses System noch: %s. Bitte installiere, was diese Bibliotheken enthält.' ;;
    ru.lacking) words='Kubik установлен. Чтобы открылось окно, системе ещё нужно: %s. Установите пакеты с этими библиотеками.' ;;
    ky.lacking) words='Kubik орнотулду. Терезеси ачылышы үчүн системага дагы керек: %s. Ушул китепканалары бар пакеттерди орнотуңуз.' ;;

    en.other) words='%s is another program and was left as it is.' ;;
    hu.other) words='Ez egy másik program, és a helyén maradt: %s.' ;;
    de.other) words='%s ist ein anderes Programm und bleibt, wie es ist.' ;;
    ru.other) words='%s — другая программа, она не тронута.' ;;
    ky.other) words='%s башка программа, ал ошол бойдон калды.' ;;

    en.sure) words='Remove Kubik from this computer? The matches stay.' ;;
    hu.sure) words='Eltávolítsuk a Kubikot erről a gépről? A játszmák megmaradnak.' ;;
    de.sure) words='Kubik von diesem Computer entfernen? Die Partien bleiben.' ;;
    ru.sure) words='Удалить Kubik с этого компьютера? Партии останутся.' ;;
    ky.sure) words='Kubik бул компьютерден өчүрүлсүнбү? Оюндар калат.' ;;

    en.removed) words='Kubik is removed. The matches stay in the folder %s' ;;
    hu.removed) words='A Kubik eltávolítva. A játszmák itt maradtak: %s' ;;
    de.removed) words='Kubik ist entfernt. Die Partien bleiben im Ordner %s' ;;
    ru.removed) words='Kubik удалён. Партии остались в папке %s' ;;
    ky.removed) words='Kubik өчүрүлдү. Оюндар ушул папкада калды: %s' ;;

    en.forgotten) words='Kubik is removed, and all its matches.' ;;
    hu.forgotten) words='A Kubik és az összes játszma eltávolítva.' ;;
    de.forgotten) words='Kubik und alle Partien sind entfernt.' ;;
    ru.forgotten) words='Kubik и все партии удалены.' ;;
    ky.forgotten) words='Kubik жана бардык оюндар өчүрүлдү.' ;;

    en.options) words='uninstall              removes Kubik and leaves the matches\nuninstall --matches    removes the matches, too' ;;
    hu.options) words='uninstall              eltávolítja a Kubikot, a játszmák megmaradnak\nuninstall --matches    a játszmákat is törli' ;;
    de.options) words='uninstall              entfernt Kubik und lässt die Partien\nuninstall --matches    entfernt auch die Partien' ;;
    ru.options) words='uninstall              удаляет Kubik, партии остаются\nuninstall --matches    удаляет и партии' ;;
    ky.options) words='uninstall              Kubik’ти өчүрөт, оюндар калат\nuninstall --matches    оюндарды да өчүрөт' ;;
    *) words="$name" ;;
    esac
    # shellcheck disable=SC2059 # the sentences are written above
    printf "$words\n" "$@"
}

# Started by a double click there is no terminal to read in: then a dialog of the desktop says it, where there is one.
in_terminal() { [ -t 1 ] || [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; }
tell() { # NAME VALUE ...
    sentence "$@"
    in_terminal && return 0
    if command -v zenity >/dev/null; then
        zenity --info --no-markup --title=Kubik --text="$(sentence "$@")" || true
    elif command -v kdialog >/dev/null; then
        kdialog --title Kubik --msgbox "$(sentence "$@")" || true
    elif command -v xmessage >/dev/null; then
        xmessage -center "$(sentence "$@")" || true
    fi 2>/dev/null
}
agreed() { # NAME: only a dialog asks; who types a command means it
    in_terminal && return 0
    if command -v zenity >/dev/null; then
        zenity --question --no-markup --title=Kubik --text="$(sentence "$1")" 2>/dev/null
    elif command -v kdialog >/dev/null; then
        kdialog --title Kubik --yesno "$(sentence "$1")" 2>/dev/null
    fi
}
refuse() { # NAME VALUE ...
    tell "$@" >&2
    exit 1
}

is_open() { # /proc knows the program by its real place, which a home on some systems is not
    real=$(readlink -f "$program/kubik") || return 1
    for process in /proc/[0-9]*; do
        [ "$(readlink "$process/exe" 2>/dev/null)" != "$real" ] || return 0
    done
    return 1
}

withdraw() { # takes back what the program in place has put where the desktop looks
    [ "$(readlink "$link")" != "$program/kubik" ] || rm -f "$link"
    rmdir "$HOME/.local/bin" 2>/dev/null || true
    [ -d "$program/share" ] || return 0
    (cd "$program/share" && find . -type f) | while IFS= read -r file; do
        rm -f "$data/$file"
        folder=$data/${file%/*}
        while [ "$folder" != "$data" ] && rmdir "$folder" 2>/dev/null; do folder=${folder%/*}; done
    done
}
