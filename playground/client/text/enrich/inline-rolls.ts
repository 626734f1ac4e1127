import type { Data } from "../../../common/types.js";
import { FormulaError, Roll } from "../../dice/index.js";
import { rollModeOf, splitFlavor } from "../roll-commands.js";
import { createAnchor } from "./anchor.js";
import type { Found } from "./text-nodes.js";

/** An inline roll as written: `[[/command formula # flavor]]{label}`. */
export interface InlineRoll {
  command: string | undefined;
  content: string;
  label: string | undefined;
}

/** Finds inline rolls, also those whose formula has brackets of its own, as in `[[1d6[feu]]]`. */
export function findInlineRolls(text: string): Found<InlineRoll>[] {
  const found: Found<InlineRoll>[] = [];
  for (let start = text.indexOf("[["); start >= 0;) {
    const close = closing(text, start + 2);
    if (close < 0) {
      start = text.indexOf("[[", start + 2);
      continue;
    }
    const label = /^\{([^}]{1,300})\}/.exec(text.slice(close + 2, close + 304));
    const [, command, content = ""] = /^(?:\/([a-zA-Z]+)\s)?([^]*)$/.exec(text.slice(start + 2, close)) ?? [];
    const end = close + 2 + (label?.[0].length ?? 0);
    found.push({ start, end, value: { command, content: content.trim(), label: label?.[1] } });
    start = text.indexOf("[[", end);
  }
  return found;
}

/** Where the `]]` stands that closes what opened just before `from`; -1 if nowhere. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if (text[i] === "[") depth++;
    else if (text[i] === "]" && depth > 0) depth--;
    else if (text[i] === "]") return text[i + 1] === "]" ? i : -1;
  }
  return -1;
}

/** The link of an inline roll: its result, or a button when a command defers it. `null` if it cannot be rolled. */
export async function inlineRoll(roll: InlineRoll, rollData: Data): Promise<HTMLAnchorElement | null> {
  return roll.command === undefined ? immediate(roll, rollData) : deferred(roll, roll.command);
}

async function immediate({ content, label }: InlineRoll, rollData: Data): Promise<HTMLAnchorElement | null> {
  const { formula, flavor } = splitFlavor(content);
  try {
    const roll = await Roll.create(formula, rollData).evaluate({ allowInteractive: false });
    const name = label ?? flavor;
    return roll.toAnchor({ label: name ? `${name}: ${roll.total}` : String(roll.total) });
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

function deferred({ content, label }: InlineRoll, command: string): HTMLAnchorElement | null {
  const mode = rollModeOf(command);
  const { formula, flavor } = splitFlavor(content);
  if (!mode || !Roll.validate(formula)) return null;
  return createAnchor({
    classes: ["inline-roll", mode],
    dataset: { mode, flavor, formula, tooltip: formula },
    name: label ?? (flavor ? `${flavor}: ${formula}` : formula),
    icon: "fa-solid fa-dice-d20",
  });
}
