"""The command line, as somebody who writes house rules uses it."""

import errno
import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import pytest
from typing_extensions import override

from kubik import cli
from kubik.__main__ import wants_words

Starter = Callable[..., subprocess.Popen[str]]

GUI = Path(cli.__file__).resolve().parent.parent


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.main(arguments)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def as_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    status, out, err = run(capsys, *arguments, "--json")
    assert (status, err) == (0, "")
    assert out.count("\n") == 1
    return json.loads(out)


@pytest.fixture
def command() -> Iterator[Starter]:
    started: list[subprocess.Popen[str]] = []

    def start(*arguments: str) -> subprocess.Popen[str]:
        environment = os.environ | {"PYTHONPATH": str(GUI), "PYTHONUNBUFFERED": "1"}
        pipe = subprocess.PIPE
        process = subprocess.Popen(
            [sys.executable, "-m", "kubik", *arguments],
            env=environment,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            text=True,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                stream.close()


def test_games_lists_every_shipped_game_with_its_forms_and_house_rules(
    capsys: pytest.CaptureFixture[str],
) -> None:
    games = {game["id"]: game for game in as_json(capsys, "games")["games"]}
    assert set(games) == {"zilch", "zonk_chicago", "zonk_detroit", "yacht", "dice10000"}
    assert [form["id"] for form in games["zilch"]["forms"]] == ["to_15000", "to_10000", "to_5000"]
    assert games["yacht"]["seats"] == [1, 8]
    rules = {rule["name"]: rule for rule in games["zonk_chicago"]["house_rules"]}
    assert rules["take_over"]["default"] is True
    assert rules["last_round"]["choices"] == ["none", "one_turn", "one_roll"]
    assert all(rule["title"] and rule["sentence"] for rule in rules.values())


def test_games_in_words_names_each_house_rule_with_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out, _ = run(capsys, "games")
    assert "zilch: Zilch, for 2 to 8 players" in out
    assert "open_min=500  (0 to 2000 in steps of 50)" in out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (
            ("zilch", "5", "1", "2", "3", "3", "4"),
            {
                "bust": False,
                "best": {"dice": [1, 5], "points": 150},
                "kept_sets": [
                    {"dice": [1, 5], "points": 150},
                    {"dice": [1], "points": 100},
                    {"dice": [5], "points": 50},
                ],
            },
        ),
        (
            ("zilch", "2", "2", "3", "3", "4", "6"),
            {"bust": True, "best": None, "kept_sets": []},
        ),
        (
            ("zonk_detroit", "w2", "r3", "w2", "r3", "g4", "g4"),
            {
                "bust": False,
                "best": {"dice": [2, 2, 3, 3, 4, 4], "points": 1000},
                "kept_sets": [{"dice": [2, 2, 3, 3, 4, 4], "points": 1000}],
            },
        ),
        (
            ("zonk_detroit", "2", "2", "3", "3", "4", "4"),
            {"bust": True, "best": None, "kept_sets": []},
        ),
    ],
)
def test_score_prints_every_kept_set_with_its_points(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], expected: dict[str, Any]
) -> None:
    assert as_json(capsys, "score", *arguments) == expected


def test_score_of_yacht_prints_the_boxes_in_the_order_of_the_sheet(
    capsys: pytest.CaptureFixture[str],
) -> None:
    boxes = as_json(capsys, "score", "yacht", "4", "4", "1", "4", "4")["boxes"]
    assert list(boxes.items())[:6] == [
        ("yacht", 0),
        ("large_straight", 0),
        ("small_straight", 0),
        ("four_of_a_kind", 17),
        ("full_house", 0),
        ("choice", 17),
    ]


def test_score_in_words_says_what_is_best_and_what_is_a_bust(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "Best: 150 points with 1 5" in run(capsys, "score", "zilch", "1", "5", "6")[1]
    assert "Bust" in run(capsys, "score", "zilch", "6")[1]
    assert "Four of a Kind: 17" in run(capsys, "score", "yacht", "4", "4", "4", "4", "1")[1]


def test_house_rules_and_forms_change_the_score(capsys: pytest.CaptureFixture[str]) -> None:
    def best(*rules: str) -> int:
        flags = [part for rule in rules for part in ("--rule", rule)]
        best_set = as_json(capsys, "score", "zilch", "2", "2", "2", "2", *flags)["best"]
        return int(best_set["points"])

    assert best() == 4000
    assert best("form=to_10000") == 200
    assert best("form=to_10000", "kind_mode=double") == 400
    assert best("kindMode=add") == 400


def test_score_reads_one_throw_a_line_from_standard_input(command: Starter) -> None:
    process = command("score", "zilch", "-", "--json")
    out, err = process.communicate("1 1 1\n\n2 3\n")
    assert (process.returncode, err) == (0, "")
    results = [json.loads(line) for line in out.splitlines()]
    assert [result["bust"] for result in results] == [False, True]
    assert results[0]["best"] == {"dice": [1, 1, 1], "points": 1000}


def test_a_bad_line_of_standard_input_is_named(command: Starter) -> None:
    process = command("score", "zilch", "-", "--json")
    out, err = process.communicate("1 1 1\n1 x\n5\n")
    assert process.returncode == 2
    assert out.count("\n") == 1
    assert err == "kubik: Line 2: Die 2: found x, expected a face from 1 to 6.\n"


def test_simulate_counts_what_it_played_and_repeats_with_its_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    first = as_json(capsys, "simulate", "zonk_chicago", "--matches", "5", "--seed", "3")
    again = as_json(capsys, "simulate", "zonk_chicago", "--matches", "5", "--seed", "3")
    other = as_json(capsys, "simulate", "zonk_chicago", "--matches", "5", "--seed", "4")
    assert first["matches"] == 5
    assert first["endings"] == {"target": 5}
    assert first["turns"] < first["actions"]
    assert first["seconds"] > 0
    assert first["turns"] == again["turns"]
    assert first["turns"] != other["turns"]


def test_simulate_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "simulate", "yacht", "--matches", "2", "--seats", "3")
    assert "Yacht: 2 matches of 3 players" in out
    assert "ended by sheet_full: 2" in out
    assert "72 turns" in out


def test_check_accepts_the_shipped_files(capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted(str(path) for path in (GUI.parent / "assets" / "games").glob("*.yaml"))
    status, out, err = run(capsys, "check", *files)
    assert (status, err) == (0, "")
    assert out.count("no mistake") == 5


def test_check_names_each_mistake_and_still_checks_the_rest(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text("id: bad\nfamily: bankink\n")
    good = str(GUI.parent / "assets" / "games" / "yacht.yaml")
    status, out, err = run(capsys, "check", str(bad), good, str(tmp_path))
    assert status == 2
    assert "no mistake" in out
    assert len(err.splitlines()) == 2
    assert f"{bad}, line 1, column 1: found none, expected a value for name." in err
    results = json.loads(run(capsys, "check", str(bad), good, "--json")[1])["files"]
    assert [result["ok"] for result in results] == [False, True]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("score", "zilch", "7"), "Die 1: found 7, expected a face from 1 to 6."),
        (("score", "zilch", "0"), "Die 1: found 0"),
        (("score", "zilch", "²"), "Die 1: found ²"),
        (("score", "zilch", "1" * 400), "Die 1: found 1111"),
        (("score", "zilch", *"1111111"), "found 7 dice, expected 1 to 6"),
        (("score", "zilch", "w1"), "found 1 white dice, expected at most 0"),
        (("score", "zonk_detroit", "w1", "w1", "w1"), "found 3 white dice, expected at most 2"),
        (("score", "zonk_detroit", "w1", "2"), "expected all or none"),
        (("score", "yacht", "1", "2"), "found 2 dice, expected 5"),
        (("score", "bridge", "1"), "There is no game bridge"),
        (("score", "./none.yaml", "1"), "none.yaml: found no file"),
        (("score", "zilch", "1", "--rule", "x"), "--rule: found x, expected NAME=VALUE"),
        (("score", "zilch", "1", "--rule", "x=1"), "Zilch has no house rule x; it has form,"),
        (("score", "zilch", "1", "--rule", "topping=1x"), "found 1x, expected on or off"),
        (("score", "zilch", "1", "--rule", "form=x"), "expected one of to_15000"),
        (
            ("score", "zilch", "1", "--rule", "topping=on", "--rule", "topping=off"),
            "found topping a second time",
        ),
        (("score", "zilch", "1", "--rule", "openMin=60"), "0 to 2000 in steps of 50"),
        (("simulate", "zilch", "--matches", "0"), "found 0, expected at least 1"),
        (("simulate", "zilch", "--matches", "x"), "invalid int value"),
        (("simulate", "zilch", "--seats", "20"), "for 2 to 8 players; found 20"),
        (("bridge",), "invalid choice: 'bridge'"),
        (("score",), "the following arguments are required: GAME"),
    ],
)
def test_bad_input_is_one_line_on_standard_error_and_status_two(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert status == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("kubik: ")
    assert said in err


def test_ctrl_c_during_simulate_is_one_line(command: Starter) -> None:
    process = command("simulate", "zilch", "--matches", "1000000")
    time.sleep(3)  # nothing shows that it is in the middle of its work, but time
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (130, "", "kubik: stopped.\n")


class FailingOutput(io.StringIO):
    """Standard output of which the system says this error when it is written."""

    def __init__(self, number: int, beneath: BinaryIO) -> None:
        super().__init__()
        self._number, self._beneath = number, beneath

    @override
    def flush(self) -> None:
        raise OSError(self._number, os.strerror(self._number))

    @override
    def fileno(self) -> int:
        return self._beneath.fileno()


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[[int], None]]:
    with (tmp_path / "out").open("wb") as file:
        yield lambda number: monkeypatch.setattr(sys, "stdout", FailingOutput(number, file))


@pytest.mark.parametrize("number", [errno.EPIPE, errno.EINVAL])
def test_a_closed_pipe_is_no_mistake_whatever_the_system_calls_it(
    failing: Callable[[int], None], number: int
) -> None:
    failing(number)
    assert cli.main(["games"]) == 0


def test_a_full_disk_is_not_a_closed_pipe(failing: Callable[[int], None]) -> None:
    failing(errno.ENOSPC)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        cli.main(["games"])


def test_a_reader_who_has_seen_enough_causes_no_complaint(command: Starter) -> None:
    process = command("score", "zilch", "-", "--json")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.close()
    process.stdin.write("1 1 1\n")
    process.stdin.close()
    assert process.wait(timeout=30) == 0
    assert process.stderr is not None
    assert process.stderr.read() == ""


@pytest.mark.parametrize("argument", ["games", "bridge", "--version", "-h"])
def test_a_word_is_a_command(argument: str) -> None:
    assert wants_words([argument])


@pytest.mark.parametrize("arguments", [[], ["-platform", "offscreen"]])
def test_options_of_qt_open_the_window(arguments: list[str]) -> None:
    assert not wants_words(arguments)
