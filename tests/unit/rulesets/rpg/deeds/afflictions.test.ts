import { describe, expect, test } from "vitest";
import type { Data } from "../../../../support/play/arbiter-table.js";
import {
  doDeed,
  found,
  hindrance,
  hp,
  idOf,
  item,
  lasting,
  openWard,
  procedure,
  sheetOf,
  skill,
  systemOf,
} from "./wards.js";

const affliction = (id: string, system: Data): Data => item("rpgAffliction", id, system);

/** RP-94 — as the book has it. */
const PLAGUE = affliction("plague", {
  ...{ kind: "disease", test: true, difficulty: 2, interval: "day", damage: "1d4" },
  attributeLoss: { attribute: "charisma", value: 3, once: true },
  recovery: { attribute: "charisma", value: 1, interval: "week" },
});
const VENOM = affliction("venom", { damage: "1", durationFormula: "1d6", cure: { skill: "herbalism", difficulty: 2 } });
const NUMBING = affliction("numbing", {
  effects: [{ type: "restrict", mode: "nothing", until: { kind: "rounds", formula: "1d4", start: "next" } }],
});
const FEVER = affliction("fever", {
  ...{ kind: "disease", interval: "day", damage: "1", durationFormula: "1d6" },
  effects: [{ type: "modifier", scope: "skills", value: -1, until: { kind: "affliction" } }],
});

describe("exposure (RP-92, RP-93)", () => {
  test("RP-93: a plain Corps test with the disease's FD; who succeeds escapes", async () => {
    const { hero } = openWard([PLAGUE]);
    const { outcome, changes, view } = await doDeed("expose", hero, { affliction: idOf("plague") }, [6]);
    expect(outcome).toMatchObject({ score: 8, difficulty: 2, total: 8, escaped: true });
    expect(changes).toBeNull();
    expect(view.tone).toBe("good");
  });

  test("RP-94: the plague takes 3 Charisme once, and is at work until the antidote; undo heals", async () => {
    const { hero } = openWard([PLAGUE]);
    const done = await doDeed("expose", hero, { affliction: idOf("plague") }, [7]);
    expect(systemOf(found(hero, "plague"))).toMatchObject({ active: true, taken: 3, remaining: null });
    expect(sheetOf(hero)).toMatchObject({ attributes: { charisma: { loss: 3 } }, hp: { value: 18 } });
    expect(hindrance("expose", hero, { affliction: idOf("plague") })).toBe("borne");
    await done.undo();
    expect(systemOf(found(hero, "plague"))).toMatchObject({ active: false, taken: 0 });
    expect(sheetOf(hero)).toMatchObject({ attributes: { charisma: { loss: 0 } } });
  });

  test("RP-92: a poison grants no test unless its sheet says so (D-59), and lasts as long as its dice", async () => {
    const { hero } = openWard([VENOM]);
    const { outcome } = await doDeed("expose", hero, { affliction: idOf("venom") }, [4]);
    expect(outcome).toMatchObject({ remaining: 4, escaped: false });
    expect(systemOf(found(hero, "venom"))).toMatchObject({ active: true, remaining: 4 });
    expect(hp(hero)).toBe(18);
  });

  test("RP-92: what only has effects of its own is at work no longer than they are", async () => {
    const { hero } = openWard([NUMBING]);
    const done = await doDeed("expose", hero, { affliction: idOf("numbing") }, [3]);
    expect(sheetOf(hero).conditions).toMatchObject([{ state: { type: "restrict" }, span: { first: 1, last: 3 } }]);
    expect(systemOf(found(hero, "numbing")).active).toBe(false);
    await done.undo();
    expect(lasting(hero)).toEqual([]);
  });

  test("RP-92: from elsewhere it comes onto the sheet, and what it does goes by it", async () => {
    const { hero, other } = openWard([], [FEVER]);
    const packed = JSON.stringify({ name: "Fièvre", img: "", system: { ...systemOf(found(other, "fever")) } });
    const uuid = "Compendium.gardien.rpg-afflictions.Item.x";
    const choices = { affliction: uuid, packedFrom: uuid, packed: [packed.slice(0, 40), packed.slice(40)] };
    const done = await doDeed("expose", hero, choices, [2]);
    const [fever] = hero.items.contents as Item[];
    expect(fever).toMatchObject({ name: "Fièvre", type: "rpgAffliction", system: { active: true, remaining: 2 } });
    expect(sheetOf(hero).conditions).toMatchObject([{ wound: fever?.id, ends: "affliction" }]);
    await done.undo();
    expect(hero.items.size).toBe(0);
    expect(lasting(hero)).toEqual([]);
  });

  test("RP-92: who is immune is not exposed; what cannot be read names nothing", () => {
    const { hero, other } = openWard([], [VENOM], { immunities: ["poison"] });
    expect(hindrance("expose", other, { affliction: idOf("venom") })).toBe("immune");
    const uuid = "Compendium.x.y.Item.z";
    expect(hindrance("expose", hero, { affliction: uuid, packedFrom: uuid, packed: ["{"] })).toBe("noPoison");
    expect(hindrance("expose", hero, { affliction: uuid })).toBe("noPoison");
  });

  test("RP-92: only the keeper exposes somebody, and may say that they escaped", async () => {
    const { hero } = openWard([PLAGUE]);
    expect(procedure("expose").by).toBe("keeper");
    const done = await doDeed("expose", hero, { affliction: idOf("plague") }, [7]);
    await done.decide({ escaped: "yes" });
    expect(systemOf(found(hero, "plague")).active).toBe(false);
  });
});

test("RP-94: points of an attribute that come back are none of the hit points that a card prints", async () => {
  const recovery = { attribute: "charisma", value: 1, interval: "week" };
  const { other } = openWard([], [affliction("plague", { active: false, taken: 2, recovery })]);
  await other.update({ system: { attributes: { charisma: { base: 6, loss: 2 } } } } as never);
  const { changes, undo } = await doDeed("ailment", other, { intervals: 1 });
  expect(changes).toMatchObject({ values: [{ path: "system.attributes.charisma.loss", after: 1 }] });
  await undo();
  expect(sheetOf(other)).toMatchObject({ attributes: { charisma: { loss: 2 } } });
});

describe("cures (RP-92, RP-94)", () => {
  const HERBS = skill("herbalism", 10, { root: "lore" });

  test("RP-92: the skill that cures it, at its FD, ends it and what it did", async () => {
    const { hero, other } = openWard([HERBS], [FEVER, VENOM]);
    await doDeed("expose", other, { affliction: idOf("fever") }, [5]);
    await doDeed("expose", other, { affliction: idOf("venom") }, [5]);
    const choices = { patient: other.uuid, affliction: idOf("venom") };
    expect((await doDeed("cure", hero, choices, [9])).outcome).toMatchObject({ difficulty: 2, result: "failure" });
    const done = await doDeed("cure", hero, choices, [8]);
    expect(systemOf(found(other, "venom")).active).toBe(false);
    expect(lasting(other)).toEqual(["modifier"]);
    await done.undo();
    expect(systemOf(found(other, "venom")).active).toBe(true);
  });

  test("RP-94: what no skill cures ends by an antidote, which is the keeper's to grant", async () => {
    const { other } = openWard([], [FEVER]);
    await doDeed("expose", other, { affliction: idOf("fever") }, [5]);
    const situation = { actor: other, choices: { affliction: idOf("fever") } };
    expect(procedure("cure").doubt?.(situation)).not.toBeNull();
    await doDeed("cure", other, { affliction: idOf("fever") });
    expect(lasting(other)).toEqual([]);
    expect(hindrance("cure", other)).toBe("noAffliction");
  });
});
