import { t } from "../../text/i18n.js";
import { knownAs, snapshot } from "../../world/names.js";
import type { DraftTarget } from "./draft.js";
import { mayChoose } from "../../world/shown.js";

/** An actor that can be chosen without pointing at a token, with the place where it was found. */
export interface AtHand {
  readonly value: string;
  readonly name: string;
  readonly group: "scene" | "combat" | "world";
  readonly target: DraftTarget;
}

/**
 * Returns all whom an attacker may choose without a map: tokens the user sees on the scene, combatants, then actors of
 * the world whom the user may see or the keeper shows. Each once, without the attacker if there is one, without other
 * rulesets' actors, and without the world's actor of a token in view.
 */
export function atHand(attacker: Actor | null, plays: (actor: Actor) => boolean): readonly AtHand[] {
  const found = new Map<string, AtHand>();
  const add = (group: AtHand["group"], actor: Actor | null, token: TokenDocument | null) => {
    if (!actor || actor === attacker || !plays(actor)) return;
    const value = (token ?? actor).uuid;
    if (found.has(value) || found.has(actor.uuid)) return;
    const { name } = knownAs({ actor: actor.uuid, token: token?.uuid ?? null, ...snapshot(actor, token) });
    found.set(value, { value, name, group, target: { actor, token, metres: null } });
  };
  for (const token of visibleTokens()) add("scene", token.actor, token);
  const linked = new Set([...found.values()].map(({ target }) => target.actor));
  for (const combatant of game.combat?.combatants ?? []) {
    if (combatant.actor && !combatant.hidden && !linked.has(combatant.actor))
      add("combat", combatant.actor, combatant.token);
  }
  const standing = new Set([attacker?.id, ...[...found.values()].map(({ target }) => target.actor?.id)]); // a token's has its id
  for (const actor of game.actors) {
    if (mayChoose(actor, game.user) && !standing.has(actor.id)) add("world", actor, null);
  }
  return [...found.values()];
}

/** Groups actors by the place where they were found, under its name; without empty groups. */
export function grouped(
  people: readonly AtHand[],
): readonly { readonly label: string; readonly people: readonly AtHand[] }[] {
  return (["scene", "combat", "world"] as const)
    .map((group) => ({
      label: t(`GARDIEN.ATTACK.group.${group}`),
      people: people.filter((one) => one.group === group),
    }))
    .filter(({ people: some }) => some.length > 0);
}

function visibleTokens(): readonly TokenDocument[] {
  if (!canvas.ready) return [];
  const placed = (canvas.tokens as { placeables: readonly (Token & { visible: boolean })[] } | null)?.placeables ?? [];
  return placed
    .filter(
      ({ visible, document, actor }) => visible && (!document.hidden || actor?.isOwner === true || game.user.isGM),
    )
    .map(({ document }) => document);
}
