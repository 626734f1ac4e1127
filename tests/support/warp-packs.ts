import { join } from "node:path";
import { readPacks, type PackSources, type SourceData } from "../../tools/packs/sources.mjs";

/** The root of the project, under which images lie. */
export const ROOT = join(import.meta.dirname, "../..");

/** The packs of warp and the part of the manifest that goes with them. */
export const WARP_CONTENT = join(ROOT, "src/rulesets/warp/content");

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
  return readPacks(WARP_CONTENT);
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
