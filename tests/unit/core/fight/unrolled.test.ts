import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Ruleset } from "../../../../src/core/ruleset.js";
import { playRulesets } from "../../../../src/core/rulesets.js";
import { RULESETS } from "../../../support/rulesets.js";
import { tellUnrolled } from "../../../../src/core/fight/unrolled.js";

/** A game of turns, and one whose rounds bring their own order. */
const turns = { id: "turns", items: {}, actors: { quick: {} } } as unknown as Ruleset;
const phases = { id: "phases", items: {}, actors: { slow: {} }, rounds: () => undefined } as unknown as Ruleset;

const warned = vi.fn();
const fighter = (name: string, type: string, initiative: number | null) => ({ name, initiative, actor: { type } });
const fight = (...combatants: object[]) => tellUnrolled({ combatants } as never);

afterAll(() => playRulesets(RULESETS));

beforeEach(() => {
  playRulesets([turns, phases]);
  warned.mockClear();
  const format = (key: string, data: object) => [key, ...(Object.values(data) as string[])].join(" ");
  vi.stubGlobal("game", { i18n: { lang: "fr", localize: (key: string) => key, format } });
  vi.stubGlobal("ui", { notifications: { warn: warned } });
  vi.stubGlobal("foundry", { utils: { escapeHTML: (text: string) => text.replaceAll("<", "&lt;") } });
});

test("whoever begins a fight is told who has no initiative yet, by name where it is one", () => {
  fight(fighter("<b>Paul</b>", "quick", null), fighter("Goule", "quick", 12));
  expect(warned).toHaveBeenLastCalledWith("GARDIEN.FIGHT.unrolled.one 1 &lt;b>Paul&lt;/b>");
  fight(fighter("Nadia", "quick", null), fighter("Chien", "quick", null));
  expect(warned).toHaveBeenLastCalledWith("GARDIEN.FIGHT.unrolled.other 2 Nadia");
});

test("nothing is told where all have theirs, nor where the round brings it", () => {
  fight(fighter("Paul", "quick", 7));
  fight(fighter("Odile", "slow", null), fighter("Aurèle", "slow", null));
  expect(warned).not.toHaveBeenCalled();
});
