import type { Facts, Line } from "../contract/modifiers.js";
import type { Choices } from "../contract/situation.js";

/** How far a target is, in metres, and who says so. */
export interface Distance {
  readonly metres: number | null;
  readonly from: "scene" | "typed" | "none";
}

/** A target as the attacker chose it: the documents by UUID, and how to name it once they are gone. */
export interface IntentTarget {
  /** `null` when it was chosen without a token. */
  readonly token: string | null;
  /** `null` for an attack at nothing. */
  readonly actor: string | null;
  readonly name: string;
  readonly img: string;
  readonly distance: Distance;
  /** What was chosen for this target besides what holds for all. */
  readonly choices: Choices;
  readonly lines: readonly Line[];
}

/** Ammunition as the attacker counted it; the arbiter takes the difference from the weapon. */
export interface Cost {
  readonly weapon: string;
  readonly path: string;
  readonly before: number;
  readonly after: number;
}

/** What an attacker meant, in ids and numbers. */
export interface Intent {
  readonly ruleset: string;
  readonly attacker: {
    readonly actor: string;
    readonly token: string | null;
    readonly name: string;
    readonly img: string;
  };
  readonly weapon: { readonly uuid: string; readonly name: string; readonly img: string };
  /** Id of the ruleset's way to attack with that weapon, by these choices; empty in messages of older versions. */
  readonly way: string;
  readonly choices: Choices;
  readonly targets: readonly IntentTarget[];
  readonly costs: readonly Cost[];
  /** Where in a fight it happened; a card folds when that round is over. */
  readonly combat: { readonly id: string; readonly round: number } | null;
}

/** The most of anything a message may hold; more than a table ever needs, less than would hold up the arbiter. */
const MOST = { targets: 60, lines: 40, entries: 20, letters: 2000 } as const;

/** Heals what a message claims to be an intent: a message is typed by anyone, and lives longer than our schema. */
export function readIntent(source: unknown): Intent {
  const data = object(source);
  const attacker = object(data.attacker);
  const weapon = object(data.weapon);
  const combat = object(data.combat);
  return {
    ruleset: text(data.ruleset),
    attacker: {
      actor: text(attacker.actor),
      token: uuid(attacker.token),
      name: text(attacker.name),
      img: text(attacker.img),
    },
    weapon: { uuid: text(weapon.uuid), name: text(weapon.name), img: text(weapon.img) },
    way: text(data.way),
    choices: readChoices(data.choices),
    targets: list(data.targets).slice(0, MOST.targets).map(readTarget),
    costs: list(data.costs).slice(0, MOST.entries).map(readCost),
    combat: text(combat.id) ? { id: text(combat.id), round: whole(combat.round) } : null,
  };
}

function readTarget(source: unknown): IntentTarget {
  const data = object(source);
  const distance = object(data.distance);
  const metres = typeof distance.metres === "number" && distance.metres >= 0 ? distance.metres : null;
  const from = metres === null ? "none" : distance.from === "scene" ? "scene" : "typed";
  return {
    token: uuid(data.token),
    actor: uuid(data.actor),
    name: text(data.name),
    img: text(data.img),
    distance: { metres, from },
    choices: readChoices(data.choices),
    lines: readLines(data.lines),
  };
}

function readChoices(source: unknown): Choices {
  return Object.fromEntries(entries(source).map(([key, value]) => [key, text(value)]));
}

/** Everything chosen for one target. */
export function choicesFor({ choices }: Intent, target: Pick<IntentTarget, "choices"> | undefined): Choices {
  return { ...choices, ...target?.choices };
}

/** Heals the lines of a sum. */
export function readLines(source: unknown): readonly Line[] {
  return list(source).slice(0, MOST.lines).map(readLine);
}

function readLine(source: unknown): Line {
  const data = object(source);
  return {
    id: text(data.id),
    value: whole(data.value),
    rule: text(data.rule),
    facts: readFacts(data.facts),
    on: data.on !== false,
    by: data.by === "player" ? "player" : "rules",
    reason: text(data.reason),
  };
}

/** Heals numbers and words by their names. */
export function readFacts(source: unknown): Facts {
  const facts = entries(source).filter(([, fact]) => typeof fact === "string" || typeof fact === "number");
  return Object.fromEntries(facts) as Facts;
}

function readCost(source: unknown): Cost {
  const data = object(source);
  return { weapon: text(data.weapon), path: text(data.path), before: whole(data.before), after: whole(data.after) };
}

/** An object, whatever came; empty when none did. */
export function object(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function entries(value: unknown): readonly [string, unknown][] {
  return Object.entries(object(value)).slice(0, MOST.entries);
}

/** A list, whatever came. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** A text, whatever came; never an endless one. */
export function text(value: unknown): string {
  return typeof value === "string" ? value.slice(0, MOST.letters) : "";
}

/** A whole number, whatever came, that sums stay exact with. */
export function whole(value: unknown): number {
  const number = typeof value === "number" ? Math.trunc(value) : 0;
  return Number.isSafeInteger(number) ? number : 0;
}

/** One of the words allowed, whatever came. */
export function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((choice) => choice === value) ?? otherwise;
}

function uuid(value: unknown): string | null {
  return text(value) || null;
}
