import { object, whole } from "../../../core/shape/heal.js";
import { LINES } from "../../../core/play/record/intent.js";
import { facesThrown } from "../../../core/play/dice/read-faces.js";
import { recordOf } from "../../../core/play/dice/roll-record.js";
import { isFormula } from "./groups.js";
import { SeuilsInitiativeRoll } from "./initiative-roll.js";
import { poolDice, poolResult, type PoolMade, type PoolResult } from "./pool-dice.js";
import { SeuilsPoolRoll } from "./pool-roll.js";
import { readRules } from "./read-rules.js";

// What stored rolls come to: undefined until their dice have fallen, and when these are not the ones called for.

type Roll = foundry.dice.Roll;

/** SE-05, SE-06 — a pool. */
export function poolOfRoll(roll: Roll): PoolResult | undefined {
  if (!(roll instanceof SeuilsPoolRoll)) return undefined;
  const made = poolMade(roll.options);
  const due = poolDice(made);
  const faces = isFormula(roll, due.formula) ? facesThrown(due, recordOf(roll)) : undefined;
  return faces && poolResult(made, faces);
}

/** SE-03, SE-04 — the dice of a pool, of a test or of initiative, apart as they fell. */
export function fallenOfRoll(roll: Roll): PoolResult | undefined {
  if (roll instanceof SeuilsPoolRoll) return poolOfRoll(roll);
  if (!(roll instanceof SeuilsInitiativeRoll)) return undefined;
  const made = poolMade(roll.options);
  const faces = facesThrown(poolDice(made), recordOf(roll));
  return faces && poolResult(made, faces);
}

function poolMade(options: unknown): PoolMade {
  const { base, equipmentDice, specialty, lines, rules } = object(options);
  return {
    base: whole(base),
    equipmentDice: whole(equipmentDice),
    specialty: specialty === true,
    lines: LINES.read(lines),
    rules: readRules(rules),
  };
}
