import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Desk } from "../../../../../src/core/creation/procedure.js";
import { CREATION } from "../../../../../src/rulesets/warp/creation/door.js";
import type { WarpDraft } from "../../../../../src/rulesets/warp/creation/draft.js";
import { warpCreation } from "../../../../../src/rulesets/warp/creation/index.js";
import { WarpCharacter } from "../../../../../src/rulesets/warp/data/actors/character.js";
import { WARP_ITEMS } from "../../../../support/models/warp-models.js";
import { decisionsOn, ownId, type Decision } from "../../../../support/play/creation-desk.js";
import { deskOf, openWorld, SHELF } from "./desk.js";

beforeEach(() => openWorld());

const decide = (desk: Desk, ...decisions: readonly Decision[]) =>
  decisionsOn(warpCreation, desk, decisions) as WarpDraft;
const problems = (draft: WarpDraft, desk: Desk) =>
  warpCreation
    .problems(draft, desk)
    .filter(({ kind }) => kind !== "note")
    .map(({ step, text }) => `${step} ${text.key.split(".").at(-1)}`);
const update = (draft: WarpDraft, desk: Desk) => warpCreation.result(draft, desk).update;
const blocks = (id: string, draft: WarpDraft, desk: Desk) =>
  warpCreation.steps.find((step) => step.id === id)?.blocks(draft, desk) ?? [];
const fell = (...faces: number[]) => ({ total: faces.reduce((a, b) => a + b, 0), faces });

/** The keys of the places of a new character. */
const [CENTRAL, SIDE, OTHER, FLAW] = [0, 1, 2, 3].map((n) => `warpTrait${String(n).padStart(7, "0")}`);

/** A character of examples, without problems. */
const WHOLE: readonly Decision[] = [
  ["concept", "Une soldate qui soigne"],
  ["example/central", "central.soldier"],
  ["example/side", "side.climb"],
  ["example/side", "side.surgery"],
  ["superior", CENTRAL ?? ""],
  ["example/flaw", "flaw.angry"],
  ["pointsWord", "Carrure"],
  ["motivation", "Retrouver sa section"],
  ["secret", "Elle a déserté"],
  ["person", "Le capitaine Roux"],
];

describe("the draft of a new sheet", () => {
  it("WP-18: has a place for each trait, fists in the pockets, and says what is missing", () => {
    const desk = deskOf();
    expect(CREATION.untouched(desk.actor)).toBe(true);
    const draft = decide(desk);
    expect(draft.slots.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      `central ${CENTRAL}`,
      `side ${SIDE}`,
      `side ${OTHER}`,
      `flaw ${FLAW}`,
    ]);
    expect(warpCreation.result(draft, desk).create).toEqual([{ id: "warpBareHands000", from: "fists", system: {} }]);
    expect(problems(draft, desk)).toEqual([
      "concept concept",
      "central centralCount",
      "sides sideCount",
      "flaw flawCount",
      "superior superiorCount",
      "points description",
      "story motivation",
      "story secret",
      "story importantPerson",
    ]);
  });

  it("WP-18, WP-23, WP-29: is whole with four examples, a rank and a few words", () => {
    const desk = deskOf();
    const draft = decide(desk, ...WHOLE);
    expect(problems(draft, desk)).toEqual([]);
    const { create } = warpCreation.result(draft, desk);
    const made = create.map(({ id, system, ...more }) => ({
      id,
      ...more,
      score: (system as { score?: number }).score,
    }));
    expect(made.slice(0, 4)).toEqual([
      { id: CENTRAL, from: "central.soldier", name: "central.soldier", score: 4 },
      { id: SIDE, from: "side.climb", name: "side.climb", score: 3 },
      { id: OTHER, from: "side.surgery", name: "side.surgery", score: 1 },
      { id: FLAW, from: "flaw.angry", name: "flaw.angry", score: 0 },
    ]);
    expect(update(draft, desk)).toMatchObject({
      "system.hp.max": 28,
      "system.hp.value": 28,
      "system.hp.method": "fixed",
    });
    expect(update(draft, desk)).toMatchObject({ "system.psy.max": 0 });
  });

  it("WP-22, WP-25: lets only a keeper go without a superior trait and a flaw, which may both be unknown", () => {
    const firm = (...decisions: Decision[]) => {
      const desk = deskOf();
      const found = warpCreation.problems(decide(desk, ...decisions), desk);
      return found.filter((one) => one.firm).map(({ step }) => step);
    };
    expect(firm()).toEqual(["flaw", "superior"]);
    expect(firm([`slot/unknown/${FLAW}`, true], [`slot/unknown/${SIDE}`, true])).toEqual([]);
  });

  it("WP-20: makes a trait of what was typed, its coverage as text", () => {
    const desk = deskOf();
    const draft = decide(
      desk,
      [`slot/name/${CENTRAL}`, " Dompteuse <b> "],
      [`slot/coverage/${CENTRAL}`, "Fauves\n\net chevaux & chiens"],
      [`use/${CENTRAL}/combat`, true],
    );
    expect(warpCreation.result(draft, desk).create[0]).toMatchObject({
      id: CENTRAL,
      type: "warpTrait",
      name: "Dompteuse <b>",
      img: "systems/gardien/assets/icons/central-trait.svg",
      system: { kind: "central", score: 3, combat: true, coverage: "<p>Fauves</p><p>et chevaux &amp; chiens</p>" },
    });
  });

  it("shows the coverage of an example as plain text, and leaves it as it is unless somebody changes it", () => {
    const desk = deskOf();
    const draft = decide(desk, ["example/central", "central.soldier"]);
    const [block] = blocks("central", draft, desk);
    const values = block?.kind === "fields" ? block.fields.map(({ value }) => value) : [];
    expect(values).toContain("La guerre & l’ordre.");
    expect(warpCreation.result(draft, desk).create[0]?.system).not.toHaveProperty("coverage");
  });

  it("WP-21: knows a power as technical though its compendium does not say so", () => {
    const desk = deskOf();
    const draft = decide(desk, ["example/side", "power.sending"]);
    expect(warpCreation.result(draft, desk).create[0]?.system).toMatchObject({ scale: "technical", score: 1 });
  });

  it("takes an example only into an empty place of its kind, which an emptied one is", () => {
    const desk = deskOf();
    const full: readonly Decision[] = [
      ["example/side", "side.climb"],
      ["example/side", "side.surgery"],
      ["example/side", "power.sending"],
    ];
    const names = (draft: WarpDraft) => draft.slots.map(({ name }) => name);
    expect(names(decide(desk, ...full))).toEqual(["", "side.climb", "side.surgery", ""]);
    const again = decide(desk, ...full, ["empty", SIDE ?? ""], ["example/side", "power.sending"]);
    expect(names(again).sort()).toEqual(["", "", "power.sending", "side.surgery"]);
    expect(names(decide(desk, [`example/side/${OTHER}`, "side.climb"]))).toEqual(["", "", "side.climb", ""]);
    expect(names(decide(desk, ["example/flaw", "knives"], ["example/nothing", "side.climb"]))).toEqual([
      "",
      "",
      "",
      "",
    ]);
  });

  it("WP-28: leaves a trait and the anchors to the keeper", () => {
    const desk = deskOf();
    const draft = decide(
      desk,
      ...WHOLE,
      ["empty", FLAW ?? ""],
      [`slot/unknown/${FLAW}`, true],
      ["secret", ""],
      ["unknown/secret", true],
    );
    expect(problems(draft, desk)).toEqual([]);
    expect(update(draft, desk)["system.unknown"]).toEqual({ motivation: false, secret: true, importantPerson: false });
    expect(warpCreation.result(draft, desk).create.find(({ id }) => id === FLAW)).toMatchObject({
      name: "GARDIEN.WARP.CREATION.unknownTrait",
      system: { kind: "flaw", unknown: true },
    });
  });

  it("WP-24: offers specialised scales where the table plays them, and never for fighting", () => {
    const desk = deskOf();
    const special: readonly Decision[] = [...WHOLE, [`slot/scale/${SIDE}`, "specialised"]];
    expect(problems(decide(desk, ...special), desk)).toEqual(["sides notPlayed"]);
    openWorld({ warpSpecialisedTraits: true });
    expect(problems(decide(desk, ...special), desk)).toEqual([]);
    expect(problems(decide(desk, ...special, [`use/${SIDE}/combat`, true]), desk)).toEqual(["sides combatSpecialised"]);
  });
});

describe("hit points", () => {
  it("WP-29: follow the best linked trait, and are 14 without any", () => {
    const desk = deskOf();
    expect(update(decide(desk, ...WHOLE, [`use/${CENTRAL}/hitPoints`, false]), desk)["system.hp.max"]).toBe(14);
    expect(update(decide(desk, ...WHOLE, ["superior", OTHER ?? ""]), desk)["system.hp.max"]).toBe(21);
  });

  it("WP-30: are rolled with twice the score, once; the best result counts and the choice is made", () => {
    const desk = deskOf();
    const chosen: readonly Decision[] = [...WHOLE, [`use/${SIDE}/hitPoints`, true], [`rollFor/${CENTRAL}`, "roll"]];
    const waiting = decide(desk, ...chosen);
    expect(problems(waiting, desk)).toEqual(["points notRolled"]);
    const dice = blocks("points", waiting, desk).find(({ kind }) => kind === "dice");
    expect(dice).toMatchObject({ rolls: [{ id: CENTRAL, formula: "8d6" }] });
    const thrown: readonly Decision[] = [...chosen, ["pointDice", [fell(5, 5, 5, 5, 5, 5, 5, 1)]]];
    const done = decide(desk, ...thrown, [`rollFor/${CENTRAL}`, "average"]);
    expect(problems(done, desk)).toEqual([]);
    expect(update(done, desk)).toMatchObject({ "system.hp.max": 36, "system.hp.method": "rolled" });
    expect(blocks("points", done, desk).some(({ kind }) => kind === "dice")).toBe(false);
  });

  it("WP-30: asks for the dice again when they fell for another score", () => {
    const desk = deskOf();
    const dice = fell(6, 6, 6, 6, 6, 6, 6, 6);
    const stale = decide(
      desk,
      ...WHOLE,
      [`rollFor/${CENTRAL}`, "roll"],
      ["pointDice", [dice]],
      ["superior", SIDE ?? ""],
    );
    expect(problems(stale, desk)).toEqual(["points stale"]);
    expect(update(stale, desk)["system.hp.max"]).toBe(21);
    const again = warpCreation.decide(stale, "pointDice", [fell(1, 1, 1, 1, 1, 1)], desk, "k") as WarpDraft;
    expect(problems(again, desk)).toEqual([]);
    expect(update(again, desk)["system.hp.max"]).toBe(14);
  });

  it("WP-30, WD-31: nobody linked rolls four dice; the table may settle dice, averages and the floor", () => {
    const desk = deskOf();
    openWorld({ warpHpCreation: "rolled", warpHpFloorOnRoll: false });
    const draft = decide(desk, ["pointDice", [fell(1, 2, 1, 2)]]);
    expect(update(draft, desk)["system.hp.max"]).toBe(6);
    openWorld({ warpHpCreation: "fixed" });
    expect(update(decide(desk, ...WHOLE, [`rollFor/${CENTRAL}`, "roll"]), desk)["system.hp.max"]).toBe(28);
  });
});

describe("the psychic reserve", () => {
  const powers: readonly Decision[] = [...WHOLE.slice(0, 3), ["example/side", "power.sending"]];
  const step = warpCreation.steps.find(({ id }) => id === "reserve");

  it("WP-35: concerns those with a power, or magicians", () => {
    const desk = deskOf();
    const concerned = (...decisions: Decision[]) => step?.concerns?.(decide(desk, ...decisions), desk);
    expect(concerned(...WHOLE)).toBe(false);
    expect(concerned(...powers)).toBe(true);
    expect(concerned(["magician", true])).toBe(true);
  });

  it("WP-35: is three, or the best of a die for each power, which is thrown once", () => {
    const desk = deskOf();
    const two: readonly Decision[] = [
      ["example/central", "power.ward"],
      ["example/side", "power.sending"],
    ];
    expect(update(decide(desk, ...two), desk)).toMatchObject({ "system.psy.max": 3, "system.psy.value": 3 });
    const rolled: readonly Decision[] = [...two, ["rollReserve", "roll"], ["reserveFaces", [fell(2, 5)]]];
    expect(update(decide(desk, ...rolled, ["rollReserve", "sure"]), desk)["system.psy.max"]).toBe(5);
    const waiting = decide(desk, ...two, ["rollReserve", "roll"]);
    expect(blocks("reserve", waiting, desk).find(({ kind }) => kind === "dice")).toMatchObject({
      rolls: [{ formula: "2d6" }],
    });
  });

  it("WD-68: a magician without powers has one die, and spells that are known", () => {
    const desk = deskOf();
    const draft = decide(
      desk,
      ["magician", true],
      ["add", "chains"],
      ["rollReserve", "roll"],
      ["reserveFaces", [fell(4)]],
    );
    expect(update(draft, desk)).toMatchObject({ "system.psy.max": 4, "system.magician": true });
    expect(warpCreation.result(draft, desk).create).toContainEqual(
      expect.objectContaining({ from: "chains", system: { learned: true } }),
    );
  });

  it("WP-123: whoever wants to be a magician rolls for the talent where it is rare, once", () => {
    const desk = deskOf();
    const dice = (draft: WarpDraft) => blocks("central", draft, desk).filter(({ kind }) => kind === "dice");
    const magic: readonly Decision[] = [...WHOLE, ["magician", true]];
    expect(dice(decide(desk, ...magic))).toEqual([]);
    openWorld({ warpMagicTalent: "twoInSix" });
    expect(dice(decide(desk, ...WHOLE))).toEqual([]);
    const due = decide(desk, ...magic);
    expect(dice(due)).toMatchObject([{ path: "talentFace", rolls: [{ formula: "1d6" }] }]);
    expect(problems(due, desk)).toEqual(["central talentDue"]);
    expect(update(due, desk)).not.toHaveProperty("system.magicTalent");
    const talented = decide(desk, ...magic, ["talentFace", [fell(2)]], ["talentFace", [fell(6)]]);
    expect([problems(talented, desk), dice(talented)]).toEqual([[], []]);
    expect(update(talented, desk)).toHaveProperty(["system.magicTalent"], true);
    const denied = decide(desk, ...magic, ["talentFace", [fell(3)]]);
    expect(problems(denied, desk)).toEqual(["central noTalent"]);
    const resigned = decide(desk, ...magic, ["talentFace", [fell(3)]], ["magician", false]);
    expect(problems(resigned, desk)).toEqual([]);
    expect(update(resigned, desk)).toHaveProperty(["system.magicTalent"], false);
  });

  it("WP-123: a sheet that knows of the talent rolls no more", () => {
    openWorld({ warpMagicTalent: "oneInSix" });
    const desk = deskOf({ magicTalent: true });
    const draft = decide(desk, ...WHOLE, ["magician", true], ["talentFace", [fell(6)]]);
    expect(blocks("central", draft, desk).filter(({ kind }) => kind === "dice")).toEqual([]);
    expect(problems(draft, desk)).toEqual([]);
    expect(update(draft, desk)["system.magicTalent"] ?? true).toBe(true);
  });

  it("WP-98, WP-122, WP-123: powers and magic as far as the series has them", () => {
    const desk = deskOf();
    openWorld({ warpParanormal: false, warpMagicExclusive: true });
    const offered = (draft: WarpDraft) =>
      blocks("sides", draft, desk).flatMap((block) => (block.kind === "picker" ? block.rows.map(({ id }) => id) : []));
    expect(offered(decide(desk))).toEqual(["side.climb", "side.surgery", "power.ward"]);
    const found = problems(decide(desk, ["example/side", "power.sending"], ["magician", true]), desk);
    expect(found).toEqual(expect.arrayContaining(["sides noPowers", "central magicOrPowers"]));
  });
});

describe("the draft of a sheet that is filled in", () => {
  const items = [
    {
      type: "warpTrait",
      name: "Soldate",
      system: { kind: "central", score: 4, superior: true, hitPoints: true, combat: true, sign: "Raide" },
    },
    { type: "warpTrait", name: "Grimpe", system: { kind: "side", score: 5, sign: "Craie" } },
    {
      type: "warpTrait",
      name: "Chirurgie",
      system: { kind: "side", score: 1, scale: "technical", sign: "Mains sûres" },
    },
    { type: "warpTrait", name: "Colère", system: { kind: "flaw", score: 0, sign: "Rougit" } },
    { type: "warpTrait", name: "Échecs", system: { kind: "side", origin: "play" } },
    { type: "warpWeapon", name: "Couteaux", system: { category: "thrown", quantity: 4 } },
  ] as const;
  const figures = {
    concept: "Soldate",
    hp: { value: 10, max: 28, description: "Carrure" },
    motivation: "a",
    secret: "b",
    importantPerson: { name: "c" },
  };

  it("takes everything from it, what was learned in play apart, and finishing without a decision changes nothing", () => {
    const desk = deskOf(figures, items);
    expect(CREATION.untouched(desk.actor)).toBe(false);
    const draft = decide(desk);
    expect(draft.slots.map(({ name }) => name)).toEqual(["Soldate", "Grimpe", "Chirurgie", "Colère"]);
    expect(problems(draft, desk)).toEqual([]);
    const { create, change, remove, update: written } = warpCreation.result(draft, desk);
    expect([create, change, remove]).toEqual([[], [], []]);
    expect(written).toMatchObject({ "system.hp.max": 28, "system.hp.value": 10, "system.psy.max": 0 });
    expect(written).not.toHaveProperty(["system.history"]);
  });

  it("keeps what was settled at the table until somebody lets go of it", () => {
    const desk = deskOf({ ...figures, hp: { value: 35, max: 40, method: "rolled" }, psy: { max: 2, value: 1 } }, items);
    const draft = decide(desk);
    expect(update(draft, desk)).toMatchObject({
      "system.hp.max": 40,
      "system.hp.method": "rolled",
      "system.psy.max": 2,
    });
    const freed = decide(desk, ["keepPoints", false], ["keepReserve", false]);
    expect(update(freed, desk)).toMatchObject({
      "system.hp.max": 28,
      "system.hp.value": 23,
      "system.psy.max": 0,
      "system.psy.value": 0,
    });
  });

  it("changes what was changed, and takes away what is no longer wanted", () => {
    const desk = deskOf(figures, items);
    const draft = decide(
      desk,
      [`slot/name/${ownId(1)}`, "Escalade"],
      [`slot/sign/${ownId(3)}`, "Tremble"],
      ["empty", ownId(2)],
      [`quantity/${ownId(5)}`, 2],
    );
    expect(warpCreation.result(draft, desk)).toMatchObject({
      create: [],
      change: [
        { id: ownId(1), name: "Escalade", system: {} },
        { id: ownId(3), system: { sign: "Tremble" } },
        { id: ownId(5), system: { quantity: 2 } },
      ],
      remove: [ownId(2)],
    });
    expect(problems(draft, desk)).toEqual(["sides sideCount"]);
  });

  it("WP-28: neither shows nor takes back what the sheet has as the keeper's, but to the keeper", () => {
    const theirs = {
      type: "warpTrait",
      name: "Possédé",
      system: { kind: "flaw", sign: "Yeux blancs", unknown: true },
    } as const;
    const desk = deskOf({ ...figures, secret: "Il est mort", unknown: { secret: true } }, [
      ...items.slice(0, 3),
      theirs,
    ]);
    const shown = (draft: WarpDraft) =>
      JSON.stringify([
        ...["central", "flaw", "signs", "story"].map((id) => blocks(id, draft, desk)),
        warpCreation.summary(draft, desk),
      ]);
    const mine = decide(desk, ["unknown/secret", false], [`slot/name/${ownId(3)}`, "Guéri"]);
    expect(shown(decide(desk))).not.toMatch(/Possédé|Yeux blancs|Il est mort/);
    expect(warpCreation.result(mine, desk).change).toEqual([]);
    expect(update(mine, desk)).not.toHaveProperty(["system.secret"]);
    expect(update(mine, desk)["system.unknown"]).toEqual({ motivation: false, importantPerson: false });
    openWorld({}, { isGM: true });
    expect(shown(decide(desk))).toMatch(/Possédé.*Yeux blancs.*Il est mort/);
    expect(update(mine, desk)).toMatchObject({ "system.unknown": { secret: false } });
  });

  it("WP-79: leaves a score that was raised, until scale or rank change", () => {
    const desk = deskOf(figures, items);
    const score = (draft: WarpDraft) => draft.slots.find(({ name }) => name === "Grimpe")?.score;
    expect(score(decide(desk))).toBe(5);
    expect(score(decide(desk, [`slot/scale/${ownId(1)}`, "technical"]))).toBeNull();
    expect(score(decide(desk, ["superior", ownId(1)]))).toBeNull();
  });

  it("sees what was put on the sheet while the draft was waiting", () => {
    const draft = decide(deskOf(figures, items.slice(0, 1)), ["finances", "Rien"]);
    const later = warpCreation.draft(structuredClone(draft), deskOf(figures, items)) as WarpDraft;
    expect(later.slots.map(({ name }) => name)).toEqual(["Soldate", "Grimpe", "Chirurgie", "Colère"]);
    expect(later.items.map(({ key }) => key)).toEqual([ownId(5)]);
  });
});

const keys = [CENTRAL, SIDE, OTHER, FLAW, ownId(0), "none"];
const PATHS = [
  ...["name", "concept", "img", "magician", "keepPoints", "pointsWord", "keepReserve", "rollReserve", "reserveName"],
  ...["motivation", "secret", "person", "reason", "history", "equipment", "finances", "superior", "empty", "add"],
  ...[
    "remove",
    "talentFace",
    "pointDice",
    "reserveFaces",
    "unknown/secret",
    "unknown/nothing",
    "slots",
    "items",
    "removed",
  ],
  ...["example/central", "example/side", "example/flaw", "rollFor/none", "nothing/of this"],
  ...keys.flatMap((key) => [
    ...["name", "sign", "coverage", "scale", "type", "flawMode", "unknown", "key", "kind", "score"].map(
      (field) => `slot/${field}/${key}`,
    ),
    ...[
      `use/${key}/hitPoints`,
      `use/${key}/flight`,
      `face/${key}/3`,
      `face/${key}/9`,
      `rollFor/${key}`,
      `quantity/${key}`,
    ],
  ]),
];
const anything = fc.oneof(
  fc.jsonValue(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(
    ...SHELF.map(({ id }) => id),
    ...keys.flatMap((key) => key ?? []),
    "roll",
    "average",
    "specialised",
    "warpPower",
  ),
  fc.array(fc.record({ total: fc.integer(), faces: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 9 }) })),
);

describe("whatever is decided, and whatever is stored", () => {
  /** The sheet that finishing would leave: its models take everything as it is, with nothing to heal. */
  const left = (desk: Desk, draft: WarpDraft) => {
    const { update: written, create } = warpCreation.result(draft, desk);
    const { system } = foundry.utils.expandObject(written) as { system: Record<string, unknown> };
    expect(new WarpCharacter(system as never, { strict: true } as never)._source).toMatchObject(system);
    for (const one of create) {
      const type = "from" in one ? desk.shelf.get(one.from)?.type : one.type;
      expect(one.id).toMatch(/^[\dA-Za-z]{16}$/);
      if ("from" in one && type === undefined) continue; // told when it is finished: it cannot be found any more
      const Model = WARP_ITEMS[type as keyof typeof WARP_ITEMS];
      expect(new Model(one.system as never, { strict: true } as never)._source).toMatchObject(one.system);
    }
    expect(new Set(create.map(({ id }) => id)).size).toBe(create.length);
  };

  it("makes a valid character", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...PATHS), anything), { maxLength: 30 }), (decisions) => {
        const desk = deskOf({}, [{ type: "warpTrait", system: { kind: "side", hitPoints: true } }]);
        const draft = decide(desk, ...(decisions as unknown as Decision[]));
        left(desk, draft);
        expect(warpCreation.draft(structuredClone(draft), desk)).toEqual(draft);
        for (const step of warpCreation.steps) step.blocks(draft, desk);
        warpCreation.summary(draft, desk);
      }),
    );
  });

  it("leaves no spaces around what is typed", () => {
    const desk = deskOf({}, [{ type: "warpTrait", system: { kind: "side" } }]);
    const signs = keys.map((key): Decision => [`slot/sign/${key ?? ""}`, " "] as unknown as Decision);
    const typed = ["concept", "pointsWord", "reserveName", "person"].map(
      (path) => [path, " x "] as unknown as Decision,
    );
    left(desk, decide(desk, ...signs, ...typed));
  });

  it("goes on from any stored draft", () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom("slots", "items", "pointDice", "unknown", "removed", "reserveFaces"), anything),
        (a, b) => {
          const desk = deskOf();
          for (const stored of [a, b]) left(desk, warpCreation.draft(stored, desk) as WarpDraft);
        },
      ),
    );
  });
});
