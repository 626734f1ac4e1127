import type { Situation } from "../../../core/play/contract/situation.js";
import { decimal } from "../../../core/text/i18n.js";
import type { Text } from "../../../core/text/text.js";
import { nameAsRead } from "../../../core/text/names-read.js";
import { traitOf } from "../data/actors/carried.js";
import { seuilsOptions } from "../data/options.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import { aimRefusal, type AimRefusal } from "../rules/attack/aim.js";
import { attackRefusal, type AttackRefusal } from "../rules/attack/attack-rights.js";
import type { RoundRefusal } from "../rules/fight/round-actions.js";
import { attackRefused, heeded, turnRefused } from "../rules/fight/round-spending.js";
import { chooseProtection, protects } from "../rules/damage/protection.js";
import { damageTypeOf } from "../rules/attack/weapons.js";
import { isBlast } from "./blast.js";
import { chosenIn } from "./chosen.js";
import { fight } from "./fields.js";
import { bandOf } from "./strike.js";
import { isTurnOf } from "./turn.js";
import { actionsCounted } from "./waiting.js";

/** SE-54 — why nobody attacks with a weapon at all: its bearer is in no state to. */
export function obstacleOf({ actor }: Item): Text | null {
  return actor && !figuresOf(actor).acts ? fight("refusal.unable", { name: actor.name }) : null;
}

/** SE-20, SE-24, SE-25, SE-75, SE-76 — why an attack cannot be made now; `null` when it can. What the round allows is told apart: a keeper may do otherwise. */
export function hindranceOf(situation: Situation, blows: number): Text | null {
  if (blows > 1 && !isBlast(situation.weapon)) return fight("refusal.oneTarget");
  if (isBlast(situation.weapon) && chosenIn(situation.choices).aim) return fight("refusal.blastAimed");
  const refusal = refusalOf(situation) ?? aimRefused(situation);
  return refusal && refusalText(refusal, situation);
}

/** SE-14…SE-16, SE-20 — why the round does not allow an attack, where the table holds to that. */
export function outOfTurn(situation: Situation): Text | null {
  const { refusal } = heeded(refusedByRound(situation.attacker), seuilsOptions());
  return refusal && refusalText(refusal, situation);
}

/** SE-14…SE-16, SE-20 — the same where the table only wants to be told. */
export function warningOf(situation: Situation): Text | null {
  const { warning } = heeded(refusedByRound(situation.attacker), seuilsOptions());
  return warning && refusalText(warning, situation);
}

function refusedByRound(attacker: Actor): RoundRefusal | null {
  const round = actionsCounted(attacker);
  return round && (attackRefused(round) ?? turnRefused(isTurnOf(attacker)));
}

type Refusal = AttackRefusal | AimRefusal | RoundRefusal | "distanceUnknown";

function refusalText(refusal: Refusal, { attacker, weapon, target }: Situation): Text {
  const { reach } = weaponOf(weapon);
  return fight(`refusal.${refusal}`, {
    ...{ name: attacker.name, weapon: nameAsRead(weapon.name, weapon.system), reach: decimal(reach) },
    target: target?.name ?? "",
  });
}

function refusalOf({ attacker, weapon, target, metres, choices }: Situation): Refusal | null {
  const { attackType, inHand, reach, limits, ammo } = weaponOf(weapon);
  const told = chosenIn(choices).band;
  if (attackType === "ranged" && target && bandOf(weapon, metres, choices) === null && metres === null) {
    return "distanceUnknown";
  }
  return attackRefusal(
    {
      ...{ attackType, isHeld: inHand, reach, ranges: limits, ammunition: ammo.value },
      distance: told ? null : metres,
    },
    figuresOf(attacker).state,
    seuilsOptions(),
  );
}

/** SE-25 — why an attack that is aimed finds nothing bare. */
function aimRefused(situation: Situation): AimRefusal | null {
  return chosenIn(situation.choices).aim ? aimRefusalFor(situation) : null;
}

/** SE-25 — why nobody aims past what protects a target; `null` when it can be done, and where there is no target. */
export function aimRefusalFor({ weapon, target, choices }: Situation): AimRefusal | null {
  if (!target) return null;
  const { protections, isCovered, carried } = figuresOf(target);
  const against = damageTypeOf({ damageTypes: weaponOf(weapon).types }, chosenIn(choices).damageType);
  return aimRefusal({
    isProtected: protects(chooseProtection(protections, against, seuilsOptions())),
    coversAll: isCovered,
    noGap: traitOf(carried, "noGap") !== null,
  });
}
