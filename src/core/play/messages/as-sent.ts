import { json, record, text } from "../../shape/shape.js";
import { stableId } from "../../world/stable-id.js";

/** Option of a message's first roll that stores the message's content when the dice were thrown. */
const SAID = "said";

const SENT = record({ system: record({ data: json }) });
const THROWN = record({ [SAID]: text });

/**
 * Stores with the dice what they were thrown for. Authors may rewrite their message, but cannot throw its dice anew:
 * one who waits for the roll and then names another target is found out.
 */
export function noteSaid(data: unknown, rolls: readonly foundry.dice.Roll[]): void {
  const [first] = rolls as readonly { readonly options: Record<string, unknown> }[];
  if (first) first.options[SAID] = digest(data);
}

/** Tells whether a message was rewritten after its dice were thrown; one without dice never is. */
export function isRewritten(message: ChatMessage): boolean {
  const [first] = message.rolls;
  return first !== undefined && THROWN.read(first.options)[SAID] !== digest(SENT.read(message._source).system.data);
}

/** Returns a digest that is equal for equal data, in whatever order it is stored, dots in keys written out or not. */
function digest(data: unknown): string {
  const stored: unknown = JSON.parse(JSON.stringify(data ?? null));
  return stableId(SAID, JSON.stringify(leavesOf(stored, "").sort()));
}

/** Returns every leaf with its path; lists and empty objects are leaves. */
function leavesOf(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0)
    return [`${path}=${JSON.stringify(value)}`];
  const inside = Object.entries(value).flatMap(([key, one]) => leavesOf(one, `${path}.${key}`));
  return Array.isArray(value) ? [`${path}[${value.length}]`, ...inside] : inside;
}
