import type { CreationProcedure, Desk, Draft, Entry } from "../../../src/core/creation/procedure.js";
import type { SettingDefinition } from "../../../src/core/settings/settings.js";

type Values = Readonly<Record<string, unknown>>;

/**
 * A world in which some settings of a ruleset are as given, the others at their default.
 * @param more what else `game` has, or has otherwise
 */
export function openWorldOf(definitions: readonly SettingDefinition[], settings: Values = {}, more: object = {}): void {
  const initial = (key: string) => definitions.find((one) => one.key === key)?.initial;
  Object.assign(globalThis, {
    game: {
      settings: { get: (_scope: string, key: string) => settings[key] ?? initial(key) },
      user: { isGM: false },
      i18n: { lang: "fr", has: () => false, localize: (key: string) => key, format: (key: string) => key },
      ...more,
    },
    Hooks: { on: () => 0 },
  });
}

/** An entry of a compendium, named as its id. */
export function entry(id: string, type: string, system: Entry["system"]): Entry {
  return { id, type, name: id, img: `${id}.svg`, owned: false, system };
}

/** The same within an actor of a compendium. */
export function within(actor: string, one: Entry): Entry {
  return { ...one, id: `${actor}.${one.id}`, within: actor };
}

/** The id of what a sheet of ours carries at a place. */
export const ownId = (i: number): string => `own${i}`.padEnd(16, "0");

/** The id that is handed out for what a decision adds, by its place among the decisions. */
export const keyOf = (i: number): string => `key${i}`.padEnd(16, "0");

interface Carried {
  readonly type: string;
  readonly name?: string;
}

/** A sheet with what it carries, its items under ids of their own, and the compendia beside it. */
export function deskOn(
  shelf: readonly Entry[],
  actor: { readonly name: string; readonly img: string; readonly type: string },
  system: { readonly parent: { readonly items: readonly { readonly system: object }[] } },
  items: readonly Carried[],
): Desk {
  const own = items.map(({ type, name = "" }, i) => ({
    ...entry(ownId(i), type, system.parent.items[i]?.system as Entry["system"]),
    name: name || ownId(i),
    owned: true,
  }));
  return {
    actor: { ...actor, system, items: collectionOf(system.parent.items) } as unknown as Actor,
    shelf: new Map([...shelf, ...own].map((one) => [one.id, one])),
  };
}

/** What a collection of documents tells of itself: how many they are, and each in turn. */
function collectionOf(items: readonly object[]): object {
  return { size: items.length, [Symbol.iterator]: () => items[Symbol.iterator]() };
}

export type Decision = readonly [path: string, value: Parameters<CreationProcedure["decide"]>[2]];

/** What one decision after the other makes of a sheet. */
export function decisionsOn({ draft, decide }: CreationProcedure, desk: Desk, decisions: readonly Decision[]): Draft {
  return decisions.reduce((made, [path, value], i) => decide(made, path, value, desk, keyOf(i)), draft(null, desk));
}
