/** The powers the book describes, and those a table makes up. */
export const POWER_EFFECTS = [
  "auraReading",
  "healing",
  "intuition",
  "lightningStrike",
  "mindReading",
  "preReaction",
  "wanderingEye",
  "sending",
  "steelSkin",
  "telekinesis",
  "telekineticFist",
  "telepathy",
  "custom",
] as const;
export type PowerEffect = (typeof POWER_EFFECTS)[number];

/** WP-112, WP-113, WP-115, WP-116, WP-118 — powers that are used for themselves, or strengthen another roll. */
const FOR_ONESELF: readonly PowerEffect[] = [
  "intuition",
  "lightningStrike",
  "preReaction",
  "wanderingEye",
  "steelSkin",
];

/** WP-110, WP-111, WP-114, WP-117, WP-120, WP-121 — powers that are turned on somebody. */
const ON_SOMEBODY: readonly PowerEffect[] = [
  "auraReading",
  "healing",
  "mindReading",
  "sending",
  "telekineticFist",
  "telepathy",
];

/** WP-103, WP-105 — whether a power is turned on somebody: by what it does, else by whether it is resisted. */
export function isAimed(effect: PowerEffect, resisted: boolean): boolean {
  return ON_SOMEBODY.includes(effect) || (resisted && !FOR_ONESELF.includes(effect));
}

/** WP-111, WP-113 — whether a power can be used with nobody to turn it on: nobody is healed, no blow struck. */
export function worksAlone(effect: PowerEffect): boolean {
  return effect !== "healing" && effect !== "lightningStrike";
}
