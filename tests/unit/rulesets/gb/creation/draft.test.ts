import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Desk } from "../../../../../src/core/creation/procedure.js";
import { CREATION } from "../../../../../src/rulesets/gb/creation/door.js";
import { gbCreation } from "../../../../../src/rulesets/gb/creation/index.js";
import type { GbDraft } from "../../../../../src/rulesets/gb/creation/draft.js";
import { GbInvestigator } from "../../../../../src/rulesets/gb/data/actors/investigator.js";
import { ABILITIES } from "../../../../../src/rulesets/gb/rules/vocabulary.js";
import { decisionsOn, keyOf, ownId, type Decision } from "../../../../support/play/creation-desk.js";
import { deskOf, openWorld, SHELF } from "./desk.js";

beforeAll(openWorld);

const decide = (desk: Desk, ...decisions: readonly Decision[]) => decisionsOn(gbCreation, desk, decisions) as GbDraft;
const ROLLED = [16, 15, 14, 12, 10, 8].map((total) => ({ total, faces: [] }));
const problems = (draft: GbDraft, desk: Desk) =>
  gbCreation
    .problems(draft, desk)
    .filter(({ kind }) => kind !== "note")
    .map(({ text }) => text.key.split(".").at(-1));

describe("the draft of a new sheet", () => {
  it("starts with the keeper's method, and knows that nothing was written yet", () => {
    const desk = deskOf();
    expect(CREATION.untouched(desk.actor)).toBe(true);
    expect(decide(desk)).toMatchObject({ name: "Paul", method: "rolled", budget: 25, bab: null, items: [] });
  });

  it("shares six rolled scores out, each once: abilities exchange them", () => {
    const desk = deskOf();
    const draft = decide(desk, ["rolled", ROLLED], ["assigned/cha", "0"]);
    expect(draft.assigned).toEqual({ str: 5, dex: 1, con: 2, int: 3, wis: 4, cha: 0 });
    expect(gbCreation.result(draft, desk).update).toMatchObject({
      "system.abilities.str.value": 8,
      "system.abilities.cha.value": 16,
    });
  });

  it("D-57: follows level and option until somebody types another attack bonus, or empties the box", () => {
    const desk = deskOf();
    const bab = (...decisions: Decision[]) =>
      gbCreation.result(decide(desk, ["level", 9], ...decisions), desk).update["system.bab"];
    expect(bab()).toBe(7);
    expect(bab(["option", "defensive"])).toBe(4);
    expect(bab(["bab", 11], ["option", "defensive"])).toBe(11);
    expect(bab(["bab", 11], ["bab", null])).toBe(7);
  });

  it("GB-05, GB-55: gives the points of the scores and of Toughness, whole", () => {
    const desk = deskOf();
    const draft = decide(
      desk,
      ["method", "typed"],
      ["scores/con", 14],
      ["add", "feat.toughness"],
      ["add", "feat.toughness"],
    );
    expect(gbCreation.result(draft, desk).update).toMatchObject({ "system.pv.value": 14, "system.pf.value": 14 });
  });

  it("GB-24: shows the armour class of what will be worn", () => {
    const desk = deskOf();
    const draft = decide(desk, ["method", "typed"], ["scores/dex", 14], ["add", "armor.jacket"]);
    const [, zones] = gbCreation.summary(draft, desk);
    const values = zones?.kind === "figures" ? zones.rows.map(({ value }) => value) : [];
    expect(values).toEqual(["12", "13", "12", "12", "12", "12", "12"]);
  });

  it("creates what was chosen under keys of its own, with ranks and weapons, and no skill without ranks", () => {
    const desk = deskOf();
    const draft = decide(
      desk,
      ["add", "feat.focus"],
      [`weapon/${keyOf(0)}`, "hachette"],
      ["ranks/skill.search", 3.4],
      ["ranks/skill.hide", 2],
      [`ranks/${keyOf(3)}`, 0],
      ["add", "weapon.knife"],
      ["add", "nowhere"],
    );
    expect(gbCreation.result(draft, desk).create).toEqual([
      { id: keyOf(0), from: "feat.focus", system: { weapon: "hachette" } },
      { id: keyOf(2), from: "skill.search", system: { ranks: 3.5 } },
      { id: keyOf(5), from: "weapon.knife", system: {} },
    ]);
  });

  it("is in order once everything is decided, and says what is missing until then", () => {
    const desk = deskOf();
    expect(problems(decide(desk), desk)).toEqual(["notRolled", "featsLeft", "ranksLeft"]);
    const done = decide(
      desk,
      ["rolled", ROLLED],
      ["add", "feat.run"],
      ["add", "feat.quick"],
      ["skillPoints", 8],
      ["ranks/skill.search", 4],
      ["ranks/skill.hide", 4],
    );
    expect(problems(done, desk)).toEqual([]);
  });
});

describe("the draft of a sheet that is filled in", () => {
  const items = [
    { type: "gbSkill", system: { slug: "search", ranks: 2 } },
    { type: "gbWeapon", system: { category: "handgun" } },
  ] as const;
  const figures = { level: 3, bab: 5, saves: { fort: { base: 3 }, ref: { base: 1 }, will: { base: 7 } } };

  it("takes everything from it, and finishing without a decision changes nothing", () => {
    const desk = deskOf({ ...figures, abilities: { str: { value: 19 } } }, items);
    expect(CREATION.untouched(desk.actor)).toBe(false);
    const draft = decide(desk);
    expect(draft).toMatchObject({
      method: "typed",
      bab: 5,
      scores: { str: 19, dex: 10 },
      saves: { fort: "good", ref: "poor", will: "own" },
    });
    const { create, change, remove, update } = gbCreation.result(draft, desk);
    expect([create, change, remove]).toEqual([[], [], []]);
    expect(update).toMatchObject({ "system.bab": 5, "system.saves.will.base": 7, "system.level": 3 });
  });

  it("changes the ranks of its skills and takes away what is no longer wanted, once", () => {
    const desk = deskOf(figures, items);
    const draft = decide(desk, [`ranks/${ownId(0)}`, 4], ["remove", ownId(1)]);
    const again = gbCreation.draft(structuredClone(draft), desk);
    expect(again).toEqual(draft);
    expect(gbCreation.result(draft, desk)).toMatchObject({
      create: [],
      change: [{ id: ownId(0), system: { ranks: 4 } }],
      remove: [ownId(1)],
    });
  });

  it("D-01: lets the points of somebody who is hurt follow their maximum", () => {
    const desk = deskOf({ pv: { value: 3 }, pf: { value: -2 } });
    const { update } = gbCreation.result(
      decide(desk, ["method", "typed"], ["scores/con", 18], ["add", "feat.toughness"]),
      desk,
    );
    expect(update).toMatchObject({ "system.pv.value": 9, "system.pf.value": 4 });
  });

  it("sees what was put on the sheet while the draft was waiting", () => {
    const draft = decide(deskOf(figures, items.slice(0, 1)));
    const later = gbCreation.draft(draft, deskOf(figures, items)) as GbDraft;
    expect(later.items.map(({ key }) => key)).toEqual([ownId(0), ownId(1)]);
  });
});

const PATHS = [
  ...["name", "occupation", "img", "method", "budget", "rolled", "level", "option", "bab", "featCount", "skillPoints"],
  ...ABILITIES.flatMap((id) => [`scores/${id}`, `assigned/${id}`]),
  ...[
    "saves/fort",
    "saves/ref",
    "saves/will",
    "add",
    "remove",
    `weapon/${keyOf(1)}`,
    "ranks/skill.search",
    `ranks/${ownId(0)}`,
  ],
  ...["nothing/of this", "items", "removed"],
];
const anything = fc.oneof(
  fc.jsonValue(),
  fc.integer(),
  fc.double(),
  fc.constantFrom(...SHELF.map(({ id }) => id), " ", ownId(0), keyOf(1), "points", "good", "own", "defensive"),
);

const storedPick = fc.record({ key: fc.constantFrom(keyOf(1), "own0", "x"), from: fc.constantFrom("feat.run") });

describe("whatever is decided, and whatever is stored", () => {
  /** The sheet that finishing would leave: the model takes it as it is, with nothing to heal. */
  const left = (desk: Desk, draft: GbDraft) => {
    const { update, create } = gbCreation.result(draft, desk);
    for (const one of create) {
      expect("from" in one && desk.shelf.has(one.from)).toBe(true);
      expect(one.id).toMatch(/^[\dA-Za-z]{16}$/);
    }
    const { system } = foundry.utils.expandObject(update) as { system: object };
    expect(new GbInvestigator(system as never, { strict: true } as never)._source).toMatchObject(system);
  };

  it("makes a valid investigator", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...PATHS), anything), { maxLength: 30 }), (decisions) => {
        const desk = deskOf({}, [{ type: "gbSkill", system: { ranks: 1 } }]);
        const draft = decide(desk, ...(decisions as unknown as Decision[]));
        left(desk, draft);
        expect(gbCreation.draft(structuredClone(draft), desk)).toEqual(draft);
        for (const step of gbCreation.steps) step.blocks(draft, desk);
      }),
    );
  });

  it("goes on from any stored draft", () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom("items", "scores", "saves", "rolled"), anything),
        fc.record({ items: fc.array(storedPick) }),
        (...drafts) => {
          const desk = deskOf();
          for (const stored of drafts) left(desk, gbCreation.draft(stored, desk) as GbDraft);
        },
      ),
    );
  });
});
