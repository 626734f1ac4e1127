import type { Choices } from "../../../../core/play/contract/situation.js";
import type { Borne } from "../../../../core/deed/owned-items.js";
import { WarpPower } from "../../data/items/power.js";
import { WarpSpell } from "../../data/items/spell.js";
import { WarpTrait } from "../../data/items/trait.js";
import { figuresOf } from "../../deeds/reading.js";
import { traitsOf } from "../../deeds/traits.js";
import { isOn } from "../fields.js";
import { UNTRAINED } from "../traits.js";

/** What is turned on somebody who may answer: a power, a spell, or what somebody is good at (WP-10, WP-103, WP-125). */
export type Used =
  | { readonly kind: "power"; readonly system: WarpPower }
  | { readonly kind: "spell"; readonly system: WarpSpell }
  | { readonly kind: "contest"; readonly system: WarpTrait };

/** What an item is, if it can be turned on somebody; `null` for weapons, and for what is gone. */
export function usedOf(item: Item | null): Used | null {
  const system: unknown = item?.system;
  if (system instanceof WarpPower) return { kind: "power", system };
  if (system instanceof WarpSpell) return { kind: "spell", system };
  return system instanceof WarpTrait ? { kind: "contest", system } : null;
}

/** WP-104 — whether a power is forced. */
export function isForced(choices: Choices): boolean {
  return isOn(choices.forced);
}

/** WP-103, WP-104, WP-125 — charges of one use. */
export function chargesOf({ kind }: Used, choices: Choices): number {
  if (kind === "contest") return 0;
  return kind === "power" && isForced(choices) ? 2 : 1;
}

/** WP-06 — the trait that is pitted against somebody: as chosen, else the one the attempt began with; `null`: none. */
export function contestTrait(item: Item, choices: Choices): Borne<WarpTrait> | null {
  const { actor } = item;
  if (!actor || choices.trait === UNTRAINED) return null;
  const traits = traitsOf(actor);
  return traits.find(({ id }) => id === choices.trait) ?? traits.find(({ id }) => id === item.id) ?? null;
}

/** WP-06 — dice without a trait. */
export function untrainedOf(actor: Actor): number {
  return figuresOf(actor).untrained;
}
