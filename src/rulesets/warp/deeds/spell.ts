import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { ValueChange } from "../../../core/play/contract/changes.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import { word } from "../../../core/deed/card.js";
import { textIn } from "../../../core/deed/choices.js";
import type { DeedChoices } from "../../../core/play/contract/deed.js";
import { borneBy, chosenOf, type Borne } from "../../../core/deed/owned-items.js";
import { WarpSpell } from "../data/spell.js";
import { LASTING } from "../data/status.js";
import type { LastingEffect } from "../data/status.js";
import { spellEffectLabel } from "../labels.js";
import { fact } from "./card.js";
import { figuresOf } from "./reading.js";

/** The spells of an actor that it has learned and that nobody resists (WP-126), or those it has yet to learn. */
export function spellsOf(actor: Actor, learned: boolean): readonly Borne<WarpSpell>[] {
  return borneBy(actor, WarpSpell).filter(({ system }) => system.learned === learned && !(learned && system.aimed));
}

/** The spell that a choice names among them, else the first. */
export function spellIn(actor: Actor, choices: DeedChoices, learned: boolean): Borne<WarpSpell> | null {
  const spells = spellsOf(actor, learned);
  return chosenOf(spells, choices, "spell") ?? (textIn(choices, "spell") === "" ? (spells[0] ?? null) : null);
}

/** WP-129…WP-132 — what a spell leaves on whoever it falls on; `null`: nothing that figures know of. */
export function lastingIn(outcome: Outcome): LastingEffect | null {
  return LASTING.find((one) => one === word(outcome, "effect")) ?? null;
}

/** WP-109, WP-129…WP-132 — the effect on the sheet: it lasts until somebody takes it off. */
export function spellbinding(effect: LastingEffect | null, actor: Actor): readonly ValueChange[] {
  if (effect === null || figuresOf(actor).spellbound[effect]) return [];
  return [{ path: `system.spellbound.${effect}`, after: true }];
}

/** WP-129…WP-132 — the effect in a word. */
export function lastingFacts(outcome: Outcome): readonly CardFact[] {
  const effect = lastingIn(outcome);
  return effect ? [fact("effect", { key: spellEffectLabel(effect) }, "WP-109")] : [];
}
