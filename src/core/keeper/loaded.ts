import { playedRulesets, rulesetById, rulesetOf } from "../rulesets.js";
import { FetchedPart } from "../ui/lazy-part.js";
import type { KeeperPart } from "./contract.js";

const parts = new FetchedPart((id) => rulesetById(id)?.keeper);

/** Loads a ruleset's part of the keeper's screen; undefined for one not played here. */
export function loadKeeper(ruleset: string): Promise<KeeperPart | undefined> {
  return parts.load(ruleset);
}

/** Returns the part of the ruleset that somebody is played by; undefined as long as it is not loaded. */
export function keeperOf({ type }: Actor): KeeperPart | undefined {
  return parts.known(rulesetOf(type)?.id ?? "");
}

/** Returns the ids of the rulesets by which somebody in this world is played, in the order in which they are offered. */
export function rulesetsInPlay(): readonly string[] {
  const present = new Set([...game.actors].flatMap(({ type }) => rulesetOf(type)?.id ?? []));
  return playedRulesets().flatMap(({ id }) => (present.has(id) ? [id] : []));
}
