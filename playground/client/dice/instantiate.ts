import { diceConfig, innerRoll } from "./config.js";
import { FormulaError } from "./errors.js";
import type { Denominations } from "./parser/denominations.js";
import { splitModifiers } from "./parser/modifiers.js";
import type { FormulaNode } from "./parser/nodes.js";
import { parseFormula } from "./parser/parse-formula.js";
import type { Roll } from "./roll.js";
import { FunctionTerm } from "./terms/function-term.js";
import { NumericTerm } from "./terms/numeric-term.js";
import { OperatorTerm } from "./terms/operator-term.js";
import { ParentheticalTerm } from "./terms/parenthetical-term.js";
import { PoolTerm } from "./terms/pool-term.js";
import type { RollTerm } from "./terms/roll-term.js";
import { StringTerm } from "./terms/string-term.js";

/** Reads a formula, its data already replaced, into terms in source order. */
export function termsOf(formula: string): RollTerm[] {
  if (!formula.trim()) return [];
  return parseFormula(formula, denominations()).map((node) => toTerm(node, formula));
}

function denominations(): Denominations {
  const { terms } = diceConfig();
  return new Map(Object.entries(terms).map(([key, term]) => [key, new Set(Object.keys(term.MODIFIERS))]));
}

function toTerm(node: FormulaNode, formula: string): RollTerm {
  switch (node.type) {
    case "number":
      return new NumericTerm({ number: node.value, options: optionsOf(node) });
    case "operator":
      return new OperatorTerm({ operator: node.operator });
    case "string":
      return new StringTerm({ term: node.text, options: optionsOf(node) });
    case "group":
      return new ParentheticalTerm({ roll: toRoll(node.content, formula), options: optionsOf(node) });
    case "pool":
      return new PoolTerm({
        rolls: node.entries.map((entry) => toRoll(entry, formula)),
        modifiers: modifiersOf(node.modifiers, PoolTerm.MODIFIERS, formula),
        options: optionsOf(node),
      });
    case "function":
      return new FunctionTerm({
        fn: node.name,
        rolls: node.parameters.map((parameter) => toRoll(parameter, formula)),
        options: optionsOf(node),
      });
    case "dice":
      return toDice(node, formula);
  }
}

function toDice(node: FormulaNode & { type: "dice" }, formula: string): RollTerm {
  const diceClass = diceConfig().terms[node.denomination];
  if (!diceClass) throw new FormulaError(formula, `there is no die "d${node.denomination}"`);
  const value = (part: number | FormulaNode[]) => (typeof part === "number" ? part : toRoll(part, formula));
  // The registry only holds concrete classes.
  return new (diceClass as unknown as new (data: object) => RollTerm)({
    number: value(node.number),
    ...(node.faces === undefined ? {} : { faces: value(node.faces) }),
    modifiers: modifiersOf(node.modifiers, diceClass.MODIFIERS, formula),
    options: optionsOf(node),
  });
}

function toRoll(content: FormulaNode[], formula: string): Roll {
  return innerRoll().fromTerms(content.map((node) => toTerm(node, formula)));
}

function modifiersOf(text: string, known: object, formula: string): string[] {
  const modifiers = splitModifiers(text, new Set(Object.keys(known)));
  if (!modifiers) throw new FormulaError(formula, `"${text}" is no modifier`);
  return modifiers;
}

function optionsOf({ flavor }: { flavor: string }): { flavor?: string } {
  return flavor ? { flavor } : {};
}
