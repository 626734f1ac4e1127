import { afterEach, expect, it, vi } from "vitest";
import type { Ruleset } from "../../../../src/core/ruleset.js";
import { playRulesets } from "../../../../src/core/rulesets.js";
import { fateOf, mayHide } from "../../../../src/core/setup/choice/hiding.js";
import { RULESETS } from "../../../support/rulesets.js";

const jeu = {
  ...{ id: "jeu", title: "Jeu", actors: { hero: {} }, items: { sword: {}, bow: {} } },
  settings: [{ key: "a" }, { key: "b" }, { key: "c", hidden: true }],
} as unknown as Ruleset;
const other = { ...jeu, id: "autre", actors: { robot: jeu.actors["hero"] } } as Ruleset;

function sit(): void {
  playRulesets([jeu, other]);
  const anna = { id: "anna", type: "hero", items: { size: 3 } };
  vi.stubGlobal("game", {
    actors: [anna, { id: "x", type: "strange", items: { size: 9 } }],
    packs: [
      { collection: "gardien.jeu-things", index: { size: 40 } },
      { collection: "gardien.autre-things", index: { size: 7 } },
      { collection: "world.jeu-things", index: { size: 5 } },
    ],
    combats: [{ combatants: [{ actor: anna }] }, { combatants: [{ actor: null }] }],
    messages: [{ speaker: { actor: "anna" } }, { speaker: { actor: null } }],
    i18n: { lang: "fr", has: () => false, localize: (key: string) => key, format: (key: string) => key },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  playRulesets(RULESETS);
});

it("what goes out of sight and what stays is counted, and what there is none of is not told", () => {
  sit();
  const { gone, stays } = fateOf([jeu]);
  const told = (lines: typeof gone) => lines.map(({ count, what }) => `${count} ${what.split(".").at(-2)}`);
  expect(told(gone)).toEqual(["40 entries", "2 settings", "3 kinds"]);
  expect(told(stays)).toEqual(["1 people", "3 items", "1 cards", "1 fights"]);
});

it("nothing is asked where nobody plays by what is hidden", async () => {
  sit();
  expect(await mayHide([other])).toBe(true);
});
