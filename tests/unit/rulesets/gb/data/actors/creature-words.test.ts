import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  categoryCalled,
  categoryNames,
  categoryTyped,
  hitDiceCalled,
} from "../../../../../../src/rulesets/gb/data/actors/creature-words.js";
import { readFileSync } from "node:fs";
import { readPack } from "../../../../../support/packs/gb-packs.js";
import { CREATURE_KINDS } from "../../../../../../src/rulesets/gb/data/actors/creature-kind.js";

const texts = (lang: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../../lang/${lang}.json`, import.meta.url), "utf8")) as object;

/** Reads as somebody of a language does. */
function readIn(lang: "fr" | "en"): void {
  const at = (key: string) =>
    String(key.split(".").reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], texts(lang)));
  const format = (key: string, data: Record<string, unknown>) =>
    at(key).replace(/\{(\w+)\}/g, (_all, name: string) => String(data[name]));
  vi.stubGlobal("game", { i18n: { lang, localize: at, format } });
}

describe("what a creature is", () => {
  beforeAll(() => readIn("fr"));
  afterAll(() => void vi.unstubAllGlobals());

  it("is named in the reader's language; a word of the table's own stays", () => {
    expect([categoryCalled("undead"), categoryCalled("Chose du puits")]).toEqual(["mort-vivant", "Chose du puits"]);
    readIn("en");
    expect([categoryCalled("undead"), categoryCalled("Chose du puits")]).toEqual(["undead", "Chose du puits"]);
    readIn("fr");
  });

  it("is typed by its name, in any case, and stored by its id", () => {
    for (const [i, name] of categoryNames().entries()) expect(categoryTyped(name)).toBe(CREATURE_KINDS[i]);
    expect(categoryTyped(" Mort-Vivant ")).toBe("undead");
    expect(categoryTyped("Chose du puits")).toBe("Chose du puits");
    expect(categoryTyped("")).toBe("");
  });

  it("has hit dice as printed, or a level", () => {
    expect([hitDiceCalled("2d8+4"), hitDiceCalled("3"), hitDiceCalled("")]).toEqual(["2d8+4", "niv. 3", ""]);
  });

  it("is said in the compendia so that every reader knows it", () => {
    for (const { system } of readPack("creatures")) {
      const { category, hd } = system as unknown as Record<"category" | "hd", string>;
      expect(CREATURE_KINDS).toContain(category);
      expect(hd).toMatch(/^(\d+|\d+d\d+([+-]\d+)?)$/);
    }
  });
});
