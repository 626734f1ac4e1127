import { flag, record, whole } from "../../../core/shape/shape.js";
import { LINES } from "../../../core/play/record/intent.js";
import { facesThrown } from "../../../core/play/dice/read-faces.js";
import { recordOf } from "../../../core/play/dice/roll-record.js";
import { isFormula } from "./groups.js";
import { SeuilsInitiativeRoll } from "./initiative-roll.js";
import { poolDice, poolResult, type PoolResult } from "./pool-dice.js";
import { SeuilsPoolRoll } from "./pool-roll.js";
import { POOL_RULES } from "./read-rules.js";

// What stored rolls come to: undefined until their dice have fallen, and when these are not the ones called for.

type Roll = foundry.dice.Roll;

/** What a pool was made of, as its roll remembers it. */
const MADE = record({ base: whole, equipmentDice: whole, specialty: flag, lines: LINES, rules: POOL_RULES });

/** SE-05, SE-06 — a pool. */
export function poolOfRoll(roll: Roll): PoolResult | undefined {
  if (!(roll instanceof SeuilsPoolRoll)) return undefined;
  const made = MADE.read(roll.options);
  const due = poolDice(made);
  const faces = isFormula(roll, due.formula) ? facesThrown(due, recordOf(roll)) : undefined;
  return faces && poolResult(made, faces);
}

/** SE-03, SE-04 — the dice of a pool, of a test or of initiative, apart as they fell. */
export function fallenOfRoll(roll: Roll): PoolResult | undefined {
  if (roll instanceof SeuilsPoolRoll) return poolOfRoll(roll);
  if (!(roll instanceof SeuilsInitiativeRoll)) return undefined;
  const made = MADE.read(roll.options);
  const faces = facesThrown(poolDice(made), recordOf(roll));
  return faces && poolResult(made, faces);
}
