import type { Owned } from "../../../../core/documents/owned.js";
import { equipmentFor, specialtiesFor, type Carried } from "./carried.js";
import { seuilsOptions } from "../options.js";
import type { SeuilsActor } from "./seuils-actor.js";
import type { SeuilsShield } from "../items/shield.js";
import type { SeuilsWeapon } from "../items/weapon.js";
import { parries } from "../../rules/attack/defence-choices.js";
import { meanSuccesses } from "../../rules/checks/mean.js";
import { poolOf } from "../../rules/checks/pool.js";
import { shieldBonus } from "../../rules/attack/shield.js";
import { thresholdFor } from "../../rules/checks/successes.js";
import { parryUse, type Use } from "../../rules/checks/uses.js";
import type { AttackType } from "../../rules/vocabulary.js";

/** SE-30, SE-31, SE-37 — something to parry with. */
export interface ParryMeans {
  readonly item: Owned<SeuilsWeapon> | Owned<SeuilsShield>;
  /** SE-30 — what a Spécialité must serve for. */
  readonly use: Use;
  /** SE-04, SE-30 — dE: its own, or those of equipment that serves for it. */
  readonly equipmentDice: number;
  /** SE-37 — 0 for a weapon. */
  readonly bonus: number;
}

/** SE-30, SE-31, SE-37 — all that somebody can parry a kind of attack with: weapons in hand, then the shield. */
export function parryMeans(carried: Carried, attackType: AttackType): readonly ParryMeans[] {
  const { weapons, shield } = carried;
  const dice = (use: Use, own = 0) => Math.max(own, equipmentFor(carried, [use])?.system.equipmentDice ?? 0);
  const armed = weapons.filter(({ system }) => system.parries && parries(system.group, attackType));
  const means = armed.map((item): ParryMeans => {
    const use = parryUse(item.system.group);
    return { item, use, equipmentDice: dice(use, item.system.equipmentDice), bonus: 0 };
  });
  const use = parryUse("shield");
  return shield ? [...means, { item: shield, use, equipmentDice: dice(use), bonus: shield.system.bonus }] : means;
}

/** SE-30 — what somebody parries best with, by the successes of an ordinary parry on average; `null` without anything. */
export function bestParry(figures: SeuilsActor, attackType: AttackType): ParryMeans | null {
  const means = parryMeans(figures.carried, attackType);
  const worth = new Map(means.map((one) => [one, meanOf(figures, one)]));
  return means.reduce<ParryMeans | null>(
    (best, one) => (best && (worth.get(best) ?? 0) >= (worth.get(one) ?? 0) ? best : one),
    null,
  );
}

function meanOf(figures: SeuilsActor, { use, equipmentDice, bonus }: ParryMeans): number {
  const options = seuilsOptions();
  const { bonusDice, successBonus } = shieldBonus(bonus, { defence: "parry", extra: false }, options);
  const { value: characteristic } = figures.characteristics.agilite;
  const pool = poolOf({ characteristic, bonusDice, malusDice: figures.malusOn("agilite"), equipmentDice }, options);
  const threshold = thresholdFor(specialtiesFor(figures.carried, [use]).length > 0, options);
  return meanSuccesses(pool, threshold, options) + successBonus;
}
