import { describe, expect, test } from "vitest";
import type { RpgActor } from "../../../../../src/rulesets/rpg/data/actors/rpg-actor.js";
import { RpgSkill } from "../../../../../src/rulesets/rpg/data/items/skill.js";
import { itemAt, updated } from "../../../../support/models/models.js";
import { character, creature, type ItemSource } from "../../../../support/models/rpg-models.js";

const attributes = (body: number, mind: number, agility: number, charisma: number) => ({
  attributes: { body: { base: body }, mind: { base: mind }, agility: { base: agility }, charisma: { base: charisma } },
});
const skill = (key: string, system: object): ItemSource => ({ type: "rpgSkill", system: { key, ...system } });

/** A condition that no clock ends. */
const always = (state: object, more: object = {}) => ({
  state,
  span: { clock: "world", first: 0, last: null },
  ends: "care",
  wound: "w",
  ...more,
});

describe("RP-20…RP-28: the figures of an actor", () => {
  test("follow from its attributes", () => {
    const odile = character(attributes(8, 5, 7, 4));
    expect(odile.roots).toEqual({
      weapons: 7,
      movement: 7,
      shadow: 6,
      instinct: 6,
      relations: 4,
      lore: 5,
      crafts: 6,
      uncanny: 4,
    });
    const { reaction, defenseBonus, damageBonus, hp, move } = odile;
    expect([reaction, defenseBonus, damageBonus, move].map(({ value }) => value)).toEqual([6, 1, 2, 7]);
    expect(hp.max).toBe(18);
  });

  test("RP-20: points lost of an attribute weigh on all of them", () => {
    const { attributes: held, roots, hp } = character({ attributes: { body: { base: 8, loss: 3 } } });
    expect([held.body.value, roots.weapons, hp.max]).toEqual([5, 5, 15]);
  });

  test("RP-105: the keeper may fix any of them", () => {
    const fixed = { hp: { maxOverride: 28 }, reaction: { override: 7 }, move: { override: 14 } };
    const wolf = creature({ ...attributes(6, 3, 8, 3), ...fixed });
    expect([wolf.hp.max, wolf.reaction.value, wolf.move.value, wolf.defenseBonus.value]).toEqual([28, 7, 14, 2]);
  });

  test("a character starts with what the rules give, whole, unless its data say otherwise", async () => {
    const hero = character();
    expect([hero.hp.max, hero.hp.value, hero.customization.pool, hero.important]).toEqual([16, 16, 80, true]);
    expect([creature().important, creature().actionsPerRound]).toEqual([false, 2]);
    const started = async (system: object) => {
      const made = character(system);
      await made._preCreate({ system } as never, {} as never, null as never);
      return (made.parent as unknown as { updates: object[] }).updates;
    };
    expect(await started(attributes(8, 5, 7, 4))).toEqual([{ system: { hp: { value: 18 } } }]);
    expect(await started({ hp: { value: 3 } })).toEqual([]);
  });
});

describe("RP-27: life", () => {
  const state = (actor: RpgActor) => actor.hp.state;

  test("a hero faints at 0 and dies as far below as Corps goes, a creature dies at 0", () => {
    expect([1, 0, -5, -6].map((value) => state(character({ hp: { value } })))).toEqual([
      "alive",
      "unconscious",
      "unconscious",
      "dead",
    ]);
    expect(state(creature({ hp: { value: 0 } }))).toBe("dead");
    expect(state(creature({ hp: { value: 0 }, important: true }))).toBe("unconscious");
  });

  test("RP-58: a wound kills whatever the points say, and takes the senses", () => {
    expect(state(character({ hp: { value: 16, dead: true } }))).toBe("dead");
    expect(state(character({ conditions: [always({ type: "unconscious" })] }))).toBe("unconscious");
  });

  test("points never stand above their maximum, however they are changed", async () => {
    const hero = character();
    expect(character({ hp: { value: 99 } }).hp.value).toBe(16);
    expect(await updated(hero, { hp: { value: 40 } })).toEqual({ hp: { value: 16 } });
    expect(await updated(hero, { attributes: { body: { loss: 3 } } })).toMatchObject({ hp: { value: 13 } });
    expect(await updated(hero, { hp: { maxOverride: 10 } })).toEqual({ hp: { maxOverride: 10, value: 10 } });
    expect(await updated(character({ hp: { value: 8, maxOverride: 10 } }), { hp: { maxOverride: null } })).toEqual({
      hp: { maxOverride: null },
    });
    expect(await updated(hero, { people: "Nain" })).toEqual({ people: "Nain" });
  });

  test("RP-80: whoever is hurt again may have first aid again", async () => {
    const patient = character({ hp: { value: 9 }, firstAidReceived: true });
    expect(await updated(patient, { hp: { value: 7 } })).toEqual({ hp: { value: 7 }, firstAidReceived: false });
    expect(await updated(patient, { hp: { value: 12 } })).toEqual({ hp: { value: 12 } });
    expect(await updated(patient, { hp: { value: 7 }, firstAidReceived: true })).toMatchObject({
      firstAidReceived: true,
    });
  });
});

describe("RP-15, RP-22: scores", () => {
  const known = [
    skill("handWeapons", { root: "weapons", mastery: 4 }),
    skill("observation", { root: "instinct", mastery: 2, sightBased: true }),
  ];

  test("are Racine and DM; a creature's may be fixed", () => {
    const odile = character(attributes(8, 5, 7, 4), known);
    expect(odile.scoreFor("handWeapons", "skill")).toEqual({ source: "skill", score: 11 });
    const fixed = creature({}, [skill("unarmed", { mastery: 2, scoreOverride: 10 })]);
    expect(fixed.scoreFor("unarmed", "attack").score).toBe(10);
  });

  test("RP-15: without the skill its Racine stands in, else what the keeper says", () => {
    const odile = character(attributes(8, 5, 7, 4), known);
    expect(odile.scoreFor("stealth", "skill")).toEqual({ source: "root", score: 6 });
    expect(odile.scoreFor("Tricot", "skill", { base: 4 })).toEqual({ source: "base", score: 4 });
    expect(odile.scoreFor("Hache volante", "attack", { weapon: true })).toEqual({ source: "root", score: 7 });
  });

  test("RP-22, RP-61: points lost for good first, then half, then what adds and takes", () => {
    const conditions = [
      always({ type: "halveSkills" }),
      always({ type: "modifier", scope: "attack", value: -1 }),
      always({ type: "modifier", scope: "skills", value: -2 }),
    ];
    const hurt = character(
      { ...attributes(8, 5, 7, 4), permanentSkillModifier: -1, sightModifier: -2, conditions },
      known,
    );
    expect(itemAt(hurt, RpgSkill).reference).toBe(10);
    expect(hurt.scoreFor("handWeapons", "skill").score).toBe(3);
    expect(hurt.scoreFor("handWeapons", "attack").score).toBe(2);
    expect(itemAt(hurt, RpgSkill, 1).reference).toBe(5);
    expect(hurt.scoreFor("stealth", "skill").score).toBe(0);
  });

  test("RP-16: an attribute is tested doubled or plain, and every test is hindered by what hinders every action", () => {
    const conditions = [
      always({ type: "modifier", scope: "actions", value: -1 }),
      always({ type: "modifier", scope: "skills", value: -3 }),
    ];
    const hurt = character({ ...attributes(8, 5, 7, 4), conditions });
    expect([hurt.attributeScore("body", "double"), hurt.attributeScore("body", "plain")]).toEqual([15, 7]);
  });

  test("RP-29: what was bought at creation is counted", () => {
    const bought = [skill("climbing", { creationMastery: 4 }), skill("riding", { creationMastery: 1 })];
    expect(character({}, bought).customization.spent).toBe(22);
  });
});

describe("RP-61: a body", () => {
  test("that bleeds in the leg is slow, halved figures are what they are now", () => {
    const hurt = character({
      ...attributes(8, 5, 7, 4),
      conditions: [always({ type: "halveMove" }), always({ type: "halveInitiative" })],
    });
    expect([hurt.move.value, hurt.reaction.value, hurt.figures.move]).toEqual([3, 3, 7]);
  });

  test("RP-41: whoever can do nothing about a blow has no Bdef, and moves nowhere", () => {
    const netted = character({
      ...attributes(8, 5, 7, 4),
      conditions: [always({ type: "entangled", zone: "whole", side: null })],
    });
    expect([netted.defenseBonus.value, netted.move.value, netted.capacities.attack]).toEqual([0, 0, false]);
  });

  test("RP-61: that lost a leg has half its move for good, an arm of it that is gone holds nothing", () => {
    const veteran = character({
      ...attributes(8, 5, 7, 4),
      sequels: [
        { part: "leg", side: "left" },
        { part: "hand", side: "right" },
        { part: null, text: "une balafre" },
      ],
    });
    expect([veteran.move.value, veteran.bodyState.disabled]).toEqual([3, { right: true, left: false }]);
  });

  test("RP-61: what begins later or is over does nothing now", () => {
    const span = (first: number, last: number | null) => ({ clock: "world", first, last });
    const conditions = [
      { ...always({ type: "inert" }), span: span(5, null) },
      { ...always({ type: "inert" }), span: span(-9, -1) },
    ];
    expect(character({ conditions }).bodyState.inert).toBe(false);
  });
});

describe("what an actor carries", () => {
  test("RP-64…RP-66: worn armour protects where it covers, the best layer first, with hide beneath", () => {
    const mail: ItemSource = { type: "rpgArmor", system: { formula: "1d6", coverage: [5, 6, 7, 8, 9], worn: true } };
    const torn: ItemSource = { type: "rpgArmor", system: { formula: "1d10", coverage: [7], worn: true, broken: true } };
    const ogre = creature({ naturalArmor: [{ coverage: [1, 7, 10], formula: "1d4-1" }] }, [mail, torn]);
    const dice = (number: number) => ogre.armourAt(number).map(({ formula }) => formula.faces);
    expect([dice(7), dice(10), dice(2)]).toEqual([[6], [4], []]);
  });

  test("RP-49: a table of places in the keeper's words counts once it covers every number", () => {
    const places = [
      { from: 1, to: 9, label: "Corolle", zone: "trunk" },
      { from: 10, to: 10, label: "Bulbe", zone: "head", multiplier: 2 },
    ];
    const plant = creature({ locationTable: "custom", customLocations: places });
    expect(plant.locations.map(({ label }) => label)).toEqual(["Corolle", "Bulbe"]);
    const holed = creature({ locationTable: "custom", customLocations: places.slice(1) });
    expect(holed.locations.map(({ label }) => label)).toContain("torso");
    expect(creature({ locationTable: "serpent" }).locations).toHaveLength(2);
  });
});

describe("RP-33…RP-38: a round", () => {
  test("RP-38: what was done in another round is over", () => {
    const round = { combatId: "fight", round: 2, section: "melee", plan: "AP", attacks: 1, parries: 1 };
    const fighter = creature({ actions: 4, round });
    expect(fighter.roundAt({ combatId: "fight", round: 2 })).toEqual({
      actions: 4,
      section: "melee",
      plan: "AP",
      attacks: 1,
      parries: 1,
      moves: 0,
    });
    expect(fighter.roundAt({ combatId: "fight", round: 3 })).toMatchObject({ actions: 4, plan: null, attacks: 0 });
    expect(fighter.roundAt({ combatId: "other", round: 2 })).toMatchObject({ section: null });
  });
});

const GROUPS = ["attributes", "reaction", "move", "hp", "round", "xp", "customization"];
const LISTS = ["sequels", "wounds", "conditions", "progressLog", "customLocations", "naturalArmor", "immunities"];

test.each([null, 7, "x", [], true, {}, [7], [{ state: 7 }]])(
  "an actor whose groups and lists are %j is prepared with initial values",
  (odd) => {
    for (const make of [character, creature]) {
      const given = [...GROUPS, ...LISTS].map((key) => [key, odd] as const);
      const model = make({ people: "Nain", ...Object.fromEntries(given) });
      expect([model.people, model.hp.max, model.hp.state, model.stateStatuses]).toEqual(["Nain", 16, "alive", []]);
      expect([model.lasting, model.losses, model.move.value]).toEqual([[], [], 6]);
    }
  },
);
