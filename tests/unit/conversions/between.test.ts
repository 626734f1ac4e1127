import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { armorOf, vestOf } from "../../../src/conversions/rules/armor-pair.js";
import type { D20Figures, GbFigures, GbWeaponFigures } from "../../../src/conversions/rules/figures.js";
import { toGb } from "../../../src/conversions/rules/d20d100-to-gb.js";
import { toD20d100 } from "../../../src/conversions/rules/gb-to-d20d100.js";
import { BODY_SIZE, skillKeyOf, skillSlugOf } from "../../../src/conversions/rules/pairs.js";
import { moveText, speedOf } from "../../../src/conversions/rules/speed-pair.js";
import { modifierOf } from "../../../src/rulesets/d20d100/rules/character/characteristics.js";
import { defenceScores } from "../../../src/rulesets/d20d100/rules/attack/defence.js";
import { scaleAndMass } from "../../../src/rulesets/d20d100/rules/attack/scale.js";
import { abilityModifier, sizeModifier } from "../../../src/rulesets/gb/rules/checks/abilities.js";
import { ABILITIES, SIZES } from "../../../src/rulesets/gb/rules/vocabulary.js";
import { readPack } from "../../support/packs/gb-packs.js";
import { d20d100Items } from "../../support/packs/d20d100-packs.js";

/** The slugs of gb's skills that have one of d20d100. */
const PAIRED_SLUGS = readPack("skills").flatMap(({ system: { slug } }) => (skillKeyOf(slug) ? [slug] : []));

const whole = (min: number, max: number) => fc.integer({ min, max });

/** A weapon of gb whose category says what it is swung with. */
const weapon = fc
  .record({
    held: fc.constantFrom(
      { category: "handgun", ability: "dex" as const },
      { category: "archaicRanged", ability: "dex" as const },
      { category: "thrown", ability: "dex" as const },
      { category: "longarm", ability: "dex" as const },
      { category: "melee", ability: "str" as const },
      { category: "unarmed", ability: "str" as const },
      { category: "natural", ability: "str" as const },
    ),
    damage: fc.constantFrom("1d4", "1d6", "2d6+1"),
    misc: whole(-8, 8),
    proficient: fc.boolean(),
    criticalMin: whole(18, 20),
    criticalMultiplier: whole(2, 4),
    times: whole(1, 4),
  })
  .map(({ held, ...more }): GbWeaponFigures => ({
    ...held,
    ...more,
    name: "arme",
    img: "",
    increment: held.ability === "dex" ? 6 : 0,
    capacity: 6,
    loaded: 4,
    twoHanded: false,
    equipped: true,
    sparing: false,
    focus: false,
    notes: "",
    // Claws are told by the score of their bearer: there is no practice to lack.
    proficient: held.category === "natural" ? true : more.proficient,
  }));

/** Beyond it what claws attack with is more than a sheet keeps (section D3). */
const score = whole(1, 30);
const abilities = fc.record({ str: score, dex: score, con: score, int: score, wis: score, cha: score });
const somebody = (kind: GbFigures["kind"]): fc.Arbitrary<GbFigures> =>
  fc.record({
    kind: fc.constant(kind),
    abilities,
    size: kind === "creature" ? fc.constantFrom(...SIZES) : fc.constant("medium" as const),
    bab: whole(0, 15),
    initiative: whole(-10, 20),
    natural: kind === "creature" ? whole(0, 20) : fc.constant(0),
    defence: whole(-10, 20),
    speed: fc.constant({ walk: 9, swim: 0, fly: 0, climb: 0, burrow: 0 }),
    occupation: fc.constantFrom("", "Docker"),
    level: fc.constant(1),
    destiny: whole(0, 20),
    hp: kind === "creature" ? whole(1, 300) : fc.constant(null),
    human: fc.constant(false),
    undead: fc.boolean(),
    animal: fc.constant(false),
    swarm: kind === "creature" ? fc.boolean() : fc.constant(false),
    skills: fc.array(
      fc.record({ slug: fc.constantFrom(...PAIRED_SLUGS, ""), total: whole(-6, 30) }).map(({ slug, total }) => ({
        slug,
        total,
        name: slug || "Sténographie",
        ability: "int" as const,
      })),
      { maxLength: 5 },
    ),
    weapons: fc.array(weapon, { maxLength: 4 }),
    armors: fc.constant([]),
    gear: fc.constant([{ name: "Lampe", img: "", quantity: 2, description: "" }]),
    saves: fc.constant(""),
    feats: fc.constant([]),
    spells: fc.constant([]),
    wounds: fc.constant([]),
    reduction: fc.constant(0),
    traditional: fc.constant(false),
  });

describe.each(["investigator", "creature"] as const)("from gb to d20d100 and back: %s", (kind) => {
  test("comes back with everything that both know", () => {
    fc.assert(
      fc.property(somebody(kind), (from) => {
        const { figures: back } = toGb(toD20d100(from).figures);
        const { weapons, skills, bab, ...plain } = back;
        const { weapons: carried, skills: known, bab: base, ...due } = from;
        expect(plain).toEqual(due);
        expect(skills.map(({ slug, total, name }) => [slug, total, name])).toEqual(
          known.map(({ slug, total, name }) => [slug, total, name]),
        );
        // GB-15: what a weapon attacks with is what it did; base attack itself where it can be told apart.
        const mods = { str: abilityModifier(from.abilities.str), dex: abilityModifier(from.abilities.dex) };
        const attacks = (list: typeof weapons, of: number) =>
          list.map((one) => of + mods[one.ability] + one.misc - (one.proficient ? 0 : 4));
        expect(attacks(weapons, bab)).toEqual(attacks(carried, base));
        const like = (list: typeof weapons) => list.map(({ misc: _misc, ...more }) => more);
        expect(like(weapons)).toEqual(like(carried));
        expect(bab).toBe(base);
      }),
    );
  });

  test("GB-15, DD-129: a blow hits as often: what the target gains, the attacker gains", () => {
    fc.assert(
      fc.property(somebody(kind), (from) => {
        const { figures } = toD20d100(from);
        const dexterity = modifierOf(figures.scores.dexterity);
        const { normal } = defenceScores({ reflexes: dexterity, scale: figures.scale });
        const size = kind === "creature" ? sizeModifier(from.size) : 0;
        const bare = 10 + abilityModifier(from.abilities.dex) + size;
        expect(normal - bare).toBe(5);
        const attack =
          kind === "creature" ? figures.contact : figures.skills.find(({ key }) => key === "meleeWeapons")?.total;
        expect(attack).toBe(from.bab + abilityModifier(from.abilities.str) + size + 5);
      }),
    );
  });

  test("tells all that it leaves behind", () => {
    const [base] = fc.sample(somebody(kind), 1);
    if (!base) throw new Error("nobody");
    const rich: GbFigures = {
      ...base,
      feats: ["Cleave"],
      spells: ["Soins"],
      wounds: ["Bras"],
      saves: "Réflexes +3",
      reduction: 2,
      traditional: true,
      armors: [{ name: "Écu", img: "", torso: 2, elsewhere: 0, checkPenalty: 0, shield: true, equipped: true }],
    };
    const told = toD20d100(rich).remarks.filter(({ kind: how }) => how === "dropped");
    expect(told.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["feat", "spell", "wounds", "saves", "reduction", "mode", "shield"]),
    );
    expect(told.map(({ what }) => what)).toEqual(expect.arrayContaining(["Cleave", "Soins", "Bras", "Écu"]));
  });
});

describe("from d20d100 to gb", () => {
  const [plain] = fc.sample(somebody("creature"), 1);
  if (!plain) throw new Error("nobody");
  const beast: D20Figures = { ...toD20d100({ ...plain, swarm: false, natural: 0 }).figures, regeneration: 3 };

  test("a skin that stops everything is natural armour; any other is told", () => {
    const { figures, remarks } = toGb({
      ...beast,
      protections: [
        { mode: "fixed", value: 4, scope: "all" },
        { mode: "half", value: 0, scope: "fire" },
      ],
    });
    expect(figures.natural).toBe(4);
    expect(remarks).toContainEqual({ kind: "dropped", id: "protection", what: "half fire", value: 0 });
    expect(remarks).toContainEqual({ kind: "dropped", id: "regeneration", what: "", value: 3 });
  });

  test("what is smaller or larger than any size takes the last one, and is told", () => {
    for (const [scale, size] of [
      [8, "tiny"],
      [-8, "gargantuan"],
    ] as const) {
      const { figures, remarks } = toGb({ ...beast, category: "mythos", scale });
      expect(figures.size).toBe(size);
      expect(remarks.map(({ id }) => id)).toContain("sizeClass");
    }
  });

  test("traits, tomes, powers, Mythe and points of the mind are told", () => {
    const { remarks } = toGb({
      ...beast,
      kind: "investigator",
      hp: null,
      scores: { ...beast.scores, education: 14 },
      traits: ["Agile"],
      tomes: ["Livre"],
      powers: ["Vol"],
      mythos: 4,
      sanity: "48",
      jets: "Réflexes +1",
    });
    expect(remarks.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["trait", "tome", "power", "magic", "mind", "jets", "education"]),
    );
  });
});

describe("pairs", () => {
  test("each slug and each key stand for one another, and exist in their compendia", () => {
    const keys = d20d100Items("skills").map(({ system }) => String(system.key));
    for (const slug of PAIRED_SLUGS) {
      expect(skillSlugOf(skillKeyOf(slug))).toBe(slug);
      expect([slug, keys.includes(skillKeyOf(slug))]).toEqual([slug, true]);
    }
    expect(keys.filter((key) => skillSlugOf(key) !== "")).toHaveLength(PAIRED_SLUGS.length);
  });

  test("GB-01, DD-170: the TAI of a size has its modifier for an Échelle", () => {
    for (const size of SIZES) expect([size, scaleAndMass(BODY_SIZE[size]).scale]).toEqual([size, sizeModifier(size)]);
  });

  test("every ability has a characteristic of its own, with the same modifier", () => {
    expect(new Set(ABILITIES.map((ability) => ability)).size).toBe(6);
    for (let value = 0; value <= 60; value += 1) expect(modifierOf(value)).toBe(abilityModifier(value));
  });

  test("DD-133: every vest comes back as the vest that it was", () => {
    for (const protection of [4, 6, 8, 10, 12]) {
      const vest = { name: "Gilet", img: "", protection, penalty: -2, equipped: true };
      expect(vestOf(armorOf(vest)).vest).toEqual(vest);
    }
  });

  test("DD-122: moves come back as they were", () => {
    const metres = whole(0, 40).map((steps) => steps * 1.5);
    fc.assert(
      fc.property(fc.record({ walk: metres, swim: metres, fly: metres, climb: metres, burrow: metres }), (speed) => {
        expect(speedOf(moveText(speed))).toEqual(speed);
      }),
    );
    expect(speedOf("3 m, vol 9 m")).toMatchObject({ walk: 4.5, fly: 13.5 });
  });
});
