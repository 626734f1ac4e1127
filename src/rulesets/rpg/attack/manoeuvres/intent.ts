import type { Choices, Situation, WindowChoice } from "../../../../core/play/contract/situation.js";
import { rpgOptions } from "../../data/options.js";
import type { RpgWeapon } from "../../data/items/weapon.js";
import { intentLabel } from "../../labels.js";
import { mayDisarm } from "../../rules/attack/disarm.js";
import { mayKnockOut } from "../../rules/attack/knock-out.js";
import type { Intent } from "../../rules/vocabulary.js";
import type { WeaponUse } from "../../rules/attack/weapon-use.js";
import { fight, listChoice } from "../fields.js";
import { figuresOf, roundNow, roundOf, weaponOf } from "../reading.js";
import { useOf } from "../use.js";

/** Id of the choice. */
const INTENT = "intent";

/** RP-37, RP-76, RP-77 — what was declared for the round; `null` where nobody declares. */
function declared(attacker: Actor): Intent | null {
  const now = roundNow(attacker);
  if (!now || !rpgOptions().declarationPhase) return null;
  const { combatId, round, intent } = figuresOf(attacker).round;
  return combatId === now.combatId && round === now.round ? intent : "none";
}

/** RP-76, RP-77 — what an actor may be up to with a weapon: as declared, or anything that it serves for where nobody declares. */
function intentsFor(attacker: Actor, weapon: RpgWeapon, use: WeaponUse): readonly Exclude<Intent, "none">[] {
  const melee = use === "melee";
  const plan = roundOf(attacker)?.plan ?? null;
  const meant = declared(attacker);
  const may = { knockOut: mayKnockOut({ melee, bladed: weapon.bladed }), disarm: mayDisarm({ melee, plan }) };
  return (["knockOut", "disarm"] as const).filter((intent) => may[intent] && (meant === null || meant === intent));
}

/** RP-76, RP-77 — what an attack is meant to do besides wounding, or instead. */
export function intentOf(attacker: Actor, weapon: RpgWeapon, choices: Choices): Intent {
  return intentsFor(attacker, weapon, useOf(weapon, choices)).find((intent) => intent === choices[INTENT]) ?? "none";
}

/** RP-37 — what was declared is meant, unless an actor says otherwise. */
export function intentProposed({ attacker }: Omit<Situation, "choices">): Choices {
  const intent = declared(attacker) ?? "none";
  return intent === "none" ? {} : { [INTENT]: intent };
}

/** RP-76, RP-77 — the choice; none where the weapon serves for neither, or neither was declared. */
export function intentChoices({ attacker, weapon, choices }: Situation): readonly WindowChoice[] {
  const system = weaponOf(weapon);
  const intents = intentsFor(attacker, system, useOf(system, choices));
  if (intents.length === 0) return [];
  const options = (["none", ...intents] as const).map((value) => ({ value, label: { key: intentLabel(value) } }));
  const intent = intentOf(attacker, system, choices);
  const hint = intent === "none" ? {} : { hint: fight(`hint.${intent}`) };
  return [listChoice(INTENT, intent, options, hint)];
}

/** RP-77 — whether both actions have to be attacks. */
export function takesBothActions(choices: Choices): boolean {
  return choices[INTENT] === "disarm";
}
