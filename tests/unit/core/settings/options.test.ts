import { describe, expect, test } from "vitest";
import { dice, number, oneOf, optionsNamed, yesNo } from "../../../../src/core/settings/options.js";

const { settings, read, keyOf } = optionsNamed("rule", {
  hardNights: yesNo(false),
  fall: oneOf(["ask", "always"]),
  most: number(4, 0, 9),
  size: dice("2d6+6"),
});

describe("options declared once", () => {
  test("are one setting of the world each, at the first value that was told", () => {
    expect(settings).toEqual([
      { key: "ruleHardNights", scope: "world", initial: false },
      { key: "ruleFall", scope: "world", initial: "ask", choices: ["ask", "always"] },
      { key: "ruleMost", scope: "world", initial: 4, range: { min: 0, max: 9 } },
      { key: "ruleSize", scope: "world", initial: "2d6+6", notation: "dice" },
    ]);
    expect(keyOf("hardNights")).toBe("ruleHardNights");
  });

  test("are read from what those settings say", () => {
    const values = { ruleHardNights: true, ruleFall: "always", ruleMost: 7, ruleSize: "3d6", otherRule: 1 };
    expect(read(values)).toEqual({ hardNights: true, fall: "always", most: 7, size: "3d6" });
  });

  test("are as the book has them where a setting says nothing, or nonsense", () => {
    const book = { hardNights: false, fall: "ask", most: 4, size: "2d6+6" };
    expect(read({})).toEqual(book);
    expect(read({ ruleHardNights: "yes", ruleFall: "never", ruleMost: Number.NaN, ruleSize: "" })).toEqual(book);
    expect(read({ ruleMost: 99 })).toMatchObject({ most: 9 });
  });
});
