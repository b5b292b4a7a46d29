"""numpy with the small linear algebra of the frozen program computes what it does with OpenBLAS."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "packaging" / "linear_algebra" / "linear_algebra.c"
BUNDLED = Path(np.__file__).parent.parent / "numpy.libs"

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("gcc") is None or not BUNDLED.is_dir(),
    reason="needs Linux, gcc and numpy from a wheel",
)

# Each product is made through BLAS by `@`, and without it by einsum; in whole numbers, so that
# both are exact whatever the order of the additions.
PRODUCTS = """
import itertools, json, sys
import numpy as np
source = np.random.default_rng(6)
found = []

def some(*shape):
    numbers = source.integers(-9, 10, shape)
    return numbers + 1j * source.integers(-9, 10, shape) if np.dtype(kind).kind == "c" else numbers

def check(what, made, wanted):
    if not np.array_equal(made, wanted) or made.dtype != np.dtype(kind):
        found.append(f"{kind} {what}")

def laid_out(a):
    wide = np.zeros((a.shape[0], a.shape[1] + 3), a.dtype)
    wide[:, : a.shape[1]] = a
    return a, np.asfortranarray(a), wide[:, : a.shape[1]], np.repeat(a, 2, axis=1)[:, ::2]

for kind in ("f4", "f8", "c8", "c16"):
    for n, k, m in (1, 1, 1), (2, 3, 4), (7, 1, 5), (9, 17, 8), (1, 33, 6), (31, 16, 1), (9, 40, 9):
        for a, b in itertools.product(
            laid_out(some(n, k).astype(kind)), laid_out(some(k, m).astype(kind))
        ):
            shape = (n, k, m, a.strides, b.strides)
            check(f"a b {shape}", a @ b, np.einsum("ij,jk", a, b))
            check(f"bT aT {shape}", b.T @ a.T, np.einsum("ij,jk", a, b).T)
            check(f"a x {shape}", a @ b[:, 0], np.einsum("ij,j", a, b[:, 0]))
            check(f"x a {shape}", b[:, -1] @ a.T, np.einsum("ij,j", a, b[:, -1]))
            check(f"a aT {shape}", a @ a.T, np.einsum("ij,kj", a, a))
            check(f"aT a {shape}", a.T @ a, np.einsum("ji,jk", a, a))
            check(f"x y {shape}", a[0] @ b[:, 0], np.einsum("i,i", a[0], b[:, 0]))
            check(f"x* y {shape}", np.vdot(a[0], b[:, 0]), np.einsum("i,i", a[0].conj(), b[:, 0]))
            check(f"x x {shape}", a[0, ::-1] @ a[0, ::-1], np.einsum("i,i", a[0], a[0]))
            check(f"dot {shape}", np.dot(a, b), np.einsum("ij,jk", a, b))
            into = np.full((n, m), np.nan, kind)
            np.matmul(a, b, out=into)
            check(f"out= {shape}", into, np.einsum("ij,jk", a, b))
print(json.dumps(found))
"""

EQUATIONS = """
import json
import numpy as np
source = np.random.default_rng(6)
answers = []
for kind in ("f4", "f8", "c8", "c16"):
    for size in (1, 2, 3, 8, 40):
        a = source.normal(size=(size, size)) + 1j * source.normal(size=(size, size))
        a = (a if np.dtype(kind).kind == "c" else a.real).astype(kind)
        b = source.normal(size=(size, 3)).astype(kind)
        for one in (np.linalg.solve(a, b), np.linalg.inv(a), np.linalg.det(a), a @ b):
            assert one.dtype == np.dtype(kind)
            answers.append([[x.real, x.imag] for x in one.ravel().astype(complex)])
for lost in (np.zeros((3, 3)), np.array([[1.0, 2.0], [2.0, 4.0]])):
    answers.append([[float(np.linalg.det(lost)), 0.0]])
    try:
        np.linalg.solve(lost, lost)
    except np.linalg.LinAlgError as error:
        assert str(error) == "Singular matrix"
print(json.dumps(answers))
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library, compiled just now as its head says."""
    (name,) = (file.name for file in BUNDLED.glob("libscipy_openblas*"))
    found = re.search(r"Linux +(gcc .+)", SOURCE.read_text(encoding="utf-8"))
    assert found
    target = tmp_path_factory.mktemp("made") / name
    command = found[1].replace("-o NAME", f"-o {target}").replace("NAME", name)
    command = command.replace(SOURCE.name, str(SOURCE))
    subprocess.run(
        [*command.split(), "-Wall", "-Wextra", "-Wno-unused-parameter", "-Werror"], check=True
    )
    return target


def told(script: str, library: Path | None, status: int = 0) -> subprocess.CompletedProcess[str]:
    """What a Python says that finds the names of linear algebra in `library` before OpenBLAS."""
    environ = {**os.environ, **({"LD_PRELOAD": str(library)} if library else {})}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == status, done.stderr
    return done


def test_every_product_of_whole_numbers_is_exact(library: Path) -> None:
    assert json.loads(told(PRODUCTS, library).stdout) == []


def test_equations_inverses_and_determinants_are_those_of_openblas(library: Path) -> None:
    ours = json.loads(told(EQUATIONS, library).stdout)
    theirs = json.loads(told(EQUATIONS, None).stdout)
    assert len(ours) == len(theirs) == 4 * 5 * 4 + 2
    for index, (mine, yours) in enumerate(zip(ours, theirs, strict=True)):
        is_double = index // 20 % 2 == 1 or index >= 80
        tolerance = 1e-10 if is_double else 2e-3
        assert np.allclose(mine, yours, rtol=tolerance, atol=tolerance), index


@pytest.mark.parametrize(
    "call", ["eigvals(a)", "eigvalsh(a)", "svd(a)", "cholesky(a)", "qr(a)", "lstsq(a, a[0])"]
)
def test_what_is_missing_ends_the_program_and_says_so(call: str, library: Path) -> None:
    script = f"import numpy as np\na = np.eye(3)\nnp.linalg.{call}"
    said = told(script, library, status=-signal.SIGABRT).stderr
    assert "is not in the small linear algebra that Kubik ships" in said


def test_kubik_asks_for_nothing_that_is_missing() -> None:
    texts = [file.read_text(encoding="utf-8") for file in (ROOT / "gui").rglob("*.py")]
    asked = {name for text in texts for name in re.findall(r"\blinalg\.(\w+)", text)}
    assert asked == {"solve"}
    assert not any("polyfit" in text or "import linalg" in text for text in texts)


def test_every_name_that_numpy_links_is_there(library: Path) -> None:
    def names(file: Path, which: str) -> set[str]:
        told = subprocess.run(
            ["nm", "-D", which, str(file)], capture_output=True, text=True, check=True
        )
        return set(re.findall(r"\bscipy_\w+", told.stdout))

    modules = [file for file in Path(np.__file__).parent.rglob("*.so") if "tests" not in str(file)]
    wanted = set[str]().union(*(names(file, "--undefined-only") for file in modules))
    assert len(wanted) > 40
    assert names(library, "--defined-only") == wanted
