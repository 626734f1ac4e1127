import { beforeEach, expect, test } from "vitest";
import { undoLast } from "../../../../src/core/undo/undo-last.js";
import { as, doDeed, KEEPER, ofPack, PLAYER, seat } from "../../../support/play/play.js";

let hero: Actor;
let told: readonly string[];

beforeEach(async () => {
  const paul = { ...ofPack("investigators/paul"), ownership: { default: 0, [PLAYER]: 3 } };
  told = await seat("gb", [paul], { settings: { undoAtOnce: true } }); // no window stands here
  [hero] = game.actors.contents as [Actor];
});

const tired = () => (hero.system as unknown as { pf: { value: number } }).pf.value;

test("the keeper takes back what was applied last, one card after the other, as often as there is one", async () => {
  const before = tired();
  const effort = (pf: number) => doDeed("effort", hero, { pf }, [], { by: KEEPER });
  await effort(1);
  await effort(3);
  expect(tired()).toBe(before - 4);
  await undoLast();
  expect(tired()).toBe(before - 1);
  await undoLast();
  expect(tired()).toBe(before);
  expect(told).toHaveLength(2);
  await undoLast();
  expect(tired()).toBe(before);
  expect(told.at(-1)).toBe("GARDIEN.CARD.nothingToUndo");
});

test("a player does not", async () => {
  const before = tired();
  await doDeed("effort", hero, { pf: 2 }, [], { by: KEEPER });
  await as(PLAYER, undoLast);
  expect(tired()).toBe(before - 2);
  expect(told.at(-1)).toBe("GARDIEN.CARD.undoKeepers");
});
