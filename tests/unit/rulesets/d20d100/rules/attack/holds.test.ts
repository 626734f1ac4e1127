import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterTry,
  CHARGED,
  holdEachOther,
  strangledRound,
  strangles,
  TRIES,
  tryBarred,
  type Hold,
  type Pair,
} from "../../../../../../src/rulesets/d20d100/rules/attack/holds.js";

import { letGo, lostWith } from "../../../../../../src/rulesets/d20d100/rules/attack/hold-lost.js";

const NAMES = { attacker: "ann", target: "bob" };
const FREE: Hold = { grappling: [], immobilised: false, prone: false, strangled: null };
const LOOSE: Pair = { attacker: FREE, target: FREE };
const HELD = afterTry("seize", LOOSE, NAMES);

describe("grapples", () => {
  test("DD-137, DD-139: whoever goes down lets everybody go, but for a hold around their own neck until they are dead", () => {
    const strangled = { by: "ann", round: 2, failed: true };
    const down = { ...FREE, grappling: ["ann", "cid"], immobilised: true, strangled };
    expect([lostWith(down, false), lostWith(down, true)]).toEqual([["cid"], ["ann", "cid"]]);
    expect(letGo(down, "cid")).toEqual({ ...down, grappling: ["ann"] });
    expect(letGo(letGo(down, "cid"), "ann")).toEqual(FREE);
  });

  test("DD-137: whoever takes hold and whoever is held hold each other, and hold others still", () => {
    expect(holdEachOther(HELD, NAMES)).toBe(true);
    const third = { ...FREE, grappling: ["cid"] };
    const both = afterTry("seize", { attacker: FREE, target: third }, NAMES);
    expect(both.target.grappling).toEqual(["cid", "ann"]);
  });

  test("DD-137: what only one of them remembers is no hold", () => {
    expect(holdEachOther({ attacker: HELD.attacker, target: FREE }, NAMES)).toBe(false);
    expect(holdEachOther({ attacker: FREE, target: HELD.target }, NAMES)).toBe(false);
  });

  test("DD-138: everything but taking hold needs a hold, and taking hold needs none", () => {
    const barred = (held: boolean, charge: boolean) => TRIES.filter((tried) => tryBarred(tried, held, charge) !== null);
    expect(barred(true, false)).toEqual(["seize"]);
    expect(barred(false, false)).toEqual(TRIES.filter((tried) => tried !== "seize"));
  });

  test("DD-159, D-79: a charge pushes and throws down without a hold, and does nothing else", () => {
    const open = TRIES.filter((tried) => tryBarred(tried, false, true) === null);
    expect(open).toEqual(["seize", ...CHARGED]);
  });

  test("DD-138: pinning, throwing down and strangling touch nobody but whoever suffers them", () => {
    expect(afterTry("immobilise", HELD, NAMES)).toEqual({ ...HELD, target: { ...HELD.target, immobilised: true } });
    expect(afterTry("throwDown", HELD, NAMES)).toEqual({ ...HELD, target: { ...HELD.target, prone: true } });
    expect(afterTry("strangle", HELD, NAMES).target.strangled).toEqual({ by: "ann", round: 0, failed: false });
  });

  test("DD-138, DD-139: breaking free and pushing away end the hold, and what came of it", () => {
    const pinned = afterTry("strangle", afterTry("immobilise", HELD, NAMES), NAMES);
    expect(afterTry("push", pinned, NAMES)).toEqual(LOOSE);
    const turned = { attacker: pinned.target, target: pinned.attacker };
    expect(afterTry("breakFree", turned, { attacker: "bob", target: "ann" })).toEqual(LOOSE);
  });

  test("DD-138: whoever two hold stays pinned and strangled by the other once one lets go", () => {
    const two: Hold = {
      grappling: ["ann", "cid"],
      immobilised: true,
      prone: false,
      strangled: { by: "cid", round: 2, failed: true },
    };
    const freed = afterTry("push", { attacker: HELD.attacker, target: two }, NAMES).target;
    expect(freed).toEqual({ ...two, grappling: ["cid"] });
  });

  test("DD-138: freeing an ally loosens their foe's hold on them alone", () => {
    const foe = { ...FREE, grappling: ["ann", "cid"] };
    const after = afterTry("freeAlly", { attacker: HELD.attacker, target: foe }, { ...NAMES, ally: "cid" });
    expect(after.target.grappling).toEqual(["ann"]);
    const ally = { ...FREE, grappling: ["bob"] };
    expect(holdEachOther({ attacker: ally, target: after.target }, { attacker: "cid", target: "bob" })).toBe(false);
  });

  test("DD-139: nobody is strangled by whoever has let go", () => {
    const { attacker, target } = afterTry("strangle", HELD, NAMES);
    expect(strangles(target, attacker, NAMES)).toBe(true);
    expect(strangles(target, FREE, NAMES)).toBe(false);
    expect(strangles(HELD.target, HELD.attacker, NAMES)).toBe(false);
  });

  test("DD-02, DD-139, D-44: the test grows harder by the round, and is made no more once it has failed", () => {
    const fresh = { by: "ann", round: 0, failed: false };
    const held = (round: number, die: number | null, failed = false) =>
      strangledRound({ ...fresh, round, failed }, { die, conModifier: 1 });
    expect(held(0, 9)).toEqual({ strangled: { ...fresh, round: 1 }, loses: false });
    expect(held(1, 9)).toEqual({ strangled: { ...fresh, round: 2, failed: true }, loses: true });
    expect(held(4, 13).loses).toBe(false);
    expect(held(4, 12).loses).toBe(true);
    expect(strangledRound(fresh, { die: 1, conModifier: 20 }).loses).toBe(true);
    expect(held(2, null, true)).toEqual({ strangled: { ...fresh, round: 3, failed: true }, loses: true });
  });

  test("DD-137…DD-139: whatever is tried, nobody holds themselves or anybody twice", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TRIES), { maxLength: 12 }), (all) => {
        const end = all.reduce((pair, tried) => afterTry(tried, pair, { ...NAMES, ally: "cid" }), LOOSE);
        for (const [name, { grappling, immobilised }] of [
          ["ann", end.attacker],
          ["bob", end.target],
        ] as const) {
          expect(new Set(grappling).size).toBe(grappling.length);
          expect(grappling).not.toContain(name);
          expect(immobilised && name === "ann").toBe(false);
        }
        expect(end.attacker.grappling.includes("bob")).toBe(end.target.grappling.includes("ann"));
      }),
    );
  });
});
