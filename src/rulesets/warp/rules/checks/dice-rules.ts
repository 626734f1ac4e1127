import { PLAIN_DICE, type DiceRules } from "./pool-result.js";

/** What a roll is for, as far as the optional rules of the dice tell rolls apart (WD-70). */
export type RollKind =
  | "check"
  | "attack"
  | "defence"
  | "circumstance" // defence dice of a target who does not dodge
  | "resistance"
  | "power"
  | "learnSpell"
  | "plain"; // armour, damage, hit points, initiative, fate, an obstacle's dice, learning a power

/** The optional rules of the dice as a table plays them. */
export interface TableDice extends DiceRules {
  /** WD-19 — whose rolls may go on without end. */
  readonly everUpwardScope: "all" | "pc";
}

const PLAYED: Readonly<Record<RollKind, Pick<DiceRules, "criticalFailure" | "everUpward" | "irresistibleSixes">>> = {
  check: { criticalFailure: true, everUpward: true, irresistibleSixes: true },
  attack: { criticalFailure: true, everUpward: true, irresistibleSixes: true },
  defence: { criticalFailure: true, everUpward: true, irresistibleSixes: true },
  circumstance: { criticalFailure: false, everUpward: true, irresistibleSixes: true },
  resistance: { criticalFailure: true, everUpward: true, irresistibleSixes: true },
  power: { criticalFailure: true, everUpward: true, irresistibleSixes: true },
  learnSpell: { criticalFailure: true, everUpward: false, irresistibleSixes: false },
  plain: PLAIN_DICE,
};

/** WP-36…WP-38 — the optional rules that hold for one roll (WD-19, WD-70). */
export function diceRulesFor(kind: RollKind, table: TableDice, playerCharacter: boolean): DiceRules {
  const played = PLAYED[kind];
  return {
    criticalFailure: table.criticalFailure && played.criticalFailure,
    everUpward: table.everUpward && played.everUpward && (playerCharacter || table.everUpwardScope === "all"),
    irresistibleSixes: table.irresistibleSixes && played.irresistibleSixes,
    sixesScope: table.sixesScope,
  };
}
