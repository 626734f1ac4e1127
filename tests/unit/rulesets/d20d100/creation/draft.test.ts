import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { pickedOf } from "../../../../../src/core/creation/shelf.js";
import { CREATION } from "../../../../../src/rulesets/d20d100/creation/door.js";
import type { D20d100Draft } from "../../../../../src/rulesets/d20d100/creation/draft.js";
import { d20d100Creation } from "../../../../../src/rulesets/d20d100/creation/index.js";
import { scoresOf } from "../../../../../src/rulesets/d20d100/creation/scores.js";
import { skillRows } from "../../../../../src/rulesets/d20d100/creation/skill-rows.js";
import { settingKey } from "../../../../../src/rulesets/d20d100/settings.js";
import { keyOf, ownId, type Decision } from "../../../../support/play/creation-desk.js";
import { BODY, PLACED, SEVEN, SHELF, blocksOf, decide, deskOf, fallen, openWorld, problems } from "./desk.js";

beforeEach(() => openWorld());

const ROLLED = [SEVEN, BODY, ...PLACED];
const row = (draft: D20d100Draft, desk: ReturnType<typeof deskOf>, key: string) =>
  skillRows(draft, desk).find(({ entry }) => entry.system["key"] === key);

describe("a new investigator", () => {
  it("starts unwritten, with bare hands and everything to be done", () => {
    const desk = deskOf();
    expect(CREATION.untouched(desk.actor)).toBe(true);
    const draft = decide(desk);
    expect(pickedOf(draft.items, desk, "d20d100Weapon").map(({ entry }) => entry.id)).toEqual([
      "boxingRow",
      "grappleRow",
    ]);
    expect(draft).toMatchObject({ method: "dice", campaign: true, fresh: true, column: 0 });
    expect(problems(draft, desk)).toEqual([
      ["rolls", "missing", "rolls"],
      ["rolls", "missing", "body"],
      ["assignment", "missing", "assignment"],
      ["professional", "missing", "characteristic"],
      ["professional", "missing", "skillCount"],
      ["secondary", "note", "left"],
    ]);
  });

  it("is no new one once somebody has written on its sheet", () => {
    const skill = (system: object) => deskOf({}, [{ type: "d20d100Skill", system }]).actor;
    expect(CREATION.untouched(skill({ key: "climb" }))).toBe(true);
    expect(CREATION.untouched(skill({ key: "climb", secondaryPoints: 2 }))).toBe(false);
    expect(CREATION.untouched(deskOf({}, [{ type: "d20d100Weapon", system: { key: "boxingRow" } }]).actor)).toBe(true);
    expect(CREATION.untouched(deskOf({}, [{ type: "d20d100Gear" }]).actor)).toBe(false);
    expect(CREATION.untouched(deskOf({ details: { profession: "Médecin" } }).actor)).toBe(false);
    expect(CREATION.untouched(deskOf({ characteristics: { power: { score: 11 } } }).actor)).toBe(false);
    expect(CREATION.untouched(deskOf({ creation: { done: true } }).actor)).toBe(false);
  });

  it("DD-40: needs a name", () => {
    const desk = deskOf();
    expect(problems(decide(desk, ["name", "  "]), desk)[0]).toEqual(["identity", "missing", "name"]);
  });
});

describe("what is rolled", () => {
  it("DD-17: each attempt stands beside those before, and a fourth pushes the first out", () => {
    const desk = deskOf();
    const attempt = (n: number): Decision => ["rolled", fallen(n, n, n, n, n, n, n)];
    const three = decide(desk, attempt(10), attempt(11), attempt(12));
    expect([three.rolls.map(([first]) => first), three.column]).toEqual([[10, 11, 12], 2]);
    const four = decide(desk, attempt(10), attempt(11), attempt(12), attempt(13));
    expect([four.rolls.map(([first]) => first), four.column]).toEqual([[11, 12, 13], 2]);
    expect(decide(desk, attempt(10), attempt(11), ["column", "0"]).column).toBe(0);
  });

  it("DD-17, DD-18: what does not stand is for the keeper alone to wave through, in the words of each condition", () => {
    const desk = deskOf();
    const findings = (...results: readonly number[]) =>
      problems(decide(desk, ["rolled", fallen(...results)]), desk)
        .filter(([, kind]) => kind === "firm")
        .map(([, , id]) => id);
    expect(findings(14, 9, 10, 11, 12, 10, 11)).toEqual([]);
    expect(findings(13, 9, 10, 11, 12, 10, 11)).toEqual(["noneHigh"]);
    expect(findings(14, 10, 10, 11, 12, 10, 11)).toEqual(["noneLow"]);
    expect(findings(14, 8, 8, 9, 10, 10, 11)).toEqual(["sumNegative"]);
    expect(findings(18, 16, 16, 16, 14, 11, 9)).toEqual(["sumTooHigh"]);
    openWorld({ [settingKey("creationSumMin")]: 9 });
    expect(findings(14, 9, 10, 11, 12, 10, 11)).toEqual(["sumTooLow"]); // +2 is not below nought, but below the table's
  });

  it("DD-17: dice are offered as long as no attempt stands, and its bounds are the table's", () => {
    const dice = (draft: D20d100Draft) =>
      blocksOf("rolls", draft, deskOf()).flatMap((block) => (block.kind === "dice" ? [block.path] : []));
    const desk = deskOf();
    expect(dice(decide(desk))).toEqual(["rolled", "body"]);
    expect(dice(decide(desk, SEVEN))).toEqual(["body"]);
    openWorld({ [settingKey("creationSumMin")]: 9 });
    expect(dice(decide(desk, SEVEN))).toEqual(["rolled", "body"]);
  });

  it("DD-17: what fell on a table is written, place by place, and counts once it is whole", () => {
    const desk = deskOf();
    const written = [14, 12, 10, 11, 13, 12, 9].map((n, place): Decision => [`result/1/${place}`, n]);
    const part = decide(desk, ["rolled", fallen(10, 10, 10, 10, 10, 10, 10)], ...written.slice(0, 6));
    expect(part.column).toBe(0);
    const whole = decide(desk, ["rolled", fallen(10, 10, 10, 10, 10, 10, 10)], ...written);
    expect([whole.column, whole.rolls[1]]).toEqual([1, [14, 12, 10, 11, 13, 12, 9]]);
    expect(decide(desk, ["result/0/0", 2]).rolls[0]?.[0]).toBe(0);
    expect(decide(desk, ["result/0/0", 40]).rolls[0]?.[0]).toBe(18);
  });

  it("DD-19: Taille and Apparence are rolled apart, by the table's dice, or written", () => {
    const desk = deskOf();
    expect(decide(desk, BODY).scores).toMatchObject({ size: 13, appearance: 10 });
    expect(decide(desk, ["scores/size", 15]).scores.size).toBe(15);
    openWorld({ [settingKey("sizeFormula")]: "3d6" });
    const block = blocksOf("rolls", decide(desk), desk).find(
      ({ kind, ...of }) => kind === "dice" && "path" in of && of.path === "body",
    );
    expect(block?.kind === "dice" && block.rolls.map(({ formula }) => formula)).toEqual(["3d6", "3d6"]);
  });

  it("DD-21: or scores are written, and what is unusual is only told", () => {
    openWorld({ [settingKey("creationMethod")]: "free" });
    const desk = deskOf();
    const draft = decide(desk, ["scores/strength", 20], ["scores/size", 6]);
    expect(problems(draft, desk).filter(([step]) => step === "rolls")).toEqual([
      ["rolls", "note", "range"],
      ["rolls", "note", "range"],
    ]);
    expect(d20d100Creation.steps.find(({ id }) => id === "assignment")?.concerns?.(draft, desk)).toBe(false);
  });
});

describe("who gets which result", () => {
  it("DD-20: Éducation gains 3, the others are as they fell", () => {
    const desk = deskOf();
    expect(scoresOf(decide(desk, ...ROLLED))).toEqual({
      education: 17,
      strength: 12,
      dexterity: 10,
      constitution: 11,
      perception: 13,
      intelligence: 12,
      power: 9,
      size: 13,
      appearance: 10,
    });
    openWorld({ [settingKey("educationBonus")]: 0 });
    expect(scoresOf(decide(desk, ...ROLLED)).education).toBe(14);
  });

  it("DD-20: each serves once: whoever had it takes what this one had, and none is asked for until all have one", () => {
    const desk = deskOf();
    const draft = decide(desk, ...ROLLED, ["assignment/power", "0"]);
    expect(draft.assignment).toMatchObject({ power: 0, education: 6 });
    expect(problems(draft, desk).some(([step]) => step === "assignment")).toBe(false);
    const none = decide(desk, ...ROLLED, ["assignment/power", ""]);
    expect(problems(none, desk)).toContainEqual(["assignment", "missing", "assignment"]);
    expect(scoresOf(none).power).toBe(10);
  });

  it("DD-20: another attempt keeps who gets which place of it", () => {
    const desk = deskOf();
    const draft = decide(desk, ...ROLLED, ["rolled", fallen(15, 9, 10, 11, 13, 12, 9)]);
    expect(scoresOf(draft)).toMatchObject({ education: 18, strength: 9 });
  });
});

describe("traits", () => {
  const traits = (draft: D20d100Draft, desk: ReturnType<typeof deskOf>) =>
    problems(draft, desk).filter(([step]) => step === "traits");

  it("DD-31: two, and one more for a flaw", () => {
    const desk = deskOf();
    const add = (...ids: readonly string[]) => ids.map((id): Decision => ["add", id]);
    expect(traits(decide(desk, ...add("agile", "lucky", "healer")), desk)).toEqual([
      ["traits", "firm", "tooManyTraits"],
    ]);
    expect(traits(decide(desk, ...add("agile", "lucky", "healer", "clumsy")), desk)).toEqual([]);
    openWorld({ [settingKey("negativeTraitMax")]: 0 });
    expect(traits(decide(desk, ...add("agile", "lucky", "healer", "clumsy")), desk)).toHaveLength(1);
  });

  it("DD-32, DD-33: a trait of fighting is for something, justified, and asks for its score", () => {
    const desk = deskOf();
    const taken = decide(desk, ...ROLLED, ["add", "weaponHandling"], ["add", "mobileCombat"]);
    expect(traits(taken, desk)).toEqual([
      ["traits", "missing", "parameter"],
      ["traits", "missing", "unjustified"],
      ["traits", "firm", "requirement"],
      ["traits", "missing", "unjustified"],
    ]);
    const [handling] = pickedOf(taken.items, desk, "d20d100Trait");
    const key = handling?.key ?? "";
    const told = d20d100Creation.decide(taken, `parameter/${key}`, "rifle", desk, keyOf(90));
    const justified = d20d100Creation.decide(told, `justification/${key}`, "Chasse", desk, keyOf(91)) as D20d100Draft;
    expect(traits(justified, desk)).toHaveLength(2);
    expect(row(justified, desk, "rifle")?.columns.trait).toBe(4);
  });

  it("DD-34, DD-36: offers the weapons, or the skills but those of combat", () => {
    const desk = deskOf();
    const draft = decide(desk, ["add", "weaponSpeciality"], ["add", "gifted"]);
    const fields = blocksOf("traits", draft, desk).flatMap((block) => (block.kind === "fields" ? block.fields : []));
    const offered = (at: number) =>
      fields.filter(({ kind }) => kind === "choice")[at]?.options?.map(({ value }) => value);
    expect(offered(0)).toEqual(expect.arrayContaining(["mauserC96", "mauser98"]));
    expect(offered(0)).not.toContain("boxingRow");
    expect(offered(1)).toEqual(expect.arrayContaining(["law", "climb"]));
    expect(offered(1)).not.toContain("handgun");
  });

  it("DD-36, DD-72: Doué goes to one language of several, whatever it is named afterwards", () => {
    const desk = deskOf();
    const languages = (draft: D20d100Draft) =>
      skillRows(draft, desk)
        .filter(({ entry, kept }) => kept && entry.id === "foreignLanguage")
        .map(({ name, columns }) => [name, columns.trait]);
    const draft = decide(
      desk,
      ["add", "foreignLanguage"],
      ["add", "foreignLanguage"],
      [`label/${keyOf(0)}`, "latin"],
      [`label/${keyOf(1)}`, "grec"],
      ["add", "gifted"],
      [`parameter/${keyOf(4)}`, "Langue étrangère (latin)"],
    );
    expect(languages(draft)).toEqual([
      ["Langue étrangère (grec)", 0],
      ["Langue étrangère (latin)", 3],
    ]);
    const renamed = d20d100Creation.decide(draft, `label/${keyOf(0)}`, "breton", desk, keyOf(9)) as D20d100Draft;
    expect(languages(renamed)).toEqual([
      ["Langue étrangère (breton)", 3],
      ["Langue étrangère (grec)", 0],
    ]);
  });

  it("DD-35: psychic ones are offered where the table plays with them", () => {
    const desk = deskOf();
    const offered = () =>
      blocksOf("traits", decide(desk), desk).flatMap((block) => (block.kind === "picker" ? block.rows : []));
    expect(offered().some(({ id }) => id === "sixthSense")).toBe(false);
    expect(traits(decide(desk, ["add", "sixthSense"]), desk)).toEqual([["traits", "firm", "psychic"]]);
    openWorld({ [settingKey("usePsychicTraits")]: true });
    expect(offered().some(({ id }) => id === "sixthSense")).toBe(true);
  });
});

describe("skills", () => {
  const PHYSICIAN: Decision = ["professionFrom", "physician"];
  const points = (key: string, n: number): Decision => [`points/${key}`, n];
  const keyFor = (draft: D20d100Draft, desk: ReturnType<typeof deskOf>, skill: string) =>
    row(draft, desk, skill)?.key ?? "";

  it("DD-37, DD-38: a profession proposes its characteristic and ticks its skills", () => {
    const desk = deskOf();
    const draft = decide(desk, ...ROLLED, PHYSICIAN);
    expect([draft.profession, draft.characteristic]).toEqual(["Médecin", "education"]);
    const ticked = skillRows(draft, desk).filter(({ professional }) => professional);
    expect(ticked).toHaveLength(11);
    expect(problems(draft, desk).filter(([step, kind]) => step === "professional" && kind !== "note")).toEqual([]);
    const other = decide(desk, ...ROLLED, PHYSICIAN, ["professionFrom", "criminal"]);
    expect(other.characteristic).toBe("education");
    expect(skillRows(other, desk).filter(({ professional }) => professional)).toHaveLength(11);
    const proposed = decide(desk, ...ROLLED, PHYSICIAN, ["propose", "criminal"]);
    expect(row(proposed, desk, "locksmith")?.professional).toBe(true);
    expect(row(proposed, desk, "medicine")?.professional).toBe(false);
    expect(decide(desk, PHYSICIAN, ["professionFrom", ""])).toMatchObject({ profession: "", professionFrom: "" });
  });

  it("DD-29, DD-37, DD-38, DD-40: points raise what is ticked, up to ten, and no more than there are", () => {
    const desk = deskOf();
    const before = decide(desk, ...ROLLED, PHYSICIAN);
    expect(row(before, desk, "medicine")?.total).toBe(-2); // EDU 17: +3, less 5
    const key = keyFor(before, desk, "medicine");
    const spent = d20d100Creation.decide(before, ...points(key, 10), desk, keyOf(80)) as D20d100Draft;
    expect(row(spent, desk, "medicine")).toMatchObject({ total: 8, columns: { professional: 10, secondary: 0 } });
    const over = d20d100Creation.decide(before, ...points(key, 11), desk, keyOf(80)) as D20d100Draft;
    expect(problems(over, desk)).toContainEqual(["professional", "firm", "pointCap"]);
    const told = d20d100Creation.problems(over, desk).find(({ text }) => text.key.endsWith("pointCap"));
    expect(told?.text.data).toEqual({ n: 10, skills: "Médecine" });
    openWorld({ [settingKey("professionalPointCap")]: 0 });
    expect(problems(over, desk)).not.toContainEqual(["professional", "firm", "pointCap"]);
  });

  it("DD-39: points elsewhere are secondary, from Intelligence", () => {
    const desk = deskOf();
    const draft = decide(desk, ...ROLLED, PHYSICIAN, points("climb", 10), points("swim", 10));
    expect(row(draft, desk, "climb")?.columns).toMatchObject({ secondary: 10, professional: 0 });
    expect(problems(draft, desk)).toContainEqual(["secondary", "note", "left"]);
    expect(
      problems(decide(desk, ...ROLLED, points("climb", 10), points("swim", 10), points("jump", 5)), desk),
    ).toContainEqual(["secondary", "firm", "secondaryOver"]);
  });

  it("DD-38: what is ticked, or ticked no more, begins without points", () => {
    const desk = deskOf();
    const draft = decide(desk, points("climb", 6), ["tick/climb", true]);
    expect(row(draft, desk, "climb")).toMatchObject({ professional: true, points: 0 });
    const bare = decide(desk, ["tick/climb", true], ["tick/climb", false]);
    expect(pickedOf(bare.items, desk, "d20d100Skill")).toEqual([]);
  });

  it("DD-72: as many languages as somebody likes, each named", () => {
    const desk = deskOf();
    const draft = decide(
      desk,
      ["add", "foreignLanguage"],
      ["add", "foreignLanguage"],
      [`label/${keyOf(0)}`, "latin"],
      [`points/${keyOf(0)}`, 4],
      [`label/${keyOf(1)}`, "allemand"],
    );
    const languages = skillRows(draft, desk).filter(({ entry }) => entry.id === "foreignLanguage");
    expect(languages.map(({ name, points: n }) => [name, n])).toEqual([
      ["Langue étrangère (allemand)", 0],
      ["Langue étrangère (latin)", 4],
    ]);
    const { create } = d20d100Creation.result(draft, desk);
    const named = create.filter((one) => "from" in one && one.from === "foreignLanguage");
    expect(named.map(({ name }) => name)).toEqual(["Langue étrangère (latin)", "Langue étrangère (allemand)"]);
  });
});

describe("a ready-made investigator", () => {
  const models = SHELF.filter(({ type }) => type === "d20d100Investigator").map(({ id }) => id);

  it.each(models)("DD-17…DD-41: %s stands as published, with nothing more to see to than points left over", (id) => {
    const desk = deskOf();
    const draft = decide(desk, ["model", id]);
    expect(draft).toMatchObject({ model: id, method: "free" });
    expect(problems(draft, desk).filter(([, kind]) => kind !== "note")).toEqual([]);
    const published = SHELF.find((one) => one.id === id)?.system["characteristics"];
    const scores = Object.fromEntries(Object.entries(scoresOf(draft)).map(([key, score]) => [key, { score }]));
    expect(scores).toEqual(published);
  });

  it("brings its points, its traits and its arms, and is taken back whole", () => {
    const desk = deskOf();
    const draft = decide(desk, ["add", "colt25"], ["model", "d20d100Anatole"]);
    expect(draft).toMatchObject({ name: "Anatole Kerbrat", profession: "Militaire", characteristic: "constitution" });
    expect(row(draft, desk, "swim")).toMatchObject({ professional: true, points: 4 });
    expect(pickedOf(draft.items, desk, "d20d100Weapon").map(({ entry }) => entry.system["key"])).toContain("colt25");
    const back = d20d100Creation.decide(draft, "noModel", "", desk, keyOf(50)) as D20d100Draft;
    expect(back).toMatchObject({ name: "Recrue", profession: "", characteristic: "", method: "dice", model: "" });
    expect(pickedOf(back.items, desk, "d20d100Skill", "d20d100Trait")).toEqual([]);
    expect(pickedOf(back.items, desk, "d20d100Weapon").map(({ entry }) => entry.system["key"])).toEqual([
      "boxingRow",
      "grappleRow",
      "colt25",
    ]);
  });

  it("gives the sheet its story, unless somebody has written one", () => {
    const told = (system: object) => {
      const desk = deskOf(system);
      return Object.keys(d20d100Creation.result(decide(desk, ["model", "d20d100Anatole"]), desk).update);
    };
    expect(told({})).toEqual(expect.arrayContaining(["system.details.history", "system.details.description"]));
    expect(told({ details: { history: "<p>Autre.</p>" } })).not.toContain("system.details.history");
  });
});

describe("what is stored", () => {
  it("whatever it is, is read as a draft, and reading that again changes nothing", () => {
    const desk = deskOf();
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const read = d20d100Creation.draft(stored, desk);
        expect(d20d100Creation.draft(read, desk)).toEqual(read);
        d20d100Creation.problems(read, desk);
        for (const step of d20d100Creation.steps) step.blocks(read, desk);
      }),
      { numRuns: 60 },
    );
  });

  it("of a sheet that plays already has its scores, and what it has learnt since", () => {
    const desk = deskOf({ creation: { done: true }, characteristics: { strength: { score: 16 } } }, [
      {
        type: "d20d100Skill",
        name: "Grimper",
        system: { ...SHELF.find(({ id }) => id === "climb")?.system, secondaryPoints: 3, experience: 2 },
      },
    ]);
    const draft = decide(desk);
    expect(draft).toMatchObject({ method: "free", fresh: false });
    expect(row(draft, desk, "climb")).toMatchObject({ key: ownId(0), total: 3 + 2 + 3 + 2 });
  });
});
