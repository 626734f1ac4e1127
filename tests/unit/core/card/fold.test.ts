import { beforeEach, expect, test, vi } from "vitest";
import { foldsByItself } from "../../../../src/core/card/collapse.js";
import { NO_ACTIONS } from "../../../../src/core/card/parts/row-actions.js";

type Source = Parameters<typeof foldsByItself>[0];
type Row = Parameters<typeof foldsByItself>[1][number];

const source = (round: number | null): Source =>
  ({ intent: { combat: round === null ? null : { id: "fight", round } }, record: undefined }) as unknown as Source;
const row = (more: Partial<Row["actions"]> = {}): Row => ({ actions: { ...NO_ACTIONS, ...more } }) as unknown as Row;
const call = {
  deed: "firstAid",
  choices: "{}",
  label: "",
  window: true,
  byAnybody: true,
  ofAttacker: false,
  on: "",
  about: "",
  inPlace: false,
};

beforeEach(() => void vi.stubGlobal("game", { combat: { id: "fight", round: 2 } }));

test("a card folds once its round is over, and only then", () => {
  expect([1, 2, null].map((round) => foldsByItself(source(round), [row()], null))).toEqual([true, false, false]);
  vi.stubGlobal("game", { combat: { id: "another", round: 2 } });
  expect(foldsByItself(source(1), [row()], null)).toBe(false);
});

test("a card on which its reader still has something to do stays open", () => {
  const open: Partial<Row["actions"]>[] = [{ apply: true }, { calls: [call] }];
  for (const actions of open) expect(foldsByItself(source(1), [row(), row(actions)], null)).toBe(false);
  expect(foldsByItself(source(1), [row({ undo: true, edit: true })], null)).toBe(true);
});
