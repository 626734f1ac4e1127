import { describe, expect, test, vi } from "vitest";
import { doDeed, hindrance, item, openTable, procedure, settled, systemOf } from "./table.js";

const VEST = item("warpArmor", "vest", { worn: true, regularDice: 1, ballisticDice: 1 });
const points = (max: number) => ({ hp: { max, value: max } });

const rolled = (actor: Actor, choices: object) =>
  procedure("harm")
    .rolls({ actor, choices: settled("harm", actor, choices as never) })
    .map(({ formula }) => formula);

describe("damage without an attack (WP-74, WD-63)", () => {
  test("is as many dice as the keeper says, less what armour stops; taken back, the points are there again", async () => {
    const { hero } = openTable(points(21), [VEST]);
    expect(rolled(hero, { dice: 4 })).toEqual(["4d6", "1d6"]);
    expect(rolled(hero, { dice: 4, armour: "standard" })).toEqual(["4d6", "1d6", "1d6"]);
    expect(rolled(hero, { dice: 4, armour: "ap" })).toEqual(["4d6"]);
    const { outcome, view, undo } = await doDeed("harm", hero, { dice: 4, cause: "Grenade" }, [6, 5, 2, 1, 3]);
    expect(outcome).toMatchObject({ raw: 14, protection: 4, damage: 10 }); // a ballistic die is worth 1
    expect(systemOf(hero).hp).toMatchObject({ value: 11, fightStart: 21 });
    expect(view).toMatchObject({ total: 14, severity: { level: 1 } });
    await undo();
    expect(systemOf(hero).hp).toMatchObject({ value: 21, fightStart: null });
  });

  test("may be points alone, and come as a bullet does", async () => {
    const { hero } = openTable(points(21), [VEST]);
    const { outcome } = await doDeed("harm", hero, { dice: 0, flat: 15, armour: "standard" }, [5, 4]);
    expect(outcome).toMatchObject({ raw: 15, protection: 2, divisor: 4, damage: 3 });
  });

  test("goes past what is worn, where nothing protects against it", async () => {
    const { hero } = openTable({ ...points(21), steelSkin: { absorb: 9, hits: 3, dice: 2 } }, [VEST]);
    expect(rolled(hero, { dice: 2, armour: "bare" })).toEqual(["2d6"]);
    await doDeed("harm", hero, { dice: 2, armour: "bare" }, [4, 4]);
    expect(systemOf(hero)).toMatchObject({ hp: { value: 13 }, steelSkin: { hits: 3 } });
  });

  test("WP-118: a skin of steel stands one blow less, even if it stops all of it", async () => {
    const { hero } = openTable({ ...points(21), steelSkin: { absorb: 9, hits: 3, dice: 2 } });
    const { view } = await doDeed("harm", hero, { dice: 1 }, [4]);
    expect(systemOf(hero)).toMatchObject({ hp: { value: 21 }, steelSkin: { hits: 2 } });
    expect(view.tone).toBe("good");
  });

  test("needs a die or a point, and somebody alive", () => {
    expect(hindrance("harm", openTable().hero, { dice: 0, flat: 0 })).toBe("noHarm");
    expect(hindrance("harm", openTable({ hp: { dead: true } }).hero)).toBe("dead");
  });

  test("WP-75: tells the keeper when it is enough for a serious wound", async () => {
    const { hero, settings } = openTable(points(42));
    settings.set("warpSeriousWounds", true);
    Hooks.callAll("gardien.settingChanged", "warpSeriousWounds");
    const { view, outcome } = await doDeed("harm", hero, { dice: 0, flat: 20, cause: "Gravats" });
    expect(view.facts.find(({ rule }) => rule === "WP-75")?.audience).toBe("keeper");
    const figures = procedure("harm").edit?.figures(outcome) ?? [];
    expect(figures.map(({ id }) => id)).toEqual(["damage", "wound"]);
    const origin = { messageId: "m".repeat(16), attackerUuid: "", weaponName: "" };
    const decided = { ...outcome, wound: "lethal" };
    expect(procedure("harm").changes(decided, hero, origin)?.created).toEqual([
      { name: "Gravats", type: "warpWound", system: { nature: "lethal", dailyLoss: 1, messageId: origin.messageId } },
    ]);
  });

  test("reaches everybody who was targeted, where the keeper says so", () => {
    const { hero, thug } = openTable();
    const targets = new Set([{ document: { actor: thug } }]);
    const seen = vi.spyOn(game, "user", "get").mockReturnValue({ isGM: true, targets } as never);
    const { fields, onto } = procedure("harm");
    expect(fields([hero], {}).at(-1)).toMatchObject({ id: "others", value: false, hint: { data: { name: "Brute" } } });
    expect(onto?.([hero], { others: true }).actors).toEqual([hero, thug]);
    const alone = [hero];
    expect(onto?.(alone, {}).actors).toBe(alone);
    seen.mockRestore();
  });

  test("WP-10: what somebody of the keeper's wears and loses is the keeper's to know", async () => {
    const { thug } = openTable({}, [], [VEST]);
    const { outcome } = await doDeed("harm", thug, { dice: 2 }, [4, 4, 1]);
    const player = game.users.contents.find(({ isGM }) => !isGM) as typeof game.user;
    const seen = vi.spyOn(game, "user", "get").mockReturnValue(player);
    const view = procedure("harm").view(outcome);
    seen.mockRestore();
    expect(view.losses).toEqual([]);
    expect(view.facts.map(({ rule }) => rule)).toEqual(["WD-63"]);
  });
});
