import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { ValueChange } from "../../../core/play/contract/changes.js";
import { text } from "../../../core/shape/shape.js";
import type { Text } from "../../../core/text/text.js";
import type { DeedChoices } from "../../../core/play/contract/deed.js";
import { borneBy, chosenOf, type Borne } from "../../../core/deed/owned-items.js";
import { WarpSpell } from "../data/items/spell.js";
import { LASTING } from "../data/actors/status.js";
import type { LastingEffect } from "../data/actors/status.js";
import { spellEffectLabel } from "../labels.js";
import { nameOf } from "../data/items/names-kept.js";
import { fact, field } from "./kit.js";
import { figuresOf } from "./reading.js";

/** The spells of an actor that it has learned and that nobody resists (WP-126), or those it has yet to learn. */
export function spellsOf(actor: Actor, learned: boolean): readonly Borne<WarpSpell>[] {
  return borneBy(actor, WarpSpell).filter(({ system }) => system.learned === learned && !(learned && system.aimed));
}

/** The spell that a choice names among them, else the first. */
export function spellIn(actor: Actor, choices: DeedChoices, learned: boolean): Borne<WarpSpell> | null {
  const spells = spellsOf(actor, learned);
  return chosenOf(spells, choices, "spell") ?? (text.read(choices["spell"]).trim() === "" ? (spells[0] ?? null) : null);
}

/** The field that names the spell. */
export const spellField = (learned: boolean, hint: (actor: Actor, spell: Borne<WarpSpell> | null) => Text) =>
  field.pick(
    ({ actors: [actor] }) =>
      actor ? spellsOf(actor, learned).map((spell) => field.namedOption(spell.id, nameOf(spell))) : [],
    {
      initial: ({ actors: [actor], choices }) => (actor ? (spellIn(actor, choices, learned)?.id ?? "") : ""),
      hint: (_spell, { actors: [actor], choices }) => (actor ? hint(actor, spellIn(actor, choices, learned)) : null),
    },
  );

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
