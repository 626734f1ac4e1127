import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { ValueChange } from "../../../core/play/contract/changes.js";
import type { Text } from "../../../core/text/text.js";
import { borneBy, type Borne } from "../../../core/deed/owned-items.js";
import { WarpSpell } from "../data/items/spell.js";
import { LASTING } from "../data/actors/status.js";
import type { LastingEffect } from "../data/actors/status.js";
import { spellEffectLabel } from "../labels.js";
import { fact, field } from "./kit.js";
import { figuresOf } from "./reading.js";

/** The spells of an actor that it has learned and that nobody resists (WP-126), or those it has yet to learn. */
function spellsOf(actor: Actor, learned: boolean): readonly Borne<WarpSpell>[] {
  return borneBy(actor, WarpSpell).filter(({ system }) => system.learned === learned && !(learned && system.aimed));
}

/** The spell: as chosen, else the first of them. */
export const spellField = (learned: boolean, hint: (actor: Actor, spell: Borne<WarpSpell> | null) => Text) =>
  field.item(({ actors: [actor] }) => (actor ? spellsOf(actor, learned) : []), {
    hint: (spell, { actors: [actor] }) => (actor ? hint(actor, spell) : null),
  });

/** WP-129…WP-132 — what a spell leaves on its target; `null`: nothing that figures know of. */
export const lastingIn = (effect: string): LastingEffect | null => LASTING.find((one) => one === effect) ?? null;

/** WP-109, WP-129…WP-132 — the effect on the sheet: it lasts until somebody takes it off. */
export function spellbinding(effect: LastingEffect | null, actor: Actor): readonly ValueChange[] {
  if (effect === null || figuresOf(actor).spellbound[effect]) return [];
  return [{ path: `system.spellbound.${effect}`, after: true }];
}

/** WP-129…WP-132 — the effect in a word. */
export function lastingFacts(kind: string): readonly CardFact[] {
  const effect = lastingIn(kind);
  return effect ? [fact("effect", { key: spellEffectLabel(effect) }, "WP-109")] : [];
}
