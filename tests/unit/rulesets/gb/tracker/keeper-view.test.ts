import { beforeAll, describe, expect, it } from "vitest";
import { strength } from "../../../../../src/rulesets/gb/keeper/strength.js";
import { foreseen, personView } from "../../../../../src/rulesets/gb/keeper/view.js";
import { creature, investigator } from "../../../../support/models/gb-models.js";

beforeAll(() => {
  const format = (key: string, data: object) => `${key} ${Object.values(data).join(" ")}`;
  Object.assign(globalThis, { game: { i18n: { lang: "fr", localize: (key: string) => key, format } } });
});

const actorOf = (model: { readonly parent: object }) => {
  const { items } = model.parent as { items: object[] };
  const contents = items.map((item, i) => Object.assign(item, { id: `i${i}`, name: "x", img: "x" }));
  return { uuid: "Actor.a", items: Object.assign(contents, { contents }), system: model } as unknown as Actor;
};

const paul = () =>
  actorOf(
    investigator({ pv: { value: 5 }, pf: { value: 3 } }, [
      { type: "gbWound" as const, system: { gb: 7, zone: "legLeft", pvLost: 2, inflictedAt: 100 } },
      { type: "gbWound" as const, system: { gb: 2, zone: "torso", healed: true } },
    ]),
  );

describe("GB-68: somebody on the keeper's screen", () => {
  it("has life, fatigue with its penalty, and open wounds with the time to their next loss", () => {
    const { vitals, malus, plights, out } = personView(paul(), 122);
    expect(vitals.map(({ id, value, max, look, path }) => [id, value, max, look, path])).toEqual([
      ["pv", 5, 8, "boxes", "system.pv.value"],
      ["pf", 3, 8, "boxes", "system.pf.value"],
    ]);
    expect([malus?.data?.["n"], out]).toEqual(["−2", false]);
    expect(plights).toMatchObject([{ tone: "bad", more: { key: "GARDIEN.GB.TIME.seconds", data: { n: "38" } } }]);
  });

  it("GB-43: has hit points alone for a creature fought in the classic way", () => {
    const ghoul = personView(actorOf(creature({ mode: "traditional", hp: { value: 9, max: 13 } })), 0);
    expect(ghoul.vitals).toMatchObject([{ id: "hp", value: 9, max: 13 }]);
    expect(ghoul.malus).toBeNull();
  });

  it("GB-40: is foreseen to lose points by the clock of each open wound that nobody stopped; not once they are dead", () => {
    expect(foreseen(paul())).toMatchObject([{ at: 160, rule: "GB-40" }]);
    const dead = investigator({ pv: { value: -1 }, pf: { value: 2 } }, [
      { type: "gbWound" as const, system: { gb: 7, zone: "legLeft", pvLost: 2, inflictedAt: 100 } },
    ]);
    expect(foreseen(actorOf(dead))).toEqual([]);
  });
});

describe("a creature made tougher or weaker", () => {
  it("has one more of life and fatigue, of attack and armour class each step, however its points are found", () => {
    const halved = creature({ poolsMethod: "halve", bab: 2, hp: { value: 12, max: 12 }, defense: { natural: 1 } });
    expect(strength.change(actorOf(halved), 1).system).toMatchObject({
      bab: 3,
      defense: { natural: 2 },
      hp: { value: 14, max: 14 },
    });
    const told = creature({ poolsMethod: "manual", pv: { bonus: 7 }, pf: { bonus: 8 } });
    expect(strength.change(actorOf(told), 2).system).toMatchObject({
      poolsMethod: "manual",
      pv: { bonus: 9 },
      pf: { bonus: 10 },
    });
  });

  it("keeps a point of each however weak, and is nothing that befalls investigators", () => {
    const rat = creature({ poolsMethod: "manual", pv: { bonus: 2 }, pf: { bonus: 2 } });
    expect(strength.change(actorOf(rat), -3).system).toMatchObject({ pv: { bonus: 1 }, pf: { bonus: 1 } });
    expect(strength.change(actorOf(investigator({})), 2)).toEqual({ system: {}, items: [] });
  });
});
