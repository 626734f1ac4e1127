// Alone: a phase bar that is drawn follows the rounds of all fights from then on.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { followRounds } from "../../../../src/core/fight/rounds/follow-rounds.js";
import { roundState } from "../../../../src/core/fight/state/round-state.js";
import { barView, rowView } from "../../../../src/core/fight/rounds/round-view.js";
import { heedCombatant, settle, stand } from "../../../../src/core/fight/rounds/rounds.js";
import { phasesIn } from "../../../../src/core/fight/state/phases-in.js";
import { rpgRounds } from "../../../../src/rulesets/rpg/fight/rounds.js";
import { KEEPER, PLAYER } from "../../../support/play/arbiter-table.js";
import {
  actorOf,
  beginRound,
  declare,
  fighterIn,
  idOf,
  openFight,
  orderOf,
  sectionOf,
} from "../../../support/play/phased-fight.js";
import { settled } from "../../../support/play/settled.js";

/** The keeper goes to another round. */
async function go(combat: Combat, way: "nextRound" | "previousRound"): Promise<void> {
  await (combat as unknown as Record<typeof way, () => Promise<unknown>>)[way]();
  await settle(combat);
}

/** What a keeper hears of a machine that is slow, and whatever is tested may run on one. */
const SLOW = "GARDIEN.CARD.noAnswer";

beforeEach(() => vi.unstubAllGlobals());

describe("rounds that a fight has left", () => {
  it("RP-37: are again what they were, however far the keeper steps back, and forward again", async () => {
    const { combat, told: said } = await openFight();
    await beginRound(combat, "magic", "missile");
    await go(combat, "nextRound");
    await beginRound(combat, "movement", "melee");
    await go(combat, "nextRound");
    await declare(combat, "q", "missile");
    await go(combat, "previousRound");
    expect([sectionOf("q"), sectionOf("s"), roundState(combat)?.slowestFirst]).toEqual(["movement", "melee", false]);
    await go(combat, "previousRound");
    expect([sectionOf("q"), sectionOf("s"), roundState(combat)?.stand]).toEqual(["magic", "missile", ""]);
    expect([orderOf(combat), combat.turn]).toEqual(["qsg", 2]); // whoever acted last has the turn
    await go(combat, "nextRound");
    expect([sectionOf("q"), sectionOf("s")]).toEqual(["movement", "melee"]);
    expect(combat.turn).toBe(0);
    await go(combat, "nextRound");
    expect([sectionOf("q"), sectionOf("s"), roundState(combat)?.stand]).toEqual(["missile", undefined, "declaration"]);
    expect(said.filter((key) => key !== SLOW)).toEqual([]);
  });

  it.each([
    ["told where something fails", false, 1],
    ["left without a word where the fight ends meanwhile", true, 0],
  ])("are %s", async (_how, ends, told) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { combat, told: said } = await openFight();
    followRounds(combat);
    await settled();
    combat.updateSource({ round: 2 } as never);
    vi.spyOn(combat, "update").mockImplementation(() => {
      if (ends) game.combats.delete(combat.id ?? "");
      return Promise.reject(new Error("refused"));
    });
    followRounds(combat);
    await settled();
    expect(said).toHaveLength(told);
  });

  it("place nobody in a fight that has ended while its round was written", async () => {
    const { combat } = await openFight({ rpgCombatReaction: true });
    combat.updateSource({ round: 2 } as never);
    const { update } = combat;
    vi.spyOn(combat, "update").mockImplementation(async (...change) => {
      const written = await update.apply(combat, change);
      game.combats.delete(combat.id ?? "");
      return written;
    });
    const placed = vi.spyOn(combat, "updateEmbeddedDocuments");
    await settle(combat);
    expect(placed).not.toHaveBeenCalled();
  });

  it("RP-33, RP-34: keep the dice of their order", async () => {
    const { combat } = await openFight({ rpgCombatReaction: true });
    const first = roundState(combat)?.dice;
    expect(first).toHaveLength(2);
    await go(combat, "nextRound");
    await go(combat, "nextRound");
    const messages = game.messages.size;
    await go(combat, "previousRound");
    await go(combat, "previousRound");
    expect(roundState(combat)?.dice).toEqual(first);
    expect(game.messages.size).toBe(messages);
  });

  it("are remembered five deep: further back the keeper is told that nobody knows", async () => {
    const { combat, told: said } = await openFight({ rpgDeclarationPhase: false });
    await declare(combat, "q", "magic");
    for (let round = 1; round <= 7; round++) await go(combat, "nextRound");
    for (let round = 1; round <= 5; round++) await go(combat, "previousRound");
    expect([combat.round, said]).toEqual([3, []]);
    await go(combat, "previousRound");
    expect([combat.round, said]).toEqual([2, ["GARDIEN.ROUND.forgotten"]]);
  });
});

it("RP-37: says that nothing goes on while no keeper is there", async () => {
  const { combat } = await openFight();
  const bar = () => barView(combat, rpgRounds);
  expect(bar()).toMatchObject({ told: "GARDIEN.ROUND.awaited", absent: "" });
  Object.defineProperty(game.users, "activeGM", { configurable: true, value: null });
  expect(bar()).toMatchObject({ told: "GARDIEN.ROUND.awaited", absent: "GARDIEN.ROUND.noKeeper" });
  await combat.nextRound();
  expect(bar()).toMatchObject({ phases: [], now: "", absent: "GARDIEN.ROUND.noKeeper" });
});

it("RP-32, D-19: the fight stands still for movements though nobody has declared them", async () => {
  const { combat } = await openFight();
  await beginRound(combat, "melee", "missile");
  const seen = () => [combat.round, roundState(combat)?.stand, barView(combat, rpgRounds)?.told];
  for (let turn = 0; turn < 2; turn += 1) await combat.nextTurn();
  expect([combat.combatant?.name, ...seen()]).toEqual(["g", 1, "", ""]);
  await combat.nextTurn();
  expect(seen()).toEqual([1, "movement", "GARDIEN.RPG.ROUND.movement"]);
  await combat.nextTurn();
  await settle(combat);
  expect(seen().slice(0, 2)).toEqual([2, "declaration"]);
  await beginRound(combat, "melee", "movement");
  while (combat.combatant?.name !== "s") await combat.nextTurn();
  expect(seen().slice(0, 2)).toEqual([2, ""]);
  await combat.nextTurn();
  await settle(combat);
  expect(combat.round).toBe(3);
});

it("RP-37: a turn that the keeper gives while the order is being written is not taken back", async () => {
  const { combat } = await openFight({ rpgDeclarationPhase: false });
  expect([orderOf(combat), combat.turn]).toEqual(["qgs", 0]);
  const write = combat.updateEmbeddedDocuments.bind(combat);
  vi.spyOn(combat, "updateEmbeddedDocuments").mockImplementationOnce(async (...args) => {
    await combat.nextTurn();
    return write(...args);
  });
  await declare(combat, "q", "magic"); // earlier by its number, in the same place
  await settle(combat);
  expect([orderOf(combat), combat.combatant?.name]).toEqual(["qgs", "g"]);
});

it("RP-37: nobody waits for what the dead declare", async () => {
  const { combat } = await openFight();
  await actorOf("q").update({ "system.hp.dead": true } as never);
  expect(rowView(combat, rpgRounds, idOf("q"))).toMatchObject({ phases: [], told: null });
});

describe("somebody of other rules in a fight in phases", () => {
  it("acts in the melee by their own initiative, and keeps it", async () => {
    const { combat } = await openFight();
    expect(orderOf(combat)).toBe("sgq"); // the slowest first
    await beginRound(combat, "melee", "melee");
    expect(orderOf(combat)).toBe("qgs");
    expect(fighterIn(combat, "g").initiative).toBe(5);
    const stranger = rowView(combat, rpgRounds, idOf("g")); // theirs is a number of their own book
    expect(stranger).toMatchObject({ place: "", told: { words: "GARDIEN.ROUND.otherRules" } });
    expect(rowView(combat, rpgRounds, idOf("q"))?.place).toBe("GARDIEN.RPG.ROUND.place");
    await fighterIn(combat, "g").update({ initiative: 9 } as never);
    await settle(combat);
    expect(orderOf(combat)).toBe("gqs");
  });

  it("acts where the keeper says, in this round and the next ones", async () => {
    const { combat } = await openFight();
    await beginRound(combat, "melee", "missile");
    const seen = () =>
      rowView(combat, rpgRounds, idOf("g"))
        ?.phases.filter(({ on }) => on)
        .map((one) => one.id);
    expect([orderOf(combat), seen()]).toEqual(["sqg", ["melee"]]);
    await combat.update({ turn: 2 });
    await declare(combat, "g", "magic");
    const told = { changed: { flags: { gardien: { actsIn: {} } } }, options: {} };
    await heedCombatant(fighterIn(combat, "g"), { ...told, user: PLAYER });
    expect(orderOf(combat)).toBe("sqg"); // it is the keeper's to say
    await heedCombatant(fighterIn(combat, "g"), { ...told, user: KEEPER });
    expect([orderOf(combat), combat.combatant?.name]).toEqual(["gsq", "g"]); // whoever has the turn keeps it
    await go(combat, "nextRound");
    await beginRound(combat, "magic", "melee");
    expect([orderOf(combat), seen()]).toEqual(["qgs", ["magic"]]);
    expect(rowView(combat, rpgRounds, idOf("g"))?.phases.map((one) => one.id)).toEqual([
      "magic",
      "missile",
      "melee",
      "movement",
    ]);
  });

  it("has nothing to choose under chaos", async () => {
    const { combat } = await openFight({ rpgChaos: true });
    expect(phasesIn(combat)).toBe("rpg");
    await stand(combat, "", false);
    expect(rowView(combat, rpgRounds, idOf("g"))).toMatchObject({ phases: [], fields: [] });
  });
});
