import { batter, type Body, type Battered } from "../rules/body/hits.js";
import { afterVest, throughSkin, type Protection } from "../rules/arms/protection.js";
import type { DamageType } from "../rules/vocabulary.js";

/** DD-133 — a hit that waits for the die of the vest. */
export interface Pending {
  /** Points before any protection. */
  readonly before: number;
  readonly multiplier: number;
  /** DD-134 — what the dice come to with all of them at 1. */
  readonly minimum: number | null;
}

/** What stands between. */
export interface Sheltered {
  /** Faces of the vest's die; `null`: it is not thrown. */
  readonly vest: number | null;
  readonly skin: Pick<Protection, "mode" | "value"> | null;
}

/** DD-133 — how somebody stands after all hits, with the exact chance of it; equal ends are together. */
export function vestOdds(
  body: Body,
  pending: readonly Pending[],
  { vest, skin }: Sheltered,
  type: DamageType,
): readonly { readonly left: Battered; readonly chance: number }[] {
  let sums = new Map<string, { readonly dealt: readonly number[]; readonly chance: number }>([
    ["", { dealt: [], chance: 1 }],
  ]);
  for (const { before, multiplier, minimum } of pending) {
    const next = new Map<string, { readonly dealt: readonly number[]; readonly chance: number }>();
    for (const { dealt, chance } of sums.values()) {
      for (let face = vest === null ? 0 : 1; face <= (vest ?? 0); face += 1) {
        const damage = afterVest(before, face);
        const points = skin ? throughSkin(skin, { damage, minimum, multiplier }) : damage;
        const all = [...dealt, points];
        const { hp, temporary, stabilised } = batter(body, all, type);
        const key = `${hp} ${temporary} ${stabilised}`;
        const known = next.get(key);
        next.set(key, { dealt: known?.dealt ?? all, chance: (known?.chance ?? 0) + chance / (vest ?? 1) });
      }
    }
    sums = next;
  }
  return Array.from(sums.values(), ({ dealt, chance }) => ({ left: batter(body, dealt, type), chance }));
}
