import type { Facts } from "../../../core/play/contract/modifiers.js";
import type { Blow } from "../../../core/play/contract/outcome.js";
import type { Situation } from "../../../core/play/contract/situation.js";
import { guardOf } from "./circumstances.js";
import { classicFigures, type ClassicFigures } from "./classic/rolls.js";
import { featGb, type FeatGb } from "./feat-gb.js";
import type { Guard } from "./reading.js";
import { weaponOf } from "./reading.js";

/** What a blow owes to its weapon, and to the hands that hold it. */
interface Weapon extends FeatGb {
  readonly guard: Guard;
  /** GB-51. */
  readonly pfOnly: boolean;
}

type Struck = Pick<Blow, "weapon" | "choices" | "metres" | "kept">;

/** What of a weapon a blow rests on, should it be deleted before the keeper decides. */
export function keepsOf({ weapon, choices, metres }: Situation): Facts {
  const { guard, powerGb, criticalGb, pfOnly } = weaponNow({ weapon, choices, metres });
  const { bonus, threatMin, multiplier } = classicFigures({ weapon, choices, metres });
  return {
    ...{ powerGb, criticalGb, pfOnly: Number(pfOnly), touch: Number(guard.touch), dexLost: Number(guard.dexLost) },
    ...{ bonus, threatMin, multiplier },
  };
}

function weaponNow({ weapon, choices }: Struck): Weapon {
  const pfOnly = weapon !== null && weaponOf(weapon).pfOnly;
  return { ...featGb(weapon, choices), guard: guardOf(weapon, choices), pfOnly };
}

/** What the weapon of a blow does: as it is, else as it was kept. */
export function weaponIn(blow: Struck): Weapon {
  const { weapon, kept } = blow;
  if (weapon || kept?.["powerGb"] === undefined) return weaponNow(blow);
  return {
    guard: { touch: kept["touch"] === 1, dexLost: kept["dexLost"] === 1 },
    powerGb: Number(kept["powerGb"]),
    criticalGb: Number(kept["criticalGb"]),
    pfOnly: kept["pfOnly"] === 1,
  };
}

/** GB-43 — the same in the classic rules. */
export function classicIn(blow: Struck): Omit<ClassicFigures, "faces"> {
  const { weapon, kept } = blow;
  if (weapon || kept?.["multiplier"] === undefined) return classicFigures(blow);
  return {
    bonus: Number(kept["bonus"]),
    threatMin: Number(kept["threatMin"]),
    multiplier: Number(kept["multiplier"]),
  };
}
