import { beforeEach, describe, expect, it, vi } from "vitest";
import { translatePacks } from "../../../../../src/core/content.js";
import { itemsOf } from "../../../../../src/core/sheets/carried-items.js";
import { carriedBy } from "../../../../../src/rulesets/d20d100/data/carried.js";
import { D20d100Skill } from "../../../../../src/rulesets/d20d100/data/skill.js";

const listen = Object.assign(Object.create(D20d100Skill.prototype) as object, { slug: "d20d100Listen" });
const things = [
  { id: "a", name: "Écouter", img: "", system: listen },
  { id: "b", name: "Oreille fine", img: "", system: listen },
];

beforeEach(() => {
  const index = [{ name: "Écouter", system: { slug: "d20d100Listen" } }];
  const pack = {
    collection: "gardien.d20d100-skills",
    visible: true,
    folders: [],
    getIndex: () => Promise.resolve(index),
  };
  const key = "GARDIEN.CONTENT.d20d100Listen";
  vi.stubGlobal("game", {
    i18n: { lang: "en", has: (one: string) => one === key, localize: (one: string) => (one === key ? "Listen" : one) },
    packs: [pack],
  });
});

describe("what somebody carries", () => {
  it("DD-29: is read in the reader's language, also where it was looked at before its names were known", async () => {
    const { skills } = carriedBy({ items: things });
    await translatePacks();
    expect(skills.map(({ name }) => name)).toEqual(["Listen", "Oreille fine"]);
    const rows = itemsOf({ items: { contents: things } } as unknown as Actor, D20d100Skill);
    expect(rows.map(({ name }) => name)).toEqual(["Listen", "Oreille fine"]);
  });
});
