import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { KeptBlow } from "../../../../core/attack/attack.js";
import { borneBy } from "../../../../core/deed/owned-items.js";
import { RpgAffliction } from "../../data/items/affliction.js";
import { RpgWeapon } from "../../data/items/weapon.js";
import { isBorne } from "../../deeds/known-afflictions.js";
import { fight } from "../fields.js";
import type { KEPT } from "../outcome/kept.js";
import { figuresOf } from "../reading.js";

/** RP-70, RP-71, RP-92 — a target that an attack has caught may struggle free; a bite that wounds may bring what its bearer carries. */
export function callsOf(target: Actor, attack: string, blow: KeptBlow<typeof KEPT>): readonly AttackCall[] {
  const caught = figuresOf(target).lasting.some(({ state, wound }) => state.type === "entangled" && wound === attack);
  const struggle: AttackCall = {
    deed: "struggle",
    choices: { hold: attack },
    label: fight("call.struggle"),
    window: true,
  };
  return [...(caught ? [struggle] : []), ...(game.user.isGM ? exposuresBy(blow, target) : [])];
}

/** RP-92, RP-93 — the poisons and diseases of an actor whose own teeth, claws or sting wounded: for the keeper to use. */
function exposuresBy({ attacker, weapon, outcome }: KeptBlow<typeof KEPT>, target: Actor): readonly AttackCall[] {
  const arm: unknown = weapon?.system;
  if (!attacker || !(arm instanceof RpgWeapon && arm.natural) || outcome.loss === 0) return [];
  const { immunities } = figuresOf(target);
  return borneBy(attacker, RpgAffliction)
    .filter((one) => !one.system.active && !immunities.includes(one.system.kind) && !isBorne(target, one))
    .map(({ id, name }) => ({
      deed: "expose",
      choices: { affliction: `${attacker.uuid}.Item.${id}` },
      label: fight("call.expose", { name }),
      window: true,
    }));
}
