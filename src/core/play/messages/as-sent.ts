import { json, record, text } from "../../shape/shape.js";
import { stableId } from "../../world/stable-id.js";

/** The option of a message's first roll that holds what the message said when its dice fell. */
const SAID = "said";

const SENT = record({ system: record({ data: json }) });
const THROWN = record({ [SAID]: text });

/**
 * Notes with the dice what they were thrown for. Authors may rewrite what their message says, while no dice can fall anew
 * in it: whoever waits for their roll and names another target then is seen to have done so.
 */
export function noteSaid(data: unknown, rolls: readonly foundry.dice.Roll[]): void {
  const [first] = rolls as readonly { readonly options: Record<string, unknown> }[];
  if (first) first.options[SAID] = digest(data);
}

/** Whether a message says something else than it did when its dice fell; one without dice has nothing to wait for. */
export function isRewritten(message: ChatMessage): boolean {
  const [first] = message.rolls;
  return first !== undefined && THROWN.read(first.options)[SAID] !== digest(SENT.read(message._source).system.data);
}

/** The same for what reads the same, in whatever order it is stored, dots in keys written out or not. */
function digest(data: unknown): string {
  const stored: unknown = JSON.parse(JSON.stringify(data ?? null));
  return stableId(SAID, JSON.stringify(leavesOf(stored, "").sort()));
}

/** Every value with the path to it, every list, and what is empty. */
function leavesOf(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0)
    return [`${path}=${JSON.stringify(value)}`];
  const inside = Object.entries(value).flatMap(([key, one]) => leavesOf(one, `${path}.${key}`));
  return Array.isArray(value) ? [`${path}[${value.length}]`, ...inside] : inside;
}
