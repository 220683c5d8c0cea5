"""What the documents say is so: commands, targets, settings, dependencies and links."""

from __future__ import annotations

import configparser
import re
import shlex
import tomllib
from pathlib import Path

import pytest
import simcord
from discord import app_commands

from bot.__main__ import parser
from bot.app import build_bot
from bot.config import Config, read_environment
from renderer.contact_sheet import CASES
from rules import RULESETS, Game, Position, parse_pit

HOUSE = Path(__file__).parent.parent
README = (HOUSE / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (HOUSE / "CONTRIBUTING.md").read_text(encoding="utf-8")
CHANGELOG = (HOUSE / "CHANGELOG.md").read_text(encoding="utf-8")
EXAMPLE = (HOUSE / ".env.example").read_text(encoding="utf-8")
MAKEFILE = (HOUSE / "Makefile").read_text(encoding="utf-8")
PROJECT = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["project"]


class Asked(dict[str, str]):
    """An empty environment that remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def get(self, name: str, default: object = None) -> object:  # type: ignore[override]  # never holds anything
        self.names.add(name)
        return default


def settings_that_are_read() -> set[str]:
    environment = Asked()
    Config.from_env(environment)
    return environment.names


def settings_with_defaults() -> dict[str, str]:
    """The README's table of settings."""
    rows = re.findall(r"^\| `([A-Z_]+)` \| (.+?) \|", README, re.MULTILINE)
    return {name: "" if default == "none" else default.strip("`") for name, default in rows}


def uncommented(text: str) -> str:
    """The example with every setting switched on."""
    return re.sub(r"^#([A-Z_]+=)", r"\1", text, flags=re.MULTILINE)


def test_the_readme_names_every_make_target_and_no_other() -> None:
    targets = set(re.findall(r"^([a-z-]+):.*## ", MAKEFILE, re.MULTILINE)) - {"help"}

    assert set(re.findall(r"`?\bmake ([a-z-]+)\b`", README)) == targets


def test_each_command_line_in_the_readme_is_one_that_the_bot_takes() -> None:
    lines = set(re.findall(r"python -m bot[ \w-]*", README))

    assert {line.strip() for line in lines} == {"python -m bot", "python -m bot --room"}
    for line in lines:
        parser().parse_args(shlex.split(line)[3:])


async def test_the_readme_lists_every_slash_command_and_menu_and_no_other(tmp_path: Path) -> None:
    bot = build_bot(Config(database_path=tmp_path / "opon.sqlite3"))
    async with simcord.run(bot):
        commands = {
            f"/{command.qualified_name}"
            for command in bot.tree.walk_commands()
            if isinstance(command, app_commands.Command)
        }
        menus = {menu.name for menu in bot.tree.get_commands() if isinstance(menu, app_commands.ContextMenu)}
    await bot.close()

    table = README.partition("## Commands")[2].partition("\n\nEverything else")[0]
    assert set(re.findall(r"^\| `(.+?)` \|", table, re.MULTILINE)) == commands | menus
    assert set(re.findall(r"`(/mancala \w+)`", README)) <= commands


def test_the_description_of_the_picture_in_the_readme_is_true() -> None:
    key, notation, pit = CASES["middle"]  # of which docs/pictures/board.png is a picture
    before = Position.parse(notation)
    after = Game(RULESETS[key], before).play(parse_pit(pit)).after

    assert (
        f"![A carved wooden board in the middle of a game of {key.title()}: "
        f"{before.mover.name.title()} has just played pit {pit}, "
        f"and {after.mover.name.title()} is to move](docs/pictures/board.png)"
    ) in README


def test_the_unit_in_the_readme_goes_on_restarting_however_long_discord_is_away() -> None:
    """After five starts within ten seconds systemd would give up for good."""
    unit = configparser.ConfigParser()
    unit.read_string(README.partition("```ini\n")[2].partition("```")[0])

    assert unit["Service"]["Restart"] == "on-failure"
    assert unit.getint("Service", "RestartSec") == 30


def test_the_readme_and_the_example_name_every_setting_that_is_read_and_no_other() -> None:
    example = set(re.findall(r"^([A-Z_]+)=", uncommented(EXAMPLE), re.MULTILINE))

    assert set(settings_with_defaults()) == settings_that_are_read() == example


def test_the_defaults_in_the_readme_are_the_defaults() -> None:
    assert Config.from_env(settings_with_defaults()) == Config.from_env({})


def test_the_defaults_in_the_example_are_the_defaults(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text(uncommented(EXAMPLE), encoding="utf-8")

    assert Config.from_env(read_environment({}, dotenv)) == Config.from_env({})


def test_the_example_as_it_is_changes_nothing() -> None:
    assert read_environment({}, HOUSE / ".env.example") == {}


def test_every_dependency_has_its_reason_and_every_reason_its_dependency() -> None:
    extras = PROJECT["optional-dependencies"].values()
    wanted = [*PROJECT["dependencies"], *(one for extra in extras for one in extra)]
    names = {re.split(r"[<>=\[]", one)[0].lower() for one in wanted} - {PROJECT["name"]}

    table = CONTRIBUTING.partition("## What it is built on")[2]
    rows = re.findall(r"^\| (\[.+?) \|", table, re.MULTILINE)
    assert {name.lower() for row in rows for name in re.findall(r"\[(.+?)\]", row)} == names


def test_the_changelog_knows_the_present_version() -> None:
    assert re.findall(r"^## \[(.+?)\]", CHANGELOG, re.MULTILINE)[0] == PROJECT["version"]


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_every_link_and_path_leads_somewhere(document: str) -> None:
    text = (HOUSE / document).read_text(encoding="utf-8")
    links = {link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link}
    paths = set(re.findall(r"`((?:bot|engine|rules|renderer|storage|tests)/[\w./-]+)`", text))

    assert [path for path in sorted(links | paths) if not (HOUSE / path).exists()] == []


@pytest.mark.parametrize("module", re.findall(r"`python -m (renderer[\w.]*)`", CONTRIBUTING))
def test_every_module_that_one_is_told_to_run_is_there(module: str) -> None:
    path = HOUSE / module.replace(".", "/")

    assert path.with_suffix(".py").exists() or (path / "__main__.py").exists()
