# Removes what the installer has put there. The matches stay, unless --matches asks for more.
set -eu
program=$(cd "$(dirname "$0")" && pwd) # wherever $XDG_DATA_HOME has pointed since
data=${program%/*}
matches=$data/kubik
case ${1:-} in
'' | --matches) ;;
*)
    sentence options
    exit 0
    ;;
esac
! is_open || refuse open
agreed sure || exit 0
withdraw
rm -rf "$program" "$program.new" "$program.old" "${XDG_CACHE_HOME:-$HOME/.cache}/kubik"
if [ "${1:-}" = --matches ]; then
    rm -rf "$matches"
    tell forgotten
else
    tell removed "$matches"
fi
exit 0
