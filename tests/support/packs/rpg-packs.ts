import { join } from "node:path";
import type { Attribute } from "../../../src/rulesets/rpg/rules/vocabulary.js";
import { readPacks, type PackSources, type SourceData } from "../../../tools/packs/sources.mjs";

/** The root of the project, under which images lie. */
export const ROOT = join(import.meta.dirname, "../../..");

export interface RpgItem extends SourceData {
  readonly name: string;
  readonly type: string;
  readonly img: string;
  readonly system: Record<string, unknown> & { readonly slug: string };
}

interface Figure {
  readonly override?: number;
}

export interface RpgActorSource extends SourceData {
  readonly name: string;
  readonly type: string;
  readonly system: Record<string, unknown> & {
    readonly slug: string;
    readonly attributes: Readonly<Record<Attribute, { readonly base: number }>>;
    readonly hp: { readonly value: number; readonly maxOverride?: number };
    readonly reaction?: Figure;
    readonly defenseBonus?: Figure;
    readonly damageBonus?: Figure;
    readonly move?: Figure;
    readonly locationTable?: string;
  };
  readonly items: RpgItem[];
  readonly prototypeToken: { readonly actorLink: boolean };
}

/** Fresh sources of all packs of rpg. */
export function rpgSources(): PackSources {
  const { manifest, packs } = readPacks(ROOT);
  return { manifest, packs: packs.filter(({ name }) => name.startsWith("rpg-")) };
}

const sources = rpgSources();

function documents(name: string): readonly SourceData[] {
  const pack = sources.packs.find((candidate) => candidate.name === `rpg-${name}`);
  if (!pack) throw new Error(`no pack rpg-${name}`);
  return pack.documents.map(({ data }) => data);
}

/** Names of the packs of items. */
export const ITEM_PACKS = ["weapons", "armors", "gear", "skills", "spells", "afflictions"] as const;

/** The documents of one pack of items, as their authors wrote them. */
export function rpgItems(name: (typeof ITEM_PACKS)[number]): readonly RpgItem[] {
  return documents(name) as RpgItem[];
}

/** The documents of one pack of actors, as their authors wrote them. */
export function rpgActors(name: "creatures" | "characters"): readonly RpgActorSource[] {
  return documents(name) as RpgActorSource[];
}
