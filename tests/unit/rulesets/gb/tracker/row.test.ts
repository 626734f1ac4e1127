import { beforeAll, describe, expect, it } from "vitest";
import { trackerRow } from "../../../../../src/rulesets/gb/keeper/row.js";
import { creature, investigator } from "../../../../support/models/gb-models.js";

beforeAll(() => {
  const format = (key: string, data: object) => `${key} ${Object.values(data).join(" ")}`;
  Object.assign(globalThis, { game: { i18n: { lang: "fr", localize: (key: string) => key, format } } });
});

const row = (model: { readonly parent: object }, now = 0) => {
  const { items } = model.parent as { items: object[] };
  const contents = items.map((item, i) => Object.assign(item, { id: `i${i}`, name: "x", img: "x" }));
  const actor = { uuid: "Actor.a.b", items: { contents }, system: model };
  return trackerRow({ actor: actor as never, name: "Paul", img: "p" }, true, now);
};

describe("GB-68: a line of the tracker", () => {
  it("has fatigue with its penalty, life, and open wounds with the time to their next loss", () => {
    const wounds = [
      { type: "gbWound" as const, system: { gb: 7, zone: "legLeft", pvLost: 2, inflictedAt: 100 } },
      { type: "gbWound" as const, system: { gb: 2, zone: "torso", healed: true } },
    ];
    const paul = row(investigator({ pv: { value: 5 }, pf: { value: 3 } }, wounds), 122);
    expect(paul).toMatchObject({ key: "Actor-a-b", malus: "−2", tired: true, stamp: { calm: false } });
    expect([paul.fatigue?.lost, paul.life.lost]).toEqual([5, 3]);
    expect(paul.wounds).toMatchObject([{ step: 3, gb: 7, clock: { due: false, time: "GARDIEN.GB.TIME.seconds 38" } }]);
  });

  it("GB-43: shows hit points alone for a creature fought in the classic way", () => {
    const ghoul = row(creature({ mode: "traditional", hp: { value: 9, max: 13 } }));
    expect(ghoul.fatigue).toBeNull();
    expect(ghoul.life).toMatchObject({ pool: "hp", value: 9, max: 13, lost: 4 });
  });

  it("is calm for somebody whole", () => {
    expect(row(investigator({})).stamp.calm).toBe(true);
  });
});
