#!/usr/bin/env bash
# Tries the README's two commands, to the letter, on a Debian 12 with python3 and python3-venv and nothing else: the
# libraries of a desktop and the screen itself are missing there, and the first command has to get them. The checkout is
# copied, for there is no git. As root on Debian; needs mmdebstrap, a mirror of Debian and PyPI.
#
#   packaging/linux/try_checkout.sh [PYTEST'S ARGUMENTS]      for the second command; else it runs all quick tests
set -euo pipefail
cd "$(dirname "$0")/../.."

fail() {
    printf 'try_checkout: %s\n' "$1"
    exit 1
}
for tool in mmdebstrap Xvfb xdotool; do
    command -v $tool >/dev/null || fail "needs $tool (Debian: mmdebstrap xvfb xdotool)"
done
work=$(mktemp -d /var/tmp/kubik.XXXXXX)
root=$work/root
own=()
tidy() {
    local child mounted
    for child in "${own[@]}"; do kill "$child" 2>/dev/null || true; done
    wait
    for mounted in dev proc; do mountpoint -q "$root/$mounted" && umount -l "$root/$mounted"; done
    rm -rf --one-file-system "$work"
}
trap tidy EXIT
until_true() { # SECONDS COMMAND ...
    local end=$((SECONDS + $1))
    shift
    until "$@" >/dev/null 2>&1; do
        [ "$SECONDS" -lt "$end" ] || return 1
        sleep 0.5
    done
}
inside() { # COMMAND ...
    chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 \
        ${DISPLAY:+DISPLAY="$DISPLAY"} sh -c 'cd /root/kubik && exec "$@"' inside "$@"
}

echo "== a bare Debian 12"
mmdebstrap --quiet --variant=minbase --include=python3,python3-venv bookworm "$root"
mount -t proc none "$root/proc"
mount --bind /dev "$root/dev"
for file in /etc/resolv.conf /etc/pip.conf /etc/ssl/certs/ca-certificates.crt; do
    [ ! -f $file ] || install -D --mode=644 $file "$root$file" # how this machine finds PyPI
done
git ls-files -z | tar --null --files-from=- --transform 's,^,root/kubik/,' -cf - | tar -xf - -C "$root"
printf '%s packages\n' "$(inside dpkg-query --show | wc -l)"

# The commands, read out of the README's table, last column.
# shellcheck disable=SC2016 # the quotes of Markdown
mapfile -t commands < <(sed -n 's/^| \(play\|run the tests\) |.*| `\(.*\)` |$/\2/p' README.md)
[ "${#commands[@]}" -eq 2 ] || fail "the README has ${#commands[@]} commands instead of two"

echo "== ${commands[0]}"
Xvfb -displayfd 3 -screen 0 1280x800x24 3>"$work/screen" 2>"$work/xvfb" &
own+=($!)
until_true 20 test -s "$work/screen" || fail "there is no screen"
DISPLAY=:$(cat "$work/screen")
export DISPLAY
read -ra words <<<"${commands[0]}"
inside "${words[@]}" >"$work/said" 2>&1 &
kubik=$!
own+=("$kubik")
window() { xdotool search --onlyvisible --name Kubik; }
ended() { ! kill -0 "$kubik" 2>/dev/null; }
window_or_ended() { window || ended; }
began=$SECONDS
until_true 600 window_or_ended || true
window >/dev/null 2>&1 || { cat "$work/said"; fail "no window"; }
printf 'a window after %d s: %s\n' $((SECONDS - began)) "$(xdotool getwindowname "$(window | tail -n 1)")"
xdotool windowclose "$(window | tail -n 1)"
until_true 30 ended || kill "$kubik"
wait "$kubik" || true
unset DISPLAY

echo "== ${commands[1]}"
read -ra words <<<"${commands[1]}"
inside "${words[@]}" "$@" || fail "the tests fail"
echo "== passed"
