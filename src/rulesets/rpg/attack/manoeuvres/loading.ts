import type { AttackCall } from "../../../../core/play/contract/call.js";
import { RpgWeapon } from "../../data/items/weapon.js";
import { doneThisRound } from "../../deeds/round.js";
import { mayHasten } from "../../rules/attack/reload.js";
import { roundOf, weaponOf } from "../reading.js";
import { say } from "../../deeds/kit.js";

/** RP-72 — whether a weapon that shoots one by one is empty; one that is thrown or strikes as well never waits for it. */
export function wantsArrow({ system }: Item): boolean {
  const weapon: unknown = system;
  if (!(weapon instanceof RpgWeapon)) return false; // a spell
  const { mode, reload, loaded } = weapon;
  return mode === "missile" && (reload === "bow" || reload === "crossbow") && !loaded;
}

/** RP-72 — how a weapon is made ready: in a fight a bow is nocked in haste first, once a round. */
export function loadingOf(weapon: Item): Pick<AttackCall, "deed" | "choices" | "label" | "window"> {
  const { actor, id } = weapon;
  const inHaste =
    actor !== null && roundOf(actor) !== null && mayHasten(weaponOf(weapon).reload) && !doneThisRound(actor, "hasten");
  const deed = inHaste ? "hasten" : "reload";
  return { deed, choices: { weapon: id ?? "" }, label: say(`${deed}.name`), window: true };
}
