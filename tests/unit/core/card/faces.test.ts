import { INTENT } from "../../../../src/core/play/record/intent.js";
import { afterEach, beforeEach, expect, test } from "vitest";
import { kindOf } from "../../../../src/core/card/kinds/kind-of.js";
import type { DeedCall } from "../../../../src/core/play/record/deed-call.js";
import { GUN, intent, roll, sent, sitDown, target } from "../../../support/play/arbiter-table.js";
import { sentDeed } from "../../../support/play/deed-of.js";
import { duel, playDuel } from "../../../support/play/duel.js";

const { blast } = duel;
let end = () => {};

beforeEach(async () => {
  end = await playDuel();
});
afterEach(() => {
  Object.assign(duel, { blast });
  end();
});

const faces = (own: readonly number[]): readonly (number | undefined)[] => {
  const meant = intent({ targets: [target(), target(), target()], weapon: { uuid: GUN } });
  const rolls = [
    roll("GbAttackRoll", 20, 13),
    ...own.map((face, at) => roll("GbAttackRoll", 20, face, { options: { target: at } })),
  ];
  const attack = sent("attack", "", meant, { rolls });
  sitDown([attack]);
  const message = game.messages.get(String(attack["_id"]));
  const source = { id: "", message, intent: INTENT.read(meant), deed: null, record: undefined };
  return kindOf(source)
    .faces()
    .map((face) => face?.die?.value);
};

test("what is thrown once for all stands in the row of each, not the damage of the one before", () => {
  Object.assign(duel, { blast: () => ({ reaches: () => true }) });
  expect(faces([2, 9, 7])).toEqual([13, 13, 13]);
});

test("where each is thrown for, each row has its own", () => {
  expect(faces([2, 9])).toEqual([13, 2, 9]);
});

test("a deed shows every die that was thrown for it before it is judged, those that do not count apart", () => {
  const die = { class: "Die", number: 3, faces: 6, modifiers: ["kl2"], evaluated: true };
  const results = [3, 1, 5].map((result) => ({ result, active: result < 5, discarded: result === 5 }));
  const three = roll("Roll", 6, 4, { formula: "3d6kl2", terms: [{ ...die, results }] });
  const deed = sentDeed("climb", { rolls: [three] });
  sitDown([deed]);
  const message = game.messages.get(String(deed["_id"]));
  const meant = intent({ targets: [target()] });
  const called = { id: "climb", choices: {}, clock: false, time: 0, rolls: [1] } as unknown as DeedCall;
  const [face] = kindOf({ id: "", message, intent: INTENT.read(meant), deed: called, record: undefined }).faces();
  expect(face?.die).toBeNull();
  expect(face?.dice.map(({ value, counts }) => [value, counts])).toEqual([
    [1, true],
    [3, true],
    [5, false],
  ]);
});
