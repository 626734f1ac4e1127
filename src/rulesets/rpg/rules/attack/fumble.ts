import type { Effect } from "../criticals/effects.js";

/** RP-55 — what a critical failure in combat may do; the keeper may think of more. */
export const FUMBLE_ENTRIES = ["weaponBroken", "weaponStuck", "offBalance", "allyHit", "hurtSelf"] as const;
export type FumbleEntry = (typeof FUMBLE_ENTRIES)[number];

/** RP-55 — hit points lost by who hurts himself, or whose experimental weapon does (D-66). */
export const FUMBLE_DAMAGE = "1d4";

/** RP-55 — the die that may choose. */
export const FUMBLE_DIE = 4;

const ARMED: readonly FumbleEntry[] = ["weaponBroken", "weaponStuck", "offBalance", "allyHit"];
const UNARMED: readonly FumbleEntry[] = ["hurtSelf", "hurtSelf", "offBalance", "allyHit"];

/** RP-55 — what the d4 chooses, for attacks and parries alike (D-34); `null` beyond the die. */
export function fumbleAt(die: number, armed: boolean): FumbleEntry | null {
  return (armed ? ARMED : UNARMED)[die - 1] ?? null;
}

/** RP-55 — what the keeper chooses between: bare hands neither break nor get stuck. */
export function fumbleChoices(armed: boolean): readonly FumbleEntry[] {
  return [...new Set(armed ? ARMED : UNARMED)];
}

/** RP-55 — what an entry does to who fumbled: no attack in the round that follows. */
export function fumbleEffects(entry: FumbleEntry): readonly Effect[] {
  return entry === "offBalance"
    ? [{ type: "restrict", mode: "noAttack", until: { kind: "rounds", formula: "1", start: "next" } }]
    : [];
}
