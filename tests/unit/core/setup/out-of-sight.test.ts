// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RULESETS } from "../../../support/rulesets.js";
import { playRulesets } from "../../../../src/core/rulesets.js";
import { leaveOutPacks } from "../../../../src/core/setup/out-of-sight.js";

const HIDDEN = "g-out-of-sight";

/** The list of compendia as Foundry draws it: rows in folders, and beside them. */
function drawn(): HTMLElement {
  const list = document.createElement("section");
  const row = (pack: string) => `<div data-pack="${pack}"></div>`;
  const folder = (id: string, ...packs: string[]) => `<div class="folder" id="${id}">${packs.map(row).join("")}</div>`;
  list.innerHTML = [
    folder("gb", "gardien.weapons", "gardien.rules"),
    folder("rpg", "gardien.rpg-weapons", "gardien.rpg-rules"),
    folder("mixed", "gardien.rpg-tables", "world.mine"),
    folder("empty"),
    row("module.weapons"),
  ].join("");
  return list;
}
const hidden = (list: HTMLElement): readonly (string | undefined)[] =>
  [...list.querySelectorAll<HTMLElement>(`.${HIDDEN}`)].map(({ id, dataset }) => dataset["pack"] ?? id);
const choose = (kept: string) => vi.stubGlobal("game", { settings: { get: () => kept } });

beforeEach(() => playRulesets(RULESETS));
afterEach(() => vi.unstubAllGlobals());

it("compendia of rulesets out of sight are not listed, nor a folder that holds nothing else; others' are", () => {
  const list = drawn();
  choose("gb");
  leaveOutPacks(list);
  expect(hidden(list)).toEqual(["rpg", "gardien.rpg-weapons", "gardien.rpg-rules", "gardien.rpg-tables"]);
  choose("rpg");
  leaveOutPacks(list);
  expect(hidden(list)).toEqual(["gb", "gardien.weapons", "gardien.rules"]);
  choose("");
  leaveOutPacks(list);
  expect(hidden(list)).toEqual([]);
});
