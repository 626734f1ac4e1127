import { describe, expect, test } from "vitest";
import type { DeedChoices, Deeds } from "../../../../../src/core/deeds/procedure.js";
import { FIGHT_DEEDS } from "../../../../../src/rulesets/d20d100/deeds/fights.js";
import { d20d100Deeds } from "../../../../../src/rulesets/d20d100/deeds/index.js";
import { momentsOf } from "../../../../../src/rulesets/d20d100/moments.js";
import { figuresOf } from "../../../../../src/rulesets/d20d100/reading.js";
import { testsOfWords } from "../../../../support/deed-words.js";
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
    expect(called({ tried: "skill.observe", open: true }, hero)).toEqual(["surprised"]);
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
});
