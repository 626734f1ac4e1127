import { describe, expect, it, vi } from "vitest";
import { blastOf, isOfOnePlace, metresToPoint, strikes } from "../../../../src/core/world/blast.js";
import { pointSaid, readPoint } from "../../../../src/core/world/point-aimed-at.js";
import { drawnIn } from "../../../../src/core/world/line-of-fire.js";
import type { Blast } from "../../../../src/core/play/contract/call.js";
import type { AttackProcedure } from "../../../../src/core/play/contract/attack.js";

vi.mock(import("../../../../src/core/rulesets.js"), async (original) => {
  const { rulesetOf } = await original();
  return { ...(await original()), rulesetOf: () => rulesetOf("none") };
});
vi.stubGlobal("canvas", { ready: false });

/** Tokens of one scene in a row, a metre apart. */
function row(...places: readonly number[]): readonly TokenDocument[] {
  const grid = {
    ...{ size: 1, units: "m" },
    measurePath: ([a, b]: readonly { x: number }[]) => ({ distance: Math.abs((a?.x ?? 0) - (b?.x ?? 0)) }),
  };
  const tokens: TokenDocument[] = [];
  const levels = new Map(["ground", "attic"].map((id) => [id, { id }]));
  const scene = { tokens, grid, levels };
  const plain = { y: 0, width: 1, height: 1, parent: scene, level: "ground", actor: {}, hidden: false };
  for (const x of places) tokens.push({ ...plain, x } as unknown as TokenDocument);
  return tokens;
}

const weapon = { type: "weapon" } as unknown as Item;
const procedure = (blast: Blast): AttackProcedure => ({ blast: () => blast }) as unknown as AttackProcedure;
const none = { blast: () => null };
const within = (radius: number): Blast => ({ reaches: (metres) => metres <= radius });

describe("an attack that is thrown once for all", () => {
  it("is at one distance for all, unless each of them has their own", () => {
    expect([isOfOnePlace(within(3)), isOfOnePlace({ ...within(3), each: true }), isOfOnePlace(null)]).toEqual([
      ...[true, false, false],
    ]);
  });

  it("is none where the rules make none of it, or the weapon is gone", () => {
    expect(blastOf(none, { weapon, choices: {} })).toBeNull();
    expect(blastOf(procedure(within(3)), { weapon: null, choices: {} })).toBeNull();
  });

  it("strikes whoever is near the first of those aimed at, the attacker too where it spreads from there", () => {
    const [attacker, aim, near, far] = row(0, 2, 4, 9);
    const struck = (blast: Blast) =>
      drawnIn(procedure(blast), { weapon, choices: {} }, attacker ?? null, [aim ?? null]).map(({ token }) => token);
    expect(struck(within(3))).toEqual([attacker, near]);
    expect(struck({ ...within(3), each: true })).toEqual([near]);
    expect(strikes(within(3), aim ?? null, far ?? null)).toBe(false);
  });

  it("strikes whoever is near a point of the scene where that is aimed at, whether or not anybody stands on it", () => {
    const [attacker, near, far] = row(0, 6, 9);
    const blast: Blast = { ...within(2), at: { x: 5, y: 0.5 } };
    const struck = (one: Blast) =>
      drawnIn(procedure(one), { weapon, choices: {} }, attacker ?? null, []).map(({ token }) => token);
    expect([struck(blast), struck({ ...blast, each: true }), struck(within(2))]).toEqual([[near], [near], []]);
    expect(strikes(blast, far ?? null, far ?? null)).toBe(false);
    expect(strikes(blast, null, null)).toBe(true); // nobody at all
    expect([metresToPoint(blast, attacker ?? null), metresToPoint({ ...blast, each: true }, attacker ?? null)]).toEqual(
      [...[4.5, null]],
    );
  });

  it("goes through no ceiling: whoever is on another storey of the scene is not drawn in", () => {
    const [attacker, aim, near, above] = row(0, 2, 4, 4);
    Object.assign(above ?? {}, { level: "attic" });
    const drawn = (aims: readonly (TokenDocument | undefined)[]) =>
      drawnIn(
        procedure(within(3)),
        { weapon, choices: {} },
        attacker ?? null,
        aims.map((one) => one ?? null),
      );
    expect(drawn([aim]).map(({ token }) => token)).toEqual([attacker, near]);
    expect(drawn([above]).map(({ token }) => token)).toEqual([]); // it bursts up there
    Object.assign(above ?? {}, { level: "a storey that was taken away" });
    expect(drawn([aim]).map(({ token }) => token)).toEqual([attacker, near, above]);
  });

  it("reads a point as it is said, and nothing else", () => {
    expect(readPoint(pointSaid({ x: 12.4, y: -3.6 }))).toEqual({ x: 12, y: -4 });
    for (const said of ["", "1", "1,2,3", "a,b", "1e9,2"]) expect(readPoint(said)).toBeNull();
  });
});
