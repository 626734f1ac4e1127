import { ruleNumbered, type FoundRule } from "../../rulebook/book.js";
import { rulesOf, type Option } from "./options.js";

/** What the books say of rules, by number. */
export type Told = ReadonlyMap<string, FoundRule>;

/** What the books say of the rules that some options are of; books are read once. */
export async function toldOf(options: readonly Option[]): Promise<Told> {
  const numbers = [...new Set(options.flatMap(rulesOf))];
  const found = await Promise.all(numbers.map(async (number) => [number, await ruleNumbered(number)] as const));
  return new Map(found.flatMap(([number, rule]) => (rule ? [[number, rule] as const] : [])));
}
