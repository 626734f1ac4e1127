import fc from "fast-check";
import { expect } from "vitest";
import type { Override } from "../../../src/core/play/contract/outcome.js";
import type { Figure } from "../../../src/core/play/contract/deed.js";
import type { deedsAtTable } from "./deeds.js";

type Done = Awaited<ReturnType<ReturnType<typeof deedsAtTable>["doDeed"]>>;

/** What a keeper may type or a macro may send about some figures. */
function overrides(figures: readonly Figure[]): fc.Arbitrary<Override> {
  const value = ({ range, options }: Figure): fc.Arbitrary<string | number> => {
    const sense = range
      ? fc.integer({ min: range.min, max: range.max })
      : fc.constantFrom(...options.map((one) => one.value));
    const nonsense = fc.constantFrom<string | number>(1e9, -1e9, Number.NaN, "", "toString", "-1", 0.5);
    return fc.oneof({ weight: 4, arbitrary: sense }, { weight: 1, arbitrary: nonsense });
  };
  const model = Object.fromEntries(figures.map((figure) => [figure.id, value(figure)]));
  return fc.record(model, { requiredKeys: [] }).map((told) => told as Override);
}

/** All that a sheet stores, but for the marks of what was written. */
function stored(actor: Actor): unknown {
  const strip = (source: Record<string, unknown>): object => {
    const { items, ...rest } = source;
    const own = Object.entries(rest).filter(([key]) => key !== "flags" && key !== "_stats");
    const carried = Array.isArray(items) ? { items: items.map((one) => strip(one as Record<string, unknown>)) } : {};
    return { ...Object.fromEntries(own), ...carried };
  };
  return strip(actor.toObject() as Record<string, unknown>);
}

/** Whatever the keeper decides about a deed can be shown, and is taken back without a trace. */
export async function expectTakenBack(actor: Actor, done: Done, figures: readonly Figure[]): Promise<void> {
  await done.undo();
  const before = stored(actor);
  await fc.assert(
    fc.asyncProperty(overrides(figures), async (override) => {
      const { undo } = await done.decide(override);
      await undo();
      expect(stored(actor)).toEqual(before);
    }),
    { numRuns: 6 },
  );
}
