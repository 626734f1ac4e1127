import { diceConfig } from "./config.js";
import { Scanner } from "./parser/scanner.js";

const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?/y;
const NAME = /[A-Za-z_$][\w$]*/y;
const OPERATIONS: Record<string, (a: number, b: number) => number> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
};

/**
 * Computes an arithmetic expression: numbers, `+ - * / %`, signs, parentheses, the functions and constants of `Math`
 * and the functions of `CONFIG.Dice.functions`. Nothing is ever run as code.
 * @throws Error on anything else, or if the result is no finite number
 */
export function evaluateArithmetic(expression: string): number {
  const scanner = new Scanner(expression);
  const total = sum(scanner);
  scanner.skipSpaces();
  if (!scanner.done || !Number.isFinite(total)) {
    throw new Error("Roll.safeEval produced a non-numeric result");
  }
  return total === 0 ? 0 : total; // never -0, which JSON would not keep
}

function sum(scanner: Scanner): number {
  return chain(scanner, /[-+]/y, product);
}

function product(scanner: Scanner): number {
  return chain(scanner, /[*/%]/y, signed);
}

function chain(scanner: Scanner, operators: RegExp, operand: (scanner: Scanner) => number): number {
  let value = operand(scanner);
  for (;;) {
    scanner.skipSpaces();
    const operation = OPERATIONS[scanner.match(operators)];
    if (!operation) return value;
    value = operation(value, operand(scanner));
  }
}

function signed(scanner: Scanner): number {
  let sign = 1;
  for (;;) {
    scanner.skipSpaces();
    if (scanner.take("-")) sign = -sign;
    else if (!scanner.take("+")) return sign * value(scanner);
  }
}

function value(scanner: Scanner): number {
  if (scanner.take("(")) return closed(scanner, sum(scanner));
  const digits = scanner.match(NUMBER);
  if (digits) return Number(digits);
  const name = scanner.match(NAME);
  if (!name) return NaN;
  if (!scanner.take("(")) return constant(name);
  return callFunction(name, parameters(scanner));
}

function parameters(scanner: Scanner): number[] {
  const values: number[] = [];
  scanner.skipSpaces();
  if (scanner.take(")")) return values;
  do {
    values.push(sum(scanner));
    scanner.skipSpaces();
  } while (scanner.take(","));
  closed(scanner, 0);
  return values;
}

function closed(scanner: Scanner, inner: number): number {
  scanner.skipSpaces();
  return scanner.take(")") ? inner : NaN;
}

function constant(name: string): number {
  const found = Object.hasOwn(Math, name) ? Math[name as keyof Math] : undefined;
  return typeof found === "number" ? found : NaN;
}

function callFunction(name: string, values: number[]): number {
  const result = findFunction(name)?.(...values);
  return typeof result === "number" ? result : NaN;
}

/** A function of formulas: the system's own first, then those of `Math`. */
export function findFunction(name: string): ((...args: (number | string)[]) => unknown) | undefined {
  const { functions } = diceConfig();
  if (Object.hasOwn(functions, name)) return functions[name];
  const found = Object.hasOwn(Math, name) ? Math[name as keyof Math] : undefined;
  return typeof found === "function" ? (found as (...args: unknown[]) => unknown) : undefined;
}
