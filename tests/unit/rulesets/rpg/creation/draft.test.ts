import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Desk } from "../../../../../src/core/creation/procedure.js";
import { pickedOf } from "../../../../../src/core/creation/shelf.js";
import { CREATION } from "../../../../../src/rulesets/rpg/creation/door.js";
import { PICKED_TYPES, type RpgDraft } from "../../../../../src/rulesets/rpg/creation/draft.js";
import { rpgCreation } from "../../../../../src/rulesets/rpg/creation/index.js";
import { RpgCharacter } from "../../../../../src/rulesets/rpg/data/actors/character.js";
import { decisionsOn, keyOf, ownId, type Decision } from "../../../../support/play/creation-desk.js";
import { deskOf, openWorld, SHELF } from "./desk.js";

const decide = (desk: Desk, ...decisions: readonly Decision[]) => decisionsOn(rpgCreation, desk, decisions) as RpgDraft;
const share = (body: number, mind: number, agility: number, charisma: number): readonly Decision[] =>
  Object.entries({ body, mind, agility, charisma }).map(([id, value]) => [`attributes/${id}`, value]);
const problems = (draft: RpgDraft, desk: Desk) =>
  rpgCreation.problems(draft, desk).map(({ kind, text, firm }) => [text.key.split("fault.")[1], kind, firm === true]);
const taken = (draft: RpgDraft, desk: Desk) =>
  pickedOf(draft.items, desk, ...PICKED_TYPES).map(({ entry, mastery, grip, on }) => [entry.id, mastery, grip, on]);

beforeEach(() => openWorld());

describe("a new character", () => {
  it("RP-29: starts unwritten with attributes of 6, bare hands, and every point to spend", () => {
    const desk = deskOf();
    expect(CREATION.untouched(desk.actor)).toBe(true);
    const draft = decide(desk);
    expect(draft).toMatchObject({ name: "Recrue", attributes: { body: 6, mind: 6, agility: 6, charisma: 6 } });
    expect(taken(draft, desk)).toEqual([["fists", 0, "none", false]]);
    expect(problems(draft, desk)).toEqual([["pointsLeft", "note", false]]);
    const [note] = rpgCreation.problems(draft, desk);
    expect(note?.left).toBe(note?.text.data?.["n"]); // said in the list of steps, where nothing would tick it
  });

  it("RP-29: attributes out of bounds, or of another sum, are for the keeper alone to wave through", () => {
    const desk = deskOf();
    expect(problems(decide(desk, ...share(8, 6, 6, 3)), desk)).toContainEqual(["attributeLeft", "missing", true]);
    expect(problems(decide(desk, ...share(11, 2, 6, 6)), desk)).toEqual([
      ["attributeTotal", "illegal", true],
      ["attributeMin", "illegal", true],
      ["attributeMax", "illegal", true],
      ["pointsLeft", "note", false],
    ]);
  });

  it("RP-29: degrees cost ever more, none goes beyond 4, and no more is spent than there is", () => {
    const desk = deskOf();
    const skills = ["handWeapons", "shield", "care", "herbalism", "spells"];
    const all = (mastery: number): Decision[] => skills.map((id) => [`mastery/skill.${id}`, mastery]);
    const over = problems(decide(desk, ...all(4)), desk);
    expect(over).toContainEqual(["points", "illegal", true]);
    const beyond = problems(decide(desk, ["mastery/skill.care", 5]), desk);
    expect(beyond).toContainEqual(["masteryCap", "illegal", true]);
    expect(rpgCreation.result(decide(desk, ["mastery/skill.care", 3]), desk).create).toContainEqual({
      id: keyOf(0),
      from: "skill.care",
      system: { mastery: 3, creationMastery: 3 },
    });
  });

  it("RP-29: a skill keeps its box while degrees of it come and go", () => {
    const desk = deskOf();
    const boxes = (...decisions: Decision[]) =>
      (rpgCreation.steps.find(({ id }) => id === "skills")?.blocks(decide(desk, ...decisions), desk) ?? [])
        .flatMap((block) => (block.kind === "table" ? block.rows : []))
        .flatMap(({ cells: [cell] }) => (typeof cell === "object" && "path" in cell ? [[cell.path, cell.value]] : []));
    const bought = boxes(["mastery/skill.care", 1], ["mastery/skill.care", 2]);
    expect(bought).toContainEqual(["mastery/skill.care", 2]);
    expect(boxes(["mastery/skill.care", 1], ["mastery/skill.care", 0])).toEqual(boxes());
    expect(boxes(["model", "odile"])).toContainEqual(["mastery/skill.handWeapons", 4]);
    expect(boxes(["model", "odile"], ["mastery/skill.handWeapons", 0])).toEqual(boxes());
  });

  it("RP-29: a degree taken back leaves no skill behind", () => {
    const desk = deskOf();
    const draft = decide(desk, ["mastery/skill.care", 2], [`mastery/${keyOf(0)}`, 0]);
    expect(taken(draft, desk)).toEqual([["fists", 0, "none", false]]);
  });

  it("RP-29: points left over become PE, once", () => {
    const desk = deskOf();
    const { update } = rpgCreation.result(decide(desk, ["mastery/skill.care", 4]), desk);
    expect(update).toMatchObject({
      "system.xp": { available: 60, total: 60 },
      "system.customization.pool": 80,
      "system.progressLog": [{ kind: "creation", points: 60, date: 77 }],
    });
    const later = deskOf({
      xp: { available: 10, total: 65 },
      progressLog: [
        { kind: "creation", points: 60, date: 77, skill: "", text: "" },
        { kind: "award", points: 5, date: 80, skill: "", text: "" },
      ],
    });
    const again = rpgCreation.result(decide(later, ["mastery/skill.care", 4], ["mastery/skill.shield", 1]), later);
    expect(again.update).toMatchObject({ "system.xp": { available: 8, total: 63 } });
    expect(again.update["system.progressLog"]).toMatchObject([{ kind: "creation", points: 58 }, { kind: "award" }]);
  });

  it("RP-24…RP-28: shows and writes the figures of its attributes", () => {
    const desk = deskOf();
    const draft = decide(desk, ...share(8, 5, 7, 4));
    const [who, , figures, ...more] = rpgCreation.summary(draft, desk);
    expect(who).toMatchObject({ kind: "note", text: { data: { who: "Recrue" } } });
    expect(more.at(-1)).toMatchObject({ kind: "table", caption: { key: "GARDIEN.RPG.CREATION.step.gear" } });
    expect(figures?.kind === "figures" && figures.rows.map(({ value }) => value)).toEqual(["6", "1", "2", "18", "7"]);
    expect(rpgCreation.result(draft, desk).update).toMatchObject({
      "system.attributes.body.base": 8,
      "system.hp.value": 18,
    });
  });
});

describe("rolled attributes", () => {
  const rolls = [9, 3, 6, 5].map((total) => ({ total, faces: [] }));
  beforeEach(() => openWorld({ rpgCreationMethod: "roll" }));

  it("RP-29: have to be rolled before anything else is said of them, and may come to any sum", () => {
    const desk = deskOf();
    expect(problems(decide(desk), desk)).toContainEqual(["dice", "missing", false]);
    const draft = decide(desk, ["rolled", rolls]);
    expect(problems(draft, desk)).toEqual([["pointsLeft", "note", false]]);
    expect(rpgCreation.result(draft, desk).update).toMatchObject({
      "system.attributes.body.base": 9,
      "system.attributes.mind.base": 3,
    });
  });

  it("RP-29: are placed freely, each once: attributes exchange them", () => {
    const desk = deskOf();
    const draft = decide(desk, ["rolled", rolls], ["assigned/charisma", "0"]);
    expect(draft.assigned).toEqual({ body: 3, mind: 1, agility: 2, charisma: 0 });
  });
});

describe("suggestions", () => {
  it("RP-29: the skills of a trade stand instead of those picked, and are undone", () => {
    const desk = deskOf();
    const mine: Decision = ["mastery/skill.spells", 1];
    const healer = decide(desk, mine, ["trade", "healer"]);
    expect(taken(healer, desk)).toEqual([
      ["fists", 0, "none", false],
      ["skill.care", 4, "none", false],
      ["skill.herbalism", 3, "none", false],
    ]);
    const other = decide(desk, mine, ["trade", "healer"], ["trade", "guard"], ["trade", ""]);
    expect(taken(other, desk)).toEqual(taken(decide(desk, mine), desk));
  });

  it("RP-29: a pregenerated character brings all that it is and has, and is taken back whole", () => {
    const desk = deskOf();
    const draft = decide(desk, ["add", "mail"], ["mastery/skill.care", 2], ["model", "odile"]);
    expect(draft).toMatchObject({ name: "odile", people: "Humaine", attributes: { body: 8, charisma: 4 } });
    expect(taken(draft, desk)).toEqual([
      ["fists", 0, "none", false],
      ["mail", 0, "none", true],
      ["odile.skill.handWeapons", 4, "none", false],
      ["odile.sword", 0, "main", false],
      ["odile.bow", 0, "none", false],
      ["odile.arrows", 0, "none", false],
    ]);
    const back = rpgCreation.decide(draft, "noModel", "odile", desk, keyOf(9)) as RpgDraft;
    expect(back).toMatchObject({ name: "Recrue", people: "", model: "", attributes: { body: 6, charisma: 6 } });
    expect(taken(back, desk)).toEqual([
      ["fists", 0, "none", false],
      ["mail", 0, "none", true],
    ]);
  });
});

describe("spells and equipment", () => {
  it("RP-29: one spell for each degree in Sortilèges, asked for only where there is one", () => {
    const desk = deskOf();
    const step = rpgCreation.steps.find(({ id }) => id === "spells");
    expect(step?.concerns?.(decide(desk), desk)).toBe(false);
    const mage = decide(desk, ["mastery/skill.spells", 1]);
    expect(step?.concerns?.(mage, desk)).toBe(true);
    expect(problems(mage, desk)).toContainEqual(["spellsLeft", "missing", false]);
    const one = decide(desk, ["mastery/skill.spells", 1], ["add", "slap"]);
    expect(problems(one, desk)).toEqual([["pointsLeft", "note", false]]);
    const two = decide(desk, ["mastery/skill.spells", 1], ["add", "slap"], ["add", "cat"]);
    expect(problems(two, desk)).toContainEqual(["spellsOver", "illegal", false]);
  });

  it("RP-29: what is beyond the usual is told, and forbids nothing", () => {
    const desk = deskOf();
    const draft = decide(desk, ...["sword", "sword", "sword", "plates"].map((id): Decision => ["add", id]));
    expect(problems(draft, desk)).toEqual([
      ["pointsLeft", "note", false],
      ["beyond.weapons", "note", false],
      ["beyond.armour", "note", false],
    ]);
  });

  it("RP-61: what is taken is worn, and held as far as hands are free", () => {
    const desk = deskOf();
    const ready = decide(desk, ["add", "buckler"], ["add", "sword"], ["add", "claymore"], ["add", "mail"]);
    expect(taken(ready, desk).slice(1)).toEqual([
      ["buckler", 0, "none", true],
      ["sword", 0, "main", false],
      ["claymore", 0, "none", false],
      ["mail", 0, "none", true],
    ]);
    const heavy = decide(desk, ["add", "claymore"], ["add", "buckler"]);
    expect(taken(heavy, desk).slice(1)).toEqual([
      ["claymore", 0, "both", false],
      ["buckler", 0, "none", false],
    ]);
    expect(
      rpgCreation.result(decide(desk, ["add", "arrows"], [`quantity/${keyOf(0)}`, 12]), desk).create,
    ).toContainEqual({ id: keyOf(0), from: "arrows", system: { quantity: 12 } });
  });
});

describe("RP-72: what is shot", () => {
  const shot = (desk: Desk, ...decisions: Decision[]) =>
    rpgCreation
      .result(decide(desk, ...decisions), desk)
      .create.flatMap((one) => ("from" in one && one.from.endsWith("bow") ? [one.system as { ammo?: string }] : []))
      .map(({ ammo }) => ammo);

  it("is what was packed for it, whichever came first", () => {
    const desk = deskOf();
    expect(shot(desk, ["add", "bow"], ["add", "arrows"])).toEqual([keyOf(1)]);
    expect(shot(desk, ["add", "arrows"], ["add", "bow"])).toEqual([keyOf(0)]);
    expect(shot(desk, ["add", "bow"], ["add", "sword"])).toEqual([""]);
  });

  it("is counted or not, as one likes, and forgotten once it is left at home", () => {
    const desk = deskOf();
    const both: Decision[] = [
      ["add", "bow"],
      ["add", "arrows"],
    ];
    expect(shot(desk, ...both, [`ammo/${keyOf(0)}`, ""], ["add", "mail"])).toEqual([""]);
    expect(shot(desk, ...both, ["remove", keyOf(1)])).toEqual([""]);
  });

  it("comes along with a pregenerated archer, or is what was packed already", () => {
    const desk = deskOf();
    const made = rpgCreation.result(decide(desk, ["model", "odile"]), desk).create;
    const arrows = made.find((one) => "from" in one && one.from === "odile.arrows");
    expect(shot(desk, ["model", "odile"])).toEqual([arrows?.id]);
    expect(shot(desk, ["add", "arrows"], ["model", "odile"])).toEqual([keyOf(0)]);
  });
});

describe("a sheet that was filled in already", () => {
  const sheet = () =>
    deskOf({ attributes: { body: { base: 8, loss: 2 } }, hp: { value: 5 } }, [
      { type: "rpgSkill", name: "care", system: { key: "care", root: "crafts", mastery: 3, creationMastery: 2 } },
      { type: "rpgArmor", name: "mail", system: { worn: true } },
    ]);

  it("RP-96: keeps what was learned beside what was bought", () => {
    const desk = sheet();
    expect(rpgCreation.result(decide(desk), desk)).toMatchObject({ create: [], change: [], remove: [] });
    const { change } = rpgCreation.result(decide(desk, [`mastery/${ownId(0)}`, 3]), desk);
    expect(change).toEqual([{ id: ownId(0), system: { creationMastery: 3, mastery: 4 } }]);
  });

  it("RP-27: leaves the points that were lost lost", () => {
    const desk = sheet();
    const { update } = rpgCreation.result(decide(desk, ["attributes/body", 10]), desk);
    expect(update).toMatchObject({ "system.hp.value": 7 });
  });

  it("takes off what was removed, and what came meanwhile belongs to the draft", () => {
    const desk = sheet();
    const draft = decide(desk, ["remove", ownId(1)]);
    expect(rpgCreation.result(draft, desk).remove).toEqual([ownId(1)]);
    expect(rpgCreation.draft({ name: "Old" }, desk)).toMatchObject({ items: [{ key: ownId(0) }, { key: ownId(1) }] });
  });
});

describe("whatever is stored or decided", () => {
  it("makes a draft that can be shown and finished", () => {
    const desk = deskOf();
    const paths = ["model", "noModel", "attributes/body", "rolled", "assigned/mind", "trade", "add", "remove"];
    const value = fc.oneof(
      fc.constantFrom(...SHELF.map(({ id }) => id), "healer", ""),
      fc.integer(),
      fc.constant(null),
    );
    const decision = fc.tuple(fc.constantFrom(...paths, "mastery/skill.care", `grip/${keyOf(0)}`, "name"), value);
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(decision, { maxLength: 6 }), (stored, decisions) => {
        const start = rpgCreation.draft(stored, desk);
        const draft = decisions.reduce(
          (made, [path, decided], i) => rpgCreation.decide(made, path, decided, desk, keyOf(i)),
          start,
        ) as RpgDraft;
        for (const { blocks } of rpgCreation.steps) blocks(draft, desk);
        rpgCreation.problems(draft, desk);
        rpgCreation.summary(draft, desk);
        const keys = rpgCreation.result(draft, desk).create.map(({ id }) => id);
        expect(new Set(keys).size).toBe(keys.length);
        expect(draft.name).toBeTypeOf("string");
        expect(RpgCharacter.cleanData({ attributes: { body: { base: draft.attributes.body } } })).toBeTruthy();
      }),
    );
  });
});
