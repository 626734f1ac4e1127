/** WP-94, WP-95 — what a firearm is loaded with: ordinary, armour-piercing or hollow-point rounds. */
export const AMMO_TYPES = ["standard", "ap", "hollow"] as const;
export type AmmoType = (typeof AMMO_TYPES)[number];

/** WP-95 — what a round adds to the damage factor of the weapon; it adds to that of the tactic (WD-55). */
export const AMMO_FACTOR = { standard: 0, ap: 0, hollow: 2 } as const satisfies Record<AmmoType, number>;
