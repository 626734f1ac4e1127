import { describe, expect, test } from "vitest";
import type { Line } from "../../../../../src/core/play/contract/modifiers.js";
import type { Choices } from "../../../../../src/core/play/contract/situation.js";
import { bonusOf } from "../../../../../src/core/play/draft/draft.js";
import { linesOf } from "../../../../../src/core/play/record/deed-call.js";
import { d20d100Attack } from "../../../../support/play/attacks.js";
import { everyThrow } from "../../../../support/play/every-throw.js";
import { armed, change, openRing, situationOf } from "./table.js";

const byHand = (value: number): Line => ({
  ...{ id: "own", value, rule: "", facts: {}, on: true, by: "player", reason: "" },
});

interface Change {
  readonly choices?: Choices;
  readonly more?: readonly Line[];
  readonly off?: string;
  readonly weapon?: string;
  readonly metres?: number;
  readonly wounded?: true;
  readonly settings?: Readonly<Record<string, unknown>>;
}

const CONTROLS: Readonly<Record<string, Change>> = {
  "nothing changed": {},
  "the first two of four bullets": { choices: { mode: "double", part: "first" } },
  "the other two": { choices: { mode: "double", part: "others" } },
  "a pistol that may jam": { weapon: "pistol", choices: { mode: "double", part: "first" } },
  "a pistol that may jam, farther off": { weapon: "pistol", choices: { mode: "double", part: "first" }, metres: 13 },
  "farther than was measured": { choices: { increment: "3" } },
  "nearer than was measured": { choices: { increment: "1" }, metres: 20 },
  "out of range": { metres: 2000 },
  "taken unawares": { choices: { defence: "flatFooted" } },
  "on their guard": { choices: { defence: "normal" } },
  "somebody helpless": { choices: { helpless: "1" } },
  "somebody held": { choices: { held: "1" } },
  "out of a grip": { choices: { inGrapple: "1" } },
  "on the defensive": { choices: { defensive: "1" } },
  "from a car": { choices: { vehicle: "1" } },
  "with something unfamiliar": { choices: { unfamiliar: "4" } },
  "to stun": { choices: { switched: "1" } },
  "a blow in a charge": { weapon: "fists", choices: { charge: "1" } },
  "a blow in passing": { weapon: "fists", choices: { opportunity: "1" } },
  "a blow that is meant": { weapon: "fists", choices: { switched: "1" } },
  "a knife that is thrown": { weapon: "knife", choices: { mode: "thrown" }, metres: 5 },
  "a load of shot": { weapon: "shotgun", metres: 15 },
  "a malus by hand": { more: [byHand(-3)] },
  "a bonus by hand": { choices: { mode: "double", part: "first" }, more: [byHand(5)] },
  "a line switched off": { choices: { helpless: "1" }, off: "helpless" },
  wounds: { wounded: true },
  "wounds switched off": { wounded: true, off: "wounds" },
  "a 20 that need not hit": { more: [byHand(-9)], settings: { d20d100Natural20Succeeds: false } },
};

/** How often at least one bullet hits, tried die by die; the dice of the damage play no part. */
function anyHit(
  situation: ReturnType<typeof situationOf> & { readonly target: Actor },
  lines: readonly Line[],
): number {
  let hit = 0;
  const bonus = bonusOf(lines);
  for (const { dice, chance } of everyThrow(d20d100Attack.rolls(situation, lines), ({ id }) => id.startsWith("shot"))) {
    const outcome = d20d100Attack.outcome({ ...situation, dice, lines, bonus, defence: null, override: {} });
    const shots = outcome["shots"] as readonly { readonly hit: boolean }[];
    hit += shots.some((shot) => shot.hit) ? chance : 0;
  }
  return hit;
}

describe("the odds follow the window (DD-125…DD-162)", () => {
  test.each(Object.entries(CONTROLS))("%s", async (_name, { choices, more = [], off, metres = 5, ...told }) => {
    const { hero, foe, settings } = openRing();
    for (const [key, value] of Object.entries(told.settings ?? {})) change(settings, key, value);
    if (told.wounded) await hero.update({ system: { hp: { value: 2 } } } as never);
    const situation = { ...situationOf(armed(hero, told.weapon ?? "colt"), foe, choices, metres), target: foe };
    const derived = linesOf(d20d100Attack.modifiers(situation));
    const lines = [...derived.map((line) => ({ ...line, on: line.id !== off })), ...more];
    expect(off === undefined || derived.some(({ id }) => id === off)).toBe(true);
    expect(d20d100Attack.odds(situation, bonusOf(lines), lines)?.chance).toBeCloseTo(anyHit(situation, lines), 9);
  });

  test("every control of the window is among them", () => {
    const { hero, foe } = openRing();
    const tried = new Set(Object.values(CONTROLS).flatMap(({ choices = {} }) => Object.keys(choices)));
    const offered = ["colt", "pistol", "knife", "shotgun", "fists"].flatMap((id) =>
      d20d100Attack.choices(situationOf(armed(hero, id), foe, {}, 5)),
    );
    expect(offered.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
  });
});
