#!/usr/bin/env bash
# Tries the installer for any Linux as its reader will: a person without a home until now, called Őzike Гүлнара, on a
# machine whose /tmp can neither be written nor run programs. Installs, starts the window from the menu, upgrades,
# uninstalls, and lists what is left. As root on Debian, after `packaging/build.py run`.
#
#   packaging/linux/try_run.sh [PICTURE]        where the picture of the window goes
set -euo pipefail
cd "$(dirname "$0")/../.."

picture=$(realpath -m "${1:-build/try_run.png}")
installers=(build/for-people/kubik-*-linux-x86_64.run)
work=$(mktemp -d /var/tmp/kubik.XXXXXX)
home="$work/home/Őzike Гүлнара"
person=54321
own=()
tidy() {
    local child
    for child in "${own[@]}"; do kill "$child" 2>/dev/null || true; done
    wait
    rm -rf "$work"
}
trap tidy EXIT
fail() {
    printf 'try_run: %s\n' "$1"
    exit 1
}
until_true() { # SECONDS COMMAND ...
    local end=$((SECONDS + $1))
    shift
    until "$@" >/dev/null 2>&1; do
        [ "$SECONDS" -lt "$end" ] || return 1
        sleep 0.2
    done
}
as_person() { # COMMAND ...
    # shellcheck disable=SC2016 # the inner shell is to read "$@"
    unshare --mount bash -c 'mount -t tmpfs -o ro,noexec none /tmp && cd / && exec "$@"' as_person \
        setpriv --reuid $person --regid $person --clear-groups \
        env -i HOME="$home" PATH=/usr/local/bin:/usr/bin:/bin DISPLAY="${DISPLAY:-}" LANG="${LANG:-C.UTF-8}" "$@"
}
left() { (cd "$home" && find . -type f -o -type l | sort); }

for tool in Xvfb openbox wmctrl xdotool import desktop-file-validate shellcheck; do
    command -v $tool >/dev/null ||
        fail "needs $tool (Debian: xvfb openbox wmctrl xdotool imagemagick desktop-file-utils shellcheck)"
done
[ -f "${installers[0]}" ] || fail "there is no installer: packaging/build.py run makes one"
installer=${installers[-1]}

mkdir -p "$home/Letöltések"
size=$(sed -n '/^version=/{s/.* size=\([0-9]*\).*/\1/p;q}' "$installer")
head -c -"$size" "$installer" >"$work/script.sh"
shellcheck --shell=sh --severity=warning --exclude=SC1112,SC2034 "$work/script.sh" build/run/usr/lib/kubik/uninstall
# The old version: the same program, with a file that the new one no longer has.
cp -a build/run/usr/lib/kubik "$work/old"
rm "$work/old/uninstall"
sed -i '/^Actions=/,$d' "$work/old/share/applications/org.kubik.Kubik.desktop"
touch "$work/old/_internal/only_in_the_old_one" "$work/old/share/icons/only_in_the_old_one.png"
old="$home/Letöltések/régi.run" new="$home/Letöltések/új.run"
PYTHONPATH=packaging python3 - "$work/old" "$old" <<'PYTHON'
import sys
from pathlib import Path
from making import Release
from self_extracting import installer
Path(sys.argv[2]).write_bytes(installer(Path(sys.argv[1]), Release("0.0.1", 1_700_000_000), effort=0))
PYTHON
cp "$installer" "$new"
chmod -R go+rX "$work"
chown -R $person:$person "$work/home"

echo "== install the old version"
LANG=hu_HU.UTF-8 as_person sh "$old"
data="$home/.local/share" program="$home/.local/share/kubik-program"
[ -e "$program/_internal/only_in_the_old_one" ] || fail "the old version is not there"
as_person "$home/.local/bin/kubik" games | head -n 2
as_person "$home/.local/bin/kubik" --version
LANG=ky_KG.UTF-8 as_person "$home/.local/bin/kubik" --self-check || fail "the self-check is not content"
desktop-file-validate "$data/applications/org.kubik.Kubik.desktop"

echo "== the window, by the line that the menu runs"
Xvfb -displayfd 3 -screen 0 1280x800x24 3>"$work/screen" 2>"$work/xvfb" &
own+=($!)
until_true 20 test -s "$work/screen" || fail "there is no screen"
DISPLAY=:$(cat "$work/screen")
export DISPLAY
openbox 2>"$work/openbox" &
own+=($!)
until_true 20 wmctrl -m || fail "there is no window manager"
start() { # runs the first Exec of the entry, read as a desktop reads it
    local line
    line=$(sed -n 's/^Exec=//p' "$data/applications/org.kubik.Kubik.desktop" | head -n 1)
    LANG=ky_KG.UTF-8 as_person sh -c "exec $line" 2>"$work/said" &
    kubik=$!
    own+=("$kubik")
    until_true 60 xdotool search --onlyvisible --name Kubik || fail "there is no window: $(cat "$work/said")"
}
ended() { ! pgrep -u $person -x kubik; }
close() { # as the person does, and the process that thinks must go with the window
    until_true 20 wmctrl -c Kubik || fail "the window cannot be asked to close"
    until_true 30 ended || fail "something of Kubik runs on: $(pgrep -u $person -ax kubik)"
}
start
sleep 2 # the picture wants the first page whole
import -window root "$picture"
echo "the picture: $picture"

echo "== nothing is changed while it is open"
! as_person env -u DISPLAY sh "$new" || fail "the installer went over a running program"
close
[ -f "$data/kubik/kubik.sqlite" ] || fail "the program wrote no file of matches: $(left)"
before=$(cd "$data/kubik" && sha256sum kubik.sqlite)

echo "== upgrade"
LANG=de_DE.UTF-8 as_person env -u DISPLAY sh "$new"
! left | grep -q only_in_the_old_one || fail "the old version left a file"
diff -r "$program" build/run/usr/lib/kubik || fail "what is installed is not what was packed"
[ "$(cd "$data/kubik" && sha256sum kubik.sqlite)" = "$before" ] || fail "the upgrade touched the matches"
as_person "$home/.local/bin/kubik" --self-check >"$work/check" || fail "the self-check is not content after the upgrade"
start
close

echo "== uninstall"
LANG=ru_RU.UTF-8 as_person env -u DISPLAY "$program/uninstall"
rm "$old" "$new"
echo "what is left:"
left
[ "$(left | grep -v '^./.local/share/kubik/')" = "" ] || fail "more than the matches is left"
echo "== passed"
