import { describe, expect, it } from "vitest";
import { GbSpell } from "../../../../../src/rulesets/gb/data/items/spell.js";
import { GbWound } from "../../../../../src/rulesets/gb/data/items/wound.js";
import { approachOf } from "../../../../../src/rulesets/gb/rules/attack/approach.js";
import { creature, investigator, itemAt, preparedItem, type ItemSource } from "../../../../support/models/gb-models.js";

/** How blows at a creature are played. */
const approachTo = ({ mode, body }: ReturnType<typeof creature>) => approachOf(mode, body);

describe("spells", () => {
  const touch: ItemSource = { type: "gbSpell", system: { kind: "harmTouch", maxDamageFormula: "8 + @casterLevel" } };
  const by = (actor: ReturnType<typeof investigator>) => itemAt(actor, GbSpell);

  it.each([
    [1, 2],
    [5, 4],
    [9, 5],
    [17, 8],
  ])("GB-64: the harming touch of level %i has a bonus of +%i", (level, lethality) => {
    expect(by(investigator({ level }, [touch])).lethality).toBe(lethality);
  });

  it("GB-62: a creature has no level, so its spells carry the number", () => {
    expect(itemAt(creature({}, [touch]), GbSpell).lethality).toBe(2);
    const own = { ...touch, system: { ...touch.system, casterLevel: 9 } };
    expect(itemAt(creature({}, [own]), GbSpell).lethality).toBe(5);
  });

  it("GB-63: a formula is filled with the caster's level", () => {
    expect(by(investigator({ level: 9 }, [touch])).filled("1d8 + @casterLevel")).toBe("1d8 + 9");
  });

  it("GB-63, GB-64: one that tells no figures has those of the book, at its level", () => {
    const healing = (system: object) =>
      (preparedItem("gbSpell", { kind: "heal", casterLevel: 9, ...system }) as GbSpell).healing;
    expect(healing({})).toEqual({ pv: "1d8", pf: "1d8 + 9" });
    expect(healing({ pfFormula: "@casterLevel" })).toEqual({ pv: "", pf: "9" });
    const harm = { kind: "harmTouch", casterLevel: 5 };
    expect(preparedItem("gbSpell", harm)).toMatchObject({ damage: "13", maxDamage: 13, lethality: 4 });
    expect(preparedItem("gbSpell", { ...harm, maxDamageFormula: "1d4" })).toMatchObject({ maxDamage: 4, lethality: 1 });
    expect(preparedItem("gbSpell", { ...harm, kind: "harmRanged" })).toMatchObject({ maxDamage: 0, lethality: 0 });
  });

  it("keeps a formula that cannot be read, and says so", () => {
    expect(preparedItem("gbSpell", { pvFormula: "1d8 PV" })).toMatchObject({
      pvFormula: "1d8 PV",
      formulaError: "1d8 PV",
    });
    expect(preparedItem("gbSpell", {}).formulaError).toBeNull();
  });
});

describe("hazards", () => {
  it.each([
    ["1d6", 1, 2],
    ["2d6", 3, 4],
    ["1d3", 0, 1],
    ["20d6", 8, 9],
  ])("GB-58, GB-59: %s gives +%i, and %i more each round", (damage, bonus, growth) => {
    expect(preparedItem("gbHazard", { damage })).toMatchObject({ bonus, growth, damageError: null });
  });

  it("keeps a formula that cannot be read, and says so", () => {
    expect(preparedItem("gbHazard", { damage: "feu" })).toMatchObject({ damage: "feu", damageError: "feu", bonus: 0 });
  });
});

describe("a wound on its clock", () => {
  const wound = (system: object) => preparedItem("gbWound", { zone: "legLeft", ...system });

  it.each([
    [2, null],
    [4, 600],
    [8, 60],
    [12, 6],
    [20, 6],
  ])("GB-40: gravity %i worsens every %s seconds", (gb, interval) => {
    expect([wound({ gb }).interval, wound({ gb }).worsens]).toEqual([interval, interval !== null]);
  });

  it.each(["treated", "stabilised", "healed", "pfOnly"])("GB-37: it does not once it is %s", (over) => {
    expect(wound({ gb: 8, [over]: true }).worsens).toBe(false);
  });

  it("GB-46: nothing bleeds on a body that does not", () => {
    const zombie = creature({ profile: "zombie" }, [{ type: "gbWound", system: { gb: 12, zone: "torso" } }]);
    expect(itemAt(zombie, GbWound)).toMatchObject({ interval: null, canWorsen: false });
  });

  it("GB-38: care is 5 plus the gravity", () => expect(wound({ gb: 10 }).treatmentDc).toBe(15));

  it("GB-40: its clock starts with the blow", () => {
    expect(wound({ gb: 8, inflictedAt: 120 }).bleeding).toEqual({ id: "", interval: 60, lastTick: 120 });
    expect(wound({ gb: 8, inflictedAt: 120, lastTick: 300 }).lastTick).toBe(300);
  });

  it("GB-13: what it cost counts towards the care it needs", () => {
    expect(wound({ gb: 8, pvLost: 2, tickPv: 1 }).care).toEqual({
      pvLost: 3,
      canWorsen: true,
      treated: false,
      healed: false,
    });
  });

  it("GB-28: says what its place added, but for a scratch", () => {
    expect(wound({ gb: 4, zone: "torso" }).extraPf).toBe(1);
    expect(wound({ gb: 4, zone: "torso", forcedSeverity: "superficial" }).extraPf).toBe(0);
    expect(wound({ gb: 4 }).extraPf).toBe(0);
  });

  it("GB-58, D-38: a natural cause kills without a place, unless it is said not to", () => {
    expect(wound({ gb: 17, zone: "body" }).severity).toBe("mortal");
    expect(wound({ gb: 17, zone: "body", hazard: { bodyVital: false } }).severity).toBe("critical");
  });
});

describe("bodies of one's own", () => {
  const plain: ItemSource = { type: "gbProfile", system: { plainPlaces: true, worsening: "none" } };
  const places: ItemSource = {
    type: "gbProfile",
    system: {
      places: "own",
      rows: [
        { zone: "trunk", upTo: 60, gb: 2, vital: true },
        { zone: "tail", upTo: 100 },
      ],
    },
  };

  it("GB-44: whoever carries one is played with it", () => {
    const beast = creature({ profile: "serpent" }, [places, { type: "gbWound", system: { gb: 17, zone: "tail" } }]);
    expect(Object.keys(beast.defense.zones)).toEqual(["trunk", "tail"]);
    expect([approachTo(beast), itemAt(beast, GbWound, 1).severity]).toEqual(["customTables", "critical"]);
  });

  it("GB-42, GB-45: human places with other tables are an adaptation", () => {
    expect(approachTo(creature({}, [plain]))).toBe("adaptedTables");
    expect([approachTo(creature({})), approachTo(creature({ profile: "zombie" }))]).toEqual(["human", "adaptedTables"]);
    expect(approachTo(creature({ profile: "miGo" }))).toBe("customTables");
  });

  it("a body that never tires has no penalty", () => {
    const tireless: ItemSource = { type: "gbProfile", system: { fatigueApplies: false, pfZeroEffect: "none" } };
    const { fatigue, state } = creature({ pf: { value: -2 } }, [tireless]);
    expect([fatigue.malus, state]).toEqual([0, "active"]);
  });
});

describe("a creature in traditional mode", () => {
  const hp = (value: number | null, more: object = {}) =>
    creature({ mode: "traditional", hp: { value, max: 20 }, pf: { value: 0 }, ...more });

  it("GB-43, D-61: its hit points alone decide", () => {
    expect([hp(1).state, hp(0).state, hp(-9).state, hp(-10).state]).toEqual([
      "active",
      "unconscious",
      "unconscious",
      "dead",
    ]);
  });

  it("D-61: without a Constitution, or as a swarm, it is destroyed at 0", () => {
    expect([hp(0, { abilities: { con: { value: null } } }).state, hp(0, { swarm: true }).state]).toEqual([
      "dead",
      "dead",
    ]);
  });

  it("has all its hit points until some are lost, and never more than the maximum", () => {
    expect([hp(null).hp.value, hp(7).hp.value, hp(90).hp.value]).toEqual([20, 7, 20]);
  });

  it("is not tired, whatever its PF say", () => expect(hp(5).fatigue.malus).toBe(0));

  it("GB-43: has one armour class, the torso's, else its best", () => {
    const vest: ItemSource = { type: "gbArmor", system: { zones: { torso: 3 } } };
    expect(creature({}, [vest]).defense.single?.ac).toBe(13);
    const scales: ItemSource = { type: "gbArmor", system: { zones: { tail: 2 } } };
    expect(creature({ profile: "serpent" }, [scales]).defense.single?.ac).toBe(12);
  });
});

describe("defences", () => {
  const guard = { abilities: { dex: { value: 14 } }, defense: { natural: 3 } };
  const vest: ItemSource = { type: "gbArmor", system: { zones: { torso: 3 } } };

  it("D-41: a touch ignores armour and natural armour; GB-21: the unseen attacker, the Dexterity", () => {
    const torso = investigator(guard, [vest]).defense.zones.torso;
    expect([torso?.ac, torso?.touch.ac, torso?.flatFooted.ac, torso?.touch.flatFooted.ac]).toEqual([18, 12, 16, 10]);
  });

  it("GB-21: a charge costs two points until the next turn, fighting defensively brings them", () => {
    const ac = (stance: string) => investigator({ ...guard, stance }).defense.zones.head?.ac;
    expect([ac("none"), ac("charge"), ac("defensive")]).toEqual([15, 13, 17]);
    const { parts } = investigator({ stance: "charge" }).defense.zones.head ?? {};
    expect(parts).toContainEqual({ id: "stance", value: -2 });
  });

  it("GB-25: a zone may be behind cover, which changes no armour class", () => {
    const { zones } = investigator({ ...guard, cover: { legLeft: true, pocket: true } }).defense;
    expect([zones.legLeft?.covered, zones.legRight?.covered, zones.legLeft?.ac]).toEqual([true, false, 15]);
  });
});

describe("destiny", () => {
  it("GB-02: one point a level, a spent one never comes back", () => {
    const { destiny } = investigator({ level: 2, destiny: { spent: 1 } });
    expect([destiny.total, destiny.remaining]).toEqual([2, 1]);
    expect(investigator({ level: 1, destiny: { spent: 4, bonus: -9 } }).destiny).toMatchObject({
      total: 0,
      remaining: 0,
    });
  });
});
