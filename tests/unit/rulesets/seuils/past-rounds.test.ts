import { afterEach, describe, expect, test, vi } from "vitest";
import { moveAttacker } from "../../../../src/core/play/apply/apply.js";
import { planFor } from "../../../../src/core/play/apply/planning.js";
import type { Plan } from "../../../../src/core/play/record/plan.js";
import type { Verdict } from "../../../../src/core/play/record/verdict.js";
import { followRounds } from "../../../../src/core/fight/rounds/follow-rounds.js";
import { followTurns } from "../../../../src/core/fight/rounds/turns.js";
import { figuresOf } from "../../../../src/rulesets/seuils/data/reading.js";
import { actionWritten } from "../../../../src/rulesets/seuils/fight/round-written.js";
import { settled } from "../../../support/play/arbiter-table.js";
import { idOf } from "../../../support/play/deeds.js";
import { actorOf, goTo, openBrawl } from "./deeds/brawl.js";

let following = false;

/** A fight in its first round, which the arbiter follows. */
async function openFight(): Promise<{ combat: Combat; hero: Actor }> {
  const { combat } = openBrawl([{ name: "Maude" }, { name: "pillard" }]);
  if (!following) followTurns();
  following = true;
  followRounds(combat);
  await goTo(combat, 1);
  return { combat, hero: actorOf("Maude") };
}

/** What an attack costs of the round; answers with how it is taken back. */
async function attack(actor: Actor, seed: string): Promise<() => Promise<void>> {
  const plan = planFor(actionWritten(actor, "attack"), actor, seed) as Plan;
  const verdict = { aftermath: plan, intent: { attacker: { actor: actor.uuid, token: null } } } as unknown as Verdict;
  await moveAttacker(verdict, "out");
  return async () => {
    await moveAttacker(verdict, "back");
    await settled();
  };
}

const attacksIn = (actor: Actor, round: number) => figuresOf(actor).roundAt({ combatId: idOf("fight"), round }).attacks;

afterEach(async () => {
  await settled();
  vi.unstubAllGlobals();
});

describe("SE-14: an attack that is taken back in another round than its own", () => {
  test("counts no more once the keeper, who had stepped back, goes forward again", async () => {
    const { combat, hero } = await openFight();
    await attack(hero, "first");
    await goTo(combat, 2);
    const takeBack = await attack(hero, "second");
    await goTo(combat, 1);
    expect(attacksIn(hero, 1)).toBe(1);
    await takeBack();
    expect(attacksIn(hero, 1)).toBe(1);
    await goTo(combat, 2);
    expect(attacksIn(hero, 2)).toBe(0);
  });

  test("counts no more once the keeper steps back to its round", async () => {
    const { combat, hero } = await openFight();
    const takeBack = await attack(hero, "first");
    await goTo(combat, 2);
    await attack(hero, "second");
    await takeBack();
    expect(attacksIn(hero, 2)).toBe(1);
    await goTo(combat, 1);
    expect(attacksIn(hero, 1)).toBe(0);
    await goTo(combat, 2);
    expect(attacksIn(hero, 2)).toBe(1);
  });
});
