import { describe, expect, test } from "vitest";
import { doDeed, found, hindrance, idOf, item, openTable, procedure, systemOf } from "./table.js";

const KNIVES = item("warpWeapon", "knife", { category: "thrown", quantity: 1, thrown: 3 });
const SWORD = item("warpWeapon", "sword", { category: "melee", quantity: 0, thrown: 1 });

describe("picking up what was thrown (WP-54)", () => {
  test("gives all of it back, or as many as are found, until it is taken back", async () => {
    const { hero } = openTable({}, [KNIVES]);
    const { undo } = await doDeed("pickUp", hero);
    expect(systemOf(found(hero, "knife"))).toMatchObject({ quantity: 4, thrown: 0 });
    await undo();
    await doDeed("pickUp", hero, { taken: 2 });
    expect(systemOf(found(hero, "knife"))).toMatchObject({ quantity: 3, thrown: 1 });
  });

  test("asks nothing about a single weapon, and which one where several lie about", () => {
    const asked = (...items: Parameters<typeof openTable>[1] & object) =>
      procedure("pickUp")
        .fields([openTable({}, items).hero], {})
        .map(({ id }) => id);
    expect([asked(SWORD), asked(KNIVES), asked(SWORD, KNIVES)]).toEqual([[], ["taken"], ["weapon", "taken"]]);
  });

  test("brings no other weapon where the one chosen was picked up in another window", async () => {
    const { hero } = openTable({}, [SWORD, KNIVES]);
    const sword = { weapon: idOf("sword") };
    await doDeed("pickUp", hero, sword);
    expect(hindrance("pickUp", hero, sword)).toBe("nothingThrown");
    expect(systemOf(found(hero, "knife"))).toMatchObject({ thrown: 3 });
  });

  test("never brings more than was thrown", async () => {
    const { hero } = openTable({}, [KNIVES]);
    await doDeed("pickUp", hero, { taken: 40 });
    expect(systemOf(found(hero, "knife"))).toMatchObject({ quantity: 4, thrown: 0 });
    expect(hindrance("pickUp", hero)).toBe("nothingThrown");
  });
});
