import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { verdictOf } from "../../../../../src/core/play/messages/messages.js";
import { lookAtClock } from "../../../../../src/core/play/arbiter/calls/clock.js";
import { loadDeeds } from "../../../../../src/core/play/loaded/deeds.js";
import { settle } from "../../../../../src/core/fight/rounds/rounds.js";
import { settled } from "../../../../support/play/arbiter-table.js";
import { idOf } from "../../../../support/play/deeds.js";
import { actorOf, at, calls, goTo, onCard, openBrawl } from "./brawl.js";
import { circles, sheetOf, wounds } from "./ward.js";

beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(async () => {
  await settled();
  vi.unstubAllGlobals();
});

/** Bleeds in a fight from its first round on. */
const bleeding = (blesse: number, tue = 0, clocks: object = {}) =>
  wounds(0, blesse, tue, {
    care: { bleeding: true },
    clocks: { combatId: idOf("fight"), round: 1, bledAt: 0, ...clocks },
  });
const clock = (name: string) => {
  const { bleedSeconds, bleedRounds } = sheetOf(actorOf(name)).care;
  return [bleedSeconds, bleedRounds];
};
const summaries = () => calls().filter(({ id }) => id === "roundSummary");

describe("SE-19: the end of a round", () => {
  test("is told once of everybody in the fight, and of those in hiding to keepers alone", async () => {
    const { combat } = openBrawl([{ name: "Maude" }, { name: "pillard" }, { name: "rat", hidden: true }]);
    await goTo(combat, 1);
    expect(summaries()).toEqual([]);
    await goTo(combat, 2);
    const choices = { combatId: idOf("fight"), first: 1, last: 1 };
    expect(summaries()).toEqual([
      { id: "roundSummary", choices, people: ["Maude", "pillard"], secret: false },
      { id: "roundSummary", choices, people: ["rat"], secret: true },
    ]);
    await Promise.all([lookAtClock(), settle(combat), lookAtClock()]);
    await settled();
    expect(summaries()).toHaveLength(2);
  });

  test("leaves out whom a ruleset says that nothing befalls, and is not told where that is everybody", async () => {
    const { combat } = openBrawl([{ name: "Maude" }, { name: "pillard" }, { name: "rat", hidden: true }]);
    const { roundSummary } = (await loadDeeds("seuils"))?.procedures ?? {};
    const quiet = vi.fn(({ actor }: { readonly actor: Actor }) => actor.name !== "Maude");
    Object.assign(roundSummary as object, { quiet });
    await goTo(combat, 1);
    await goTo(combat, 2);
    Reflect.deleteProperty(roundSummary as object, "quiet");
    expect(summaries().map(({ people, secret }) => ({ people, secret }))).toEqual([
      { people: ["Maude"], secret: false },
    ]);
    expect(quiet).toHaveBeenCalledTimes(3);
  });

  test("is told before the dice of the next one fall, whose maluses it brings", async () => {
    const { combat } = openBrawl([{ name: "Maude", system: bleeding(1, 0, { round: 1 }) }]);
    await actorOf("Maude").update({
      system: { care: { bleedSeconds: 54 }, wounds: { blesse: { lethal: 2 } } },
    } as never);
    await actorOf("Maude").update({ system: { care: { bleedSeconds: 54 } } } as never);
    await goTo(combat, 2);
    expect([circles(actorOf("Maude")), sheetOf(actorOf("Maude")).state]).toEqual([[0, 2, 1], "mourant"]);
    expect(combat.combatants.get(idOf("Maude"))?.initiative).toBe(-1); // nobody who dies rolls
  });

  test("of several rounds that went by without a keeper is told at one go", async () => {
    const { combat } = openBrawl([{ name: "Maude", system: bleeding(0, 1) }]);
    await goTo(combat, 3);
    expect(summaries().map(({ choices }) => choices)).toMatchObject([{ first: 1, last: 2 }]);
    expect(clock("Maude")).toEqual([0, 2]);
  });

  test("is told but once of a round that the keeper steps back to", async () => {
    const { combat } = openBrawl([{ name: "Maude", system: bleeding(1) }]);
    for (const round of [2, 3, 2, 1, 2, 3]) await goTo(combat, round);
    expect(summaries()).toHaveLength(2);
    expect(clock("Maude")).toEqual([12, 0]);
    await goTo(combat, 4);
    expect(clock("Maude")).toEqual([18, 0]);
  });

  test("passes over those whose death the keeper has confirmed, and fights of other people", async () => {
    const { combat } = openBrawl([{ name: "Maude" }, { name: "pillard", system: { deathConfirmed: true } }]);
    await goTo(combat, 2);
    expect(summaries().map(({ people }) => people)).toEqual([["Maude"]]);
  });
});

describe("SE-69: in a fight the blood runs by its rounds", () => {
  test("a human with one Blessé and no help is dead after 23, and each card takes its own round back", async () => {
    const { combat } = openBrawl([{ name: "Maude", system: bleeding(1) }]);
    for (let round = 2; round <= 11; round += 1) await goTo(combat, round);
    expect([circles(actorOf("Maude")), clock("Maude")]).toEqual([
      [0, 2, 0],
      [0, 0],
    ]);
    await onCard("undo");
    expect([circles(actorOf("Maude")), clock("Maude")]).toEqual([
      [0, 1, 0],
      [54, 0],
    ]);
    await goTo(combat, 12);
    expect([circles(actorOf("Maude")), clock("Maude")]).toEqual([
      [0, 2, 0],
      [0, 0],
    ]);
    for (let round = 13; round <= 25; round += 1) await goTo(combat, round);
    expect([circles(actorOf("Maude")), sheetOf(actorOf("Maude")).state]).toEqual([[0, 2, 1], "mort"]);
    expect(sheetOf(actorOf("Maude")).deathConfirmed).toBe(false); // SE-54
  });

  test("whatever the clock of the world does", async () => {
    const { combat } = openBrawl([{ name: "Maude", system: bleeding(1) }]);
    await goTo(combat, 2);
    await at(3600);
    expect([circles(actorOf("Maude")), clock("Maude")]).toEqual([
      [0, 1, 0],
      [6, 0],
    ]);
  });

  test("from the round in which it began, and not after it was stopped", async () => {
    const { combat } = openBrawl([{ name: "Maude" }]);
    await goTo(combat, 5);
    await actorOf("Maude").update({ system: { wounds: { tue: { lethal: 1 } }, care: { bleeding: true } } } as never);
    await goTo(combat, 6);
    expect(clock("Maude")).toEqual([0, 1]);
    await actorOf("Maude").update({ system: { care: { bleeding: false } } } as never);
    await goTo(combat, 7);
    expect(clock("Maude")).toEqual([0, 1]);
  });

  test("and outside by seconds again, from the moment that they leave it", async () => {
    const { combat } = openBrawl([{ name: "Maude", system: bleeding(1) }]);
    await goTo(combat, 2);
    await at(600);
    await combat.delete();
    await at(630);
    expect(clock("Maude")).toEqual([6, 0]); // it counts from now
    await at(650);
    expect(clock("Maude")).toEqual([26, 0]);
  });

  test.each(["click", "keeper"])(
    "where wounds are written %s, the round counts once the keeper has said so",
    async (automation) => {
      const { combat, settings } = openBrawl([{ name: "Maude", system: bleeding(1) }]);
      settings.set("automation", automation);
      await goTo(combat, 2);
      expect(clock("Maude")).toEqual([0, 0]);
      await onCard("apply", 0);
      expect(clock("Maude")).toEqual([6, 0]);
    },
  );

  test("a card that waited for the keeper's word tells of circles as they are by then", async () => {
    const { combat, settings } = openBrawl([{ name: "Maude", system: bleeding(1) }]);
    settings.set("automation", "click");
    await actorOf("Maude").update({ system: { care: { bleedSeconds: 54 } } } as never);
    await goTo(combat, 2);
    await actorOf("Maude").update({ system: { wounds: { touche: { lethal: 3 } } } } as never);
    await onCard("apply", 0);
    const [told] = game.messages.contents.flatMap((message) => verdictOf(message)?.targets ?? []).slice(-1);
    expect(told?.outcome).toMatchObject({ rowsAfter: { touche: { lethal: 3 }, blesse: { lethal: 2 } } });
    expect(circles(actorOf("Maude"))).toEqual([3, 2, 0]);
  });
});

test("SE-69: whoever comes to bleeding into a fight goes on by its rounds", async () => {
  const { combat } = openBrawl([{ name: "Maude", system: bleeding(1, 0, { combatId: "", round: 0 }) }], 0);
  await at(20);
  expect(clock("Maude")).toEqual([20, 0]);
  await combat.update({ round: 1, turn: 0 } as never);
  await at(25);
  expect(clock("Maude")).toEqual([25, 0]);
  await goTo(combat, 2);
  await at(500);
  expect(clock("Maude")).toEqual([31, 0]);
});

test("SE-13: nobody has a place before the round rolls for it, and whoever asks is told so", async () => {
  const { combat, told } = openBrawl([{ name: "Maude" }, { name: "pillard" }], 0);
  await combat.rollInitiative([...combat.combatants].flatMap(({ id }) => id ?? []));
  expect([...combat.combatants].map(({ initiative }) => initiative)).toEqual([null, null]);
  expect(told).toEqual(["GARDIEN.ROUND.diceWithRound"]);
  await goTo(combat, 1);
  expect([...combat.combatants].every(({ initiative }) => initiative !== null)).toBe(true);
});
