import { beforeEach, describe, expect, test } from "vitest";
import type { Blow } from "../../../../../src/core/play/contract/outcome.js";
import type { Line } from "../../../../../src/core/play/contract/modifiers.js";
import type { Choices } from "../../../../../src/core/play/contract/situation.js";
import { bonusOf } from "../../../../../src/core/play/draft/draft.js";
import { linesOf } from "../../../../../src/core/play/record/deed-call.js";
import { gbAttack } from "../../../../../src/rulesets/gb/attack/procedure.js";
import { readOutcome } from "../../../../../src/rulesets/gb/attack/outcome-kept.js";
import { everyThrow } from "../../../../support/play/every-throw.js";
import { carried, feat, openWorld, paul, revolver } from "./world.js";

beforeEach(() => openWorld());

const axe = { type: "gbWeapon", system: { category: "melee", ability: "str", damage: "1d6", increment: 3 } } as const;
const byHand = (value: number): Line => ({
  ...{ id: "own", value, rule: "", facts: {}, on: true, by: "player", reason: "" },
});

interface Change {
  readonly choices?: Choices;
  readonly more?: readonly Line[];
  readonly off?: string;
  readonly weapon?: "axe";
  readonly settings?: Readonly<Record<string, unknown>>;
}

const CONTROLS: Readonly<Record<string, Change>> = {
  "no zone": { choices: { zone: "none" } },
  "one zone": { choices: { zone: "head" } },
  "several zones": { choices: { zone: "bothLegs" } },
  "two zones that were declared": {
    ...{ choices: { zone: "head+armRight" }, settings: { gbMultiZoneMode: "declared" } },
  },
  "a place that the attacker names": {
    ...{ choices: { zone: "bothLegs", place: "legLeft" }, settings: { gbMultiZoneMode: "attacker" } },
  },
  lying: { weapon: "axe", choices: { attackerProne: "1" } },
  "into a fray": { choices: { intoMelee: "1" } },
  "on the defensive": { choices: { defensive: "1" } },
  unseen: { choices: { attackerUnseen: "1" } },
  "somebody lying": { choices: { targetProne: "1" } },
  "somebody kneeling": { choices: { targetKneeling: "1" } },
  "somebody blinded": { choices: { targetBlinded: "1" } },
  "somebody helpless": { choices: { targetHelpless: "1" } },
  "somebody in the mist": { choices: { concealment: "20" } },
  "somebody all but out of sight": { choices: { concealment: "50" } },
  "the second attack of the round": { choices: { attack: "1" } },
  "a malus by hand": { more: [byHand(-3)] },
  "a bonus by hand": { more: [byHand(4)] },
  "a line switched off": { off: "lethality" },
  "a tick that is switched off": { choices: { targetHelpless: "1" }, off: "targetHelpless" },
  "an axe": { weapon: "axe" },
  "an axe with force": { weapon: "axe", choices: { power: "3" } },
  "an axe in a charge": { weapon: "axe", choices: { charge: "1", higherGround: "1", flanking: "1" } },
  "an axe that is thrown": { weapon: "axe", choices: { thrown: "1" } },
  "a table without natural extremes": { more: [byHand(15)], settings: { gbNaturalExtremes: false } },
};

describe("the odds follow the window (GB-18, GB-22…GB-29)", () => {
  test.each(Object.entries(CONTROLS))(
    "%s",
    (_name, { choices: chosen = {}, more = [], off, weapon: held, settings }) => {
      openWorld(settings);
      const choices = { zone: "head", ...chosen }; // a place of its own where none is said: its die need not be tried
      const attacker = paul({ level: 8, bab: 7 }, [revolver, axe, feat("powerAttack")]);
      const target = paul();
      const weapon = carried(attacker, held === "axe" ? 1 : 0);
      const situation = { attacker, weapon, target, metres: 9, choices };
      const derived = linesOf(gbAttack.modifiers(situation));
      const lines = [...derived.map((line) => ({ ...line, on: line.id !== off })), ...more];
      const bonus = bonusOf(lines);
      const ends = new Map<string, number>();
      for (const { dice, chance } of everyThrow(gbAttack.rolls(situation, lines))) {
        const blow: Blow = { ...situation, target, dice, lines, bonus, defence: null, override: {} };
        const { hit, severity } = readOutcome(gbAttack.outcome(blow));
        const end = hit && severity ? severity : "miss";
        ends.set(end, (ends.get(end) ?? 0) + chance);
      }
      const odds = gbAttack.odds(situation, bonus, lines);
      expect(odds?.chance).toBeCloseTo(1 - (ends.get("miss") ?? 0), 9);
      for (const { id, probability } of odds?.rows ?? [])
        expect([id, probability]).toEqual([id, expect.closeTo(ends.get(id) ?? 0, 9)]);
    },
  );

  test("every control of the window is among them", () => {
    const attacker = paul({ level: 8, bab: 7 }, [revolver, axe, feat("powerAttack")]);
    const tried = new Set(Object.values(CONTROLS).flatMap(({ choices = {} }) => Object.keys(choices)));
    const offered = [0, 1].flatMap((index) =>
      gbAttack.choices({ attacker, weapon: carried(attacker, index), target: paul(), metres: 9, choices: {} }),
    );
    expect(offered.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
  });
});
