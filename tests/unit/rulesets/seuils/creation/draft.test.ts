import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Desk, Entry } from "../../../../../src/core/creation/procedure.js";
import { pickedOf } from "../../../../../src/core/creation/shelf.js";
import { CREATION } from "../../../../../src/rulesets/seuils/creation/door.js";
import { PICKED_TYPES, type SeuilsDraft } from "../../../../../src/rulesets/seuils/creation/draft.js";
import { seuilsCreation } from "../../../../../src/rulesets/seuils/creation/index.js";
import { settingKey } from "../../../../../src/rulesets/seuils/settings.js";
import {
  decisionsOn,
  deskOn,
  entry,
  keyOf,
  ownId,
  within,
  type Decision,
} from "../../../../support/play/creation-desk.js";
import { character } from "../../../../support/models/seuils-models.js";
import { seuilsActors } from "../../../../support/packs/seuils-packs.js";
import { deskOf, openWorld, SHELF } from "./desk.js";

const decide = (desk: Desk, ...decisions: readonly Decision[]) =>
  decisionsOn(seuilsCreation, desk, decisions) as SeuilsDraft;
const totals = (...all: readonly (number | string)[]): readonly Decision[] =>
  ["physique", "manuel", "mental", "social"].map((id, i) => [`total/${id}`, String(all[i])]);
const add = (...ids: readonly string[]): readonly Decision[] => ids.map((id): Decision => ["add", id]);
const CONCEPT: Decision = ["concept", "Éclaireuse"];
const FIVE = add("blades", "dodge", "hide", "track", "run");

const problems = (draft: SeuilsDraft, desk: Desk) =>
  seuilsCreation
    .problems(draft, desk)
    .map(({ kind, text, firm }) => [text.key.split("finding.")[1], kind, firm === true]);
const taken = (draft: SeuilsDraft, desk: Desk) =>
  pickedOf(draft.items, desk, ...PICKED_TYPES).map(({ entry, on }) => (on ? `${entry.id} on` : entry.id));
const shares = ({ scores }: SeuilsDraft) => Object.values(scores).join("");
const blocks = (id: string, draft: SeuilsDraft, desk: Desk) =>
  seuilsCreation.steps.find((step) => step.id === id)?.blocks(draft, desk) ?? [];

beforeEach(() => openWorld());

describe("a new character", () => {
  it("starts unwritten, with 2D in everything, bare hands and nothing decided", () => {
    const desk = deskOf();
    expect(CREATION.untouched(desk.actor)).toBe(true);
    const draft = decide(desk);
    expect([draft.name, shares(draft), taken(draft, desk)]).toEqual(["Recrue", "222222222222", ["fists"]]);
    expect(draft.totals).toEqual({ physique: null, manuel: null, mental: null, social: null });
    expect(problems(draft, desk)).toEqual([
      ["concept", "missing", false],
      ["totals", "missing", false],
      ["awaitsTotals", "missing", false],
      ["specialties", "missing", false],
    ]);
  });

  it("is no new one once somebody has written on its sheet", () => {
    expect(CREATION.untouched(deskOf({ identity: { concept: "Ferrailleur" } }).actor)).toBe(false);
    expect(CREATION.untouched(deskOf({ characteristics: { force: { value: 3 } } }).actor)).toBe(false);
    expect(CREATION.untouched(deskOf({}, [{ type: "seuilsGear" }]).actor)).toBe(false);
  });

  it("SE-09: a total brings the spread that is suggested, until somebody shares it out otherwise", () => {
    const desk = deskOf();
    const draft = decide(desk, ...totals(8, 9, 7, 6));
    expect(shares(draft)).toBe("332333322222");
    const moved = decide(
      desk,
      ...totals(8, 9, 7, 6),
      ["scores/sante", 4],
      ["scores/rapidite", 1],
      ["total/manuel", "8"],
    );
    expect(moved.totals).toEqual({ physique: 9, manuel: 8, mental: 7, social: 6 });
    expect(shares(moved)).toBe("431332322222");
    expect(problems(moved, desk)).toContainEqual(["sum", "missing", false]);
    expect(shares(decide(desk, ...totals(8, 9, 7, 6), ["scores/sante", 5], ["spread", "physique"]))).toBe(
      "332333322222",
    );
  });

  it("SE-09: a total is taken back by none, and what the table has in other numbers is offered as often", () => {
    const desk = deskOf();
    expect(decide(desk, ...totals(8, 9, 7, 6), ["total/manuel", ""]).totals.manuel).toBeNull();
    openWorld({ [settingKey("creationDomainTotal1")]: 8, [settingKey("creationDomainTotal2")]: 8 });
    expect(decide(desk, ...totals(8, 8, 7, 6)).totals).toEqual({ physique: 8, manuel: 8, mental: 7, social: 6 });
    expect(decide(desk, ...totals(8, 8, 8, 6)).totals).toMatchObject({ physique: null, manuel: 8, mental: 8 });
    const [note, fields] = blocks("domains", decide(desk, ["total/social", 8]), desk);
    expect(note).toMatchObject({ text: { data: { left: "8, 7, 6" } } });
    expect(fields?.kind === "fields" && fields.fields[0]?.options?.map(({ value }) => value)).toEqual([
      "",
      "8",
      "7",
      "6",
    ]);
  });

  it("SE-09, SE-10, SE-74: what is beyond the table's limits is for the keeper alone to wave through", () => {
    const desk = deskOf();
    const all = [CONCEPT, ...totals(9, 8, 7, 6), ...FIVE];
    expect(problems(decide(desk, ...all), desk)).toEqual([]);
    expect(problems(decide(desk, ...all, ["scores/sante", 5]), desk)).toEqual([["sumOver", "illegal", true]]);
    expect(problems(decide(desk, ...all, ...add("grapple")), desk)).toEqual([
      ["specialtiesOver", "illegal", true],
      ["ofOne", "illegal", true],
    ]);
    expect(problems(decide(desk, ...all, ...add("cannon")), desk)).toEqual([["rarity", "illegal", true]]);
    expect(problems(decide(desk, ...all, ...add("vest", "vest", "buckler")), desk)).toEqual([
      ["budget", "illegal", true],
    ]);
  });

  it("SE-09, SE-10, SE-74: every setting of creation is followed", () => {
    const desk = deskOf();
    const all = [CONCEPT, ...totals(9, 8, 7, 6), ...FIVE, ...add("knife")];
    const with_ = (key: string, value: number) => {
      openWorld({ [key]: value });
      return problems(decide(desk, ...all), desk);
    };
    expect(with_("seuilsCreationSpecialties", 4)).toContainEqual(["specialtiesOver", "illegal", true]);
    expect(with_("seuilsCreationSpecialties", 6)).toEqual([["specialties", "missing", false]]);
    expect(with_("seuilsCreationBudget", 14)).toEqual([["budget", "illegal", true]]);
    expect(with_(settingKey("creationDomainTotal4"), 5)).toEqual([["otherTotals", "illegal", true]]);
  });
});

describe("equipment", () => {
  it("SE-74: what is left of the budget becomes the character's", () => {
    const desk = deskOf();
    const draft = decide(desk, ...add("bow", "jacket", "tools"), [`quantity/${keyOf(2)}`, 2]);
    expect(seuilsCreation.result(draft, desk).update["system.wealth"]).toBe(150 - 40 - 20 - 80);
    const poor = decide(desk, ...add("vest", "vest", "cannon"));
    expect(seuilsCreation.result(poor, desk).update["system.wealth"]).toBe(0);
  });

  it("is taken in hand as far as hands are free, and one armour is put on", () => {
    const desk = deskOf();
    expect(taken(decide(desk, ...add("knife", "buckler", "bow", "jacket", "vest")), desk)).toEqual([
      "fists",
      "knife on",
      "buckler on",
      "bow",
      "jacket on",
      "vest",
    ]);
    const { create } = seuilsCreation.result(decide(desk, ...add("bow", "knife", "jacket", "tools")), desk);
    expect(create.map(({ system }) => system)).toEqual([
      {},
      { equipped: true },
      { equipped: false },
      { equipped: true },
      { quantity: 1 },
    ]);
  });

  it("SE-74: who plays already pays for what it takes out of its own, and is paid for what it gives away", () => {
    const items = [
      { type: "seuilsWeapon", name: "Machette", system: { value: 20, rarity: 4 } },
      { type: "seuilsGear", name: "Corde", system: { value: 15, quantity: 2 } },
    ] as const;
    const desk = deskOf({ wealth: 30, approved: true }, items);
    const wealth = (...decisions: readonly Decision[]) =>
      seuilsCreation.result(decide(desk, ...decisions), desk).update["system.wealth"];
    expect(wealth()).toBe(30);
    expect(wealth(...add("knife"))).toBe(15);
    expect(wealth(["remove", ownId(0)])).toBe(50);
    expect(wealth([`quantity/${ownId(1)}`, 1])).toBe(45);
    const equipment = (...decisions: readonly Decision[]) =>
      problems(decide(desk, ...decisions), desk).filter(([id]) => id === "budget" || id === "rarity");
    expect(equipment()).toEqual([]);
    expect(equipment(...add("bow"))).toEqual([["budget", "illegal", true]]);
    expect(equipment(...add("bow"), ["remove", ownId(0)])).toEqual([]);
    expect(equipment(...add("cannon"))).toEqual([
      ["rarity", "illegal", true],
      ["budget", "illegal", true],
    ]);
  });

  it("SE-74: a sheet that no keeper has approved is held against the limits as a whole", () => {
    const items = [{ type: "seuilsWeapon", name: "Canon", system: { value: 200, rarity: 5 } }] as const;
    const desk = deskOf({ wealth: 30 }, items);
    expect(problems(decide(desk), desk)).toEqual(
      expect.arrayContaining([
        ["rarity", "illegal", true],
        ["budget", "illegal", true],
      ]),
    );
  });

  it("doing it again after a failure pays once: what was already made is still what was bought", () => {
    const desk = deskOf();
    const draft = decide(desk, CONCEPT, ...add("knife"));
    const [, knife] = seuilsCreation.result(draft, desk).create;
    const made = { ...SHELF.find(({ id }) => id === "knife"), id: knife?.id ?? "", owned: true };
    const half = deskOf({}, [{ type: "seuilsGear" }]);
    const again = { ...half, shelf: new Map([...half.shelf, [made.id, made as never]]) };
    expect(seuilsCreation.result(seuilsCreation.draft(draft, again), again).update["system.wealth"]).toBe(135);
  });
});

describe("a ready-made character", () => {
  it("brings who it is, its scores and all it has, and is taken back whole", () => {
    const desk = deskOf();
    const draft = decide(desk, ...add("dodge", "tools"), ["model", "maude"]);
    expect(draft).toMatchObject({ name: "maude", concept: "Éclaireuse", totals: { physique: 8, manuel: 9 } });
    expect(shares(draft)).toBe("323333241222");
    expect(taken(draft, desk)).toEqual([
      "fists",
      "tools",
      "maude.track",
      "maude.run",
      "maude.bow on",
      "maude.knife",
      "maude.jacket on",
    ]);
    expect(seuilsCreation.result(draft, desk).update).toMatchObject({
      "system.identity.age": 31,
      "system.biography": "<p>Elle dessine chaque chemin.</p>",
      "system.wealth": 150 - 40 - 40 - 15 - 20,
    });
    const back = seuilsCreation.decide(draft, "noModel", "maude", desk, keyOf(9)) as SeuilsDraft;
    expect(back).toMatchObject({ name: "Recrue", concept: "", model: "", totals: { physique: null } });
    expect([shares(back), taken(back, desk)]).toEqual(["222222222222", ["fists", "tools"]]);
  });

  it("what was written over it stays when it is taken back", () => {
    const desk = deskOf();
    const draft = decide(desk, ["model", "maude"], ["name", "Mahaut"], ["noModel", "maude"]);
    expect([draft.name, draft.concept]).toEqual(["Mahaut", ""]);
  });
});

describe("what is shown", () => {
  it("SE-56, SE-58, SE-51: the summary has the Seuils of Santé, their malus and the circles of a human", () => {
    const desk = deskOf();
    const all = seuilsCreation.summary(decide(desk, ...totals(9, 8, 7, 6)), desk);
    const rows = all.find(({ kind }) => kind === "table");
    expect(
      rows?.kind === "table" && rows.rows.map(({ cells: [threshold, , circles] }) => [threshold, circles]),
    ).toEqual([
      ["5", "4"],
      ["7", "2"],
      ["9", "1"],
    ]);
  });

  it("SE-13, SE-74: and the pools that are rolled most, and the purse", () => {
    const desk = deskOf();
    const all = seuilsCreation.summary(decide(desk, ...totals(8, 9, 7, 6), ...add("knife")), desk);
    const figures = all.find(({ kind }) => kind === "figures");
    expect(figures?.kind === "figures" && figures.rows.map(({ value }) => value)).toEqual([
      ...["2D", "3D", "3D", "3D"],
      ...["15", "135"],
    ]);
  });

  it("the suggested spread is offered where the scores are another", () => {
    const desk = deskOf();
    const offers = (...decisions: readonly Decision[]) =>
      blocks("characteristics", decide(desk, ...decisions), desk).flatMap((one) =>
        one.kind === "fields" ? [one.empty?.value] : [],
      );
    expect(offers(...totals(9, 8, 7, 6))).toEqual([undefined, undefined, undefined, undefined]);
    expect(offers(...totals(9, 8, 7, 6), ["scores/force", 4])).toEqual(["physique", undefined, undefined, undefined]);
  });

  it("SE-09: the scores are counted that are the highest, out of those that the table's totals leave", () => {
    const desk = deskOf();
    const counted = (...decisions: readonly Decision[]) => {
      const [note] = blocks("characteristics", decide(desk, ...decisions), desk);
      return note?.kind === "note" && note.text.data;
    };
    expect(counted(["scores/sante", 5])).toEqual({ max: 5, spent: 1, allowed: 1 });
    openWorld({ [settingKey("creationDomainTotal1")]: 14 });
    expect(counted()).toEqual({ max: 5, spent: 0, allowed: 2 });
  });

  it("SE-10: a Spécialité that is taken is no longer offered, and neither are bare hands to who has them", () => {
    const desk = deskOf();
    const offered = (step: string, draft: SeuilsDraft) =>
      blocks(step, draft, desk).flatMap((one) => (one.kind === "picker" ? one.rows.map(({ id }) => id) : []));
    expect(offered("specialties", decide(desk, ...add("dodge")))).not.toContain("dodge");
    expect(offered("equipment", decide(desk))).not.toContain("fists");
    expect(offered("equipment", decide(desk, ["remove", "seuilsBareHands0"]))).toContain("fists");
  });
});

it.each(["fr", "en"])("every text of the window is one of the language (%s)", (lang) => {
  const texts: unknown = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8"));
  const part = (at: unknown, name: string) => (at as Readonly<Record<string, unknown>> | undefined)?.[name];
  const read = (key: string) => key.split(".").reduce(part, texts);
  const desk = deskOf();
  const drafts = [decide(desk), decide(desk, ["model", "maude"], ["scores/sante", 5], ...add("cannon", "grapple"))];
  const shown = drafts.map((draft) => [
    seuilsCreation.steps.map((step) => [step.name, step.intro, step.blocks(draft, desk)]),
    ...[seuilsCreation.problems(draft, desk), seuilsCreation.summary(draft, desk)],
  ]);
  const keys = JSON.stringify(shown).match(/(?<=")GARDIEN\.[\w.]+(?=")/g) ?? [];
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => typeof read(key) !== "string")).toEqual([]);
});

describe("a draft", () => {
  it("is read whatever is stored of it", () => {
    const desk = deskOf({}, [{ type: "seuilsGear", name: "Corde" }]);
    const paths = ["name", "total/physique", "scores/force", "add", "remove", "model", "spread", "on/x", "quantity/y"];
    const stored = fc.record(
      {
        name: fc.anything(),
        totals: fc.anything(),
        scores: fc.anything(),
        items: fc.anything(),
        removed: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(stored, fc.constantFrom(...paths), fc.jsonValue(), (old, path, value) => {
        const start = seuilsCreation.draft(old, desk);
        const draft = seuilsCreation.decide(start, path, value as never, desk, keyOf(0)) as SeuilsDraft;
        const { create, update } = seuilsCreation.result(draft, desk);
        expect(new Set(create.map(({ id }) => id)).size).toBe(create.length);
        expect(Object.values(draft.scores).every((score) => score >= 1 && score <= 5)).toBe(true);
        expect(Number(update["system.wealth"])).toBeGreaterThanOrEqual(0);
        expect(seuilsCreation.problems(draft, desk).length).toBeGreaterThan(0);
      }),
    );
  });

  it("takes in what was put on the sheet meanwhile, and forgets what is gone from the compendia", () => {
    const draft = decide(deskOf(), ...add("knife"));
    const desk = deskOf({}, [{ type: "seuilsGear", name: "Corde" }]);
    const later = seuilsCreation.draft(draft, desk) as SeuilsDraft;
    expect(taken(later, desk)).toEqual(["fists", "knife on", ownId(0)]);
    const bare = { ...desk, shelf: new Map([...desk.shelf].filter(([id]) => id !== "knife")) };
    expect(taken(seuilsCreation.draft(draft, bare) as SeuilsDraft, bare)).toEqual(["fists", ownId(0)]);
  });
});

describe.each(seuilsActors("characters").map((source) => [source.name, source] as const))("%s", (name, source) => {
  it("SE-09, SE-10, SE-74: keeps to the limits, as a sheet that is looked over", () => {
    const actor = { name, img: source.img, type: source.type };
    const items = source.items.map(({ type, name: called, system }) => ({ type, name: called, system }) as never);
    const desk = deskOn([], actor, character(source.system, items), items);
    expect(seuilsCreation.problems(seuilsCreation.draft(null, desk), desk)).toEqual([]);
  });

  it("SE-74: is made anew by whoever starts from it, purse and all", () => {
    const model: Entry = { ...entry("model", source.type, source.system), name };
    const carried = source.items.map((one) => within("model", entry(one.name, one.type, one.system)));
    const desk = deskOn([...SHELF, model, ...carried], deskOf().actor, character(), []);
    const draft = decide(desk, ["model", "model"]);
    expect(problems(draft, desk)).toEqual([]);
    const { update, create } = seuilsCreation.result(draft, desk);
    expect(update).toMatchObject({ name, "system.wealth": source.system.wealth });
    expect(create.length).toBe(source.items.length);
  });
});
