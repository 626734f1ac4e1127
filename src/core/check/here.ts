import { playedRulesets } from "../rulesets.js";
import { peopleOf } from "../world/people-of.js";
import { shelfOf, usersHere } from "./foundry.js";

/** Rulesets that somebody of this world plays by; all of them in a world without anybody. */
export function usedRulesets(): readonly string[] {
  const used = playedRulesets().filter((ruleset) => peopleOf(ruleset).length > 0);
  return (used.length > 0 ? used : playedRulesets()).map(({ id }) => id);
}

/** The round of the fight that goes on in the scene in view; `null`: none does. */
export function fightHere(): number | null {
  const scene = game.scenes.viewed;
  const own = [...game.combats].filter(({ started }) => started);
  const here = own.find((combat) => combat.scene === scene || (combat.scene === null && combat.active));
  return here?.round ?? null;
}

/** Names of everybody in this world: no report tells them. */
export function namesHere(): readonly string[] {
  const actors = [...shelfOf("Actor")].flatMap(({ name }) => name ?? []);
  return [...usersHere().map(({ name }) => name), ...actors];
}
