#!/usr/bin/env bash
# Tries the rpm as far as Debian can: what it says of itself, whether it is whole, an install into an empty root, the
# program started from there, and its removal. What a Fedora or openSUSE would add, their own libraries and their package
# managers, is not tried here. As root on Debian, after `packaging/build.py rpm`.
set -euo pipefail
cd "$(dirname "$0")/../.."

packages=(build/for-people/kubik-*.x86_64.rpm)
work=$(mktemp -d /var/tmp/kubik.XXXXXX)
trap 'rm -rf "$work"' EXIT
fail() {
    printf 'try_rpm: %s\n' "$1"
    exit 1
}
command -v rpm >"$work/where" || fail "needs rpm (Debian: rpm)"
[ -f "${packages[0]}" ] || fail "there is no package: packaging/build.py rpm makes one"
package=${packages[-1]}

echo "== what it says of itself"
rpm -qpi "$package"
rpm --checksig --nosignature "$package"
rpm -qpR "$package" >"$work/requires"
rpm -qpl "$package" >"$work/files"
printf '%s files; it requires:\n' "$(wc -l <"$work/files")"
grep -v '^rpmlib' "$work/requires" | sed 's/(.*//' | sort -u | paste -sd ' ' -
printf 'at least %s and %s\n' "$(grep -o 'GLIBC_2[.0-9]*' "$work/requires" | sort -V | tail -n 1)" \
    "$(grep -o 'GLIBCXX_[.0-9]*' "$work/requires" | sort -V | tail -n 1)"
! grep -qE 'GLIBC_PRIVATE|Qt_6|libpython|libshiboken|libicu' "$work/requires" || fail "it asks the system for what it brings"
! rpm -qp --provides "$package" | grep -qv '^kubik\b' || fail "it offers others what it brings"

echo "== every library that it requires, this Debian has under that name"
ldconfig -p | awk '{ print $1 }' | sort -u >"$work/known"
grep -o '^lib[^(]*' "$work/requires" | sort -u | while read -r library; do
    grep -qxF "$library" "$work/known" || echo "not here: $library"
done

root=$work/root
echo "== install into an empty root, and start from there"
in_root() { rpm --root "$root" --dbpath /var/lib/rpm "$@"; } # Debian's own rpm would keep it in a home
in_root --initdb
in_root --nodeps --install "$package"
in_root --verify --nodeps kubik || fail "what is installed is not what was packed"
export HOME=$work/home LC_ALL=C.UTF-8
mkdir "$HOME"
"$root/usr/bin/kubik" --version | head -n 1
QT_QPA_PLATFORM=offscreen "$root/usr/bin/kubik" --self-check >"$work/check" || {
    cat "$work/check"
    fail "the self-check is not content"
}
tail -n 1 "$work/check"
in_root --verify --nodeps kubik || fail "starting it has changed its files"

echo "== remove"
in_root --nodeps --erase kubik
left=$(find "$root" -path "$root/var/lib/rpm" -prune -o -type f -print)
[ -z "$left" ] || fail "removed, it leaves: $left"
echo "== passed"
