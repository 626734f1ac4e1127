import { expect, test } from "vitest";
import { announceToModules } from "../../../../src/core/api/announced.js";
import { hear, whileTested } from "../../../support/hear.js";
import { sitDown, type Data } from "../../../support/play/arbiter-table.js";
import { readFileSync } from "node:fs";

const { documentTypes } = JSON.parse(readFileSync("system.json", "utf8")) as { documentTypes: Data };
const at = (round: number, stand: string) => ({ round, flags: { gardien: { round: { round, stand } } } });

/** A fight as the keeper's client wrote it before this one came. */
const fight = (): Combat => {
  const combats = [{ _id: "fight00000000000", active: true, ...at(1, "declare") }];
  sitDown([], undefined, { actors: [], documentTypes, combats });
  return game.combats.get("fight00000000000") as Combat;
};

test("modules hear on every client of a phase that begins, once, and of none that was there", () => {
  const combat = fight();
  const told: unknown[] = [];
  void whileTested(announceToModules);
  hear("gardien.phaseBegun", (...args: unknown[]) => void told.push(args));
  /** What the keeper's client, wherever that is, writes of the fight. */
  const written = (change: object): unknown[] => {
    combat.updateSource(change);
    Hooks.callAll("updateCombat" as never, combat as never, change as never);
    return told.splice(0);
  };
  expect(written({ flags: { other: { word: 1 } } })).toEqual([]);
  expect(written(at(1, ""))).toEqual([]); // people act
  expect(written(at(1, "wounds"))).toEqual([[combat, "wounds"]]);
  expect(written(at(1, "wounds"))).toEqual([]);
  expect(written({ round: 2 })).toEqual([]); // nobody has said yet how far that one is
  expect(written(at(2, "declare"))).toEqual([[combat, "declare"]]);
});
