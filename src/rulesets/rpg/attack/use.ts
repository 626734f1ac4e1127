import type { Choices } from "../../../core/play/contract/situation.js";
import type { RpgWeapon } from "../data/items/weapon.js";
import type { WeaponUse } from "../rules/attack/weapon-use.js";

/** RP-68 — how a weapon is used: as chosen, else as it serves first. */
export function useOf(weapon: RpgWeapon, { use }: Choices): WeaponUse {
  const { uses } = weapon;
  return uses.find((one) => one === use) ?? uses[0] ?? "melee";
}
