import { describe, expect, test } from "vitest";
import { KEEPER } from "../../../../src/rulesets/seuils/keeper/part.js";
import { openCamp, procedure, written } from "./deeds/camp.js";

describe("the keeper's screen", () => {
  test("SE-54: the group are the characters that live", () => {
    const { hero, foe } = openCamp();
    expect([hero, foe].map((actor) => KEEPER.inGroup(actor))).toEqual([true, false]);
    written(hero, { deathConfirmed: true });
    expect(KEEPER.inGroup(hero)).toBe(false);
  });

  test("SE-55, SE-58, SE-69: tells circles with their marks, what they cost, and what time does", () => {
    const { hero } = openCamp();
    written(hero, { wounds: { touche: { lethal: 1, temporary: 1 }, blesse: { lethal: 1 } }, care: { bleeding: true } });
    const { vitals, malus, plights, out } = KEEPER.view(hero, 0);
    expect(vitals).toMatchObject([
      { id: "touche", value: 2, max: 4, marks: ["lethal", "temporary", "free", "free"] },
      { id: "blesse", value: 1, max: 2 },
      { id: "tue", value: 1, max: 1 },
    ]);
    expect([malus?.data?.["count"], out]).toEqual([-2, false]);
    expect(plights.slice(0, 2)).toMatchObject([{ tone: "bad" }, { tone: "bad" }]);
  });

  test("SE-69: foresees the next circle of a bleeding, which may be stopped", () => {
    const { hero } = openCamp();
    expect(KEEPER.foreseen(hero, 0)).toEqual([]);
    written(hero, { wounds: { blesse: { lethal: 1 } }, care: { bleeding: true } });
    const [first] = KEEPER.foreseen(hero, 0);
    expect(first).toMatchObject({ rule: "SE-69", averts: { deed: "stopBleeding" } });
    expect(first?.at).toBeGreaterThan(0);
  });

  test("SE-54, SE-69: whoever is past help neither bleeds nor waits for care, though nobody has confirmed the death", () => {
    const { hero, foe } = openCamp();
    const bled = { wounds: { touche: { lethal: 1 } }, care: { bleeding: true, firstAid: "pending" } };
    written(hero, bled);
    written(foe, { ...bled, wounds: { tue: { lethal: 1 }, surplus: 1 } });
    expect(KEEPER.view(foe, 0)).toMatchObject({ out: true, plights: [{ text: { key: "GARDIEN.SEUILS.STATE.mort" } }] });
    expect(KEEPER.foreseen(foe, 0)).toEqual([]);
    foe.updateSource({ prototypeToken: { name: "Pillard (2)" } } as never);
    const warned = () => procedure("day").fields([hero, foe], {})[0]?.hint?.data?.["names"];
    expect(warned()).toBe("Maude");
    written(foe, { wounds: { tue: { lethal: 1 }, surplus: 0 } });
    expect(warned()).toBe("Maude, Pillard (2)"); // as the screen calls them
  });
});
