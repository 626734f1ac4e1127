import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { D20d100Draft } from "../../../../../src/rulesets/d20d100/creation/draft.js";
import { figuresOf } from "../../../../../src/rulesets/d20d100/creation/figures.js";
import { d20d100Creation } from "../../../../../src/rulesets/d20d100/creation/index.js";
import { skillRows } from "../../../../../src/rulesets/d20d100/creation/skill-rows.js";
import { weaponNote } from "../../../../../src/rulesets/d20d100/creation/weapon-line.js";
import { D20d100Weapon } from "../../../../../src/rulesets/d20d100/data/items/weapon.js";
import { settingKey } from "../../../../../src/rulesets/d20d100/settings.js";
import { keyOf, ownId, type Decision } from "../../../../support/play/creation-desk.js";
import { investigator, type ItemSource } from "../../../../support/models/d20d100-models.js";
import { BODY, PLACED, SEVEN, SHELF, decide, deskOf, fallen, openWorld } from "./desk.js";
import { printNotation } from "../../../../../src/rulesets/d20d100/rules/arms/notation.js";
import { rowFigures } from "../../../../../src/rulesets/d20d100/data/items/weapon-figures.js";

beforeEach(() => openWorld());

const PHYSICIAN: readonly Decision[] = [
  ["name", "Lucie Marchand"],
  SEVEN,
  BODY,
  ...PLACED,
  ["professionFrom", "physician"],
];
const SKILLS = SHELF.filter(({ type, within }) => type === "d20d100Skill" && within === undefined);
const resultOf = (draft: D20d100Draft, desk = deskOf()) => d20d100Creation.result(draft, desk);

/** The sheet that finishing makes of nothing. */
function sheetMade(draft: D20d100Draft, desk = deskOf()) {
  const { update, create } = resultOf(draft, desk);
  const system: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(update)) {
    const steps = path.split(".");
    if (steps.shift() !== "system") continue;
    const last = steps.pop() ?? "";
    const at = steps.reduce<Record<string, unknown>>(
      (node, step) => (node[step] ??= {}) as Record<string, unknown>,
      system,
    );
    at[last] = value;
  }
  const items = create.flatMap((one): ItemSource[] => {
    const entry = "from" in one ? SHELF.find(({ id }) => id === one.from) : undefined;
    return entry ? [{ type: entry.type as ItemSource["type"], system: { ...entry.system, ...one.system } }] : [];
  });
  return investigator(system, items);
}

describe("what finishing writes", () => {
  it("DD-23…DD-26: somebody whole, with their scores, and where the attempts are remembered", () => {
    const { update } = resultOf(decide(deskOf(), ...PHYSICIAN));
    expect(update).toMatchObject({
      name: "Lucie Marchand",
      "system.details.profession": "Médecin",
      "system.characteristics.education.score": 17,
      "system.characteristics.size.score": 13,
      "system.hp.value": 12, // CON 11 and TAI 13
      "system.mp.value": 9,
      "system.sanity.value": 45,
      "system.sanity.start": 45,
      "system.sanity.hourOpened": null,
      "system.destiny": 1,
      "system.experience.available": 0,
      "system.creation.done": true,
      "system.creation.professionalCharacteristic": "education",
      "system.creation.rolls": [[14, 12, 10, 11, 13, 12, 9], [], []],
      "system.creation.assignment": { education: 0, strength: 1, power: 6 },
    });
  });

  it("DD-37: the profession that was chosen goes on the sheet, once, in the place of another", () => {
    const professions = (result: ReturnType<typeof resultOf>) => ({
      made: result.create.flatMap((one) => ("from" in one && one.from === "physician" ? [one.from] : [])),
      gone: result.remove,
    });
    const chosen: Decision = ["professionFrom", "physician"];
    expect(professions(resultOf(decide(deskOf(), chosen)))).toEqual({ made: ["physician"], gone: [] });
    expect(professions(resultOf(decide(deskOf(), ["profession", "Notaire"])))).toEqual({ made: [], gone: [] });
    const bearing = (key: string) =>
      deskOf({}, [{ type: "d20d100Profession", name: key, system: SHELF.find(({ id }) => id === key)?.system ?? {} }]);
    const [same, other] = [bearing("physician"), bearing("criminal")];
    expect(professions(resultOf(decide(same, chosen), same))).toEqual({ made: [], gone: [] });
    expect(professions(resultOf(decide(other, chosen), other))).toEqual({ made: ["physician"], gone: [ownId(0)] });
  });

  it("DD-37: somebody ready-made comes with a profession, and takes it along", () => {
    const taken = decide(deskOf(), ["model", "d20d100John"]);
    expect(taken.professionFrom).toBe("privateDetective");
    expect(decide(deskOf(), ["model", "d20d100John"], ["noModel", ""]).professionFrom).toBe("");
  });

  it("DD-17: the attempt that counts comes first of those that are remembered", () => {
    const { update } = resultOf(decide(deskOf(), ["rolled", fallen(13, 9, 10, 11, 12, 10, 11)], SEVEN));
    expect(update["system.creation.rolls"]).toEqual([[14, 12, 10, 11, 13, 12, 9], [13, 9, 10, 11, 12, 10, 11], []]);
  });

  it("DD-23: no Point de Destin for a single game, whatever the table usually plays", () => {
    expect(resultOf(decide(deskOf(), ["campaign", "false"])).update["system.destiny"]).toBe(0);
    openWorld({ [settingKey("campaignMode")]: false });
    expect(resultOf(decide(deskOf())).update["system.destiny"]).toBe(0);
  });

  it("DD-40, DD-72: the skills of the form with their columns, no mark ticked, and bare hands (DD-47)", () => {
    const desk = deskOf();
    const draft = decide(desk, ...PHYSICIAN, ["points/climb", 5]);
    const { create } = resultOf(draft, desk);
    const from = create.flatMap((one) => ("from" in one ? [one.from] : []));
    expect(new Set(from).size).toBe(from.length);
    expect(from).toEqual(expect.arrayContaining(["climb", "medicine", "pharmacology", "boxingRow", "grappleRow"]));
    expect(from).not.toContain("astronomy"); // one that is added on demand
    const printed = SKILLS.filter(({ system }) => system["printed"] !== false);
    expect(printed.every(({ id }) => from.includes(id))).toBe(true);
    const climb = create.find((one) => "from" in one && one.from === "climb");
    expect(climb?.system).toEqual({ professional: false, professionalPoints: 0, secondaryPoints: 5, checked: false });
    expect(new Set(create.map(({ id }) => id)).size).toBe(create.length);
    expect(create.every(({ id }) => /^[\dA-Za-z]{16}$/.test(id))).toBe(true);
  });

  it("doing it again after a failure makes the same things under the same ids", () => {
    const desk = deskOf();
    const draft = decide(desk, ...PHYSICIAN);
    expect(resultOf(draft, desk).create).toEqual(resultOf(draft, desk).create);
  });

  it("changes what the sheet has only where it is decided otherwise, and keeps what was earned", () => {
    const climb = { ...SHELF.find(({ id }) => id === "climb")?.system, secondaryPoints: 3, checked: true };
    const desk = deskOf({ creation: { done: true }, hp: { value: 4 } }, [
      { type: "d20d100Skill", name: "Grimper", system: climb },
    ]);
    expect(resultOf(decide(desk), desk).change).toEqual([]);
    const { change, update } = resultOf(decide(desk, [`points/${ownId(0)}`, 4]), desk);
    expect(change).toEqual([{ id: ownId(0), system: { secondaryPoints: 4 } }]);
    expect(Object.keys(update).some((path) => /^system\.(?:hp|sanity|destiny|experience)/.test(path))).toBe(false);
  });

  it("takes off the sheet what was taken away, and does not bring it again", () => {
    const climb = SHELF.find(({ id }) => id === "climb")?.system ?? {};
    const desk = deskOf({}, [{ type: "d20d100Skill", name: "Grimper", system: climb }]);
    const { remove, create } = resultOf(decide(desk, ["remove", ownId(0)]), desk);
    expect(remove).toEqual([ownId(0)]);
    expect(create.some((one) => "from" in one && one.from === "climb")).toBe(false);
  });
});

describe("what the steps show", () => {
  const skill = fc.constantFrom(...SKILLS.map(({ id }) => id));
  const trait = fc.constantFrom("agile", "tough", "quickDraw", "frail", "lucky", "athletic", "clumsy");
  const weapon = fc.constantFrom("colt45", "combatKnife", "mauserC96", "sawedOff12", "thompson", "bow", "vest6");
  const decisions = fc.array(
    fc.oneof(
      fc.tuple(skill, fc.integer({ min: 0, max: 12 })).map(([id, n]): Decision => [`points/${id}`, n]),
      trait.map((id): Decision => ["add", id]),
      weapon.map((id): Decision => ["add", id]),
    ),
    { maxLength: 12 },
  );
  const results = fc.array(fc.integer({ min: 3, max: 18 }), { minLength: 7, maxLength: 7 });

  it("DD-22…DD-28, DD-40, DD-44: is what the sheet then has", () => {
    fc.assert(
      fc.property(results, fc.integer({ min: 8, max: 18 }), decisions, (seven, size, more) => {
        const desk = deskOf();
        const draft = decide(desk, ["rolled", fallen(...seven)], ["body", fallen(size, 10)], ...PLACED, ...more);
        const sheet = sheetMade(draft, desk);
        const { jets, hp, half, quarter, initiative, defence, damageBonus, sanity } = figuresOf(draft, desk);
        expect(Object.fromEntries(Object.entries(sheet.jets).map(([id, { total }]) => [id, total]))).toEqual(jets);
        expect([sheet.hp.value, sheet.hp.max, sheet.hp.half, sheet.hp.quarter]).toEqual([hp, hp, half, quarter]);
        expect([sheet.initiative.modifier, sheet.defence.normal, sheet.defence.flatFooted]).toEqual([
          initiative,
          defence.normal,
          defence.flatFooted,
        ]);
        expect([sheet.damageBonus.value, sheet.sanity.value]).toEqual([damageBonus, sanity]);
        for (const { entry, total, kept } of skillRows(draft, desk)) {
          if (kept)
            expect([entry.id, sheet.skill(String(entry.system["key"]))?.system.total]).toEqual([entry.id, total]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("DD-51, DD-56: the notations of a weapon are those of its row on the sheet", () => {
    const desk = deskOf();
    const draft = decide(desk, ...PHYSICIAN, ["add", "colt45"], ["points/handgun", 8]);
    const entry = SHELF.find(({ id }) => id === "colt45");
    const row = sheetMade(draft, desk)
      .parent.items.map(({ system }): object => system)
      .find((system): system is D20d100Weapon => system instanceof D20d100Weapon && system.key === "colt45");
    if (!row) throw new Error("no revolver was made");
    const { base, multiple } = rowFigures(row);
    expect([base, ...multiple].map(printNotation)).toEqual(["+6/+1", "+2//-3", "-2///-7"]);
    const note = entry ? weaponNote(draft, desk)(entry) : "";
    expect(note).toContain("+6/+1");
    expect(note).toContain("+2//−3 ; −2///−7");
    expect(note).toContain("2d8");
  });

  it("the summary lists every skill to come once, whatever was decided", () => {
    const desk = deskOf();
    const draft = decide(desk, ...PHYSICIAN, ["add", "foreignLanguage"], [`label/${keyOf(12)}`, "grec"]);
    const rows = d20d100Creation
      .summary(draft, desk)
      .flatMap((block) => (block.kind === "table" ? block.rows.map(({ name }) => name) : []));
    const kept = skillRows(draft, desk).filter((one) => one.kept);
    for (const { name } of kept) expect(rows.filter((one) => one === name).length).toBeGreaterThanOrEqual(1);
  });

  it("DD-34, DD-36: the summary says what each trait was chosen for", () => {
    const desk = deskOf();
    const draft = decide(
      desk,
      ["add", "weaponSpeciality"],
      [`parameter/${keyOf(0)}`, "mauserC96"],
      ["add", "gifted"],
      [`parameter/${keyOf(2)}`, "law"],
    );
    const names = d20d100Creation
      .summary(draft, desk)
      .flatMap((block) => (block.kind === "table" ? block.rows : []))
      .flatMap(({ name }) => (typeof name === "object" && name.key.includes("SHEET.trait.") ? [name.data] : []));
    expect(names).toEqual([
      { name: "Spécialité", what: "Mauser C96 7,63\u00a0mm" },
      { name: "Doué en", what: "Droit" },
    ]);
  });
});
