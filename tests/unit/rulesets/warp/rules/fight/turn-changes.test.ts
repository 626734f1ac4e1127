import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  actionsDeclared,
  advantageGranted,
  attackDone,
  attackReceived,
  defenceDone,
  desperation,
  doneIn,
  favouredAttackers,
  isOneActionMore,
  mayDeclareActions,
  mayTurnDesperate,
} from "../../../../../../src/rulesets/warp/rules/fight/turn-changes.js";
import { FRESH_TURN } from "../../../../../../src/rulesets/warp/rules/fight/turn-state.js";

const now = { combatId: "fight", round: 3 };
const NEVER = { combatId: "", round: 0 };
const fresh = FRESH_TURN;
const shot = { trait: "aim", weapon: "pistol", shots: 1, actions: 1 };

describe("what is done in a turn", () => {
  test("WP-50: traits are noted once for the side they serve, what anybody has is not", () => {
    const twice = attackDone(attackDone(fresh, shot), shot);
    expect([twice.attackTraits, twice.defenceTraits]).toEqual([["aim"], []]);
    expect(defenceDone(twice, "agile").defenceTraits).toEqual(["agile"]);
    expect(defenceDone(fresh, null).defenceTraits).toEqual([]);
  });

  test("WP-89: shots are counted by weapon, blows are not", () => {
    const state = attackDone(attackDone(fresh, shot), { trait: null, weapon: "rifle", shots: 2, actions: 1 });
    expect(attackDone(state, shot).shots).toEqual({ pistol: 2, rifle: 2 });
    expect(attackDone(fresh, { trait: null, weapon: "sword", shots: 0, actions: 1 }).shots).toEqual({});
  });

  test("WP-47: attacks are actions, as many as were declared and no more without the keeper (WP-39)", () => {
    const once = attackDone(fresh, shot);
    expect([fresh, once].map(isOneActionMore)).toEqual([false, true]);
    expect(isOneActionMore({ ...once, extraActions: 1 })).toBe(false);
    expect(isOneActionMore(attackDone({ ...once, extraActions: 1 }, shot))).toBe(true);
    expect(attackDone(once, { ...shot, actions: 0 }).actions).toBe(1);
  });

  test("WP-39: extra actions are declared before any roll, a defence included (WD-67)", () => {
    expect(mayDeclareActions(fresh)).toBe(true);
    expect([attackDone(fresh, shot), defenceDone(fresh, null)].map(mayDeclareActions)).toEqual([false, false]);
  });

  test("WP-73: nobody defends desperately after an attack, but after a defence", () => {
    expect([fresh, defenceDone(fresh, "agile"), attackDone(fresh, shot)].map(mayTurnDesperate)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("WP-68, WP-132: attackers count once, their attacks each time", () => {
    const state = attackReceived(attackReceived(attackReceived(fresh, "a"), "b"), "a");
    expect([state.attackers, state.attacksReceived]).toEqual([["a", "b"], 3]);
  });

  test("WP-50: what was done in another turn is forgotten when something is done in this one", () => {
    const before = doneIn({ ...fresh, ...NEVER }, now, (state) => attackDone(state, shot));
    expect(before).toMatchObject({ ...now, attackTraits: ["aim"] });
    const later = doneIn(before, { ...now, round: 4 }, (state) => defenceDone(state, "agile"));
    expect(later).toMatchObject({ round: 4, attackTraits: [], shots: {}, defenceTraits: ["agile"] });
    expect(doneIn(before, now, (state) => defenceDone(state, "agile")).attackTraits).toEqual(["aim"]);
  });
});

describe("WP-68: who has the advantage of numbers", () => {
  const attackers = ["a", "b", "c", "d"];

  test("nobody while the victim can face them all", () => {
    expect(favouredAttackers({ attackers, advantageGrantedTo: ["a"] }, { bestCombat: 4 })).toEqual([]);
  });

  test("the latest, unless the victim lets others have it", () => {
    expect(favouredAttackers({ attackers, advantageGrantedTo: [] }, { bestCombat: null })).toEqual(["d", "c"]);
    expect(favouredAttackers({ attackers, advantageGrantedTo: ["a"] }, { bestCombat: null })).toEqual(["a", "d"]);
    expect(favouredAttackers({ attackers, advantageGrantedTo: ["a"] }, { bestCombat: 3 })).toEqual(["a"]);
  });

  test("as many as there are beyond what the victim faces, each once", () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 8 });
    fc.assert(
      fc.property(ids, ids, fc.option(fc.integer({ min: 0, max: 6 })), (all, granted, bestCombat) => {
        const favoured = favouredAttackers({ attackers: all, advantageGrantedTo: granted }, { bestCombat });
        expect(favoured).toHaveLength(Math.max(0, all.length - Math.max(2, bestCombat ?? 2)));
        expect(new Set(favoured).size).toBe(favoured.length);
        expect(favoured.every((id) => all.includes(id))).toBe(true);
      }),
    );
  });
});

describe("what is declared for a turn", () => {
  test("WP-39: extra actions, none to nine", () => {
    const declared = (extra: number) => actionsDeclared(fresh, extra).extraActions;
    expect([declared(2), declared(-1), declared(12)]).toEqual([2, 0, 9]);
  });

  test("WP-68, WP-73: the attack given up, and who has the advantage", () => {
    expect([desperation(fresh, true).desperate, desperation(fresh, false).desperate]).toEqual([true, false]);
    const granted = advantageGranted(advantageGranted(fresh, "a", true), "b", true);
    expect(granted.advantageGrantedTo).toEqual(["a", "b"]);
    expect(advantageGranted(granted, "a", false).advantageGrantedTo).toEqual(["b"]);
  });
});
