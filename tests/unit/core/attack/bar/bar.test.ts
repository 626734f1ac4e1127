import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { barContext } from "../../../../../src/core/attack/bar/context.js";
import { wordFor } from "../../../../../src/core/attack/bar/words.js";
import { loadAttacks } from "../../../../../src/core/play/loaded/attacks.js";
import { openRing as openShooting } from "../../../rulesets/d20d100/attack/table.js";
import { openRing } from "../../../rulesets/seuils/attack/table.js";
import "../../../../support/rulesets.js";

beforeEach(() => Promise.all(["seuils", "d20d100"].map(loadAttacks)));

test("the bar under a token says why its bearer cannot attack, in the rules' own words", async () => {
  const { hero } = openRing();
  await hero.update({ system: { wounds: { tue: { lethal: 1 } } } } as never);
  const token = { actor: hero, uuid: "", name: hero.name, texture: {} } as unknown as TokenDocument;
  const [blade] = (await barContext(token))?.weapons ?? [];
  expect(blade).toMatchObject({
    state: "refused",
    ...{ lead: "", fact: "" },
    why: game.i18n.format("GARDIEN.SEUILS.FIGHT.refusal.unable", { name: hero.name }),
  });
});

test("a reason that holds for every weapon is said once, for all of them", async () => {
  const { hero } = openRing();
  const token = { actor: hero, uuid: "", name: hero.name, texture: {} } as unknown as TokenDocument;
  expect(await barContext(token)).toMatchObject({ shared: "" });
  await hero.update({ system: { wounds: { tue: { lethal: 1 } } } } as never);
  const why = game.i18n.format("GARDIEN.SEUILS.FIGHT.refusal.unable", { name: hero.name });
  expect(await barContext(token)).toMatchObject({ shared: why });
});

test("a reason becomes the one word that the language has for it, else one for its kind", () => {
  const known = ["GARDIEN.BAR.WORD.jammed"];
  vi.spyOn(game.i18n, "has").mockImplementation((key) => known.includes(key));
  expect(wordFor({ key: "GARDIEN.D20D100.FIGHT.refusal.jammed" }, "refused")).toBe("GARDIEN.BAR.WORD.jammed");
  expect(wordFor({ key: "GARDIEN.SOME.reason" }, "refused")).toBe("GARDIEN.BAR.WORD.refused");
  expect(wordFor({ key: "GARDIEN.SOME.reason" }, "warned")).toBe("GARDIEN.BAR.WORD.warned");
});

test("weapons that are not ready stand behind the others, each with its digit", async () => {
  const { hero } = openShooting();
  const token = { actor: hero, uuid: "", name: hero.name, texture: {} } as unknown as TokenDocument;
  const colt = [...hero.items].find(({ name }) => name === "colt");
  await colt?.update({ "system.loaded": 0 } as never);
  const weapons = (await barContext(token))?.weapons.map(({ name, nth, state }) => [name, nth, state]);
  expect(weapons?.at(0)).toEqual(["pistol", 2, "ready"]);
  expect(weapons?.at(-1)).toEqual(["colt", 1, "reload"]);
});

/** Reasons that no weapon of the bar meets: they are about a choice of the window, or about a parry. */
const ELSEWHERE = ["blastAimed", "coversAll", "noGap", "notProtected", "charge", "opportunity", "guard", "noGuard"];

test("every reason of the rulesets has a word, in both languages, that fits a weapon of the bar", () => {
  for (const lang of ["fr", "en"]) {
    const { GARDIEN } = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as { GARDIEN: Words };
    const reasons = [
      ["GB", "ATTACK", "cannot"],
      ["RPG", "FIGHT", "obstacle"],
      ["RPG", "FIGHT", "refusal"],
      ["SEUILS", "FIGHT", "refusal"],
      ["D20D100", "FIGHT", "refusal"],
      ["D20D100", "FIGHT", "warning"],
    ].flatMap((path) => Object.keys(under(GARDIEN, path)));
    const words = under(GARDIEN, ["BAR", "WORD"]) as Readonly<Record<string, string>>;
    expect(reasons.filter((one) => !(one in words) && !ELSEWHERE.includes(one))).toEqual([]);
    expect(Object.values(words).filter((word) => word.length > 13)).toEqual([]);
  }
});

interface Words {
  readonly [key: string]: string | Words;
}

function under(words: Words, path: readonly string[]): Words {
  return path.reduce((at, step) => at[step] as Words, words);
}

test("DD-127: it tells what is added to the die, the row of the weapon too, and not only the circumstances", async () => {
  const { hero } = openShooting();
  const token = { actor: hero, uuid: "", name: hero.name, texture: {} } as unknown as TokenDocument;
  const bonuses = (await barContext(token))?.weapons.map(({ name, lead }) => [name, lead]);
  expect(bonuses).toEqual([
    ["colt", "+6"],
    ["pistol", "+6"],
    ["knife", "+5"],
    ["shotgun", "+6"],
    ["fists", "+6"],
  ]);
});

test("dice told in words stand in a few letters in the small line, never cut off in the large one", async () => {
  const { hero } = openRing();
  const token = { actor: hero, uuid: "", name: hero.name, texture: {} } as unknown as TokenDocument;
  const [blade] = (await barContext(token))?.weapons ?? [];
  expect(blade).toMatchObject({ state: "ready", lead: "", fact: expect.stringMatching(/POOL\.brief/) as string });
});
