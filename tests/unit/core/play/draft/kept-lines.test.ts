import { beforeEach, expect, test, vi } from "vitest";
import { isKept, keepLine, keptLines } from "../../../../../src/core/play/draft/kept-lines.js";

type Who = Parameters<typeof keptLines>[0];

const RAIN = { id: "own.rain", value: -2, reason: "Sous la pluie" };
const hero = { uuid: "Actor.hero" } as Actor;
const on = (scene: string | null, attacker = hero): Who =>
  ({ attacker, token: scene === null ? null : { parent: { id: scene } } }) as unknown as Who;

const user = {
  flags: {} as Record<string, unknown>,
  update(change: Record<string, unknown>) {
    user.flags = { gardien: { sceneLines: change["flags.gardien.sceneLines"] } };
    return Promise.resolve();
  },
};

beforeEach(() => {
  user.flags = {};
  vi.stubGlobal("game", { user, scenes: { viewed: { id: "quay" } } });
});

test("a line is kept for one attacker on one scene, with a token on it or without, until it is dropped", async () => {
  await keepLine(on("quay"), RAIN, true);
  expect([keptLines(on("quay")), keptLines(on(null)), isKept(RAIN.id)]).toEqual([[RAIN], [RAIN], true]);
  expect([keptLines(on("cellar")), keptLines(on("quay", { uuid: "Actor.other" } as Actor))]).toEqual([[], []]);
  await keepLine(on("quay"), RAIN, true); // once
  expect(keptLines(on("quay"))).toHaveLength(1);
  await keepLine(on("quay"), RAIN, false);
  expect([keptLines(on("quay")), isKept(RAIN.id)]).toEqual([[], false]);
});

test("of too many the oldest go, and what is no line is none", async () => {
  for (let i = 0; i < 65; i++) await keepLine(on("quay"), { ...RAIN, id: `own.${i}` }, true);
  const kept = keptLines(on("quay"));
  expect([kept.length, kept.at(0)?.id, kept.at(-1)?.id]).toEqual([60, "own.5", "own.64"]);
  user.flags = { gardien: { sceneLines: "rain" } };
  expect(keptLines(on("quay"))).toEqual([]);
});
