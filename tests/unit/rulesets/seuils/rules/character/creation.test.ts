import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  costOf,
  evenSpread,
  findings,
  isEven,
  mostHighest,
  scoresFor,
  spreadEvenly,
  totalGiven,
  totalsLeft,
  wealthLeft,
  type Candidate,
} from "../../../../../../src/rulesets/seuils/rules/character/creation.js";
import { DEFAULTS } from "../../../../../../src/rulesets/seuils/rules/options.js";
import { DOMAIN_IDS } from "../../../../../../src/rulesets/seuils/rules/vocabulary.js";

const scout: Candidate = {
  name: "Maude",
  concept: "Éclaireuse",
  totals: { physique: 8, manuel: 9, mental: 7, social: 6 },
  scores: {
    sante: 3,
    force: 2,
    rapidite: 3,
    precision: 3,
    reflexes: 3,
    agilite: 3,
    volonte: 2,
    perception: 4,
    connaissance: 1,
    psychologie: 2,
    empathie: 2,
    persuasion: 2,
  },
  specialties: [
    { name: "Discrétion", characteristic: "agilite" },
    { name: "Pistage", characteristic: "perception" },
    { name: "Arcs et arbalètes", characteristic: "precision" },
    { name: "Course", characteristic: "rapidite" },
    { name: "Survie", characteristic: "connaissance" },
  ],
  equipment: [
    { name: "Arc court", rarity: 2, value: 40, quantity: 1 },
    { name: "Couteau", rarity: 1, value: 15, quantity: 2 },
  ],
};
const found = (change: Partial<Candidate>, options = DEFAULTS) =>
  findings({ ...scout, ...change }, options).map(({ id, step, kind }) => `${step} ${id} ${kind}`);

describe("a new character", () => {
  test("SE-09, SE-10, SE-74: lacks nothing", () => {
    expect(findings(scout)).toEqual([]);
  });

  test("needs a name and a concept", () => {
    expect(found({ name: " ", concept: "" })).toEqual(["concept name missing", "concept concept missing"]);
  });

  test("SE-09: gives each total to one Domaine", () => {
    expect(found({ totals: { ...scout.totals, social: null } })).toEqual([
      "domains totals missing",
      "characteristics awaitsTotals missing",
    ]);
    const twice = { physique: 8, manuel: 9, mental: 8, social: 6 };
    expect(found({ totals: twice })).toEqual(["domains otherTotals illegal", "characteristics sum missing"]);
    expect([totalsLeft(scout.totals), totalsLeft(twice)]).toEqual([[], [7]]);
    expect(totalsLeft({ physique: 8, manuel: null, mental: null, social: null })).toEqual([9, 7, 6]);
  });

  test("SE-09: shares each total out between 1 and 5, with one 5 at most", () => {
    expect(found({ scores: { ...scout.scores, agilite: 4 } })).toEqual(["characteristics sum illegal"]);
    const wide = { ...scout.scores, agilite: 0, precision: 6 };
    expect(found({ scores: wide })).toEqual(["characteristics scale illegal", "characteristics scale illegal"]);
    const high = { ...scout.scores, precision: 5, reflexes: 3, agilite: 1, perception: 5, volonte: 1 };
    expect(found({ scores: high })).toEqual(["characteristics highest illegal"]);
  });

  test("SE-09: has as many 5 as the totals of its table cannot do without", () => {
    const most = (...creationDomainTotals: [number, number, number, number]) => mostHighest({ creationDomainTotals });
    expect([mostHighest(), most(12, 12, 12, 12), most(14, 8, 7, 3), most(15, 15, 15, 15)]).toEqual([1, 1, 2, 12]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 3, max: 15 }), { minLength: 4, maxLength: 4 }), (all) => {
        const [a = 3, b = 3, c = 3, d = 3] = all;
        const options = { ...DEFAULTS, creationDomainTotals: [a, b, c, d] as const };
        const totals = { physique: a, manuel: b, mental: c, social: d };
        const scores = DOMAIN_IDS.reduce((all, id) => spreadEvenly(all, id, totals[id]), scout.scores);
        expect(findings({ ...scout, totals, scores }, options)).toEqual([]);
      }),
    );
  });

  test("SE-10: has five Spécialités, none twice, three of one Caractéristique at most", () => {
    expect(found({ specialties: scout.specialties.slice(1) })).toEqual(["specialties specialties missing"]);
    const all = scout.specialties.map((one) => ({ ...one, characteristic: "agilite" as const }));
    expect(found({ specialties: all })).toEqual(["specialties ofOne illegal"]);
    const [first] = scout.specialties;
    const twice = first ? [...scout.specialties.slice(0, 4), first] : [];
    expect(found({ specialties: twice })).toEqual(["specialties twice illegal"]);
    expect(found({}, { ...DEFAULTS, creationSpecialties: 4 })).toEqual(["specialties specialties illegal"]);
  });

  test("SE-74: pays for its equipment, which is not too rare; what is left is its own", () => {
    expect(costOf(scout.equipment)).toBe(70);
    expect([wealthLeft(150, 70), wealthLeft(150, 220)]).toEqual([80, 0]);
    const gun = { name: "Fusil d'assaut", rarity: 5, value: 220, quantity: 1 };
    expect(found({ equipment: [gun] })).toEqual(["equipment rarity illegal", "equipment budget illegal"]);
    expect(found({}, { ...DEFAULTS, creationBudget: 69 })).toEqual(["equipment budget illegal"]);
  });

  test("SE-09: an even spread comes to its total, the higher scores first", () => {
    expect([9, 8, 7, 6].map(evenSpread)).toEqual([
      [3, 3, 3],
      [3, 3, 2],
      [3, 2, 2],
      [2, 2, 2],
    ]);
    fc.assert(
      fc.property(fc.nat(30), (total) => {
        const spread = evenSpread(total);
        expect(spread.reduce((sum, one) => sum + one, 0)).toBe(total);
        expect((spread[0] ?? 0) - (spread[2] ?? 0)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("SE-09: a total that another Domaine has changes places with it; one of several alike is taken", () => {
    const { totals } = scout;
    expect(totalGiven(totals, "social", 9)).toEqual({ ...totals, social: 9, manuel: 6 });
    expect(totalGiven(totals, "social", null)).toEqual({ ...totals, social: null });
    const alike = { creationDomainTotals: [8, 8, 7, 6] as const };
    const some = { physique: 8, manuel: null, mental: null, social: null };
    expect(totalGiven(some, "manuel", 8, alike)).toEqual({ ...some, manuel: 8 });
    const total = fc.constantFrom(...DEFAULTS.creationDomainTotals, null);
    const gift = fc.tuple(fc.constantFrom(...DOMAIN_IDS), total);
    fc.assert(
      fc.property(fc.array(gift), (gifts) => {
        const none: Candidate["totals"] = { physique: null, manuel: null, mental: null, social: null };
        const given = gifts.reduce((all, [domain, one]) => totalGiven(all, domain, one), none);
        const have = DOMAIN_IDS.flatMap((id) => given[id] ?? []);
        expect([...have, ...totalsLeft(given)].toSorted()).toEqual([...DEFAULTS.creationDomainTotals].toSorted());
      }),
    );
  });

  test("SE-09: another total spreads a Domaine evenly unless it was shared out by hand", () => {
    const { totals, scores } = scout;
    expect(isEven(scores, "manuel")).toBe(true);
    expect(scoresFor(totals, { ...totals, manuel: 8 }, scores)).toMatchObject({
      precision: 3,
      reflexes: 3,
      agilite: 2,
    });
    expect(isEven(scores, "physique")).toBe(false);
    expect(scoresFor(totals, { ...totals, physique: 9 }, scores)).toEqual(scores);
    expect(spreadEvenly(scores, "physique", 9)).toMatchObject({ sante: 3, force: 3, rapidite: 3 });
    expect(scoresFor(totals, { ...totals, manuel: null }, scores)).toEqual(scores);
  });

  test("SE-74: what is given away pays, however rare it is", () => {
    const gun = { name: "Fusil d'assaut", rarity: 5, value: 100, quantity: -1 };
    const sold = [...scout.equipment, { ...gun }];
    expect(found({ equipment: sold })).toEqual([]);
    expect(costOf(sold)).toBe(-30);
  });
});
