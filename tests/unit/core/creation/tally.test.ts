import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { tallyContext } from "../../../../src/core/text/tally.js";
import { read } from "../../../support/reader.js";

beforeAll(() => read("fr"));
afterAll(() => vi.unstubAllGlobals());

const told = (spent: number, allowed: number) => tallyContext({ text: { key: "Spent" }, spent, allowed });

describe("what is left to give in a step", () => {
  it("leads with what is left, beside the share that is used", () => {
    expect(told(8, 32)).toMatchObject({ left: "24", over: false, share: 0.25 });
  });

  it("tells more than is allowed as such, and fills no bar beyond its end", () => {
    expect(told(11, 9)).toMatchObject({ left: "−2", over: true, share: 1 });
  });

  it("is empty where nothing is allowed yet", () => {
    expect(told(0, 0)).toMatchObject({ left: "0", over: false, share: 0 });
  });
});
