import { decimal } from "../../../core/text/i18n.js";
import type { Text } from "../../../core/text/text.js";
import type { ItemChange } from "../../../core/play/contract/changes.js";
import type { Band, Choices, Magazine, Situation, WindowChoice } from "../../../core/play/contract/situation.js";
import { itemsOf } from "../../../core/sheets/carried-items.js";
import { RpgGear } from "../data/items/gear.js";
import type { RpgWeapon } from "../data/items/weapon.js";
import { supplyText, weaponUseLabel } from "../labels.js";
import { shotFired } from "../rules/attack/reload.js";
import type { WeaponUse } from "../rules/attack/weapon-use.js";
import { nameOf } from "./called.js";
import { fight, listChoice } from "./fields.js";
import { figuresOf, weaponOf } from "./reading.js";
import { useOf } from "./use.js";

/** In metres: farther than anybody strikes without taking a step or two. */
const ARM = 3;

/** RP-72 — the rounds of what shoots from a magazine; all else is loaded, or is not. */
export function magazineOf(weapon: Item): Magazine | null {
  const { reload, magazine } = weaponOf(weapon);
  return reload === "magazine" ? { ...magazine, path: "system.magazine.value" } : null;
}

/** RP-72 — rounds that a magazine loses. */
export function roundsOf(weapon: Item, choices: Choices, blows: number): number {
  return useOf(weaponOf(weapon), choices) === "missile" ? blows : 0;
}

/** RP-73, RP-74 — within reach, or beyond: the book knows no other distances. */
export function bandsOf(weapon: Item): readonly Band[] {
  const reach = reachOf(weapon);
  if (reach === null) return [];
  return [
    { metres: reach, label: fight("band.within", { range: reach }) },
    { metres: Math.floor(reach) + 1, label: fight("band.beyond", { range: reach }) },
  ];
}

/** RP-73, RP-74 — how far a weapon reaches at the farthest, in metres; `null` hand to hand. */
function reachOf(weapon: Item): number | null {
  const system = weaponOf(weapon);
  const body = weapon.actor ? figuresOf(weapon.actor).attributes.body.value : 0;
  const reaches = system.uses.map((use) => system.rangeIn(use, body)).filter((one) => one !== null);
  return reaches.length > 0 ? Math.max(...reaches) : null;
}

/** RP-68 — what serves both ways is thrown at whoever stands too far to be struck. */
export function useProposed({ weapon, metres }: Omit<Situation, "choices">): Choices {
  const { uses } = weaponOf(weapon);
  return uses.length > 1 && metres !== null && metres > ARM ? { use: "thrown" } : {};
}

/** RP-41 — a blow at an actor whom no arm reaches: the book gives no figure, so that is for the keeper to see. */
export function farWarning({ weapon, target, metres, choices }: Situation): Text | null {
  if (!target || metres === null || metres <= ARM || useOf(weaponOf(weapon), choices) !== "melee") return null;
  return fight("warning.far", { name: nameOf(target), metres: decimal(metres) });
}

/** RP-68 — the ways in which a weapon serves; nothing where there is but one. */
export function useChoices(weapon: RpgWeapon, choices: Choices): readonly WindowChoice[] {
  const options = weapon.uses.map((value) => ({ value, label: { key: weaponUseLabel(value) } }));
  return options.length > 1 ? [listChoice("use", useOf(weapon, choices), options, {})] : [];
}

/** RP-72 — whether there is nothing to shoot: what a weapon shoots is used up, or gone. A magazine was filled before. */
export function lacksAmmunition(attacker: Actor, weapon: RpgWeapon, use: WeaponUse): boolean {
  if (use !== "missile" || weapon.ammo === "" || weapon.reload === "magazine") return false;
  return (shotOf(attacker, weapon)?.quantity ?? 0) === 0;
}

/** RP-72 — the arrows or bolts that are carried for a weapon; `null` where nobody counts them. */
export function supplyOf(bearer: Actor, { mode, ammo }: Pick<RpgWeapon, "mode" | "ammo">): Text | null {
  const stock = mode === "missile" ? shotOf(bearer, { ammo }) : null;
  return stock && supplyText(stock.quantity);
}

/** RP-72 — the arrows or bolts that a weapon shoots; `null` where nobody counts them. */
export function shotOf(bearer: Actor, { ammo }: Pick<RpgWeapon, "ammo">): RpgGear | null {
  return itemsOf(bearer, RpgGear).find(({ id }) => id === ammo)?.system ?? null;
}

/** RP-70, RP-72, RP-74 — what leaves the hand: an arrow and a loaded string, or the weapon that is thrown. */
export function itemsSpent(attacker: Actor, weapon: Item, use: WeaponUse): readonly ItemChange[] {
  const system = weaponOf(weapon);
  const id = weapon.id ?? "";
  if (use === "melee") return [];
  if (use === "thrown") {
    if (system.quantity > 1) return [{ id, path: "system.quantity", after: system.quantity - 1 }];
    return [
      { id, path: "system.equipped", after: "none" },
      { id, path: "system.onGround", after: true },
    ];
  }
  const { loaded } = shotFired(system.reload, { magazine: system.magazine.value });
  const shot = system.reload === "magazine" ? null : shotOf(attacker, system);
  return [
    ...(loaded === system.loaded ? [] : [{ id, path: "system.loaded", after: loaded }]),
    ...(shot && shot.quantity > 0 ? [{ id: system.ammo, path: "system.quantity", after: shot.quantity - 1 }] : []),
  ];
}
