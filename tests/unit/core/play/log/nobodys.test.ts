import { describe, expect, test } from "vitest";
import { isNobodys } from "../../../../../src/core/play/log/impersonal.js";

const doer = () => null as never;

describe("whose name a deed's message bears", () => {
  test("that of whoever does it, to however many", () => {
    expect(isNobodys({ procedure: { doer }, clock: false, people: 3 })).toBe(false);
    expect(isNobodys({ procedure: {}, clock: false, people: 1 })).toBe(false);
  });

  test("nobody's where it is done to several who are alike in it, e.g. whom the keeper asks for a test", () => {
    expect(isNobodys({ procedure: {}, clock: false, people: 2 })).toBe(true);
    expect(isNobodys({ procedure: { doer }, clock: true, people: 2 })).toBe(true);
    expect(isNobodys({ procedure: { together: true }, clock: false, people: 1 })).toBe(true);
  });

  test("the first one's as long as nobody knows what it is", () => {
    expect(isNobodys({ procedure: undefined, clock: false, people: 2 })).toBe(false);
  });
});
