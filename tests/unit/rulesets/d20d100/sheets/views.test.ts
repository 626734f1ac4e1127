import { describe, expect, it, beforeAll, vi } from "vitest";
import { printNotation } from "../../../../../src/rulesets/d20d100/rules/arms/notation.js";
import { armView, type ArmFigures } from "../../../../../src/rulesets/d20d100/sheets/views/arms-view.js";
import { bodyChips } from "../../../../../src/rulesets/d20d100/sheets/views/body-view.js";
import { characteristicViews } from "../../../../../src/rulesets/d20d100/sheets/views/characteristics-view.js";
import { defenceNote, defenceViews } from "../../../../../src/rulesets/d20d100/sheets/views/defence-view.js";
import { hitPointRow, magicPointRow } from "../../../../../src/rulesets/d20d100/sheets/views/figures-view.js";
import { fixedViews, keptViews } from "../../../../../src/rulesets/d20d100/sheets/views/kept-view.js";
import { protectionText } from "../../../../../src/rulesets/d20d100/sheets/views/protection-text.js";
import { sanityView } from "../../../../../src/rulesets/d20d100/sheets/views/sanity-view.js";
import { bySheetOrder } from "../../../../../src/rulesets/d20d100/sheets/views/sheet-order.js";
import { skillColumns, skillView } from "../../../../../src/rulesets/d20d100/sheets/views/skills-view.js";
import { effectText } from "../../../../../src/rulesets/d20d100/sheets/views/trait-text.js";
import { traitName } from "../../../../../src/rulesets/d20d100/data/items/trait-name.js";
import { armFigures } from "../../../../../src/rulesets/d20d100/sheets/views/arm-figures.js";
import { investigator } from "../../../../support/models/d20d100-models.js";

beforeAll(() => vi.stubGlobal("game", { i18n: { lang: "fr", has: () => false } }));

const SKILL = {
  ...{ asterisk: true, professional: true, checked: false, base: 1, trait: 0, professionalPoints: 4 },
  ...{ secondaryPoints: 0, experience: 0, misc: 0, total: 5, rollModifier: 1 },
};

describe("rows of figures", () => {
  it("DD-90, DD-92, DD-95: circle the present figure, and colour what is past a threshold or below 0", () => {
    const row = hitPointRow({ value: 6, max: 13, thresholds: { half: 6, quarter: 3 }, below: true });
    expect(row.figures.map(({ n }) => n)).toEqual(Array.from({ length: 24 }, (_, i) => i - 10));
    expect(row.figures.filter(({ now }) => now).map(({ shown }) => shown)).toEqual(["6"]);
    const zones = (id: string | null) => row.figures.filter(({ zone }) => zone === id).map(({ n }) => n);
    expect([zones("below").length, zones("quarter"), zones("half")]).toEqual([10, [0, 1, 2, 3], [4, 5, 6]]);
    expect(row.figures[0]?.shown).toBe("−10");
    expect(row.figures.find(({ n }) => n === 3)?.words.key).toBe("GARDIEN.D20D100.SHEET.figure.quarter");
  });

  it("DD-92, DD-98: neither colour nor go below 0 where nothing of it counts", () => {
    const row = hitPointRow({ value: 3, max: 12, thresholds: null, below: false });
    expect([row.figures[0]?.n, row.figures.every(({ zone }) => zone === null)]).toEqual([0, true]);
  });

  it("DD-168: stand twenty in a line where they are many, and are typed where they are too many", () => {
    expect(hitPointRow({ value: 9, max: 30, thresholds: null, below: true }).columns).toBe(20);
    expect(hitPointRow({ value: 90, max: 120, thresholds: null, below: false }).figures).toEqual([]);
    expect(magicPointRow({ value: 11, max: 11 }).figures.at(-1)).toMatchObject({ n: 11, now: true });
  });
});

describe("the body in words", () => {
  it("DD-92, DD-95, DD-102: tells the worst, and what hinders", () => {
    const told = (...fares: Parameters<typeof bodyChips>) =>
      bodyChips(...fares).map(({ tone, text }) => `${tone} ${text.key.split(".").at(-1) ?? ""}`);
    expect(told({ state: "able", penalty: 0, bruised: "none" })).toEqual([]);
    expect(told({ state: "able", penalty: -3, bruised: "staggered" })).toEqual(["warn half", "warn staggered"]);
    expect(told({ state: "able", penalty: -6, bruised: "none" })).toEqual(["bad quarter"]);
    expect(told({ state: "dying", penalty: -6, bruised: "none" })).toEqual(["bad dying"]);
  });
});

describe("the mind", () => {
  const MIND = {
    ...{ value: 48, max: 95, lossThisHour: 3, limit: 11, insanity: "none" as const, insanityNote: "" },
    ...{ stabilised: false, decompensates: false },
  };

  it("DD-106, DD-108: marks what an hour may still cost before madness, and writes no ten under the ring", () => {
    const view = sanityView(MIND);
    expect([view.riskFrom, view.risk, view.min]).toEqual([40, 8, 0]);
    expect(view.marks).toEqual([0, 10, 20, 30, 40, 60, 70, 80, 90]);
    expect(view.words.data).toEqual({ value: 48, lost: 3, limit: 11 });
  });

  it("DD-107, DD-110: tells madness with the keeper's words, and a mind that falls", () => {
    const chips = (change: Partial<typeof MIND> & { insanity?: "indefinite" }) =>
      sanityView({ ...MIND, ...change } as Parameters<typeof sanityView>[0]).chips.map(({ text }) =>
        text.key.split(".").at(-1),
      );
    expect(chips({ insanity: "indefinite" as never, insanityNote: "peur du noir" })).toEqual(["insanityNoted"]);
    expect(chips({ value: -3, decompensates: true })).toEqual(["decompensating"]);
    expect(chips({ value: -3, stabilised: true })).toEqual(["decompensationHeld"]);
  });
});

describe("characteristics and Jets", () => {
  it("DD-15, DD-22, DD-65: five have a Jet beside them, with what it adds up from where it is more than the modifier", () => {
    const views = characteristicViews(
      investigator({
        characteristics: { dexterity: { score: 15 } },
        jets: { reflexes: { experience: 2, checked: true } },
      }),
    );
    expect(views.filter(({ jet }) => jet).map(({ id }) => id)).toEqual([
      ...["dexterity", "constitution", "intelligence", "power", "education"],
    ]);
    const [, dexterity] = views;
    expect([dexterity?.mod, dexterity?.jet?.total, dexterity?.jet?.checked]).toEqual(["+2", "+4", true]);
    expect(dexterity?.jet?.parts.map(({ data }) => data?.["n"])).toEqual(["+2", "+2"]);
    expect(views[2]?.jet?.parts).toEqual([]);
  });

  it("DD-15: what somebody has no score of is a dash, and has no Jet", () => {
    const { characteristics, jets } = investigator();
    const none = { ...characteristics, education: { score: null, mod: 0 } };
    const [education] = characteristicViews({ characteristics: none, jets }).filter(({ id }) => id === "education");
    expect([education?.mod, education?.absent, education?.jet]).toEqual(["—", true, null]);
  });
});

describe("skills", () => {
  it("DD-40, DD-73, DD-92: tell what is rolled now, and each column that holds something, vest and wounds too", () => {
    const view = skillView({ id: "s", name: "Nager", system: SKILL }, { armorPenalty: -1, attacks: 0 });
    expect([view.total, view.attacks]).toEqual(["+1", null]);
    expect(view.parts.map(({ key, data }) => [key.split(".").at(-1), data?.["n"]])).toEqual([
      ["base", "+1"],
      ["professional", "+4"],
      ["armour", "−1"],
      ["wounds", "−3"],
    ]);
  });

  it("DD-42: a combat skill tells its attacks once there are several", () => {
    const attacks = (n: number) =>
      skillView({ id: "s", name: "Revolver", system: SKILL }, { armorPenalty: 0, attacks: n }).attacks;
    expect([attacks(1), attacks(2)?.data]).toEqual([null, { n: 2 }]);
  });

  it("DD-75…DD-82: stand in four columns of two families, in the order of the form", () => {
    const some = [
      { name: "Zoologie", system: { key: "" } },
      { name: "Droit", system: { key: "law" } },
      { name: "Comptabilité", system: { key: "accounting" } },
      { name: "Astronomie", system: { key: "astronomy" } },
    ];
    expect(bySheetOrder(some).map(({ name }) => name)).toEqual(["Comptabilité", "Droit", "Astronomie", "Zoologie"]);
    const columns = skillColumns(some, () => "knowledge");
    expect(columns.map((families) => families.map(({ id }) => id).join(" "))).toEqual([
      "physical social",
      "knowledge transport",
      "perception stealth",
      "other combat",
    ]);
    expect(columns[1]?.[0]?.skills).toHaveLength(4);
  });
});

describe("Défense", () => {
  const PARTS = { reflexes: 2, scale: 0, armorPenalty: -1, bonus: 0, stance: "none" as const, forced: false };

  it("DD-129, DD-130: marks the score that counts, and tells what each adds up from", () => {
    const views = defenceViews({ ...PARTS, normal: 16, flatFooted: 14, caught: true });
    expect(views.map(({ value, used }) => [value, used])).toEqual([
      [16, false],
      [14, true],
    ]);
    expect(views.map(({ sum }) => sum.map(({ key }) => key.split(".").at(-1)))).toEqual([
      ["base", "reflexes", "armour"],
      ["base", "armour"],
    ]);
  });

  it("DD-130, DD-152: says why it is what it is for now", () => {
    expect(defenceNote({ stance: "none", forced: false })).toBeNull();
    expect(defenceNote({ stance: "total", forced: false })?.data).toEqual({
      stance: { key: "GARDIEN.D20D100.STANCE.total" },
    });
    expect(defenceNote({ stance: "total", forced: true })?.key).toMatch(/forced$/);
  });
});

describe("the table of weapons", () => {
  const COLT = {
    ...{ skill: "handgun", action: "semiAuto", typeCode: "SA", penetration: 4, recoil: 4, criticalMultiplier: 3 },
    ...{ cadences: ["triple"], damage: "2d8", addsDamageBonus: false, rangeIncrement: 6, capacity: 7, loaded: 5 },
  };
  const handgun = { key: "handgun", family: "combat", flat: 6, characteristics: [] };
  const row = (weapon: object): ReturnType<typeof armView> => {
    const { carried } = investigator({}, [
      { type: "d20d100Skill", system: handgun },
      { type: "d20d100Weapon", system: weapon },
    ]);
    const [one] = carried.weapons;
    if (!one) throw new Error("no weapon");
    return armView("w", "Colt", armFigures(one.system));
  };

  it("DD-51, DD-56: has a notation for every way to attack, which says what it begins", () => {
    const { base, multiple } = row(COLT);
    expect(base.map(({ shown }) => shown)).toEqual(["+6/+1"]);
    expect(multiple.map(({ shown, choices }) => [shown, choices])).toEqual([
      ["+2//−3", '{"mode":"double"}'],
      ["−2///−7", '{"mode":"triple"}'],
    ]);
  });

  it("DD-58: bursts show their difficulty, each", () => {
    const { multiple } = row({
      ...COLT,
      action: "auto",
      cadences: ["burst10"],
      recoil: 3,
      ammunitionPerBox: 10,
      capacity: 20,
      loaded: 10,
    });
    expect(multiple.map(({ shown, choices }) => [shown, choices])).toEqual([
      [{ key: "GARDIEN.D20D100.SHEET.burst", data: { n: 13 } }, '{"mode":"burst10-0"}'],
      [{ key: "GARDIEN.D20D100.SHEET.burst", data: { n: 8 } }, '{"mode":"burst10-1"}'],
    ]);
  });

  it("DD-51: a typed row is fired as it is typed", () => {
    const { multiple } = row({ ...COLT, overrideMultiple: "+5//-1;-1////" });
    expect(multiple.map(({ choices }) => choices)).toEqual(['{"mode":"typed0"}', '{"mode":"typed1"}']);
    expect(printNotation([{ modifier: -1, shots: 4 }])).toBe("-1////");
  });

  it("DD-142: what may be thrown tells how far, what may not a dash", () => {
    const knife = { skill: "meleeWeapons", action: "melee", damage: "1d4", throwIncrement: 3 };
    expect(row({ ...knife, canThrow: true }).range).toEqual({ key: "GARDIEN.D20D100.SHEET.metres", data: { n: "3" } });
    expect(row({ ...knife, canThrow: false }).range).toBeNull();
  });

  it("DD-57, DD-131, DD-142: tells range, critical, damage and type; a dash for what it has not", () => {
    const colt = row(COLT);
    expect([colt.range?.data, colt.critical, colt.damage, colt.type]).toEqual([
      { n: "6" },
      "20/×3",
      "2d8",
      "SA (4, 4, +0)",
    ]);
    const knife = row({ skill: "meleeWeapons", damage: "1d4", criticalMin: 19 });
    expect([knife.range, knife.critical, knife.type, knife.magazine, knife.reloads]).toEqual([
      null,
      "19-20/×2",
      null,
      null,
      null,
    ]);
  });

  it("DD-47: a hold strikes as Boxe does, and fists bruise", () => {
    const fists = { criticalMultiplier: 1, damageType: "temporary" };
    expect(row({ ...fists, skill: "grapple" }).damage).toEqual({ key: "GARDIEN.D20D100.SHEET.asBoxing" });
    expect(row({ ...fists, skill: "boxing", damage: "1d3" }).damage).toMatchObject({ data: { damage: "1d3" } });
    expect(row({ ...fists, skill: "grapple" }).critical).toBeNull();
  });

  it("DD-149: a box for each bullet, the spent ones crossed; for each ten of an automatic; fifty at most", () => {
    const boxes = (weapon: object) => row({ ...COLT, ...weapon }).magazine?.boxes ?? [];
    expect(boxes({}).map(({ spent }) => spent)).toEqual([false, false, false, false, false, true, true]);
    expect(boxes({ ammunitionPerBox: 10, capacity: 20, loaded: 10 }).map(({ spent, ten }) => [spent, ten])).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(boxes({ capacity: 99, loaded: 99 })).toHaveLength(50);
  });

  it("DD-150, DD-151: offers to reload what is not full, and to clear what does not fire", () => {
    expect(row(COLT).reloads?.key).toMatch(/reload$/);
    expect(row({ ...COLT, loaded: 7 }).reloads).toBeNull();
    expect([row(COLT).state, row({ ...COLT, state: "jammed" }).state?.broken]).toEqual([null, false]);
    expect(row({ ...COLT, state: "broken" }).state?.broken).toBe(true);
  });

  it("DD-145: a shotgun tells its three", () => {
    const plain: Partial<ArmFigures> = { damages: ["3d6", "2d6", "1d6"] };
    const shotgun = { ...COLT, damage: "3d6", damageMid: "2d6", damageFar: "1d6" };
    expect(row(shotgun).damage).toBe(plain.damages?.join("/"));
  });
});

describe("what is kept, and what stands in the place of a roll", () => {
  const skills = [{ id: "i", name: "Se cacher", key: "hide" }];

  it("DD-83, DD-85: kept rolls by the name of their skill; one taken back is not told", () => {
    const roll = { value: 17, automaticFailure: true, label: "entrepôt", secret: false, time: 0 };
    const [kept, ...others] = keptViews({ hide: roll, listen: null }, skills, false);
    expect([kept?.name, kept?.value, kept?.failed, others]).toEqual(["Se cacher", 17, true, []]);
    expect(JSON.parse(kept?.choices ?? "")).toEqual({ skill: "i", label: "entrepôt" });
  });

  it("DD-83: what was rolled for the keeper alone is read by nobody else, and is thrown again as secretly", () => {
    const roll = { value: 17, automaticFailure: true, label: "", secret: true, time: 0 };
    const [theirs] = keptViews({ hide: roll }, skills, false);
    expect([theirs?.value, theirs?.failed]).toEqual([null, false]);
    expect(JSON.parse(theirs?.choices ?? "")).toMatchObject({ secret: true });
    const [keepers] = keptViews({ hide: roll }, skills, true);
    expect([keepers?.value, keepers?.failed]).toEqual([17, true]);
  });

  it("DD-84: fixed scores, by key where nobody has the skill", () => {
    expect(fixedViews({ hide: 22, listen: 14 }, skills)).toEqual([
      { name: "Se cacher", value: 22 },
      { name: "listen", value: 14 },
    ]);
  });
});

describe("protections and traits in words", () => {
  it("DD-134: points, or another rule, and against what", () => {
    expect(protectionText({ mode: "fixed", value: 4, scope: "all" }).data).toMatchObject({ n: 4 });
    expect(protectionText({ mode: "minimal", value: 0, scope: "firearms" }).data).toMatchObject({
      mode: { key: "GARDIEN.D20D100.PROTECTION_MODE.minimal" },
    });
  });

  it("DD-31: the skill or the Jet by name, and how much; a rule that is opened has no number", () => {
    const name = (key: string) => `‹${key}›`;
    expect(effectText({ target: "skill", key: "hide", value: 2 }, name).data).toEqual({ what: "‹hide›", n: "+2" });
    expect(effectText({ target: "jet", key: "luck", value: -2 }, name).data).toEqual({
      what: { key: "GARDIEN.D20D100.JET.luck" },
      n: "−2",
    });
    expect(effectText({ target: "mobileCombat", key: "", value: 0 }, name).key).toMatch(/plain$/);
  });

  it("DD-34, DD-36: what a trait was chosen for stands in the place of what its name leaves open", () => {
    const told = (name: string, what: string) => {
      const { key, data } = traitName(name, what);
      return [key.split(".").at(-1), data?.["name"], data?.["what"]];
    };
    expect(told("Spécialité (arme précise)", "Mauser C96")).toEqual(["chosen", "Spécialité", "Mauser C96"]);
    expect(told("Fin tireur", "Fusil")).toEqual(["chosen", "Fin tireur", "Fusil"]);
    expect(told("Doué en (compétence)", "")).toEqual(["open", "Doué en (compétence)", undefined]);
    const german = "Langue étrangère (allemand)";
    expect(told("Doué en (compétence)", german)).toEqual(["named", "Doué en", german]);
  });
});
