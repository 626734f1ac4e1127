import fc from "fast-check";
import { expect, test } from "vitest";
import { figuresOf } from "../../../../../src/rulesets/seuils/reading.js";
import { armed, fight, inRound, openRing, systemOf, weapon } from "./table.js";

const strikes = (id: string, nature: string) =>
  weapon(id, { attackType: "melee", nature, damageTypes: ["blunt"], damage: { dice: 4, keep: 3 } });
const ARMS = [strikes("axe", "lethal"), strikes("club", "temporary")];

/** Circles, care and counters of somebody. */
function state(actor: Actor): string {
  const { wounds, care, suffers } = systemOf(actor);
  const { attacks, defences } = figuresOf(actor).round;
  return JSON.stringify({ wounds, care, suffers, attacks, defences });
}

/** A blow that nobody avoids: with what, its four damage dice, and when it is taken back among the others. */
const blow = fc.record({
  arm: fc.constantFrom("axe", "club"),
  faces: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 4, maxLength: 4 }),
  turn: fc.nat(),
});

test("F10: whatever blows fell, taken back in whatever order, every circle with its mark is as it was", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(blow, { minLength: 2, maxLength: 4 }), async (blows) => {
      const { hero, foe } = openRing(ARMS);
      inRound(1);
      const before = [state(hero), state(foe)];
      const dealt: { turn: number; undo(): Promise<void> }[] = [];
      for (const { arm, faces, turn } of blows) {
        const { undo } = await fight(armed(hero, arm), foe, { attack: [6, 1, 1, 1], refused: true, answer: faces });
        dealt.push({ turn, undo });
      }
      for (const { undo } of dealt.toSorted((a, b) => a.turn - b.turn)) await undo();
      expect([state(hero), state(foe)]).toEqual(before);
    }),
    { numRuns: 12 },
  );
});
