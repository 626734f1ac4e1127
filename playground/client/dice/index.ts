import { setDiceDefaults } from "./config.js";
import { randomUniform } from "./random.js";
import { Roll } from "./roll.js";
import * as terms from "./terms/index.js";

const { Coin, Die, FateDie, FunctionTerm, NumericTerm, OperatorTerm, ParentheticalTerm, PoolTerm, StringTerm } = terms;

setDiceDefaults({
  rolls: [Roll],
  terms: { c: Coin, d: Die, f: FateDie },
  termTypes: {
    Coin,
    Die,
    FateDie,
    FunctionTerm,
    NumericTerm,
    OperatorTerm,
    ParentheticalTerm,
    PoolTerm,
    StringTerm,
  },
  functions: {},
  randomUniform,
});

export { createDiceConfig, type DiceConfig } from "./config.js";
export { FormulaError } from "./errors.js";
export { Roll, terms };
