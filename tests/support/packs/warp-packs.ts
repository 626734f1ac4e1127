import { join } from "node:path";
import { readPacks, type PackSources, type SourceData } from "../../../tools/packs/sources.mjs";

/** The root of the project, under which images lie. */
export const ROOT = join(import.meta.dirname, "../../..");

export interface WarpItem extends SourceData {
  readonly name: string;
  readonly type: string;
  readonly img: string;
  readonly system: Record<string, unknown> & { readonly slug: string };
}

export interface WarpActorSource extends SourceData {
  readonly name: string;
  readonly type: string;
  readonly system: Record<string, unknown> & {
    readonly slug: string;
    readonly hp: { readonly value: number; readonly max: number; readonly description: string };
    readonly psy?: { readonly value: number; readonly max: number; readonly label: string };
    readonly xp?: { readonly total: number };
    readonly magician?: boolean;
  };
  readonly items: WarpItem[];
  readonly prototypeToken: { readonly actorLink: boolean };
}

/** Fresh sources of all packs of warp. */
export function warpSources(): PackSources {
  const { manifest, packs } = readPacks(ROOT);
  return { manifest, packs: packs.filter(({ name }) => name.startsWith("warp-")) };
}

const sources = warpSources();

function documents(name: string): readonly SourceData[] {
  const pack = sources.packs.find((candidate) => candidate.name === `warp-${name}`);
  if (!pack) throw new Error(`no pack warp-${name}`);
  return pack.documents.map(({ data }) => data);
}

/** The documents of one pack of items, as their authors wrote them. */
export function warpItems(name: "weapons" | "armors" | "gear" | "traits" | "powers" | "spells"): readonly WarpItem[] {
  return documents(name) as WarpItem[];
}

/** The documents of one pack of actors, as their authors wrote them. */
export function warpActors(name: "npcs" | "characters"): readonly WarpActorSource[] {
  return documents(name) as WarpActorSource[];
}
