import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { NO_CARE, type Care } from "../../../../../src/rulesets/seuils/rules/care/care.js";
import { tickedIn, worstLethal } from "../../../../../src/rulesets/seuils/rules/body/circles.js";
import { INFECTIONS, ROWS } from "../../../../../src/rulesets/seuils/rules/vocabulary.js";
import { doDeed, hindrance, openWard, sheetOf, wounds, written } from "./ward.js";

/** SE-50…SE-72 — whatever happens to somebody's wounds, one deed after the other. */
interface Step {
  readonly deed: string;
  readonly choices: DeedChoices;
  /** What all dice show. */
  readonly face: number;
}

const circles = fc.record({
  touche: fc.nat(2),
  blesse: fc.nat(2),
  tue: fc.nat(1),
  nature: fc.constantFrom("lethal", "temporary"),
});
const step = (deed: string, choices: fc.Arbitrary<DeedChoices>): fc.Arbitrary<Step> =>
  fc.record({ deed: fc.constant(deed), choices, face: fc.integer({ min: 1, max: 9 }) });
const nothing = fc.constant({});
/** SE-67 — a mild one ends with the last filled circle: by the keeper's word it means nothing to the whole. */
const LASTING = INFECTIONS.filter((one) => one !== "benigne");
const steps = fc.array(
  fc.oneof(
    step("harm", circles),
    step("harm", circles),
    step("heal", circles),
    step("firstAid", nothing),
    step("untended", nothing),
    step("stopBleeding", nothing),
    step("treatment", nothing),
    step("day", fc.record({ advance: fc.constant(false), clock: fc.boolean() })),
    step("bleed", fc.record({ seconds: fc.integer({ min: 1, max: 300 }) })),
    step("fade", fc.record({ hours: fc.integer({ min: 1, max: 30 }) })),
    step("infection", fc.record({ infection: fc.constantFrom(...LASTING) })),
  ),
  { minLength: 1, maxLength: 8 },
);

/** SE-67 — what is over with the last filled circle. */
const ENDED: Partial<Care> = { firstAid: "none", woundedAt: null, attempts: 0, bleeding: false, watch: false };

type Done = Awaited<ReturnType<typeof doDeed>>;

/** Does what of it can be done; what each of them has left behind it. */
async function live(actor: Actor, life: readonly Step[]): Promise<readonly { done: Done; before: unknown }[]> {
  const lived = [];
  for (const { deed, choices, face } of life) {
    if (hindrance(deed, actor, choices) !== null) continue;
    const before = written(actor);
    lived.push({ done: await doDeed(deed, actor, choices, () => face), before });
  }
  return lived;
}

describe("cards that are taken back", () => {
  test("SE-52…SE-72: the latest first, each leaves circles and care as it found them", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (life) => {
        const { other } = openWard();
        for (const { done, before } of (await live(other, life)).toReversed()) {
          await done.undo();
          expect(written(other)).toEqual(before);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("SE-67: a watch does not come back for wounds that are gone, an infection goes all the same", async () => {
    const { other } = openWard();
    const [harm, aid, day] = await live(other, [
      { deed: "harm", choices: { blesse: 1 }, face: 1 },
      { deed: "firstAid", choices: {}, face: 1 },
      { deed: "day", choices: { advance: false }, face: 1 },
    ]);
    expect(sheetOf(other).care).toMatchObject({ watch: false, infection: "grave", disease: "gangrene" });
    await harm?.done.undo();
    await day?.done.undo();
    expect(sheetOf(other).care).toMatchObject({ watch: false, firstAid: "none", infection: "none", disease: "" });
    await aid?.done.undo();
    expect(sheetOf(other).care).toMatchObject(NO_CARE);
  });

  test("SE-64: first aid that is taken back after the wounds it was for leaves those from before dressed", async () => {
    const dressed = { firstAid: "success", attempts: 1, bleeding: false };
    const { other } = openWard([], [], wounds(1, 0, 0, { care: dressed }));
    const [harm, aid] = await live(other, [
      { deed: "harm", choices: { blesse: 1 }, face: 1 },
      { deed: "firstAid", choices: {}, face: 1 },
    ]);
    await harm?.done.undo();
    expect(sheetOf(other).care).toMatchObject({ firstAid: "failed", earlierCircles: 0 });
    await aid?.done.undo();
    expect(sheetOf(other).care).toMatchObject(dressed);
  });

  test("SE-51, SE-67: in any order, no row holds more than it has, and no care outlasts the last filled circle", async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.infiniteStream(fc.nat(7)), async (life, order) => {
        const { other } = openWard();
        const left = [...(await live(other, life))];
        while (left.length > 0) {
          const [one] = left.splice((order.next().value ?? 0) % left.length, 1);
          await one?.done.undo();
          const { rows, care } = sheetOf(other);
          expect(ROWS.filter((row) => tickedIn(rows[row]) > rows[row].max)).toEqual([]);
          if (worstLethal(rows) === null) expect(care).toMatchObject(ENDED);
        }
      }),
      { numRuns: 40 },
    );
  });
});
