import type { Explained, Modifier } from "../../../core/play/contract/modifiers.js";
import { explainDice } from "../dice/lines.js";
import { fight } from "./fields.js";

/** What the keeper is asked about that adds no dice. */
const DOUBTS: readonly string[] = ["trait", "text", "action", "ammunition"];

/** WP-14 — a line in words; what the keeper is asked about and is no line has words of its own. */
export function explainFight(modifier: Modifier): Explained {
  const { id, facts } = modifier;
  if (id === "experience" && facts.reason) {
    const { name, ...more } = explainDice(modifier);
    return { ...more, name: fight("because", { name, reason: facts.reason }) };
  }
  return DOUBTS.includes(id) ? { name: fight(`doubt.${id}`), source: fight("doubted") } : explainDice(modifier);
}
