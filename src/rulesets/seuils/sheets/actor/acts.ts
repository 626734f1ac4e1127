import { offersOf, type Offer, type Who as WhoLooks } from "../../../../core/sheets/acts.js";
import { AREA } from "../../deeds/kit.js";
import { seuilsDeeds } from "../../deeds/index.js";

/** The place of a sheet where a deed stands: beside the circles are those that somebody needs now. */
export type ActPlace = "health" | "turn" | "traits" | "care";

/** What decides which deeds are offered. */
export type Need =
  | "fight"
  | "spent"
  | "unaware"
  | "held"
  | "marked"
  | "pending"
  | "late"
  | "bleeding"
  | "treatable"
  | "watched"
  | "dead";

const OFFERS: readonly Offer<ActPlace, Need>[] = [
  { deed: "action", place: "turn", needs: ["fight"] }, // SE-18
  { deed: "free", place: "turn", needs: ["held"] }, // SE-77
  { deed: "giveBack", place: "turn", needs: ["spent"], keepers: true }, // SE-14
  { deed: "surprise", place: "turn", needs: ["fight", "unaware"], keepers: true }, // SE-32
  { deed: "request", place: "traits", keepers: true }, // SE-05
  { deed: "oppose", place: "traits", keepers: true }, // SE-08
  { deed: "firstAid", place: "health", needs: ["pending"] }, // SE-61
  { deed: "stopBleeding", place: "health", needs: ["bleeding"] }, // SE-70
  { deed: "treatment", place: "health", needs: ["treatable"] }, // SE-68
  { deed: "watch", place: "health", needs: ["watched"] }, // SE-63
  { deed: "death", place: "health", needs: ["dead"], keepers: true }, // SE-54
  { deed: "harm", place: "health", keepers: true }, // SE-50
  { deed: "heal", place: "health", needs: ["marked"], keepers: true }, // SE-50
  // Of others too: whoever cares for somebody says for whom.
  { deed: "firstAid", place: "care" }, // SE-61
  { deed: "stopBleeding", place: "care" }, // SE-70
  { deed: "treatment", place: "care" }, // SE-68
  { deed: "watch", place: "care", needs: ["watched"] }, // SE-63
  { deed: "day", place: "care", keepers: true }, // SE-71
  { deed: "untended", place: "care", needs: ["late"], keepers: true }, // SE-63
  { deed: "infection", place: "care", keepers: true }, // SE-66
  { deed: "venom", place: "care", keepers: true }, // SE-77
  { deed: "harm", place: "care", keepers: true }, // SE-50
  { deed: "heal", place: "care", needs: ["marked"], keepers: true }, // SE-50
];

export type Who = WhoLooks<Need>;

/** The deeds that a place offers; the keeper's own stand last. */
export const { actsOn, offered: OFFERED } = offersOf(AREA, (deed) => seuilsDeeds.procedures[deed]?.icon ?? "", OFFERS);
