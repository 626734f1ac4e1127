import { FormulaError } from "../errors.js";
import { MAX_DEPTH, MAX_FORMULA_LENGTH } from "../limits.js";
import { type Denominations, denominationAt } from "./denominations.js";
import type { DiceFaces, FormulaNode } from "./nodes.js";
import { Scanner } from "./scanner.js";

const OPERATOR = /[-+*/%]/y;
const SIGN = /[-+]/y;
const NUMBER = /\d+(?:\.\d+)?/y;
const SIGNED_NUMBER = /[-+]\d+(?:\.\d+)?(?![\d.]|d[\d(a-z])/iy;
const FUNCTION_NAME = /[A-Za-z_$][\w$]*(?=\()/y;
const WORD = /@?[\p{L}_][\p{L}\p{N}_.]*/uy;
const AFTER_D = /[A-Za-z][^\s(){}[\]$+\-*/,]*/y;
const MODIFIERS = /[A-Za-z][^\s(){}[\]$+\-*/,%]*/y;
const FLAVOR = /\s*\[([^[\]]*)\]/y;

/**
 * Reads a formula:
 *
 *     Expression = [Sign] Operand { Operator [Sign] Operand }
 *     Operand    = Pool | Dice | Function | Group | Number | Word, each with an optional [flavor]
 *     Dice       = [Group | Number] "d" (Group | Number | Letters) [Modifiers]
 *
 * @throws FormulaError that names the formula and the character where reading stopped
 */
export function parseFormula(formula: string, denominations: Denominations): FormulaNode[] {
  return new FormulaParser(formula, denominations).parse();
}

class FormulaParser {
  readonly #scanner: Scanner;
  readonly #denominations: Denominations;
  #depth = 0;

  constructor(formula: string, denominations: Denominations) {
    this.#scanner = new Scanner(formula);
    this.#denominations = denominations;
  }

  parse(): FormulaNode[] {
    if (this.#scanner.text.length > MAX_FORMULA_LENGTH) {
      throw new FormulaError(`${this.#scanner.text.slice(0, 40)}…`, `longer than ${MAX_FORMULA_LENGTH} characters`);
    }
    const nodes = this.#expression();
    if (!this.#scanner.done) this.#fail("an operator");
    return nodes;
  }

  #fail(expected: string): never {
    const { text, next, position } = this.#scanner;
    const found = next === "" ? "the end" : `"${next}"`;
    throw new FormulaError(text, `expected ${expected} but found ${found} at character ${position + 1}`);
  }

  #expression(): FormulaNode[] {
    if (++this.#depth > MAX_DEPTH) throw new FormulaError(this.#scanner.text, `nested deeper than ${MAX_DEPTH} levels`);
    const nodes: FormulaNode[] = [];
    for (;;) {
      this.#operand(nodes);
      this.#scanner.skipSpaces();
      const operator = this.#scanner.match(OPERATOR);
      if (!operator) break;
      nodes.push({ type: "operator", operator });
    }
    this.#depth--;
    return nodes;
  }

  #operand(nodes: FormulaNode[]): void {
    for (;;) {
      this.#scanner.skipSpaces();
      const signed = this.#scanner.match(SIGNED_NUMBER);
      if (signed) {
        nodes.push({ type: "number", value: Number(signed), flavor: this.#flavor() });
        return;
      }
      const sign = this.#scanner.match(SIGN);
      if (!sign) break;
      nodes.push({ type: "operator", operator: sign });
    }
    nodes.push(
      this.#pool() ?? this.#function() ?? this.#startingWithGroup() ?? this.#startingWithNumber() ?? this.#word(),
    );
  }

  #pool(): FormulaNode | undefined {
    if (!this.#scanner.take("{")) return undefined;
    const entries = this.#list("}");
    if (!entries.length) this.#fail("a roll");
    return { type: "pool", entries, modifiers: this.#scanner.match(MODIFIERS), flavor: this.#flavor() };
  }

  #function(): FormulaNode | undefined {
    const name = this.#scanner.peek(FUNCTION_NAME);
    if (!name || name.toLowerCase() === "d") return undefined;
    this.#scanner.position += name.length + 1;
    return { type: "function", name, parameters: this.#list(")"), flavor: this.#flavor() };
  }

  #startingWithGroup(): FormulaNode | undefined {
    if (this.#scanner.next !== "(") return undefined;
    const content = this.#group();
    return this.#dice(content) ?? { type: "group", content, flavor: this.#flavor() };
  }

  #startingWithNumber(): FormulaNode | undefined {
    const digits = this.#scanner.match(NUMBER);
    const value = digits ? Number(digits) : 1;
    return this.#dice(value) ?? (digits ? { type: "number", value, flavor: this.#flavor() } : undefined);
  }

  #word(): FormulaNode {
    const text = this.#scanner.match(WORD);
    if (!text) this.#fail("a number, a die, a group, a pool or a function");
    return { type: "string", text, flavor: this.#flavor() };
  }

  /** A die after its number of dice; nothing is consumed if there is none. */
  #dice(number: number | FormulaNode[]): FormulaNode | undefined {
    const start = this.#scanner.position;
    if (!this.#scanner.match(/[dD]/y)) return undefined;
    const kind = this.#faces();
    if (!kind) {
      this.#scanner.position = start;
      return undefined;
    }
    return { type: "dice", number, ...kind, modifiers: this.#scanner.match(MODIFIERS), flavor: this.#flavor() };
  }

  #faces(): { denomination: string; faces: DiceFaces } | undefined {
    if (this.#scanner.next === "(") return { denomination: "d", faces: this.#group() };
    const digits = this.#scanner.match(/\d+/y);
    if (digits) return { denomination: "d", faces: Number(digits) };
    const denomination = denominationAt(this.#scanner.peek(AFTER_D), this.#denominations);
    if (!denomination) return undefined;
    this.#scanner.position += denomination.length;
    return { denomination, faces: undefined };
  }

  #group(): FormulaNode[] {
    this.#scanner.take("(");
    const content = this.#expression();
    if (!this.#scanner.take(")")) this.#fail('")"');
    return content;
  }

  /** Expressions separated by commas, up to the closing bracket. */
  #list(close: string): FormulaNode[][] {
    const entries: FormulaNode[][] = [];
    this.#scanner.skipSpaces();
    if (this.#scanner.take(close)) return entries;
    do entries.push(this.#expression());
    while (this.#scanner.take(","));
    if (!this.#scanner.take(close)) this.#fail(`"${close}"`);
    return entries;
  }

  #flavor(): string {
    const bracketed = this.#scanner.match(FLAVOR).trim();
    return bracketed ? bracketed.slice(1, -1).trim() : "";
  }
}
