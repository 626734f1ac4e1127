import type { Changes, ItemChange, Origin } from "../../../../core/play/contract/changes.js";
import { RpgShield } from "../../data/items/shield.js";
import { RpgWeapon } from "../../data/items/weapon.js";
import { fumbleConditions, type Fumble } from "./fumble.js";
import { disarmingNoted } from "../manoeuvres/disarmed.js";
import type { RpgOutcome } from "./kept.js";
import { figuresOf } from "../reading.js";
import { added } from "./wound.js";

/** RP-55 — what a fumble does to the thing it was made with: a shield that is caught is torn off the arm. */
export function fumbledItems(actor: Actor, { entry, item }: Fumble): readonly ItemChange[] {
  const system: unknown = actor.items.get(item)?.system;
  if (entry === "weaponBroken" && (system instanceof RpgWeapon || system instanceof RpgShield))
    return [{ id: item, path: "system.broken", after: true }];
  if (entry !== "weaponStuck") return [];
  if (system instanceof RpgWeapon) return [{ id: item, path: "system.stuck", after: true }];
  if (!(system instanceof RpgShield)) return [];
  return [
    { id: item, path: "system.equipped", after: false },
    { id: item, path: "system.onGround", after: true },
  ];
}

/**
 * RP-55, RP-77 — what an attack's critical failure does to the attacker, and what they remember of a blow that is to
 * disarm; `null` when nothing.
 */
export function recoilOf(
  { fumble, feats }: RpgOutcome,
  attacker: Actor,
  { messageId }: Pick<Origin, "messageId">,
): Changes | null {
  const noted = feats.disarmed ? disarmingNoted(feats.disarmed, attacker) : [];
  if (fumble?.who !== "attacker") return noted.length > 0 ? { values: noted } : null;
  const { hp, lasting } = figuresOf(attacker);
  return {
    numbers: fumble.harm > 0 ? [{ path: "system.hp.value", after: hp.value - fumble.harm }] : [],
    values: [...noted, ...added("conditions", lasting, fumbleConditions(fumble, messageId))],
    items: fumbledItems(attacker, fumble),
  };
}
