"""The data of ICU, by which Qt sorts words, cut down to the languages of Kubik.

The data of all languages are 32 MB in one library, those of Kubik's five 2.7. Qt asks ICU for
the order of words (QCollator), for capital and small letters, for the names of time zones and for
the tables of old character sets; everything else about languages it has itself.

The format is that of ICU's "common data", https://unicode-org.github.io/icu/userguide/icu_data/:
a header, then a table of contents with the place of each item and of its name, then the items,
sorted by name, each at a multiple of 16 bytes.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass

KEPT = re.compile(
    r"""
    (pool | root | en | hu | de | ru | ky | res_index | supplementalData | likelySubtags | metadata
    | keyTypeData | numberingSystems | timezoneTypes | metaZones | windowsZones | zoneinfo64)\.res
    | coll/(root | en | hu | de | de_ | de__PHONEBOOK | ru | ky | res_index)\.res
    | coll/ucadata\.icu
    | zone/(root | en | hu | de | ru | ky | res_index | pool)\.res
    | brkitr/(root | en | de | ru | res_index)\.res
    | brkitr/(char | line | word | sent | title)\.brk
    | (nfkc | nfkc_cf | uts46)\.nrm | (ulayout | uemoji | cnvalias)\.icu
    """,
    re.VERBOSE,
)

_MAGIC = b"CmnD"
_MAGIC_AT = 12
_ALIGNMENT = 16
_FILLING = b"\xaa"


class UnknownFormat(Exception):
    """These bytes are not what this module knows to read."""


@dataclass(frozen=True, slots=True)
class Data:
    """A header as it is, and the items by their names, such as "icudt73l/coll/hu.res"."""

    header: bytes
    items: dict[str, bytes]

    def kept(self) -> Data:
        """What Kubik needs of it."""
        wanted = {
            name: item
            for name, item in self.items.items()
            if KEPT.fullmatch(name.partition("/")[2])
        }
        return Data(self.header, wanted)


def in_library(library: bytes) -> bytes:
    """The data within libicudata: the only thing it holds."""
    if library.count(_MAGIC) != 1:
        raise UnknownFormat("there is not exactly one table of data in the library")
    return library[library.index(_MAGIC) - _MAGIC_AT :]


def parse(data: bytes) -> Data:
    """Take the data apart. Behind the last item there may be anything."""
    if data[_MAGIC_AT : _MAGIC_AT + 4] != _MAGIC:
        raise UnknownFormat("the data do not begin with a header of common data")
    (contents,) = struct.unpack_from("<H", data)
    (count,) = struct.unpack_from("<I", data, contents)
    places = [struct.unpack_from("<II", data, contents + 4 + 8 * place) for place in range(count)]
    names = [_text(data, contents + name) for name, _ in places]
    starts = [contents + start for _, start in places]
    if names != sorted(names) or starts != sorted(starts):
        raise UnknownFormat("the table of contents is not sorted")
    items = {
        name: data[start:end]
        for name, start, end in zip(names, starts, [*starts[1:], len(data)], strict=True)
    }
    return Data(data[:contents], items)


def written(data: Data) -> bytes:
    """The bytes of it, as ICU reads them."""
    names = sorted(data.items)
    texts = b"".join(name.encode() + b"\0" for name in names)
    name_at = 4 + 8 * len(names)
    item_at = name_at + len(texts)
    gap = -(len(data.header) + item_at) % _ALIGNMENT
    item_at += gap
    contents, items = [struct.pack("<I", len(names))], []
    for name in names:
        contents.append(struct.pack("<II", name_at, item_at))
        item = data.items[name] + _FILLING * (-len(data.items[name]) % _ALIGNMENT)
        items.append(item)
        name_at += len(name) + 1
        item_at += len(item)
    return b"".join((data.header, *contents, texts, _FILLING * gap, *items))


def _text(data: bytes, start: int) -> str:
    return data[start : data.index(b"\0", start)].decode("ascii")
