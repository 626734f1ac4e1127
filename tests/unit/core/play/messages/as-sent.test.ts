import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isRewritten, noteSaid } from "../../../../../src/core/play/messages/as-sent.js";

/** A message with these dice, as its author has left it. */
const message = (data: unknown, rolls: readonly object[]) =>
  ({ rolls, _source: { system: { version: 1, data } } }) as unknown as ChatMessage;

/** What was said when the dice fell, and what is said now. */
function isOtherwise(said: unknown, now: unknown): boolean {
  const rolls = [{ options: { flavor: "die" } }, { options: {} }];
  noteSaid(said, rolls as never);
  return isRewritten(message(now, JSON.parse(JSON.stringify(rolls)) as object[]));
}

const said = fc.dictionary(fc.constantFrom("a", "b", "choices", "targets"), fc.jsonValue({ maxDepth: 3 }));
const stored = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

describe("what a message says, beside what it said when its dice fell", () => {
  test("is the same after it was stored, in whatever order its keys stand", () => {
    fc.assert(
      fc.property(said, (data) => {
        const turned = Object.fromEntries(Object.entries(data).toReversed());
        expect(isOtherwise(data, stored(turned))).toBe(false);
      }),
    );
  });

  test("is seen to be otherwise whatever was changed in it", () => {
    fc.assert(
      fc.property(said, said, (before, after) => {
        expect(isOtherwise(before, after)).toBe(!isDeepStrictEqual(stored(before), stored(after)));
      }),
    );
  });

  test("is the same where a field that is not there was not stored", () => {
    expect(isOtherwise({ about: undefined, time: 3 }, { time: 3 })).toBe(false);
  });

  test("is the same where the server writes out dots in keys", () => {
    expect(isOtherwise({ choices: { "zone.arm": "left" } }, { choices: { zone: { arm: "left" } } })).toBe(false);
  });

  test("is not believed where dice were thrown and nothing was noted", () => {
    expect(isRewritten(message({ time: 3 }, [{ options: {} }]))).toBe(true);
    expect(isRewritten(message({ time: 3 }, []))).toBe(false);
  });
});
