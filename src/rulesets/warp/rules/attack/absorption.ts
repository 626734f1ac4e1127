import type { AmmoType } from "./ammunition.js";
import { sumOf } from "../checks/faces.js";
import { divideDamage, halveProtection } from "../rounding.js";
import type { DamageRounding, HollowOnOne } from "../vocabulary.js";

/** WP-96 — what armour is up against: a plain blow or blast (WD-63), or a round. */
export type Harm = "normal" | AmmoType;

/** WP-86, WP-94 — which dice of armour fall against a harm: those that do not are worth 1 each. */
export function armourDiceFall(harm: Harm | "taser"): { readonly regular: boolean; readonly ballistic: boolean } {
  return { regular: harm !== "ap", ballistic: harm === "standard" || harm === "hollow" };
}

/** WP-61, WP-86, WP-118 — what protects against one attack; dice as faces. */
export interface Protection {
  readonly regularDice: readonly number[];
  readonly regularPoints: number;
  readonly ballisticDice: readonly number[];
  /** Steel skin: its total, and how many dice made it (WD-38). */
  readonly skin?: { readonly total: number; readonly dice: number };
}

/** WP-96 — what the table may decide otherwise. */
export interface AbsorptionOptions {
  readonly rounding?: DamageRounding;
  readonly hollowOnOne?: HollowOnOne;
}

/** WP-96 — protection taken off first, then the divisor, then what is left; points. */
export interface Absorption {
  readonly protection: number;
  readonly divisor: number;
  readonly damage: number;
}

/** WP-85…WP-87, WP-94…WP-96 — what armour leaves of raw damage; regular armour comes first. */
export function absorb(
  raw: number,
  harm: Harm,
  worn: Protection,
  { rounding = "nearest", hollowOnOne = "double" }: AbsorptionOptions = {},
): Absorption {
  const { protection, divisor } = against(harm, worn, hollowOnOne);
  return { protection, divisor, damage: divideDamage(Math.max(0, raw - protection), divisor, rounding) };
}

function against(harm: Harm, worn: Protection, hollowOnOne: HollowOnOne): Omit<Absorption, "damage"> {
  const rolled = regularRoll(worn);
  const stopped = sumOf(worn.ballisticDice);
  const divided = Math.max(1, stopped);
  switch (harm) {
    case "normal":
      return { protection: rolled + worn.ballisticDice.length, divisor: 1 };
    case "standard":
      return { protection: halveProtection(rolled), divisor: divided };
    case "ap":
      return { protection: leastProtection(worn), divisor: 2 };
    case "hollow": {
      const spared = stopped === 0 || (stopped === 1 && hollowOnOne === "noEffect");
      return { protection: 2 * rolled, divisor: spared ? 1 : 2 * stopped };
    }
  }
}

/** WP-61 — points of all regular protection as rolled: layers are added before anything else is done to them (WD-05). */
export function regularRoll({ regularDice, regularPoints, skin }: Protection): number {
  return sumOf(regularDice) + regularPoints + (skin?.total ?? 0);
}

/** WP-94 — every die of armour gives 1, points stay as they are. */
function leastProtection({ regularDice, regularPoints, ballisticDice, skin }: Protection): number {
  return regularDice.length + regularPoints + ballisticDice.length + (skin?.dice ?? 0);
}
