import { flag, whole, type Read } from "../../../core/shape/shape.js";
import { decidedNumber } from "../../../core/play/record/override.js";
import type { CardFact, Tick } from "../../../core/play/contract/card-parts.js";
import type { EditField } from "../../../core/play/contract/decision.js";
import type { Override } from "../../../core/play/contract/outcome.js";
import type { Text } from "../../../core/text/text.js";
import { traitOf, type Carried } from "../data/actors/carried.js";
import type { SeuilsWeapon } from "../data/items/weapon.js";
import { fact, fight } from "./fields.js";

/** The tick, and the field of the edit window, that says whether somebody is held. */
const HELD = "held";
const LABEL: Text = { key: "GARDIEN.CONDITION.seuilsHeld" };

/** SE-77 — what an attack brings whoever it wounds, by the traits of whoever attacks. */
export const BRINGS = {
  grip: flag,
  /** Difficulté of the venom; 0: none. */
  venom: whole,
};
export type Brings = Read<typeof BRINGS>;

/** What most attacks bring. */
const BRINGS_NOTHING: Brings = { grip: false, venom: 0 };

/** SE-77 — what the traits of somebody bring with a weapon: claws and jaws hold and inject, nothing that is carried does. */
export function broughtBy(
  carried: Carried,
  { natural, attackType }: Pick<SeuilsWeapon, "natural" | "attackType">,
): Brings {
  if (!natural) return BRINGS_NOTHING;
  const venom = Math.max(0, traitOf(carried, "venom")?.value ?? 0);
  return { grip: attackType !== "ranged" && traitOf(carried, "grip") !== null, venom };
}

/** SE-77 — what a blow has brought. */
export const FELT = {
  /** It may hold, if the keeper lets it. */
  grips: flag,
  held: flag,
  /** Difficulté of the venom that got in; 0: none. */
  venom: whole,
};
type Felt = Read<typeof FELT>;

/** SE-77 — nothing without a wound; whoever is gripped is held unless the keeper says no. */
export function feltOf({ grip, venom }: Brings, wounded: boolean, override: Override): Felt {
  const grips = grip && wounded;
  return { grips, held: grips && decidedNumber(override, HELD) !== 0, venom: wounded ? venom : 0 };
}

/** SE-77 — the tick by which the keeper has a grip hold, or not. */
export function feltTicks({ grips, held }: Felt): readonly Tick[] {
  return grips ? [{ name: HELD, label: LABEL, note: null, on: held }] : [];
}

/** SE-77 — the same in the edit window. */
export function feltFields({ grips }: Felt, override: Override): readonly EditField[] {
  if (!grips) return [];
  const value = String(override[HELD] ?? "");
  return [{ name: HELD, label: LABEL, value, kind: "flag", placeholder: "1", options: [] }];
}

/** SE-77 — venom that got in, on the card. */
export function feltFacts({ venom }: Felt): readonly CardFact[] {
  return venom > 0 ? [fact("venom", fight("venomValue", { difficulty: venom }), "SE-77")] : [];
}
