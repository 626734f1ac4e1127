import { describe, expect, test } from "vitest";
import type { Line } from "../../../../../src/core/play/contract/modifiers.js";
import type { Choices } from "../../../../../src/core/play/contract/situation.js";
import type { Struck } from "../../../../../src/core/play/contract/defence.js";
import { bonusOf } from "../../../../../src/core/play/draft/draft.js";
import { linesOf } from "../../../../../src/core/play/record/deed-call.js";
import { rpgAttack } from "../../../../support/play/attacks.js";
import { everyThrow } from "../../../../support/play/every-throw.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { armed, BLADES, change, CLUB, held, inRound, openRing, rpgGuard, SHIELD, situationOf, skill } from "./table.js";

const HATCHET = held("hatchet", { formula: "1d6", skill: "handWeapons", bladed: true, mode: "meleeOrThrown" });
const BOW = held("bow", { formula: "1d6", skill: "bows", mode: "missile", equipped: "both", range: 50 });
const MINE = [BLADES, skill("bows", 9), skill("thrown", 7), HATCHET, BOW];

const byHand = (value: number): Line => ({
  ...{ id: "own", value, rule: "", facts: {}, on: true, by: "player", reason: "" },
});

interface Change {
  readonly choices?: Choices;
  readonly more?: readonly Line[];
  readonly off?: string;
  readonly weapon?: "bow";
  readonly metres?: number;
  readonly theirs?: readonly Data[];
  readonly settings?: Readonly<Record<string, unknown>>;
}

const CONTROLS: Readonly<Record<string, Change>> = {
  "nothing changed": {},
  "a harder blow": { choices: { difficulty: "3" } },
  "an easier blow": { choices: { difficulty: "-4" } },
  "a place aimed at": { choices: { place: "10" } },
  "a harder FD by hand": { more: [byHand(2)] },
  "an easier FD by hand": { more: [byHand(-3)] },
  "the Bdef switched off": { off: "defense" },
  "the aim switched off": { choices: { place: "10" }, off: "aimed" },
  "a plan for the round": { choices: { plan: "AA" } },
  "what is thrown": { choices: { use: "thrown" }, metres: 8 },
  "an arrow": { weapon: "bow", metres: 20 },
  "an arrow at a shield": { weapon: "bow", metres: 20, theirs: [skill("shield", 11), SHIELD] },
  "a blow at a shield": { theirs: [skill("shield", 11), SHIELD], more: [byHand(-2)] },
  "somebody with bare hands": { theirs: [] },
  "a 20 that may hit": { settings: { rpgNaturals: "arithmetic" }, more: [byHand(-9)] },
  "a 1 that may miss": { settings: { rpgNaturals: "arithmetic" }, more: [byHand(9)] },
};

/** How often a blow lands, tried die by die: those of the attack, and of the parry that is offered first. */
function landing(blow: Omit<Struck, "dice">): number {
  const { lines } = blow;
  let lands = 0;
  for (const { dice, chance } of everyThrow(rpgAttack.rolls(blow, lines), ({ id }) => id === "attack")) {
    const struck = { ...blow, dice };
    if (!rpgGuard.asks(struck)) {
      const outcome = rpgAttack.outcome({ ...struck, defence: null, override: {} });
      lands += outcome["end"] === "lands" ? chance : 0;
      continue;
    }
    const [reply] = rpgGuard.replies({ blow: struck, choices: {} });
    const situation = { blow: struck, choices: reply?.choices ?? {}, refused: reply?.refused ?? true };
    const answered = linesOf(rpgGuard.modifiers(situation));
    for (const answer of everyThrow(rpgGuard.rolls(situation, answered), ({ id }) => id === "parry")) {
      const defence = { ...situation, lines: answered, bonus: bonusOf(answered), dice: answer.dice };
      const outcome = rpgAttack.outcome({ ...struck, defence, override: {} });
      lands += outcome["end"] === "lands" ? chance * answer.chance : 0;
    }
  }
  return lands;
}

describe("the odds follow the window (RP-08…RP-13, RP-41…RP-48)", () => {
  test.each(Object.entries(CONTROLS))("%s", (_name, { choices, more = [], off, metres = 1, ...told }) => {
    const { hero, thug, settings } = openRing(MINE, told.theirs ?? [BLADES, CLUB]);
    for (const [key, value] of Object.entries(told.settings ?? {})) change(settings, key, value);
    const weapon = armed(hero, told.weapon ?? "hatchet");
    const situation = { ...situationOf(weapon, thug, choices, metres), target: thug };
    const derived = linesOf(rpgAttack.modifiers(situation));
    const lines = [...derived.map((line) => ({ ...line, on: line.id !== off })), ...more];
    const bonus = bonusOf(lines);
    const odds = rpgAttack.odds(situation, bonus, lines);
    expect(odds?.chance).toBeGreaterThan(0);
    expect(odds?.chance).toBeCloseTo(landing({ ...situation, lines, bonus }), 9);
  });

  test("every control of the window is among them", () => {
    const { hero, thug } = openRing(MINE);
    inRound(1);
    const tried = new Set(Object.values(CONTROLS).flatMap(({ choices = {} }) => Object.keys(choices)));
    const offered = ["hatchet", "bow"].flatMap((id) => rpgAttack.choices(situationOf(armed(hero, id), thug)));
    const untried = offered.map(({ id }) => id).filter((id) => !tried.has(id) && id !== "intent");
    expect(untried).toEqual([]); // what a blow is meant to do has odds of its own
  });
});
