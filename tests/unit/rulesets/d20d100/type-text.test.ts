import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { typeAsRead } from "../../../../src/rulesets/d20d100/data/items/type-text.js";
import { d20d100Items } from "../../../support/packs/d20d100-packs.js";

/** The codes of a language, as its file has them. */
function codesOf(lang: string): Readonly<Record<string, string>> {
  const { GARDIEN } = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as {
    GARDIEN: { D20D100: { TYPE_CODE: Record<string, string> } };
  };
  return GARDIEN.D20D100.TYPE_CODE;
}

function read(lang: string): void {
  const codes = codesOf(lang);
  const code = (key: string) => codes[key.split(".").at(-1) ?? ""];
  const i18n = { lang, has: (key: string) => code(key) !== undefined, localize: (key: string) => code(key) ?? key };
  vi.stubGlobal("game", { i18n });
}

afterEach(() => vi.unstubAllGlobals());

const CODES = [
  ...new Set(d20d100Items("weapons").map(({ system }) => system["typeCode"] as string | undefined)),
].filter((code): code is string => code !== undefined && code !== "");

test("DD-57: the code of a weapon is abbreviated in its reader's language, the figures stay", () => {
  read("en");
  expect(typeAsRead("Mit/Sél (4, 3, +0)")).toBe("SMG/Sel (4, 3, +0)");
  expect(typeAsRead("Fus/V (8, 5, +1)")).toBe("Rif/B (8, 5, +1)");
  expect(CODES.filter((code) => /é|^Fus|^Mit|^Ch/u.test(typeAsRead(code)))).toEqual([]);
  read("fr");
  expect(CODES.map(typeAsRead)).toEqual(CODES);
});

test("DD-57: a code that somebody made up, or none, stays as it is", () => {
  read("en");
  expect(["Bazooka (9, 9, +0)", "(1, 0, +0)", ""].map(typeAsRead)).toEqual(["Bazooka (9, 9, +0)", "(1, 0, +0)", ""]);
});
