import { join } from "node:path";
import type { Characteristic, Row } from "../../../src/rulesets/seuils/rules/vocabulary.js";
import { readPacks, type PackSources, type SourceData } from "../../../tools/packs/sources.mjs";

/** The root of the project, under which images lie. */
export const ROOT = join(import.meta.dirname, "../../..");

export interface SeuilsItem extends SourceData {
  readonly name: string;
  readonly type: string;
  readonly img: string;
  readonly system: Record<string, unknown> & { readonly slug: string };
}

export interface SeuilsActorSource extends SourceData {
  readonly name: string;
  readonly type: string;
  readonly img: string;
  readonly system: Record<string, unknown> & {
    readonly slug: string;
    readonly characteristics: Readonly<Record<Characteristic, { readonly value: number }>>;
    readonly wounds?: Readonly<Record<Row, { readonly max: number }>>;
    readonly wealth?: number;
  };
  readonly items: SeuilsItem[];
  readonly prototypeToken: {
    readonly name: string;
    readonly actorLink: boolean;
    readonly texture: { readonly src: string };
  };
}

/** Fresh sources of all packs of seuils. */
export function seuilsSources(): PackSources {
  const { manifest, packs } = readPacks(ROOT);
  return { manifest, packs: packs.filter(({ name }) => name.startsWith("seuils-")) };
}

const sources = seuilsSources();

function documents(name: string): readonly SourceData[] {
  const pack = sources.packs.find((candidate) => candidate.name === `seuils-${name}`);
  if (!pack) throw new Error(`no pack seuils-${name}`);
  return pack.documents.map(({ data }) => data);
}

/** Names of the packs of items. */
export const ITEM_PACKS = ["weapons", "armors", "gear", "specialties", "traits"] as const;

/** The documents of one pack of items, as their authors wrote them. */
export function seuilsItems(name: (typeof ITEM_PACKS)[number]): readonly SeuilsItem[] {
  return documents(name) as SeuilsItem[];
}

/** The documents of one pack of actors, as their authors wrote them. */
export function seuilsActors(name: "creatures" | "characters"): readonly SeuilsActorSource[] {
  return documents(name) as SeuilsActorSource[];
}
