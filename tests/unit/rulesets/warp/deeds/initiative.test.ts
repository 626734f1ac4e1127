import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { deedsAtTable, found, idOf, item, systemOf } from "../../../../support/play/deeds.js";
import { UNTRAINED } from "../../../../../src/rulesets/warp/data/actors/carried.js";
import { initiative } from "../../../../../src/rulesets/warp/deeds/initiative.js";
import { openTable } from "./table.js";

const { procedure, settled, doDeed } = deedsAtTable({ procedures: { initiative }, due: () => [] });

const REFLEXES = item("warpTrait", "reflexes", { score: 4, initiative: true });
const STEALTH = item("warpTrait", "stealth", { score: 3, agility: true });
const formula = (actor: Actor, choices = {}) =>
  procedure("initiative").rolls({ actor, choices: settled("initiative", actor, choices) })[0]?.formula;

describe("the trait that decides who acts first (WP-46)", () => {
  test("is the best that serves for it, until another one is chosen", () => {
    const { hero } = openTable({}, [REFLEXES, STEALTH]);
    expect(formula(hero)).toBe("4d6");
    expect(formula(hero, { trait: idOf("stealth") })).toBe("3d6");
    expect(formula(hero, { trait: UNTRAINED })).toBe("2d6");
    expect(formula(hero, { bonus: 1, malus: 2 })).toBe("5d6kl4");
  });

  test("stays chosen on the sheet, for rolls without a window too", async () => {
    const { hero } = openTable({}, [REFLEXES, STEALTH]);
    const { view } = await doDeed("initiative", hero, { trait: idOf("stealth"), reason: "à pas de loup" });
    expect(systemOf(hero)).toMatchObject({ initiativeTrait: idOf("stealth"), initiative: { formula: "3d6", dice: 3 } });
    expect(JSON.stringify(view.summary)).toContain("stealth 3");
    expect(JSON.stringify(view.summary)).toContain("à pas de loup");
    await found(hero, "stealth").delete();
    expect(systemOf(hero)).toMatchObject({ initiative: { formula: "4d6" } });
  });

  test("WP-15: uses up a die of experience; WP-39: is no action of the turn", async () => {
    const { hero } = openTable({ xp: { total: 2 }, turn: { extraActions: 3 } }, [REFLEXES]);
    expect(formula(hero, { experience: 1 })).toBe("5d6kh4");
    await doDeed("initiative", hero, { experience: 1 }, () => 1);
    expect(systemOf(hero)).toMatchObject({ xp: { used: 1 } });
  });

  test.each(["fr", "en"])("has words for what can be chosen (%s)", (lang) => {
    const { hero } = openTable({}, [REFLEXES, STEALTH]);
    const source = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as object;
    const read = (key: string) =>
      key.split(".").reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], source);
    const fields = procedure("initiative").fields([hero], {});
    const texts = fields.flatMap(({ label, options = [] }) => [label, ...options.map((option) => option.label)]);
    expect(texts.filter(({ key }) => typeof read(key) !== "string")).toEqual([]);
    expect(fields.find(({ id }) => id === "trait")?.options?.map(({ value }) => value)).toEqual([
      ...["", idOf("reflexes"), idOf("stealth")],
      UNTRAINED,
    ]);
  });
});
