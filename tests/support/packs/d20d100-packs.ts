import { join } from "node:path";
import type { CharacteristicKey } from "../../../src/rulesets/d20d100/rules/vocabulary.js";
import { readPacks, type PackSources, type SourceData } from "../../../tools/packs/sources.mjs";

/** The root of the project, under which images lie. */
export const ROOT = join(import.meta.dirname, "../../..");

export interface D20d100Item extends SourceData {
  readonly name: string;
  readonly type: string;
  readonly img: string;
  readonly system: Record<string, unknown> & { readonly slug: string; readonly key?: string };
}

export interface D20d100ActorSource extends SourceData {
  readonly name: string;
  readonly type: string;
  readonly img: string;
  readonly system: Record<string, unknown> & {
    readonly slug: string;
    readonly category?: string;
    readonly characteristics: Readonly<Record<CharacteristicKey, { readonly score: number | null }>>;
    readonly hp: { readonly value: number; readonly max?: number };
    readonly mp: { readonly value: number; readonly max?: number };
  };
  readonly items: D20d100Item[];
  readonly prototypeToken: {
    readonly name: string;
    readonly actorLink: boolean;
    readonly texture: { readonly src: string };
  };
}

/** Fresh sources of all packs of d20d100. */
export function d20d100Sources(): PackSources {
  const { manifest, packs } = readPacks(ROOT);
  return { manifest, packs: packs.filter(({ name }) => name.startsWith("d20d100-")) };
}

const sources = d20d100Sources();

function documents(name: string): readonly SourceData[] {
  const pack = sources.packs.find((candidate) => candidate.name === `d20d100-${name}`);
  if (!pack) throw new Error(`no pack d20d100-${name}`);
  return pack.documents.map(({ data }) => data);
}

/** Names of the packs of items. */
export const ITEM_PACKS = ["weapons", "armors", "gear", "skills", "traits", "professions", "magic"] as const;

/** The documents of one pack of items, as their authors wrote them. */
export function d20d100Items(name: (typeof ITEM_PACKS)[number]): readonly D20d100Item[] {
  return documents(name) as D20d100Item[];
}

/** The documents of one pack of actors, as their authors wrote them. */
export function d20d100ActorSources(name: "adversaries" | "investigators"): readonly D20d100ActorSource[] {
  return documents(name) as D20d100ActorSource[];
}
