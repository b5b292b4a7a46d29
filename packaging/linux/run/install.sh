# Installs Kubik for the person who starts this: unpacked at once to where it stays, for /tmp may be small, read-only
# or closed to programs. The old version goes only when the new one has been seen to run.
set -eu
umask 022
version=@VERSION@ size=@SIZE@ checksum=@CHECKSUM@ megabytes=@MEGABYTES@

case ${1:-} in
--help | -h)
    sentence help
    exit 0
    ;;
esac

[ "$(uname -m)" = x86_64 ] || refuse processor "$(uname -m)"
found=$(getconf GNU_LIBC_VERSION 2>/dev/null) || found='?'
minor=${found#glibc 2.}
case $minor in
'' | *[!0-9]*) refuse system "$found" ;;
esac
[ "$minor" -ge 35 ] || refuse system "$found"

packed() { tail -c "$size" "$0"; }
[ "$(packed | sha256sum | cut -d ' ' -f 1)" = "$checksum" ] || refuse damaged "$0"
if command -v xz >/dev/null; then
    unpacked() { packed | xz -dc; }
elif python3 -c 'import lzma' 2>/dev/null; then
    unpacked() {
        packed | python3 -c 'import lzma, shutil, sys; shutil.copyfileobj(lzma.open(sys.stdin.buffer), sys.stdout.buffer)'
    }
else
    refuse xz
fi

mkdir -p "$data" 2>/dev/null || refuse locked "$data"
[ -w "$data" ] || refuse locked "$data"
free=$(df -Pk "$data" | awk 'NR == 2 { print $(NF - 2) }')
[ "$((free / 1000))" -ge "$megabytes" ] || refuse room "$data" "$megabytes"
! is_open || refuse open

new=$program.new old=$program.old
trap 'rm -rf "$new"' EXIT
trap 'exit 130' INT TERM HUP
rm -rf "$new" "$old"
sentence unpacking "$version"
mkdir "$new"
unpacked | tar -xf - -C "$new" || refuse room "$data" "$megabytes"
said=$("$new/kubik" games 2>&1) || refuse refuses "$(printf '%s' "$said" | tail -n 1)"

withdraw
[ ! -e "$program" ] || mv "$program" "$old"
mv "$new" "$program"
rm -rf "$old"

(cd "$program/share" && find . -type f) | while IFS= read -r file; do
    mkdir -p "$data/${file%/*}"
    cp "$program/share/$file" "$data/$file"
done
# In Exec a path stands in quotes; what is special within them gets a backslash, which a desktop entry writes twice.
quoted=$(printf '%s' "$program" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
entry=$data/applications/org.kubik.Kubik.desktop
while IFS= read -r line; do
    case $line in
    Exec=*) printf 'Exec="%s/%s"\n' "$quoted" "${line#Exec=}" ;;
    *) printf '%s\n' "$line" ;;
    esac
done <"$program/share/applications/org.kubik.Kubik.desktop" >"$entry"
[ ! -d "$data/icons/hicolor" ] || touch "$data/icons/hicolor" # a list of icons that the desktop keeps is now old

mkdir -p "$HOME/.local/bin"
if [ -e "$link" ] || [ -L "$link" ]; then
    sentence other "$link"
else
    ln -s "$program/kubik" "$link"
fi

inside=$program/_internal
lacking=$(LD_LIBRARY_PATH=$inside ldd "$inside"/PySide6/QtWidgets.abi3.so "$inside"/PySide6/Qt/plugins/platforms/libqxcb.so 2>/dev/null |
    awk '/not found/ { print $1 }' | sort -u | paste -sd ' ' -)
if [ -n "$lacking" ]; then
    tell lacking "$lacking"
elif in_terminal; then
    sentence installed "$version" "$program/uninstall"
else
    "$program/kubik" >/dev/null 2>&1 & # a double click is answered by the window
fi
exit 0
