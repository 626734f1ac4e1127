import { describe, expect, test } from "vitest";
import { warpAttack } from "../../../../support/play/attacks.js";
import { armed, inRound, linesOf, openRing, told } from "../attack/table.js";
import { doDeed, hindrance, procedure, systemOf } from "./table.js";

describe("a psychological edge (WP-72)", () => {
  test("is there with the attacks of the next turn, and with those alone", async () => {
    const { hero, thug } = openRing();
    const proposed = () => warpAttack.proposals({ ...attack, metres: null })["edge"];
    const attack = { attacker: hero, weapon: armed(hero, "fists"), target: thug };
    const { undo } = await doDeed("edge", hero);
    const seen = [1, 2, 3].map((round) => {
      inRound(round);
      return proposed();
    });
    expect(seen).toEqual(["0", "1", "0"]);
    inRound(2);
    expect(told(linesOf(attack.weapon, thug).lines)).toContainEqual(["edge", 1]);
    const choices = { edge: "1" };
    expect(warpAttack.doubts({ ...attack, metres: null, choices })).not.toContain("edge");
    await undo();
    expect(proposed()).toBe("0");
    expect(warpAttack.doubts({ ...attack, metres: null, choices })).toContain("edge");
  });

  test("lasts the whole fight for whoever defends somebody dear", async () => {
    const { hero } = openRing();
    await doDeed("edge", hero, { ground: "dear" });
    expect(systemOf(hero).edge).toMatchObject({ round: 1, lasting: true });
    const { edgeAt } = hero.system as unknown as { edgeAt(now: object): unknown };
    const at = (round: number) => edgeAt.call(hero.system, { combatId: "f".repeat(16), round });
    expect([1, 2, 9].map(at)).toEqual(["now", "now", "now"]);
  });

  test("is the keeper's to grant, in a fight", () => {
    const { hero } = openRing();
    expect(procedure("edge").by).toBe("keeper");
    inRound(null);
    expect(hindrance("edge", hero)).toBe("noFight");
  });
});
