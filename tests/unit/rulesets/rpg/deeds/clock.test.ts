import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { consider } from "../../../../../src/core/play/arbiter/arbiter.js";
import { modelOf, verdictOf } from "../../../../../src/core/play/messages/messages.js";
import { DeedMessage } from "../../../../../src/core/play/messages/models.js";
import { perform } from "../../../../../src/core/play/arbiter/handle-request.js";
import { lookAtClock } from "../../../../../src/core/play/arbiter/calls/clock.js";
import { hear } from "../../../../support/hear.js";
import { RPG_ROLLS } from "../../../../../src/rulesets/rpg/dice/index.js";
import { settled, verdicts, type Data } from "../../../../support/play/arbiter-table.js";
import {
  change,
  doDeed,
  found,
  hindrance,
  hp,
  idOf,
  inRound,
  item,
  lasting,
  openWard,
  procedure,
  sheetOf,
} from "./wards.js";

const world = (state: object, more: Data = {}): Data => ({
  state,
  span: { clock: "world", first: 10, last: null },
  ends: "care",
  wound: "w",
  ...more,
});
const BLEEDING = world({ type: "bleed", formula: "1d4" });
const SCRATCH = world({ type: "bleed", formula: "1" });

let faces: [face: number, of: number][] = [];

/** A ward whose keeper keeps the clock; dice fall as told, then low. */
function sit(hurt: Data = {}, items: readonly Data[] = []) {
  const ward = openWard([], items, hurt);
  (CONFIG as unknown as { Dice: { rolls: unknown[]; randomUniform(): number } }).Dice.rolls.push(...RPG_ROLLS);
  vi.stubGlobal("CONFIG", { ...CONFIG, sounds: { dice: "" } });
  Object.assign((CONFIG as unknown as { Dice: object }).Dice, {
    randomUniform: () => {
      const [face, of] = faces.shift() ?? [1, 100];
      return (face - 0.5) / of;
    },
  });
  ward.settings.set("arbiters", "");
  hear("createChatMessage", consider);
  return ward;
}

/** The clock stands at a second of the story, and in a round of the fight. */
async function at(worldTime: number, round: number | null = null): Promise<void> {
  Object.assign(game, { time: { worldTime } });
  inRound(round);
  await lookAtClock();
  await settled();
}

const posted = (): readonly string[] =>
  game.messages.contents.flatMap((message) => {
    const model = modelOf(message);
    return model instanceof DeedMessage ? [model.deed?.id ?? ""] : [];
  });

async function onCard(action: "undo" | "apply" | "reject"): Promise<void> {
  const [message] = game.messages.contents.filter((one) => verdictOf(one)).slice(-1);
  const asker = { id: foundry.utils.randomID(), user: game.user };
  await perform(message as ChatMessage, { action, target: -1, override: {}, retarget: null }, asker);
  await settled();
}

/** Conditions begin at a moment, as any door brings them. */
async function begin(who: Actor, conditions: readonly Data[], worldTime: number, round: number | null): Promise<void> {
  Object.assign(game, { time: { worldTime } });
  inRound(round);
  await who.update({ system: { conditions } } as never);
}

// Fetched with the first card in a fight: no test waits for a module to be read.
beforeAll(() => import("../../../../../src/rulesets/rpg/fight/rounds.js"));
beforeEach(() => {
  faces = [];
});
afterEach(() => vi.restoreAllMocks());

describe("the losses of a round", () => {
  test("RP-61: are taken at the start of each new round, once, and given back with the card", async () => {
    const { other } = sit();
    await begin(other, [BLEEDING], 10, 1);
    await at(10, 1);
    expect(posted()).toEqual([]);
    faces = [[3, 4]];
    await at(11, 2);
    await at(11, 2);
    expect(posted()).toEqual(["losses"]);
    expect(hp(other)).toBe(15);
    await onCard("undo");
    await at(11, 2);
    expect([posted(), hp(other)]).toEqual([["losses"], 18]);
  });

  test("RP-61: add up where several wounds bleed", async () => {
    const { other } = sit();
    await begin(other, [BLEEDING, SCRATCH], 10, 1);
    faces = [[4, 4]];
    await at(11, 2);
    expect(hp(other)).toBe(13);
  });

  test("RP-61: are caught up in one card when the keeper comes back, and never twice", async () => {
    const { other } = sit();
    await begin(other, [SCRATCH], 10, 1);
    await at(15, 6);
    expect([posted(), hp(other)]).toEqual([["losses"], 13]);
    await Promise.all([lookAtClock(), lookAtClock()]);
    await at(15, 6);
    expect([posted(), hp(other)]).toEqual([["losses"], 13]);
  });

  test("RP-61: going back a round and on again takes nothing twice", async () => {
    const { other } = sit();
    await begin(other, [SCRATCH], 10, 1);
    await at(11, 2);
    await at(10, 1);
    await at(11, 2);
    expect([posted(), hp(other)]).toEqual([["losses"], 17]);
  });

  test("RP-61: wait for a click where the table writes nothing by itself; later rounds come with the next card", async () => {
    const { other, settings } = sit();
    settings.set("automation", "click");
    await begin(other, [SCRATCH], 10, 1);
    await at(11, 2);
    await at(13, 4);
    expect([posted(), hp(other)]).toEqual([["losses"], 18]);
    await onCard("apply");
    await at(13, 4);
    expect(posted()).toEqual(["losses", "losses"]);
    await onCard("apply");
    expect(hp(other)).toBe(15);
  });

  test("RP-61: outside a fight a second is a round; the keeper is asked before hours of it kill", async () => {
    const { other } = sit();
    await begin(other, [SCRATCH], 10, null);
    await at(13);
    expect(hp(other)).toBe(15);
    await at(4000);
    expect(hp(other)).toBe(15);
    expect(verdicts().at(-1)).toMatchObject({ targets: [{ stage: "resolved", outcome: { after: "dead" } }] });
    await onCard("apply");
    expect(sheetOf(other).hp.state).toBe("dead");
    await at(5000);
    expect(posted()).toHaveLength(2);
  });

  test("RP-61: by the table's word are a button's; nothing is owed once it is by the clock again", async () => {
    const { other, settings } = sit();
    change(settings, "rpgBleedAuto", false);
    await begin(other, [SCRATCH], 10, 1);
    await at(20, 11);
    change(settings, "rpgBleedAuto", true);
    await at(21, 12);
    expect([posted(), hp(other)]).toEqual([["losses"], 17]);
  });

  test("RP-61: are not owed for the time before a sheet came to the table", async () => {
    const { other } = sit({ conditions: [SCRATCH] });
    await at(5000, 3);
    expect(posted()).toEqual([]);
    await at(5001, 4);
    expect(hp(other)).toBe(17);
  });

  test("RP-86: flames take theirs, and count for the burns (RP-89)", async () => {
    const { other } = sit();
    await begin(other, [{ ...world({ type: "burning" }), span: { clock: "round", first: 2, last: null } }], 10, 2);
    faces = [[5, 6]];
    await at(11, 3);
    expect(hp(other)).toBe(13);
    expect(sheetOf(other)).toMatchObject({ fireLoss: 5 });
  });

  test("RP-90: breath is held until a roll is missed; from then on every round costs", async () => {
    const { other } = sit();
    const choking = { ...world({ type: "choking", failed: false }), span: { clock: "round", first: 1, last: null } };
    await begin(other, [choking], 10, 1);
    faces = [[72, 100]]; // Corps 8: 72 in the second round
    await at(11, 2);
    expect(hp(other)).toBe(18);
    faces = [[65, 100], [3, 6]]; // oxfmt-ignore
    await at(12, 3);
    expect(hp(other)).toBe(15);
    faces = [[4, 6]];
    await at(13, 4);
    expect(hp(other)).toBe(11);
  });
});

describe("what runs out", () => {
  const inRounds = (state: object, last: number, more: Data = {}) => ({
    ...world(state, more),
    span: { clock: "round", first: 1, last },
  });

  test("RP-58: kills whom nobody saved in time; the card takes it back for good", async () => {
    const { other } = sit();
    await begin(other, [inRounds({ type: "dying", avert: "care" }, 3)], 10, 1);
    await at(12, 3);
    expect(posted()).toEqual([]);
    await at(13, 4);
    expect([posted(), sheetOf(other).hp.state]).toEqual([["countdown"], "dead"]);
    await onCard("undo");
    await at(14, 5);
    expect([posted(), sheetOf(other).hp.state, lasting(other)]).toEqual([["countdown"], "alive", ["dying"]]);
  });

  test("RP-76: hours of absence end with the clock of the world, and give points back", async () => {
    const { other } = sit();
    const out = { ...world({ type: "unconscious" }), span: { clock: "world", first: 10, last: 3609 }, ends: "hours" };
    await begin(other, [{ ...out, regain: 4 }], 10, null);
    await other.update({ system: { hp: { value: 12 } } } as never);
    await at(3609);
    expect(posted()).toEqual([]);
    await at(3610);
    expect([posted(), hp(other), lasting(other)]).toEqual([["wake"], 16, []]);
  });

  test("RP-61: what counted the rounds of a fight goes on in seconds for whoever leaves it", async () => {
    const { other } = sit();
    await begin(other, [inRounds({ type: "inert" }, 5)], 10, 1);
    await other.update({ system: { round: { combatId: "f".repeat(16), round: 2 } } } as never);
    await at(11, null);
    expect(sheetOf(other)["conditions"]).toMatchObject([{ span: { clock: "world", first: 10, last: 14 } }]);
    await at(15, null);
    expect(lasting(other)).toEqual([]);
  });
});

describe("a test of every round", () => {
  const STAGGERING = world({
    ...{ type: "unsteady", attribute: "agility", difficulty: 0 },
    onFail: [{ type: "prone", stand: { kind: "free" } }],
  });

  test("RP-59: is asked for once a round, from the one after the wound", async () => {
    const { other } = sit();
    await begin(other, [STAGGERING], 10, 1);
    await at(10, 1);
    expect(posted()).toEqual([]);
    await at(11, 2);
    await at(11, 2);
    expect(posted()).toEqual(["stagger"]);
    const called = () =>
      procedure("stagger")
        .calls?.({}, other)
        .map(({ deed }) => deed);
    expect(called()).toEqual(["steady"]); // a button of its card
    await doDeed("steady", other, {}, [8]);
    expect(called()).toEqual([]);
    await at(12, 3);
    expect(posted()).toEqual(["stagger", "stagger"]);
  });
});

describe("what is done by hand", () => {
  const STAGGERING = world({
    ...{ type: "unsteady", attribute: "agility", difficulty: 0 },
    onFail: [{ type: "prone", stand: { kind: "free" } }],
  });

  test("RP-59: a missed test does what can be read of what is stored with it", async () => {
    const state = STAGGERING["state"] as { readonly onFail: readonly object[] };
    const onFail = [null, { type: "?" }, { type: "test", onFail: 7 }, ...state.onFail];
    const { other } = sit({ conditions: [{ ...STAGGERING, state: { ...state, onFail } }] });
    Object.assign(game, { time: { worldTime: 11 } });
    inRound(2);
    await doDeed("steady", other, {}, [9]); // Habileté 8
    expect(lasting(other)).toEqual(["unsteady", "prone"]);
  });

  test("RP-59: a missed test throws down, and is asked no more in this round", async () => {
    const { other } = sit({ conditions: [STAGGERING] });
    Object.assign(game, { time: { worldTime: 11 } });
    inRound(2);
    const { undo } = await doDeed("steady", other, {}, [9]); // Habileté 8
    expect(lasting(other)).toEqual(["unsteady", "prone"]);
    await undo();
    expect(lasting(other)).toEqual(["unsteady"]);
    await doDeed("steady", other, {}, [8]);
    expect(lasting(other)).toEqual(["unsteady"]);
    await at(12, 2);
    expect(posted()).toEqual([]);
  });

  test("RP-61: a round of losses is taken whenever the keeper says so, also that of the wound", async () => {
    const { other } = sit({ conditions: [BLEEDING, world({ type: "burning" })] });
    const { undo } = await doDeed("losses", other, {}, [4, 6]);
    expect(hp(other)).toBe(8);
    await undo();
    expect([hp(other), sheetOf(other)["fireLoss"]]).toEqual([18, 0]);
    expect(hindrance("losses", openWard().hero)).toBe("noLosses");
  });

  test("RP-89: flames that take more than half of the points cost Charisme", async () => {
    const { other } = sit({ conditions: [world({ type: "burning" })], fireLoss: 7 });
    await doDeed("losses", other, {}, [3, 2]);
    expect(sheetOf(other)).toMatchObject({ fireLoss: 10, burnRolled: true, attributes: { charisma: { loss: 2 } } });
  });
});

describe("a poison", () => {
  const venom = (system: Data) => item("rpgAffliction", "venom", { active: true, startTime: 10, ...system });

  test("RP-92: takes its points each interval, until its time is over", async () => {
    const { other } = sit({}, [venom({ interval: "minute", damage: "1d6", remaining: 3 })]);
    faces = [[4, 6]];
    await at(70);
    expect([posted(), hp(other)]).toEqual([["ailment"], 14]);
    faces = [[2, 6], [3, 6]]; // oxfmt-ignore
    await at(400);
    expect([posted(), hp(other)]).toEqual([["ailment", "ailment"], 9]);
    expect(found(other, idOf("venom")).system).toMatchObject({ active: false, remaining: 0 });
    await at(4000);
    expect(posted()).toHaveLength(2);
  });

  test("RP-94: gives back what it took of an attribute, week by week", async () => {
    const week = 7 * 86_400;
    const items = [venom({ active: false, taken: 2, recovery: { attribute: "charisma", value: 1, interval: "week" } })];
    const { other } = sit({ attributes: { charisma: { base: 6, loss: 2 } } }, items);
    await at(10 + week);
    expect(sheetOf(other)).toMatchObject({ attributes: { charisma: { value: 5 } } });
    await at(10 + 5 * week);
    expect(sheetOf(other)).toMatchObject({ attributes: { charisma: { value: 6 } } });
    await at(10 + 9 * week);
    expect(posted()).toHaveLength(2);
  });

  test("RP-92: that only lasts is over when its intervals are", async () => {
    const numb = world({ type: "inert" }, { ends: "affliction", wound: idOf("venom") });
    const { other } = sit({ conditions: [numb] }, [venom({ interval: "round", remaining: 4 })]);
    await at(13);
    expect([posted(), lasting(other)]).toEqual([[], ["inert"]]);
    await at(14);
    expect([posted(), lasting(other)]).toEqual([["ailment"], []]);
  });
});
