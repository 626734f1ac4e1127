import { VERDICT } from "../../../../../src/core/play/record/verdict.js";
import { describe, expect, test, vi } from "vitest";
import { applyDeferred, askLeftOver } from "../../../../../src/core/play/arbiter/apply-deferred.js";
import { isDeferring, isDeferred } from "../../../../../src/core/play/apply/deferred.js";
import { modelOf, verdictOf } from "../../../../../src/core/play/messages/messages.js";
import { unwrittenOutcomes } from "../../../../../src/core/play/log/round-outcomes.js";
import { loadAttacks } from "../../../../../src/core/play/loaded/attacks.js";
import type { Outcome } from "../../../../../src/core/play/contract/outcome.js";
import { waits } from "../../../../../src/core/play/arbiter/rights.js";
import { type Verdict } from "../../../../../src/core/play/record/verdict.js";
import { loadDeeds } from "../../../../../src/core/play/loaded/deeds.js";
import { ROUND } from "../../../../../src/core/fight/state/phases-in.js";
import { disarmingFacts } from "../../../../../src/rulesets/rpg/attack/manoeuvres/disarmed.js";
import { roundOf } from "../../../../../src/rulesets/rpg/attack/reading.js";
import { rpgRounds } from "../../../../../src/rulesets/rpg/fight/rounds.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { BLADES, CLUB, inRound, openRing, SWORD, systemOf } from "./table.js";

const FIGHT = "f".repeat(16);

/** A blow at somebody in a round, parried with a weapon or not at all. */
function blow(target: Actor, { round = 2, means = "weapon", stage = "resolved", standing = "judged" } = {}): Data {
  return {
    ...{ subject: "s".repeat(16), kind: "attack", standing },
    fought: { combat: FIGHT, round, until: "damage" },
    targets: [{ actor: target.uuid, stage, outcome: { means } }],
  };
}

const post = (data: Data): Promise<unknown> =>
  ChatMessage.create({ type: "verdict", system: { version: 1, data } } as never);

describe("blows whose damage still waits", () => {
  test("RP-36, RP-38: count as parried in their own round, and no longer once they are written", async () => {
    const { hero, thug } = openRing();
    inRound(2);
    await post(blow(hero));
    expect(roundOf(hero)?.parries).toBe(1);
    expect(roundOf(thug)?.parries).toBe(0);
    for (const other of [
      { round: 1 },
      { means: "" },
      { stage: "applied" },
      { stage: "undone" },
      { standing: "rejected" },
    ])
      await post(blow(hero, other));
    expect(roundOf(hero)?.parries).toBe(1);
    expect(unwrittenOutcomes(hero, { combatId: FIGHT, round: 2 })).toHaveLength(2);
  });

  test("RP-36, RP-39: a parry shows in the list of the fight before its blow is written", async () => {
    const { hero } = openRing();
    inRound(2);
    const spent = () => rpgRounds.tally(hero, { combatId: FIGHT, round: 2 })?.marks.filter((mark) => mark.spent).length;
    expect(spent()).toBe(0);
    await post(blow(hero));
    expect(spent()).toBe(1);
  });

  test("RP-36, RP-38: a spell that waits has taken its action, in its section", async () => {
    const { hero } = openRing();
    inRound(2);
    const outcome = { casts: true, struck: true, works: true };
    const targets = [{ actor: hero.uuid, stage: "resolved", outcome }];
    await post({ ...blow(hero), kind: "deed", deed: { id: "cast", choices: {} }, targets });
    expect(roundOf(hero)).toMatchObject({ attacks: 1, parries: 0, section: "magic" });
  });
});

describe("RP-36, RP-77: a blow that is to disarm, in a duel", () => {
  test("counts for the next one before anything is written, unless it was taken back", async () => {
    const { hero, thug } = openRing([BLADES, SWORD], [CLUB]);
    inRound(2);
    const beaten = (hits: number, stage = "resolved", round = 2): Data => ({
      ...blow(thug, { round }),
      intent: { ruleset: "rpg", attacker: { actor: hero.uuid } },
      targets: [{ actor: thug.uuid, stage, outcome: { feats: { disarmed: { target: thug.uuid, hits } } } }],
    });
    expect(disarmingFacts(hero)).toEqual({ disarmTarget: "", disarmHits: 0 });
    await post(beaten(1, "undone"));
    await post(beaten(1, "resolved", 1));
    expect(disarmingFacts(hero)).toEqual({ disarmTarget: "", disarmHits: 0 });
    await post(beaten(1));
    expect(disarmingFacts(hero)).toEqual({ disarmTarget: thug.uuid, disarmHits: 1 });
    expect(disarmingFacts(thug)).toEqual({ disarmTarget: "", disarmHits: 0 });
    await post(beaten(2, "applied"));
    expect(disarmingFacts(hero)).toEqual({ disarmTarget: "", disarmHits: 0 });
  });
});

describe("a round that lets everything fall at once", () => {
  /** Whether a blow of the second round is held back in a fight that is so far. */
  function held(fight: Data | null, fought: Data | null = { combat: FIGHT, round: 2, until: "damage" }): boolean {
    const combat = fight && { started: true, round: 2, flags: {}, ...fight };
    Object.defineProperty(game.combats, "get", { configurable: true, value: () => combat });
    const verdict: Verdict = VERDICT.read({ fought });
    return isDeferring(verdict);
  }

  test("RP-36, D-20: holds back what a spell does, and not what it costs; other deeds are done at once", async () => {
    openRing();
    await loadDeeds("rpg");
    Object.defineProperty(game.combats, "get", {
      configurable: true,
      value: () => ({ started: true, round: 2, flags: {} }),
    });
    const told = { intent: { ruleset: "rpg" }, fought: { combat: FIGHT, round: 2, until: "damage" } };
    const waits = (id: string, outcome: Outcome) =>
      isDeferred({ outcome }, VERDICT.read({ ...told, kind: "deed", deed: { id, choices: {} } }));
    expect(waits("cast", { casts: false, struck: true, works: true })).toBe(true);
    expect(waits("cast", { casts: true, backlash: 3 })).toBe(true);
    expect(waits("cast", { casts: true, struck: false, works: false, cost: 2 })).toBe(false);
    expect(waits("potion", { works: true })).toBe(false);
  });

  const at = (state: Data): Data => ({ flags: { gardien: { [ROUND]: { round: 2, ...state } } } });

  test("RP-36: holds back what is done in it until that phase, and no longer than the round or the fight", () => {
    openRing();
    expect(held({})).toBe(true);
    expect(held(at({ stand: "" }))).toBe(true);
    expect(held(at({ stand: "damage" }))).toBe(false);
    expect(held(at({ stand: "", over: ["damage"] }))).toBe(false);
    expect(held({ round: 3 })).toBe(false);
    expect(held(null)).toBe(false);
  });

  test("holds back nothing where the table plays without, or outside fights", () => {
    openRing();
    expect(held({}, { combat: FIGHT, round: 2, until: "" })).toBe(false);
    expect(held({}, null)).toBe(false);
  });
});

/** The fight that the blows are of, as the table has it; `null` once it is over. */
function seeFight(fight: Data | null): void {
  const told = { get: () => fight ?? undefined, has: () => fight !== null };
  for (const [name, value] of Object.entries(told))
    Object.defineProperty(game.combats, name, { configurable: true, value });
}

describe("all that falls at once", () => {
  /** Two blows of a duel whose round is over, posted by the keeper. */
  async function duel(): Promise<{ hero: Actor; thug: Actor; summaries(): readonly string[] }> {
    const { hero, thug, settings } = openRing();
    settings.set("automation", "auto");
    await loadAttacks("rpg");
    seeFight({ started: true, round: 3, flags: {} });
    const person = (actor: Actor) => ({ actor: actor.uuid, name: actor.name });
    for (const [by, at] of [
      [hero, thug],
      [thug, hero],
    ] as const) {
      const data = {
        ...{ ...blow(at, { means: "" }), subject: by.id },
        intent: { ruleset: "rpg", attacker: person(by), targets: [person(at)] },
        targets: [{ ...person(at), stage: "resolved", outcome: { end: "lands", loss: 3 } }],
      };
      await post(data);
    }
    const summaries = () => game.messages.contents.flatMap((message) => (modelOf(message) ? [] : [message.content]));
    return { hero, thug, summaries };
  }

  test("RP-36: is written and summed up once, however often the fight is written meanwhile", async () => {
    const { hero, thug, summaries } = await duel();
    await Promise.all([applyDeferred(), applyDeferred(), applyDeferred()]);
    for (const actor of [hero, thug]) expect(systemOf(actor).hp).toMatchObject({ value: 15 });
    expect(summaries()).toHaveLength(1);
    expect(summaries()[0]?.match(/<li>/g)).toHaveLength(2);
  });

  /** The fight ends while its blows are held back, and the keeper answers. */
  async function ended(answer: string | null) {
    const ring = await duel();
    seeFight(null);
    let asked = 0;
    const wait = () => Promise.resolve((asked++, answer));
    Object.assign(foundry.applications.api, { DialogV2: { wait } });
    vi.stubGlobal("document", { createElement: () => ({ append: () => {} }), importNode: (node: object) => node });
    await applyDeferred();
    await askLeftOver({ id: FIGHT } as unknown as Combat);
    return { ...ring, asked: () => asked, values: [ring.hero, ring.thug].map((actor) => hpOf(actor)) };
  }
  const hpOf = (actor: Actor) => (systemOf(actor).hp as unknown as { value: number }).value;

  test("RP-36: when the fight ends before, the keeper says whether it falls", async () => {
    const { asked, values, summaries } = await ended("fall");
    expect(values).toEqual([15, 15]);
    expect([asked(), summaries().length]).toEqual([1, 1]);
  });

  test("RP-36: what the keeper does not let fall waits for their word on its card", async () => {
    const { asked, values } = await ended(null);
    expect([asked(), ...values]).toEqual([1, 18, 18]);
    const [verdict] = game.messages.contents.flatMap((message) => verdictOf(message) ?? []);
    const [target] = verdict?.targets ?? [];
    expect(verdict && target && waits(target, verdict)).toBe(true);
    await askLeftOver({ id: "another" } as unknown as Combat);
    expect(asked()).toBe(1);
  });
});
