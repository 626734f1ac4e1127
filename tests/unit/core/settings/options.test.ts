import { describe, expect, test } from "vitest";
import { number, oneOf, optionsNamed, yesNo } from "../../../../src/core/settings/options.js";

const { settings, read } = optionsNamed("rule", {
  hardNights: yesNo(false),
  fall: oneOf(["ask", "always"]),
  most: number(4, 0, 9),
});

describe("options declared once", () => {
  test("are one setting of the world each, at the first value that was told", () => {
    expect(settings).toEqual([
      { key: "ruleHardNights", scope: "world", initial: false },
      { key: "ruleFall", scope: "world", initial: "ask", choices: ["ask", "always"] },
      { key: "ruleMost", scope: "world", initial: 4, range: { min: 0, max: 9 } },
    ]);
  });

  test("are read from what those settings say", () => {
    const values = { ruleHardNights: true, ruleFall: "always", ruleMost: 7, otherRule: 1 };
    expect(read(values)).toEqual({ hardNights: true, fall: "always", most: 7 });
  });

  test("are as the book has them where a setting says nothing, or nonsense", () => {
    const book = { hardNights: false, fall: "ask", most: 4 };
    expect(read({})).toEqual(book);
    expect(read({ ruleHardNights: "yes", ruleFall: "never", ruleMost: Number.NaN })).toEqual(book);
    expect(read({ ruleMost: 99 })).toMatchObject({ most: 9 });
  });
});
