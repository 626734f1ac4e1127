import { describe, expect, test } from "vitest";
import { bodyState } from "../../../../../../src/rulesets/rpg/rules/body/body-state.js";
import {
  capacitiesOf,
  hamperedMove,
  isHelpless,
  noParry,
} from "../../../../../../src/rulesets/rpg/rules/body/capacities.js";
import type { Condition, State } from "../../../../../../src/rulesets/rpg/rules/body/conditions.js";
import type { Loss } from "../../../../../../src/rulesets/rpg/rules/body/settle.js";

const NOW = { round: 3, worldTime: 1000 };
const lasting = (state: State, first = 0): Condition => ({
  state,
  span: { clock: "world", first, last: null },
  ends: "care",
  wound: "w",
});
const body = (states: readonly State[], losses: readonly Loss[] = []) =>
  bodyState(
    states.map((state) => lasting(state)),
    losses,
    NOW,
  );
const lost = (part: Loss["part"], side: Loss["side"] = null): Loss => ({ part, side, partial: false });
const restrict = (mode: (State & { type: "restrict" })["mode"]): State => ({ type: "restrict", mode });

const ABLE = { attack: true, cast: true, parry: "any", move: "walk", standUp: null, act: true };
const UNABLE = { attack: false, cast: false, parry: "none", move: "none", standUp: null, act: false };

describe("what is left of somebody", () => {
  test("RP-61: nothing hinders who has no conditions, or only such as wait", () => {
    expect(capacitiesOf(body([]))).toEqual(ABLE);
    expect(bodyState([lasting({ type: "inert" }, 1001)], [], NOW).inert).toBe(false);
  });

  test("RP-61: of several restrictions the strictest rules", () => {
    expect(body([restrict("noAttack"), restrict("shieldParryOnly"), restrict("parryOnly")]).restriction).toBe(
      "shieldParryOnly",
    );
  });

  test("RP-61: all modifiers and bleedings count, half is half", () => {
    const malus: State = { type: "modifier", scope: "skills", value: -1 };
    const state = body([
      malus,
      malus,
      { type: "bleed", formula: "1" },
      { type: "bleed", formula: "1d6" },
      { type: "halveSkills" },
    ]);
    expect(state.modifiers).toHaveLength(2);
    expect([state.bleeding, state.halveSkills]).toEqual([["1", "1d6"], true]);
  });

  test("RP-61: the fall that keeps one down longest tells how to get up", () => {
    const falls = (["free", "rounds", "test"] as const).map((stand): State => ({ type: "prone", stand }));
    expect(body(falls).prone).toBe("rounds");
    expect([body([]).prone, body([{ type: "prone", stand: "free" }]).prone]).toEqual([null, "free"]);
  });

  test("RP-27, RP-61: whoever collapsed for want of hit points is unconscious, and lies there", () => {
    const collapsed = bodyState([], [], NOW, true);
    expect([collapsed.unconscious, collapsed.prone, isHelpless(collapsed)]).toEqual([true, "free", true]);
  });

  test("RP-61: an arm is out of use while hurt, caught, or gone; the other one serves (D-37)", () => {
    const arm = (side: "right" | "left"): State => ({ type: "disableLimb", part: "hand", side });
    expect(body([arm("right")]).disabled).toEqual({ right: true, left: false });
    expect(body([{ type: "entangled", zone: "arms", side: "left" }]).disabled).toEqual({ right: false, left: true });
    expect(body([], [lost("forearm", "left")]).disabled).toEqual({ right: false, left: true });
    expect(body([], [lost("eye", "left"), lost("arm")]).disabled).toEqual({ right: false, left: false });
  });
});

describe("what somebody can still do", () => {
  test("RP-61: nothing at all, or parry, or parry with a shield, or anything but attack", () => {
    expect(capacitiesOf(body([restrict("nothing")]))).toEqual(UNABLE);
    expect(capacitiesOf(body([restrict("parryOnly")]))).toEqual({ ...UNABLE, parry: "any" });
    expect(capacitiesOf(body([restrict("shieldParryOnly")]))).toEqual({ ...UNABLE, parry: "shield" });
    expect(capacitiesOf(body([restrict("noAttack")]))).toEqual({ ...ABLE, attack: false });
  });

  test("RP-61: neither inert nor unconscious ones do anything", () => {
    for (const type of ["inert", "unconscious"] as const) expect(capacitiesOf(body([{ type }]))).toEqual(UNABLE);
  });

  test("RP-70, RP-71: a net stops everything but words, a bola what it holds", () => {
    const caught = (zone: "whole" | "trunk" | "legs") => capacitiesOf(body([{ type: "entangled", zone, side: null }]));
    expect(caught("whole")).toMatchObject({ attack: false, parry: "none", move: "none" });
    expect(caught("trunk")).toMatchObject({ attack: false, parry: "none", move: "walk" });
    expect(caught("legs")).toMatchObject({ attack: true, parry: "any", move: "none" });
  });

  test("RP-03, RP-72: who is busy or loads does not attack, and may parry", () => {
    expect(capacitiesOf(body([{ type: "reloading" }]))).toEqual({ ...ABLE, attack: false });
    expect(capacitiesOf(body([{ type: "busy" }]))).toEqual({ ...UNABLE, parry: "any" });
  });

  test("RP-41: only who can do nothing has no Bdef; out of action is not helpless (D-24)", () => {
    expect(isHelpless(body([{ type: "entangled", zone: "whole", side: null }]))).toBe(true);
    expect([isHelpless(body([restrict("nothing")])), isHelpless(body([]))]).toEqual([false, false]);
  });

  test("RP-31, RP-39, RP-42: why a hit is not met", () => {
    expect(noParry(body([]), true)).toBeNull();
    expect(noParry(body([]), false)).toBe("noAction");
    expect(noParry(body([{ type: "surprised" }]), true)).toBe("surprised");
    expect(noParry(body([{ type: "inert" }, { type: "surprised" }]), true)).toBe("helpless");
    expect(noParry(body([restrict("nothing")]), true)).toBe("restricted");
  });
});

describe("getting up", () => {
  const standUp = (...states: State[]) => capacitiesOf(body(states)).standUp;
  const prone = (stand: (State & { type: "prone" })["stand"]): State => ({ type: "prone", stand });

  test("RP-61: freely or by a test, not before the rounds or the care it takes", () => {
    expect(standUp()).toBeNull();
    expect((["free", "test", "rounds", "care"] as const).map((stand) => standUp(prone(stand)))).toEqual([
      "free",
      "test",
      null,
      null,
    ]);
  });

  test("RP-61, RP-70: not while one can only parry, or is caught", () => {
    expect(standUp(prone("free"), restrict("parryOnly"))).toBeNull();
    expect(standUp(prone("free"), { type: "entangled", zone: "legs", side: "left" })).toBeNull();
    expect(standUp(prone("free"), restrict("noAttack"))).toBe("free");
  });
});

describe("how far somebody runs", () => {
  test("RP-28, RP-61: half, at least a metre, and not halved twice", () => {
    expect([7, 1].map((move) => hamperedMove(move, body([{ type: "halveMove" }])))).toEqual([3, 1]);
    expect(hamperedMove(7, body([{ type: "halveMove" }], [lost("foot", "left")]))).toBe(3);
    expect(hamperedMove(7, body([], [lost("leg", "right")]))).toBe(3);
  });

  test("RP-59, RP-61: a crawl, for who crawls, lies down, or lost the use of the legs", () => {
    expect(hamperedMove(7, body([restrict("parryOnly"), { type: "crawl" }]))).toBe(1);
    expect(hamperedMove(7, body([], [lost("legs")]))).toBe(1);
    expect(hamperedMove(7, body([{ type: "prone", stand: "free" }]))).toBe(1);
    expect(hamperedMove(7, body([restrict("parryOnly")]))).toBe(0);
  });
});
