import { describe, expect, test } from "vitest";
import { patientContext } from "../../../../src/rulesets/seuils/keeper/infirmary.js";
import { patients } from "../../../../src/rulesets/seuils/keeper/people.js";
import { KEEPER_TOOL } from "../../../../src/rulesets/seuils/keeper/tool.js";
import { openCamp, procedure, written } from "./deeds/camp.js";

const named = () => patients().map(({ name }) => name);

describe("the keeper's pad", () => {
  test("SE-50, SE-54, SE-63, SE-65: has everybody who is hurt or ill, and nobody else, nor the dead", () => {
    const { hero, foe } = openCamp();
    expect([named(), KEEPER_TOOL.offered?.()]).toEqual([[], true]);
    written(hero, { care: { infection: "fievre" } });
    written(foe, { wounds: { blesse: { temporary: 1 } } });
    expect(named()).toEqual(["Maude", "Pillard"]);
    written(foe, { deathConfirmed: true });
    written(hero, { care: { infection: "none", watch: true } });
    expect(named()).toEqual(["Maude"]);
  });

  test("SE-55, SE-58, SE-69: tells circles with their marks, what they cost, and what time does", () => {
    const { hero } = openCamp();
    written(hero, { wounds: { touche: { lethal: 1, temporary: 1 }, blesse: { lethal: 1 } }, care: { bleeding: true } });
    expect(patientContext({ name: "Maude", actor: hero })).toMatchObject({
      state: { id: "blesse" },
      bleeding: true,
      rows: [
        { id: "touche", ticked: 2, max: 4, marks: ["lethal", "temporary", "free", "free"] },
        { id: "blesse", ticked: 1, max: 2 },
        { id: "tue", ticked: 0, max: 1 },
      ],
    });
  });

  test("SE-54, SE-69: whoever is past help neither bleeds nor waits for care, though nobody has confirmed the death", () => {
    const { hero, foe } = openCamp();
    const bled = { wounds: { touche: { lethal: 1 } }, care: { bleeding: true, firstAid: "pending" } };
    written(hero, bled);
    written(foe, { ...bled, wounds: { tue: { lethal: 1 }, surplus: 1 } });
    expect(patientContext({ name: "Pillard", actor: foe })).toMatchObject({
      ...{ state: { id: "mort" }, bleeding: false, facts: [] },
    });
    foe.updateSource({ prototypeToken: { name: "Pillard (2)" } } as never);
    const warned = () => procedure("day").fields([hero, foe], {})[0]?.hint?.data?.["names"];
    expect(warned()).toBe("Maude");
    written(foe, { wounds: { tue: { lethal: 1 }, surplus: 0 } });
    expect(warned()).toBe("Maude, Pillard (2)"); // as the pad calls them
  });
});
