import { NEW_TRAIT_COST } from "../../rules/character/improvement.js";
import { CHARGE_COST } from "../../rules/powers/psychic-reserve.js";
import { AREA } from "../../deeds/kit.js";

/** A deed with a button of its own. */
export interface Act {
  readonly deed: string;
  readonly icon: string;
  /** Language key. */
  readonly label: string;
  /** By the keeper's word alone. */
  readonly keepers: boolean;
}

interface Offer {
  readonly deed: string;
  readonly icon: string;
  /** Only for whoever has a psychic reserve. */
  readonly reserve?: true;
  /** Only where the table plays with powers. */
  readonly paranormal?: true;
  /** Only as long as a skin of steel lasts. */
  readonly skin?: true;
  /** Only for somebody dying who has still to choose. */
  readonly dying?: true;
  /** Only where the table plays gestalt combat. */
  readonly gestalt?: true;
  /** Only for whoever has yet to find out about a talent for magic. */
  readonly talent?: true;
  /** Dice of experience that it costs: a player who has not got them has nothing to ask for. */
  readonly cost?: number;
  /** Only in a fight. */
  readonly fight?: true;
  /** By the keeper's word alone. */
  readonly keepers?: true;
}

const OFFERS: readonly Offer[] = [
  { deed: "death", icon: "fa-solid fa-heart-crack", dying: true }, // WP-59
  { deed: "fate", icon: "fa-solid fa-clover" }, // WP-13
  { deed: "edge", icon: "fa-solid fa-face-angry", fight: true }, // WP-72
  { deed: "recovery", icon: "fa-solid fa-mug-hot" }, // WP-64
  { deed: "healing", icon: "fa-solid fa-bed" }, // WP-66
  { deed: "group", icon: "fa-solid fa-people-group" }, // WP-41
  { deed: "rollSkin", icon: "fa-solid fa-shield", skin: true }, // WP-118
  { deed: "swapSkin", icon: "fa-solid fa-right-left", skin: true }, // WP-118
  { deed: "learnPower", icon: "fa-solid fa-lightbulb", paranormal: true }, // WP-99
  { deed: "talent", icon: "fa-solid fa-star-half-stroke", talent: true, keepers: true }, // WP-123
  { deed: "recharge", icon: "fa-solid fa-battery-half", reserve: true }, // WP-108
  { deed: "newTrait", icon: "fa-solid fa-seedling", cost: NEW_TRAIT_COST }, // WP-77, WP-78
  { deed: "charges", icon: "fa-solid fa-battery-full", reserve: true, cost: CHARGE_COST }, // WP-102
  { deed: "harm", icon: "fa-solid fa-explosion", keepers: true }, // WP-74
  { deed: "setDifficulty", icon: "fa-solid fa-mountain", keepers: true }, // WP-08, WP-09
  { deed: "gestalt", icon: "fa-solid fa-people-arrows", gestalt: true, keepers: true }, // WP-76
  { deed: "session", icon: "fa-solid fa-rotate", keepers: true }, // WP-15
  { deed: "award", icon: "fa-solid fa-award", keepers: true }, // WP-17
];

/** What decides which deeds are offered. */
interface Who extends Readonly<
  Record<"reserve" | "paranormal" | "talent" | "skin" | "dying" | "gestalt" | "fight" | "keeper", boolean>
> {
  /** Dice of experience, used in this session or not (WP-77, WD-27). */
  readonly experience: number;
}

/** The deeds that are offered apart from traits, weapons and powers. */
export function actsFor(who: Who): readonly Act[] {
  const needs = ["reserve", "paranormal", "talent", "skin", "dying", "gestalt", "fight"] as const;
  const asked = ({ keepers, cost = 0 }: Offer) => who.keeper || (!keepers && cost <= who.experience);
  const fits = (offer: Offer) => needs.every((need) => who[need] || !offer[need]) && asked(offer);
  return OFFERS.filter(fits).map(({ deed, icon, keepers = false }) => ({
    deed,
    icon,
    label: `${AREA}.${deed}.name`,
    keepers,
  }));
}
