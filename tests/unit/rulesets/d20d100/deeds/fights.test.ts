import { describe, expect, test, vi } from "vitest";
import type { Outcome } from "../../../../../src/core/play/contract/outcome.js";
import type { AskedPart, DeedChoices, Deeds } from "../../../../../src/core/play/contract/deed.js";
import { FIGHT_DEEDS } from "../../../../../src/rulesets/d20d100/deeds/fight/index.js";
import { d20d100Deeds } from "../../../../../src/rulesets/d20d100/deeds/index.js";
import { momentsOf } from "../../../../../src/rulesets/d20d100/fight/moments.js";
import { figuresOf } from "../../../../../src/rulesets/d20d100/data/reading.js";
import { testsOfWords } from "../../../../support/play/deed-words.js";
import { doDeed, hindrance, inRound, openBedside } from "./bedside.js";

/** Whatever a window, a button or a macro may send by mistake. */
const NONSENSE: readonly DeedChoices[] = [
  { after: 3, trigger: [], cost: "__proto__", surprised: "yes" },
  { after: "gone", trigger: "x".repeat(5000), cost: 7, surprised: null },
];

const deeds: Deeds = { ...d20d100Deeds, procedures: FIGHT_DEEDS };
testsOfWords(
  deeds,
  "GARDIEN.D20D100.DEED",
  () => {
    const { hero, foe } = openBedside();
    inRound(1);
    return { hero, other: foe };
  },
  NONSENSE,
);

/** A fight of both, in this order, in which one of them has the turn. */
function fightOf(order: readonly [Actor, number][], acting: Actor): readonly Combatant[] {
  const turns = order.map(([actor, initiative]) => ({
    id: actor.id,
    actor,
    actorId: actor.id,
    initiative,
    name: actor.name,
  }));
  const combatant = turns.find(({ actor }) => actor === acting);
  const combat = { started: true, id: "f".repeat(16), round: 1, combatants: turns, turns, combatant, flags: {} };
  for (const one of turns) Object.assign(one, { parent: combat });
  Object.defineProperty(game.combats, Symbol.iterator, { configurable: true, value: () => [combat].values() });
  for (const { actor } of turns) actor.prepareData();
  return turns as unknown as readonly Combatant[];
}
const offered = (combatant: Combatant | undefined) => (combatant ? momentsOf(combatant).map(({ deed }) => deed) : []);

describe("one's place in a fight", () => {
  test("outside a fight there is none to change", () => {
    const { hero } = openBedside();
    for (const deed of ["evaluate", "delay", "ready", "trigger", "act", "surprised"])
      expect([deed, hindrance(deed, hero)]).toEqual([deed, "noFight"]);
  });

  test("DD-155, D-78: 20 and the modifier of DEX, and the round is spent", async () => {
    const { hero, foe } = openBedside();
    const [mine] = fightOf(
      [
        [hero, 15],
        [foe, 9],
      ],
      hero,
    );
    expect(offered(mine)).toEqual(["evaluate", "delay", "ready", "act"]);
    const { outcome } = await doDeed("evaluate", hero);
    expect(outcome["rank"]).toBe("22"); // DEX 14
    expect(figuresOf(hero).fightNow.spent).toBe(2);
  });

  test("DD-152, DD-155: nobody evaluates, nor only defends, who has begun their round", async () => {
    const { hero, foe } = openBedside();
    const [mine] = fightOf(
      [
        [hero, 15],
        [foe, 9],
      ],
      hero,
    );
    await doDeed("act", hero, { cost: "simple" });
    expect(offered(mine)).toEqual(["delay", "ready", "act"]);
    const refusals = [hindrance("evaluate", hero), hindrance("stance", hero, { stance: "total" })];
    expect(refusals).toEqual(["complex", "complex"]);
    expect(hindrance("stance", hero, { stance: "defensive" })).toBeNull();
    await doDeed("act", hero, { cost: "simple" });
    expect(offered(mine)).toEqual(["act"]); // nothing is left to delay or to ready
  });

  test("DD-156: nobody delays who acts last; others choose whom to follow", async () => {
    const { hero, foe } = openBedside();
    const [mine, theirs] = fightOf(
      [
        [hero, 15],
        [foe, 9],
      ],
      hero,
    );
    expect([hindrance("delay", foe), offered(theirs)]).toEqual(["last", []]);
    expect(offered(mine)).toContain("delay");
    const { outcome } = await doDeed("delay", hero);
    expect(outcome).toEqual({ rank: "8", after: "Profond" });
  });

  test("DD-157: what is readied waits for its trigger, and nothing else is offered meanwhile", async () => {
    const { hero, foe } = openBedside();
    fightOf(
      [
        [hero, 15],
        [foe, 9],
      ],
      hero,
    );
    await doDeed("ready", hero, { trigger: "la porte s’ouvre" });
    expect(figuresOf(hero).fightNow).toMatchObject({ readied: "la porte s’ouvre", spent: 1 });
    const [waiting] = fightOf(
      [
        [hero, 15],
        [foe, 9],
      ],
      foe,
    );
    expect(offered(waiting)).toEqual(["trigger"]);
    const { outcome } = await doDeed("trigger", hero);
    expect(outcome).toMatchObject({ rank: "8", after: "Profond", trigger: "la porte s’ouvre" });
    expect(figuresOf(hero).fightNow).toMatchObject({ readied: "", spent: 0 }); // the action itself is counted
    expect(hindrance("trigger", hero)).toBe("nothingReadied");
  });

  test("DD-119: in the round of a surprise nobody has the time to size up the situation", async () => {
    const { hero, foe } = openBedside();
    const [mine] = fightOf(
      [
        [hero, 15],
        [foe, 9],
      ],
      hero,
    );
    await doDeed("surprised", foe);
    expect([figuresOf(foe).fightNow.surprised, figuresOf(foe).acting]).toEqual([true, "surprised"]);
    expect(offered(mine)).not.toContain("evaluate");
    await doDeed("surprised", foe, { surprised: false });
    expect(figuresOf(foe).fightNow.surprised).toBe(false);
  });

  test("DD-113, DD-115: a false alarm is initiative that nobody fights by", async () => {
    const { hero } = openBedside();
    const { outcome } = await doDeed("falseAlarm", hero, {}, [12]);
    expect(outcome).toEqual({ die: 12, total: 14 });
    expect([...game.combats]).toEqual([]);
    expect(figuresOf(hero).fightNow).toMatchObject({ spent: 0, engaged: false });
  });
});

describe("surprise", () => {
  const called = (outcome: object, actor: Actor) =>
    d20d100Deeds.procedures["check"]?.calls?.(outcome as never, actor).map(({ deed }) => deed);

  test("DD-118, DD-119: who has heard nothing is surprised by one click of the keeper's, as long as they have not fought", async () => {
    const { hero, foe } = openBedside();
    inRound(1);
    const missed = { tried: "skill.listen", success: false };
    expect(called(missed, hero)).toEqual(["surprised"]);
    expect(called({ ...missed, tried: "skill.observe" }, hero)).toEqual(["surprised"]);
    expect([called({ ...missed, asked: true }, hero), called({ ...missed, open: true, success: null }, hero)]).toEqual([
      [],
      [],
    ]); // the card of whoever asked says so
    expect([called({ ...missed, success: true }, hero), called({ ...missed, tried: "skill.swim" }, hero)]).toEqual([
      [],
      [],
    ]);
    await doDeed("surprised", hero, { surprised: true });
    expect(figuresOf(hero).fightNow.surprised).toBe(true);
    expect([called(missed, hero), called(missed, foe)]).toEqual([[], ["surprised"]]);
    inRound(null);
    expect(called(missed, foe)).toEqual([]);
  });

  /** What the card of those who were asked offers the keeper, and to whom. */
  const together = (deed: string, parts: readonly AskedPart[], actors: readonly (Actor | null)[]) =>
    d20d100Deeds.procedures[deed]?.gathers?.each
      ?.calls?.(parts, actors)
      .map(({ deed: id, people, label }) => [id, people.map(({ name }) => name), label.data?.["names"] ?? null]);
  const part = (name: string, answer: Outcome | null, outcome: Outcome = {}): AskedPart => ({
    ...{ name, outcome },
    answers: answer ? [answer] : [],
  });

  test("DD-118, DD-119: all who were asked and have noticed nothing are surprised by one click", async () => {
    const { hero, foe } = openBedside();
    const missed = { tried: "skill.listen", success: false, asked: true };
    const both = [part("John", missed), part("Profond", missed)];
    expect(together("request", both, [hero, foe])).toEqual([]); // nobody fights
    inRound(1);
    expect(together("request", both, [hero, foe])).toEqual([["surprised", ["John", "Profond"], "John, Profond"]]);
    expect(
      together("request", [part("John", { ...missed, success: true }), part("Profond", missed)], [hero, foe]),
    ).toEqual([["surprised", ["Profond"], "Profond"]]);
    expect(together("request", [part("John", null), part("Profond", missed)], [hero, null])).toEqual([]);
    expect(together("request", [part("John", { ...missed, tried: "skill.swim" })], [hero])).toEqual([]);
    await doDeed("surprised", hero, { surprised: true });
    expect(together("request", both, [hero, foe])).toEqual([["surprised", ["Profond"], "Profond"]]);
    const reader = vi.spyOn(game.user, "isGM", "get").mockReturnValue(false);
    expect(together("request", both, [hero, foe])).toEqual([]);
    reader.mockRestore();
  });

  test("DD-118: of two who stand against each other, whoever has not heard what moves, nor seen what hides, is surprised", () => {
    const { hero, foe } = openBedside();
    inRound(1);
    const sides = (mine: string, theirs: string, mineDie: number, active = true) => [
      part("John", { tried: mine, die: mineDie, total: mineDie }, { active }),
      part("Profond", { tried: theirs, die: 10, total: 10 }, { active: !active }),
    ];
    const offered = (...told: Parameters<typeof sides>) => together("oppose", sides(...told), [hero, foe]);
    const caught = [["surprised", ["John"], "John"]];
    expect(offered("skill.listen", "skill.moveSilently", 9)).toEqual(caught);
    expect(offered("skill.observe", "skill.hide", 9, false)).toEqual(caught);
    expect(offered("skill.listen", "skill.moveSilently", 11)).toEqual([]); // heard
    expect(offered("skill.listen", "skill.hide", 9)).toEqual([]);
    expect(offered("skill.listen", "skill.listen", 9)).toEqual([]); // two who listen
    expect(offered("skill.moveSilently", "skill.listen", 9)).toEqual([]);
    expect(together("oppose", sides("skill.listen", "skill.moveSilently", 9).slice(0, 1), [hero])).toEqual([]);
  });
});
