import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { equipmentFor, specialtiesFor, traitOf } from "../../../../../src/rulesets/seuils/data/actors/carried.js";
import type { SeuilsActor } from "../../../../../src/rulesets/seuils/data/actors/seuils-actor.js";
import { tickedIn } from "../../../../../src/rulesets/seuils/rules/body/circles.js";
import { ROWS } from "../../../../../src/rulesets/seuils/rules/vocabulary.js";
import { updated } from "../../../../support/models/models.js";
import { character, creature, type ItemSource } from "../../../../support/models/seuils-models.js";

const scores = (values: Readonly<Record<string, number>>) => ({
  characteristics: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value }])),
});
/** Filled and crossed circles, by row. */
const hurt = (rows: Readonly<Record<string, readonly [lethal: number, temporary: number]>>, surplus = 0) => ({
  wounds: {
    ...Object.fromEntries(Object.entries(rows).map(([row, [lethal, temporary]]) => [row, { lethal, temporary }])),
    surplus,
  },
});
const thresholds = ({ thresholds: { touche, blesse, tue } }: SeuilsActor) => [touche, blesse, tue];

describe("the figures of an actor", () => {
  test("SE-51, SE-56: a new character is a whole human of 2D everywhere", () => {
    const odile = character();
    expect([thresholds(odile), odile.state, odile.wounds.free]).toEqual([[4, 6, 8], "indemne", { value: 7, max: 7 }]);
    expect(ROWS.map((row) => odile.wounds[row].malus)).toEqual([1, 2, 3]);
    expect([odile.woundMalus, odile.feverMalus, odile.characteristics.agilite.pool]).toEqual([0, 0, 2]);
    expect(creature().scores.sante).toBe(1);
  });

  test("SE-56, SE-57: Seuils follow Santé, and a sheet may have some of its own", () => {
    expect(thresholds(creature(scores({ sante: 7 })))).toEqual([9, 11, 13]);
    const own = { ...scores({ sante: 4 }), wounds: { tue: { override: 12 } } };
    expect(thresholds(creature(own))).toEqual([6, 8, 12]);
  });

  test("SE-58, SE-59, SE-66: wounds and fever take dice, fever none of Santé", () => {
    const sick = character({
      ...scores({ sante: 4, agilite: 4 }),
      ...hurt({ touche: [2, 0], blesse: [0, 1] }),
      care: { infection: "fievre" },
    });
    expect([sick.woundMalus, sick.feverMalus, sick.state]).toEqual([2, 1, "blesse"]);
    expect([sick.characteristics.sante.pool, sick.characteristics.agilite.pool]).toEqual([2, 1]);
    expect([sick.characteristics.agilite.value, thresholds(sick)]).toEqual([4, [6, 8, 10]]);
  });

  test("SE-06, SE-77: venom takes a die of every roll but those of Santé", () => {
    const bitten = character({ ...scores({ sante: 3, force: 3 }), suffers: { venom: true } });
    expect([bitten.malusOn("sante"), bitten.malusOn("force"), bitten.characteristics.force.pool]).toEqual([0, 1, 2]);
  });

  test("SE-04: maluses take ordinary dice before equipment takes the place of the rest", () => {
    const wounded = character({ ...scores({ precision: 3 }), ...hurt({ blesse: [1, 0] }) });
    expect(wounded.poolOf("precision", 1)).toEqual({ dice: 1, normalDice: 0, equipmentDice: 1 });
  });

  test("SE-54: the state follows from circles, or is the keeper's word", () => {
    expect(character(hurt({ tue: [1, 0] })).state).toBe("mourant");
    expect(character(hurt({ tue: [0, 1] })).state).toBe("inconscient");
    expect(character(hurt({ tue: [1, 0] }, 1)).state).toBe("mort");
    expect(creature({ wounds: { tue: { max: 2, lethal: 1 } } }).state).toBe("critique");
    expect(character({ deathConfirmed: true }).wounds.free, "as a token's bar has it").toEqual({ value: 0, max: 7 });
    expect([character({ deathConfirmed: true }).state, character({ deathConfirmed: true }).acts]).toEqual([
      "mort",
      false,
    ]);
  });

  test("SE-09, SE-78: a Domaine is the sum of its three, and is not spent beyond it", () => {
    const { domains } = character({
      ...scores({ sante: 4, force: 3, rapidite: 2 }),
      domains: { physique: { spent: 12 } },
    });
    expect(domains.physique).toMatchObject({ total: 9, spent: 9 });
    expect(domains.mental).toMatchObject({ total: 6, spent: 0 });
  });

  test("SE-14: creatures may have other allowances", () => {
    const now = { combatId: "fight", round: 2 };
    expect(character().roundAt(now)).toMatchObject({ actions: 2, mostAttacks: 1, spent: 0 });
    const many = creature({
      actionsPerRound: 4,
      attacksPerRound: 2,
      round: { ...now, attacks: 1, defences: 1, others: 1, extraDefences: 1 },
    });
    expect(many.roundAt(now)).toEqual({ actions: 4, mostAttacks: 2, spent: 3, attacks: 1, extraDefences: 1 });
    expect(many.roundAt({ ...now, round: 3 })).toMatchObject({ spent: 0, attacks: 0, extraDefences: 0 });
    expect(many.roundAt({ ...now, combatId: "other" })).toMatchObject({ spent: 0 });
  });
});

describe("what an actor carries", () => {
  const items: readonly ItemSource[] = [
    { type: "seuilsSpecialty", system: { slug: "esquive", uses: ["dodge", "weaponGroup:sponges"] } },
    { type: "seuilsSpecialty", system: { slug: "pistage" } },
    { type: "seuilsGear", system: { equipmentDice: 1, uses: ["skill:pistage", "characteristic:perception"] } },
    { type: "seuilsGear", system: { equipmentDice: 2, uses: ["skill:pistage"] } },
    { type: "seuilsGear", system: { equipmentDice: 4, uses: ["skill:pistage"], quantity: 0 } },
    { type: "seuilsArmor", system: { index: 1, specific: [{ against: "firearm", dice: 1 }] } },
    { type: "seuilsArmor", system: { index: 3, equipped: false, coversAll: true } },
    { type: "seuilsShield", system: { bonus: 1 } },
    { type: "seuilsShield", system: { bonus: 3 } },
    { type: "seuilsShield", system: { bonus: 2, equipped: false } },
    { type: "seuilsTrait", system: { key: "venom", value: 3 } },
    { type: "seuilsTrait", system: { key: "unheard" } },
    { type: "seuilsWeapon", system: { equipped: true } },
    { type: "seuilsWeapon", system: { natural: true } },
    { type: "seuilsWeapon", system: {} },
  ];

  test("SE-10: Spécialités serve by use, and for themselves", () => {
    const { carried } = character({}, items);
    const serving = (...wanted: Parameters<typeof specialtiesFor>[1]) =>
      specialtiesFor(carried, wanted).map(({ system }) => system.slug);
    expect([serving("dodge"), serving("skill:pistage"), serving("initiative")]).toEqual([["esquive"], ["pistage"], []]);
  });

  test("SE-04: of several pieces of equipment the best one counts, none that is used up", () => {
    const { carried } = character({}, items);
    expect(equipmentFor(carried, ["skill:pistage"])?.system.equipmentDice).toBe(2);
    expect(equipmentFor(carried, ["characteristic:perception"])?.system.equipmentDice).toBe(1);
    expect(equipmentFor(carried, ["dodge"])).toBeNull();
  });

  test("SE-37, SE-43, SE-46: protects with what is worn, and with hide; one shield counts", () => {
    const worn = { name: "", slug: "", index: 1, specific: [{ against: "firearm", dice: 1 }] };
    const hero = character({}, items);
    expect([hero.protections, hero.isCovered, hero.carried.shield?.system.bonus]).toEqual([[worn], false, 3]);
    const hide = { index: 2, specific: [{ against: "slashing", dice: 1 }] };
    const beetle = creature({ hide, coversAll: true }, items);
    expect([beetle.protections, beetle.isCovered]).toEqual([[worn, hide], true]);
  });

  test("SE-20, SE-77: strikes with what is in hand or grows on it, and has the traits that the rules know", () => {
    const { carried } = creature({}, items);
    expect([carried.weapons.length, traitOf(carried, "venom")?.value, traitOf(carried, "swarm")]).toEqual([2, 3, null]);
  });
});

describe("a change of circles", () => {
  test("SE-51, SE-55: never ticks more than there are, crosses go first", async () => {
    const hero = character(hurt({ touche: [2, 2] }));
    expect(await updated(hero, { wounds: { touche: { max: 3 } } })).toMatchObject({
      wounds: { touche: { max: 3, temporary: 1 } },
    });
    expect(await updated(hero, { wounds: { touche: { lethal: 9 } } })).toMatchObject({
      wounds: { touche: { lethal: 4, temporary: 0 } },
    });
  });

  test("SE-67: with the last filled circle ends all care but an infection that keepers end", async () => {
    const care = { firstAid: "failed", attempts: 1, bleeding: true, watch: true, recoveryDays: 2, infection: "fievre" };
    const hero = character({ ...hurt({ touche: [1, 0] }), care });
    expect(await updated(hero, { wounds: { touche: { lethal: 0 } } })).toEqual({
      wounds: { touche: { lethal: 0 } },
      care: { firstAid: "none", attempts: 0, bleeding: false, watch: false, recoveryDays: 0 },
    });
  });

  test("SE-67, SE-69: another worst row begins its period and its clock anew, unless the change says otherwise", async () => {
    const care = { bleeding: true, bleedSeconds: 30, recoveryDays: 2, treatment: "success" };
    const hero = character({ ...hurt({ blesse: [1, 0] }), care });
    expect(await updated(hero, { wounds: { tue: { lethal: 1 } } })).toMatchObject({
      care: { bleedSeconds: 0, recoveryDays: 0, treatment: "none" },
    });
    expect(await updated(hero, { wounds: { tue: { lethal: 1 } }, care: { bleedSeconds: 4 } })).toMatchObject({
      care: { bleedSeconds: 4, recoveryDays: 0 },
    });
    expect(await updated(hero, { biography: "x" })).toEqual({ biography: "x" });
  });

  test("SE-78: lowering a score lowers what is spent of its Domaine", async () => {
    const hero = character({ ...scores({ force: 5 }), domains: { physique: { spent: 9 } } });
    expect(await updated(hero, { characteristics: { force: { value: 3 } } })).toMatchObject({
      domains: { physique: { spent: 7 } },
    });
  });

  test("SE-51, SE-55: whatever is stored, no row holds more than it has", () => {
    const count = fc.integer({ min: 0, max: 20 });
    const row = fc.record({ max: fc.integer({ min: 1, max: 20 }), lethal: count, temporary: count });
    fc.assert(
      fc.property(fc.record({ touche: row, blesse: row, tue: row }), (wounds) => {
        const { rows } = creature({ wounds });
        for (const id of ROWS) {
          expect(tickedIn(rows[id])).toBeLessThanOrEqual(wounds[id].max);
          expect(rows[id].lethal).toBe(Math.min(wounds[id].lethal, wounds[id].max));
        }
      }),
    );
  });
});

test("SE-55: keepers are told once of a sheet that held more circles than there are, by name", () => {
  const warn = vi.fn();
  const format = (key: string, data: object) => `${key} ${JSON.stringify(data)}`;
  vi.stubGlobal("game", { ready: true, user: { isGM: true }, i18n: { localize: format, format } });
  vi.stubGlobal("ui", { notifications: { warn } });
  const model = character();
  Object.assign(model.parent, { uuid: "Actor.overfull", name: "Odile" });
  for (let times = 0; times < 2; times += 1) {
    Object.assign(model.wounds.touche, { lethal: 3, temporary: 3 });
    model.prepareBaseData();
  }
  expect([model.wounds.touche.lethal, model.wounds.touche.temporary]).toEqual([3, 1]);
  expect(warn.mock.calls).toHaveLength(1);
  expect(String(warn.mock.calls[0])).toContain("Odile");
});

test.each([null, 7, "x", [], true, {}, [7]])("an actor whose groups and lists are %j is prepared whole", (odd) => {
  const groups = ["characteristics", "domains", "wounds", "care", "suffers", "round", "lastRound", "identity", "hide"];
  for (const make of [character, creature]) {
    const model = make({ biography: "x", ...Object.fromEntries(groups.map((key) => [key, odd])) });
    expect([model.biography, model.state, model.stateStatuses, model.wounds.free.max]).toEqual(["x", "indemne", [], 7]);
  }
  const worst = creature({ care: { infection: odd, firstAid: odd }, hide: { specific: odd }, kind: odd });
  expect([worst.care.infection, worst.hide.specific, worst.kind]).toEqual(["none", [], "animal"]);
});
