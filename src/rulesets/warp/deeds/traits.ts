import { borneBy, type Borne } from "../../../core/deed/owned-items.js";
import { WarpPower } from "../data/items/power.js";
import { WarpTrait } from "../data/items/trait.js";
import type { FlawMode } from "../rules/vocabulary.js";

/** WP-18 — what somebody is good at; powers are used for themselves (WP-103). */
export function traitsOf(actor: Actor): readonly Borne<WarpTrait>[] {
  return borneBy(actor, WarpTrait).filter(({ system }) => !system.isFlaw && !(system instanceof WarpPower));
}

/** WP-28 — those of them that the user knows of. */
export function knownTo<One extends Borne<WarpTrait>>(traits: readonly One[]): readonly One[] {
  return game.user.isGM ? traits : traits.filter(({ system }) => !system.unknown);
}

/** WP-28 — those of them that may be called upon without a word: what its bearer does not know of waits for the keeper's. */
export function revealed<One extends Borne<WarpTrait>>(traits: readonly One[]): readonly One[] {
  return traits.filter(({ system }) => !system.unknown);
}

/** WP-25 — the flaws of an actor that work in one way. */
export function flawsOf(actor: Actor, mode: FlawMode): readonly Borne<WarpTrait>[] {
  return borneBy(actor, WarpTrait).filter(({ system }) => system.isFlaw && system.flawMode === mode);
}

/** The id of the field that says whether a flaw applies. */
export function flawField({ id }: Borne<WarpTrait>): string {
  return `flaw-${id}`;
}
