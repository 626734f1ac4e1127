import { reportFailure } from "../core/text/errors.js";
import type { CombatSkill } from "../rulesets/d20d100/rules/vocabulary.js";
import type { Known } from "./rules/weapon-likeness.js";

/** A thing of a compendium: data to make one of, and what it is called. */
export interface Shelved {
  /** As its reader calls it. */
  readonly name: string;
  /** Also as its author wrote it. */
  readonly names: readonly string[];
  readonly type: string;
  readonly system: Readonly<Record<string, unknown>>;
  /** Data of a new item, named for whoever makes it; a copy each time. */
  source(): Record<string, unknown>;
}

/** What a document of a compendium is made of, as far as copies go. */
interface Packed {
  readonly name: string;
  readonly type: string;
  readonly _source: { readonly name: string };
  toObject(): { system: Record<string, unknown> };
}

/** The things of one of our compendia; none where it is missing or cannot be read, which is told. */
export async function shelved(pack: string): Promise<readonly Shelved[]> {
  const found = game.packs.get(`gardien.${pack}`);
  if (!found) return [];
  try {
    const documents = (await found.getDocuments()) as unknown as readonly Packed[];
    return documents.map((document) => ({
      name: document.name,
      names: [...new Set([document.name, document._source.name])],
      type: document.type,
      system: document.toObject().system,
      source: () => ({
        ...(game.items.fromCompendium(document as never) as Record<string, unknown>),
        name: document.name,
      }),
    }));
  } catch (error) {
    reportFailure(`compendium ${pack}`, error);
    return [];
  }
}

/** The thing of a key, or of a slug. */
export function byKey(things: readonly Shelved[], key: string): Shelved | undefined {
  return key === "" ? undefined : things.find(({ system }) => system["key"] === key || system["slug"] === key);
}

/** Data of a new item out of a thing, some of its figures changed. */
export function copyOf(thing: Shelved, system: object, name?: string): Record<string, unknown> {
  const source = thing.source();
  return {
    ...source,
    ...(name !== undefined && { name }),
    system: { ...(source["system"] as object), ...(name !== undefined && { slug: "" }), ...system },
  };
}

/** Skills and weapons of d20d100 as names are compared with them. */
export function knownOf({ skills, weapons }: Readonly<Record<keyof Known, readonly Shelved[]>>): Known {
  return {
    skills: skills.map(({ names, system }) => ({ key: String(system["key"]), names })),
    weapons: weapons.map(({ names, system }) => ({
      ...{ key: String(system["key"]), names, damageKind: String(system["damageKind"]) },
      skill: system["skill"] as CombatSkill,
    })),
  };
}
