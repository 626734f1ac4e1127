import { expect, test } from "vitest";
import { turns } from "../../../../src/rulesets/warp/fight/turns.js";
import { npc } from "../../../support/models/warp-models.js";

const patient = { system: npc({ turn: { waits: true } }) } as unknown as Actor;
const step = (previous: readonly [number, number], current: readonly [number, number] | null) => ({
  combatId: "c",
  previous: { round: previous[0], turn: previous[1] },
  current: current && { round: current[0], turn: current[1] },
});

test("WP-47: whoever waits does so until their moment comes, or the turn of everybody or the fight ends", () => {
  const over = { turn: { waits: false } };
  expect(turns(patient, 2, step([1, 0], [1, 1]))).toBeNull();
  expect(turns(patient, 2, step([1, 1], [1, 2]))).toEqual(over);
  expect(turns(patient, 2, step([1, 1], [2, 0]))).toEqual(over);
  expect(turns(patient, 2, step([1, 1], null))).toEqual(over);
});

test("WP-47: nothing ends for whoever does not wait", () => {
  expect(turns({ system: npc() } as unknown as Actor, 0, step([1, 1], [2, 0]))).toBeNull();
});
