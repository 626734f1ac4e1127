import { effectDice } from "../deeds/action.js";
import type { RollSpec } from "../../../core/play/contract/dice.js";
import type { Modifier, Line } from "../../../core/play/contract/modifiers.js";
import type { Shot, Situation } from "../../../core/play/contract/situation.js";
import { tableDice } from "../data/options.js";
import { figuresOf } from "../deeds/reading.js";
import { lineOf } from "../dice/lines.js";
import type { PoolRequest } from "../dice/roll-pool.js";
import { poolRolls } from "../dice/specs.js";
import { attackModifiers } from "../rules/attack/attack-dice.js";
import { diceRulesFor } from "../rules/checks/dice-rules.js";
import { baseLine } from "./base-line.js";
import { attackState, circumstancesOf, withReason } from "./window/circumstances.js";
import { crowdDice } from "./window/crowd.js";
import { weaponOf } from "./reading.js";
import { attackTrait, relationOf } from "./traits.js";
import { wayOf } from "./way.js";

/** Id of the attacker's roll. */
export const ATTACK = "attack";

/** WP-48 — the dice of an attack: trait, then every named reason for others. */
export function attackLines(situation: Situation): readonly Modifier[] {
  const { attacker, weapon, choices } = situation;
  const trait = attackTrait(weapon, choices.trait);
  const figures = figuresOf(attacker);
  const { base, modifiers } = figures.diceOf(
    {
      kind: "attack",
      agility: trait?.system.agility ?? false,
      armourExempt: weaponOf(weapon).ignoreArmourMalus,
      task: {
        relation: relationOf(trait, choices),
        traitScore: trait?.system.score ?? null,
        scale: "standard",
        average: figures.untrained,
      },
    },
    circumstancesOf(attacker, choices),
  );
  const helpers = crowdDice(attacker, choices, base);
  const more = attackModifiers({ ...attackState(choices), ...wayOf(weapon, choices).dice(situation), helpers });
  return [
    baseLine(base, trait, "WP-48"),
    ...withReason([...modifiers, ...more].map(lineOf), choices),
    ...effectDice(attacker, "attack", trait),
  ];
}

/** WP-36…WP-38 — the dice of an attack as its lines tell them; `null` where nobody knows any more whose they were. */
export function attackRequest(attacker: Pick<Actor, "hasPlayerOwner"> | null, lines: readonly Line[]): PoolRequest {
  return {
    what: "attack",
    base: 0,
    lines,
    rules: diceRulesFor("attack", tableDice(), attacker?.hasPlayerOwner ?? false),
  };
}

/** WP-48 — what the attacker throws. */
export function attackRolls({ weapon }: Pick<Shot, "weapon">, lines: readonly Line[]): readonly RollSpec[] {
  return poolRolls(ATTACK, attackRequest(weapon?.actor ?? null, lines));
}
