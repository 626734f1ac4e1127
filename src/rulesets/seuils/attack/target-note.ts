import type { Choices } from "../../../core/play/contract/situation.js";
import type { Text } from "../../../core/text/text.js";
import { seuilsOptions } from "../data/options.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import { protectionAgainst } from "../rules/damage/protection.js";
import { damageTypeOf } from "../rules/attack/weapons.js";
import { chosenIn } from "./chosen.js";
import { fight } from "./fields.js";

/** SE-43, SE-44, SE-50 — Seuils of a target and what protects it from this attack, for somebody who knows them. */
export function targetNote(weapon: Item, target: Actor, choices: Choices): Text {
  const { thresholds, protections } = figuresOf(target);
  const { attackType, types } = weaponOf(weapon);
  const damageType = damageTypeOf({ damageTypes: types }, chosenIn(choices).damageType);
  const { index, specific } = protectionAgainst(protections, { attackType, damageType, aimed: false }, seuilsOptions());
  const { touche, blesse, tue } = thresholds;
  const kind = specific > 0 ? "specific" : index > 0 ? "armoured" : "bare";
  return fight(`note.${kind}`, { touche, blesse, tue, index, specific });
}
