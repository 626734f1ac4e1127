import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sitDown } from "../../../support/windows/settings-desk.js";
import { fileOf, readFile, type Read } from "../../../../src/core/setup/page/file.js";
import { accepts, allOptions } from "../../../../src/core/setup/page/options.js";

afterEach(() => vi.unstubAllGlobals());

const fileWith = (settings: unknown, more: object = {}): string =>
  JSON.stringify({ kind: "gardien.settings", version: 1, settings, ...more });
const reading = (text: string): Read => {
  const read = readFile(text, allOptions());
  if (typeof read === "string") throw new Error(read);
  return read;
};

describe("a file of settings", () => {
  it("tells the table's options, all of them, and nothing of whoever saves it", () => {
    sitDown({ kept: { skipAttackWindow: true, spectators: "ines" } });
    const text = fileOf(allOptions(), "1.2.3");
    expect(text).not.toMatch(/skipAttackWindow|spectators/); // who sits at this table sits at no other
    const { changes, unknown, refused, same, written } = reading(text);
    expect([changes, unknown, refused]).toEqual([[], [], []]);
    expect(same).toBe(
      allOptions().filter(({ definition }) => definition.scope === "world" && !definition.people).length,
    );
    expect(written).toBeInstanceOf(Date);
  });

  it("brings another table's options along", () => {
    sitDown({ kept: { gbHelplessBonus: 9, automation: "auto" } });
    const text = fileOf(allOptions(), "1.2.3");
    sitDown();
    expect(reading(text).changes.map(({ option, to }) => [option.key, to])).toEqual([
      ["automation", "auto"],
      ["gbHelplessBonus", 9],
    ]);
  });

  it("leaves alone what is not known here, what is out of bounds, and what is a user's own", () => {
    sitDown();
    const read = reading(
      fileWith({
        gbOldCap: 3,
        gbHelplessBonus: 35,
        gbNaturalExtremes: "no",
        skipAttackWindow: true,
        gbEffortViolent: 7,
      }),
    );
    expect(read.unknown).toEqual(["gbOldCap", "skipAttackWindow"]);
    expect(read.refused.map(({ option, value }) => [option.key, value])).toEqual([
      ["gbHelplessBonus", "35"],
      ["gbNaturalExtremes", '"no"'],
    ]);
    expect(read.changes.map(({ option, to }) => [option.key, to])).toEqual([["gbEffortViolent", 7]]);
  });

  it.each([
    ["json", "{"],
    ["json", ""],
    ["kind", "[]"],
    ["kind", "null"],
    ["kind", JSON.stringify({ kind: "somebody.else", version: 1, settings: {} })],
    ["kind", fileWith([1])],
    ["newer", fileWith({ gbHelplessBonus: 6 }, { version: 2 })],
    ["newer", fileWith({ gbHelplessBonus: 6 }, { version: "1" })],
    ["empty", fileWith({})],
    ["large", `"${"x".repeat(300_000)}"`],
  ])("that is bad is not read: %s", (why, text) => {
    sitDown();
    expect(readFile(text, allOptions())).toBe(why);
  });

  it("whatever it holds, proposes only what options may say", () => {
    sitDown();
    const key = fc.oneof(fc.constantFrom(...allOptions().map((one) => one.key)), fc.string());
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue()), (settings) => {
        const read = readFile(fileWith(settings), allOptions());
        if (typeof read === "string") return;
        for (const { option, to } of read.changes) expect(accepts(option, to)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof readFile(text, allOptions())).toBe("string");
      }),
    );
  });
});
