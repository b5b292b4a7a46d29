"""Puts what ships beside the code into the wheel, with the catalogues compiled.

An installed program must never write into its own folder, and a catalogue that it compiles
elsewhere would stay when the next version comes. So the wheel is built with PySide6's lrelease.
"""

import importlib.util
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from typing_extensions import override


class CompiledCatalogues(BuildHookInterface[Any]):
    """Called by hatchling for the wheel alone; the source archive holds what a checkout does."""

    @override
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files, but for an editable install, which finds them in the checkout."""
        if version == "editable":
            return
        root = Path(self.root)
        self._made = tempfile.TemporaryDirectory()
        shipped = {root / "assets": "kubik/assets"}
        for source in (root / "translations").glob("*.ts"):
            compiled = Path(self._made.name) / f"{source.stem}.qm"
            shipped[compiled] = f"kubik/translations/{compiled.name}"
            self._compile(source, compiled)
        for text in (root / "translations" / "rules").glob("*.*.md"):
            shipped[text] = f"kubik/translations/rules/{text.name}"
        build_data["force_include"].update({str(path): to for path, to in shipped.items()})

    @override
    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is written: what was compiled may go."""
        if version != "editable":
            self._made.cleanup()

    def _compile(self, source: Path, target: Path) -> None:
        path = Path(self.root) / "packaging" / "catalogues" / "catalogues.py"
        spec = importlib.util.spec_from_file_location("catalogues", path)
        assert spec is not None
        assert spec.loader is not None
        catalogues = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(catalogues)
        catalogues.tool("lrelease", "-silent", str(source), "-qm", str(target))
