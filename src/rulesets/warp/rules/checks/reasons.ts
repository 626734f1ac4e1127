/** Every reason for dice that the rules know, with the rule it comes from. */
export const REASONS = {
  tangent: "WP-40",
  advantage: "WP-14",
  hindrance: "WP-14",
  experience: "WP-15",
  flaws: "WP-06",
  wounded: "WP-57",
  armour: "WP-62",
  extraActions: "WP-39",
  extraActionsDice: "WP-39",
  effectBonus: "WP-14",
  effectMalus: "WP-14",
  effectDice: "WP-14",
  seriousWounds: "WP-75",
  outnumbering: "WP-68",
  surprise: "WP-69",
  betterWeapon: "WP-70",
  betterPosition: "WP-71",
  edge: "WP-72",
  predictable: "WP-56",
  recoil: "WP-89",
  tactic: "WP-90",
  strike: "WP-113",
  desperate: "WP-73",
  preReaction: "WP-115",
  range: "WP-54",
  ammunition: "WP-94",
  cover: "WP-53",
  targetMoving: "WP-53",
  attackerMoving: "WP-53",
  darkness: "WP-53",
  halfDice: "WP-55",
  dodge: "WP-53",
  forced: "WP-104",
  ownPower: "WP-106",
  opposingPower: "WP-107",
  helpers: "WP-42",
  charm: "WP-129",
} as const;
export type Reason = keyof typeof REASONS;

/** Whether an id is that of a reason the rules know. */
export function isReason(id: string): id is Reason {
  return Object.hasOwn(REASONS, id);
}
