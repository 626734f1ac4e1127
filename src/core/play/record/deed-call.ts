import { list, object, readIntent, text, whole } from "./intent.js";
import type { Intent } from "./intent.js";
import type { Line, Modifier } from "../contract/modifiers.js";
import type { Json } from "../contract/outcome.js";
import type { DeedChoices } from "../contract/deed.js";

/** Which deed a message or a verdict is about. */
export interface DeedCall {
  readonly id: string;
  readonly choices: DeedChoices;
  /** Time called for it, nobody did: it is written as wounds are, by the table's setting. */
  readonly clock: boolean;
  /** World time when it was done, in seconds. */
  readonly time: number;
  /** How many rolls each target has: what is known of them once its actor is gone. */
  readonly rolls: readonly number[];
  /** Id of the attack it is about, or of the deed it joins or concludes; `null` when about none. */
  readonly about: string | null;
  /** Ids of those who had joined what it concludes, as its author saw it. */
  readonly joined: readonly string[];
}

/** The most choices a deed may hold. */
const MOST_CHOICES = 30;
/** The most people that a deed may put together. */
const MOST_PEOPLE = 100;

/** Heals what a message claims to be a deed; `null` when it names none. */
export function readDeed(source: unknown): DeedCall | null {
  const { id, choices, clock, time, rolls, about, joined } = object(source);
  if (!text(id)) return null;
  return {
    id: text(id),
    choices: readDeedChoices(choices),
    clock: clock === true,
    time: typeof time === "number" && Number.isFinite(time) ? time : 0,
    rolls: list(rolls).map((count) => Math.max(0, whole(count))),
    about: text(about) || null,
    joined: list(joined).slice(0, MOST_PEOPLE).map(text),
  };
}

/** Heals what a message claims to be choices. */
export function readDeedChoices(source: unknown): DeedChoices {
  const entries = Object.entries(object(source)).slice(0, MOST_CHOICES);
  return Object.fromEntries(entries.flatMap(([key, value]) => (value === null ? [] : [[key, choice(value)]])));
}

/** A choice is what a field of a window gives, or a few of them. */
function choice(value: unknown): Json {
  if (typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value))) return value;
  return Array.isArray(value) ? value.slice(0, MOST_CHOICES).map((one) => text(one)) : text(value);
}

/** The people of a deed as an attack's intent has them; whoever it is done to first stands for the doer. */
export function readDeedIntent(source: unknown): Intent {
  const { ruleset, targets, combat } = object(source);
  const intent = readIntent({ ruleset, targets, combat });
  const [first] = intent.targets;
  return first ? { ...intent, attacker: { ...first, actor: first.actor ?? "" } } : intent;
}

/** Modifiers as a message holds them: nobody switches off what a deed derives. */
export function linesOf(modifiers: readonly Modifier[]): readonly Line[] {
  return modifiers.map((modifier) => ({ ...modifier, on: true, by: "rules", reason: "" }));
}
