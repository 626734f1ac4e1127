import { healed, json, record, whole } from "../../../core/shape/shape.js";
import type { Facts } from "../../../core/play/contract/modifiers.js";
import type { Blow } from "../../../core/play/contract/outcome.js";
import type { Situation } from "../../../core/play/contract/situation.js";
import { guardOf } from "./circumstances.js";
import { classicFigures, type ClassicFigures } from "./classic/rolls.js";
import { featGb, type FeatGb } from "./feat-gb.js";
import type { Guard } from "./reading.js";
import { weaponOf } from "../data/reading.js";

/** What a blow owes to its weapon, and to the hands that hold it. */
interface Weapon extends FeatGb {
  readonly guard: Guard;
  /** GB-51. */
  readonly pfOnly: boolean;
}

type Struck = Pick<Blow, "weapon" | "choices" | "metres" | "kept">;

/** A yes or no among facts, which are words and numbers. */
const tick = healed(json, (fact) => fact === 1);

/** A weapon as a verdict keeps it. */
const WEAPON = record({ powerGb: whole, criticalGb: whole, pfOnly: tick, touch: tick, dexLost: tick });

/** GB-43 — the same in the classic rules. */
const CLASSIC = record({ bonus: whole, threatMin: whole, multiplier: whole });

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
  const { touch, dexLost, ...figures } = WEAPON.read(kept);
  return { ...figures, guard: { touch, dexLost } };
}

/** GB-43 — the same in the classic rules. */
export function classicIn(blow: Struck): Omit<ClassicFigures, "faces"> {
  const { weapon, kept } = blow;
  return weapon || kept?.["multiplier"] === undefined ? classicFigures(blow) : CLASSIC.read(kept);
}
