import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figuresOf } from "../../../../../src/rulesets/seuils/data/reading.js";
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

describe("a wound that has had its first aid", () => {
  /** Somebody with one such wound. */
  function openDressed(firstAid: string) {
    const wounds = { touche: { lethal: 1 } };
    const care = { firstAid, attempts: 1, woundedAt: 0 };
    return openRing(ARMS, ARMS, { system: { wounds, care } });
  }
  const aid = (actor: Actor) => {
    const { firstAid, attempts, bleeding } = figuresOf(actor).care;
    return { firstAid, attempts, bleeding };
  };

  test.each(["success", "failed"])(
    "SE-64: is as it was (%s) once all wounds that came since are gone, taken back in whatever order",
    async (firstAid) => {
      await fc.assert(
        fc.asyncProperty(fc.array(blow, { minLength: 1, maxLength: 3 }), async (blows) => {
          const { hero, foe } = openDressed(firstAid);
          const before = aid(foe);
          const dealt: { turn: number; undo(): Promise<void> }[] = [];
          for (const { arm, faces, turn } of blows) {
            const { undo } = await fight(armed(hero, arm), foe, { attack: [6, 1, 1, 1], refused: true, answer: faces });
            dealt.push({ turn, undo });
          }
          for (const { undo } of dealt.toSorted((a, b) => a.turn - b.turn)) await undo();
          expect(aid(foe)).toEqual(before);
        }),
        { numRuns: 20 },
      );
    },
  );

  test("SE-64: the first of two new wounds taken back first leaves the other to be dressed", async () => {
    const { hero, foe } = openDressed("success");
    const blows = [];
    for (let i = 0; i < 2; i++) {
      blows.push(await fight(armed(hero, "axe"), foe, { attack: [6, 1, 1, 1], refused: true, answer: [5, 5, 5, 1] }));
    }
    await blows[0]?.undo();
    expect(aid(foe)).toMatchObject({ firstAid: "pending", attempts: 0 });
    await blows[1]?.undo();
    expect(aid(foe)).toEqual({ firstAid: "success", attempts: 1, bleeding: false });
  });
});
