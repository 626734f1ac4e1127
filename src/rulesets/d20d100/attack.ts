import type { AttackProcedure } from "../../core/attack/procedure.js";

/** How this ruleset attacks. */
export const d20d100Attack = {} as AttackProcedure;
