import { beforeEach, describe, expect, it, vi } from "vitest";
import { declareFor } from "../../../../src/core/fight/rounds/declare.js";
import { goTo } from "../../../../src/core/fight/rounds/round-steps.js";
import { roundState } from "../../../../src/core/fight/state/round-state.js";
import { barView, rowView } from "../../../../src/core/fight/rounds/round-view.js";
import { heed, heedActor, heedCombatant, settle, SETTLED, stand } from "../../../../src/core/fight/rounds/rounds.js";
import { rpgRounds } from "../../../../src/rulesets/rpg/fight/rounds.js";
import { KEEPER, PLAYER, RIVAL } from "../../../support/play/arbiter-table.js";
import {
  actorOf,
  beginRound,
  declare,
  fighterIn,
  idOf,
  openFight,
  orderOf,
  sectionOf,
  sitAs,
} from "../../../support/play/phased-fight.js";

beforeEach(() => vi.unstubAllGlobals());

const standOf = (combat: Combat) => roundState(combat)?.stand;
const row = (combat: Combat, letter: string) => rowView(combat, rpgRounds, idOf(letter));

/** The d10 that fall, in their order. */
function falls(...faces: readonly number[]): void {
  const left = [...faces];
  const randomUniform = () => {
    const face = left.shift();
    if (face === undefined) throw new Error("a die too many");
    return (face - 0.5) / 10;
  };
  Object.assign(CONFIG.Dice, { randomUniform });
}

describe("whoever declares", () => {
  it("RP-37: is seen by the quick alone until all have spoken; their own is theirs to choose, until then", async () => {
    const { combat, told } = await openFight();
    await declare(combat, "s", "movement");
    sitAs(PLAYER);
    expect(row(combat, "s")).toMatchObject({ phases: [], told: { words: "GARDIEN.RPG.PHASE.movement" }, tally: null });
    expect(row(combat, "q")?.phases).toHaveLength(4);
    await actorOf("s").update({ system: { reaction: { override: 9 } } } as never);
    expect(row(combat, "s")?.told?.words).toBe("GARDIEN.ROUND.declared");
    sitAs(KEEPER);
    await stand(combat, "", false);
    sitAs(PLAYER);
    expect(row(combat, "s")?.told?.words).toBe("GARDIEN.RPG.PHASE.movement");
    expect(row(combat, "q")?.phases).toEqual([]);
    await declareFor(fighterIn(combat, "q"), { phase: "magic" });
    expect([sectionOf("q"), told]).toEqual([undefined, ["GARDIEN.ROUND.tooLate"]]);
  });

  it("RP-37: is held to it, whatever their client writes; a keeper’s word is another matter", async () => {
    const { combat } = await openFight();
    await beginRound(combat, "melee", "melee");
    expect(orderOf(combat)).toBe("qgs");
    const writes = async (letter: string, section: string, user: string) => {
      sitAs(user); // where somebody has the table followed, it is their word there, too
      await actorOf(letter).update({ system: { round: { section } } } as never);
      sitAs(KEEPER);
      await heedActor(actorOf(letter), user);
    };
    await writes("q", "movement", PLAYER);
    await heedActor(actorOf("q"), KEEPER); // of what the arbiter has put back
    expect([sectionOf("q"), orderOf(combat)]).toEqual(["melee", "qgs"]);
    await writes("s", "magic", KEEPER);
    expect([sectionOf("s"), orderOf(combat), combat.combatant?.name]).toEqual(["magic", "sqg", "q"]);
  });

  it("RP-76, RP-77: chooses a manoeuvre and whom it is for with the melee, and neither with what has none", async () => {
    const { combat } = await openFight();
    await declare(combat, "q", "melee");
    const fields = () => row(combat, "q")?.fields.map(({ id, options }) => [id, ...options.map(({ value }) => value)]);
    expect(fields()?.map(([id]) => id)).toEqual(["intent", "target"]);
    await declareFor(fighterIn(combat, "q"), { intent: "disarm" });
    await declareFor(fighterIn(combat, "q"), { target: "Token.g" });
    expect(actorOf("q").system).toMatchObject({ round: { section: "melee", intent: "disarm", target: "Token.g" } });
    await declare(combat, "q", "missile");
    expect(actorOf("q").system).toMatchObject({ round: { section: "missile", intent: "none", target: "Token.g" } });
    await declare(combat, "q", "movement");
    expect(fields()).toEqual([]);
  });
});

describe("the keeper leads a round", () => {
  it("RP-37: on from declarations once all have spoken, or over the silent, who act in the melee", async () => {
    const { combat, told } = await openFight();
    await declare(combat, "q", "movement");
    await combat.nextTurn();
    expect([standOf(combat), told]).toEqual(["declaration", ["GARDIEN.ROUND.silent"]]);
    await stand(combat, "", false);
    expect([standOf(combat), orderOf(combat), combat.combatant?.name]).toEqual(["", "gsq", "g"]);
    expect(barView(combat, rpgRounds)?.now).toBe("GARDIEN.RPG.PHASE.melee");
  });

  it("by the buttons of its phases, from any keeper’s window", async () => {
    const { combat } = await openFight();
    await beginRound(combat, "missile", "melee");
    Object.assign(game.users.get(RIVAL) as object, { role: 4 });
    sitAs(RIVAL); // a keeper, and not the arbiter
    await goTo(combat, "melee");
    expect(combat.combatant?.name).toBe("g");
    await goTo(combat, "declaration");
    expect(standOf(combat)).toBe("");
    sitAs(KEEPER);
    await heed(combat);
    expect([standOf(combat), combat.combatant ?? null]).toEqual(["declaration", null]);
  });

  it("RP-36: past what falls together in a duel; a player who is done leads no further than there", async () => {
    const { combat, told } = await openFight({ rpgDuel: true });
    await beginRound(combat, "melee", "movement");
    await combat.update({ turn: combat.turns.findIndex(({ name }) => name === "g") });
    await combat.nextTurn();
    expect(standOf(combat)).toBe("damage");
    sitAs(PLAYER);
    await combat.nextTurn();
    expect([standOf(combat), told]).toEqual(["damage", ["GARDIEN.ROUND.keeperGoesOn"]]);
    sitAs(KEEPER);
    await combat.nextTurn();
    expect([standOf(combat), combat.combatant?.name]).toEqual(["", "s"]);
  });

  it("RP-36: a player who ends the turn before it is led there by the arbiter, once", async () => {
    const { combat } = await openFight({ rpgDuel: true });
    await beginRound(combat, "melee", "movement");
    await combat.combatants.get(idOf("g"))?.delete();
    sitAs(PLAYER);
    await combat.nextTurn();
    expect([standOf(combat), combat.combatant?.name]).toEqual(["", "q"]);
    sitAs(KEEPER);
    const done = { changed: { flags: { gardien: { done: {} } } }, options: {}, user: PLAYER };
    for (let heard = 0; heard < 2; heard++) await heedCombatant(fighterIn(combat, "q"), done);
    expect(standOf(combat)).toBe("damage");
  });

  it("RP-01, RP-31: sees how long declarations may last, and whom to mark as surprised in the first round", async () => {
    const { combat } = await openFight({ rpgDeclarationTimer: 30 });
    const { since = 0 } = roundState(combat) ?? {};
    expect(barView(combat, rpgRounds)?.deadline).toBe(since + 30_000);
    expect(row(combat, "s")?.ticks).toMatchObject([{ id: "rpgSurprised" }]);
    sitAs(PLAYER);
    expect(row(combat, "s")?.ticks).toEqual([]);
    sitAs(KEEPER);
    await stand(combat, "", false);
    expect(barView(combat, rpgRounds)?.deadline).toBe(0);
    await combat.nextRound();
    await settle(combat);
    expect(row(combat, "s")?.ticks).toEqual([]);
  });
});

describe("the order of a round", () => {
  it("RP-33: equals throw until they differ, and the table reads it", async () => {
    const { combat } = await openFight({ rpgDeclarationPhase: false });
    falls(4, 4, 2, 9);
    await actorOf("s").update({ system: { reaction: { override: 7 } } } as never);
    await settle(combat);
    expect(orderOf(combat)).toBe("sqg");
    expect(roundState(combat)?.dice).toEqual([
      { id: idOf("q"), dice: { tie: [4, 2] } },
      { id: idOf("s"), dice: { tie: [4, 9] } },
    ]);
    const read = game.messages.contents.map(({ flags, whisper }) => [flags, whisper]);
    const told = (name: string, totals: readonly number[]) => ({
      gardien: { orderDice: { dice: [{ name, totals }] } },
    });
    expect(read).toMatchObject([
      [told("q", [4, 2]), []],
      [told("s", [4, 9]), [KEEPER]], // somebody of the keeper’s
    ]);
    await actorOf("s").update({ system: { reaction: { override: 6 } } } as never);
    await settle(combat);
    expect(orderOf(combat)).toBe("qsg");
  });

  it("RP-34, RP-35: with a d10 each round, under chaos without sections", async () => {
    const open = openFight({ rpgChaos: true });
    falls(1, 10);
    const { combat } = await open;
    expect(orderOf(combat).replace("g", "")).toBe("qs"); // 8 and 14: the slower of this round first
    await stand(combat, "", false);
    expect([orderOf(combat).replace("g", ""), barView(combat, rpgRounds)?.now]).toEqual([
      "sq",
      "GARDIEN.RPG.PHASE.all",
    ]);
    falls(9, 2);
    await combat.nextRound();
    await settle(combat);
    expect(orderOf(combat).replace("g", "")).toBe("sq"); // 16 and 6
  });

  it("RP-33: is found without a roll before the fight begins", async () => {
    const { combat } = await openFight({}, 0);
    falls();
    await combat.rollInitiative([idOf("q"), idOf("s")]);
    expect([fighterIn(combat, "q").initiative, fighterIn(combat, "s").initiative]).toEqual([70, 40]);
    expect(game.messages.size).toBe(0);
  });

  it("a keeper’s hand on somebody’s number holds for the round, a player’s does not", async () => {
    const { combat } = await openFight({ rpgDeclarationPhase: false });
    expect(orderOf(combat)).toBe("qgs");
    const put = async (user: string, options: object) => {
      sitAs(user);
      await fighterIn(combat, "s").update({ initiative: 9999 } as never);
      sitAs(KEEPER);
      await heedCombatant(fighterIn(combat, "s"), { changed: { initiative: 9999 }, options, user });
    };
    for (const options of [{}, SETTLED]) {
      await put(PLAYER, options);
      expect([fighterIn(combat, "s").initiative, orderOf(combat)]).toEqual([2040, "qgs"]);
    }
    await put(KEEPER, {});
    expect(orderOf(combat)).toBe("sqg");
    await settle(combat);
    expect(orderOf(combat)).toBe("sqg");
    await combat.nextRound();
    await settle(combat);
    expect(orderOf(combat)).toBe("qgs");
  });
});
