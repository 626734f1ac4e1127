import type { SourceData } from "../../../tools/packs/sources.mjs";
import { written } from "./sources.js";

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
  readonly prototypeToken: { readonly actorLink: boolean; readonly bar2: { readonly attribute: string | null } };
}

/** The documents of one pack of items, as their authors wrote them. */
export function warpItems(name: "weapons" | "armors" | "gear" | "traits" | "powers" | "spells"): readonly WarpItem[] {
  return written(`warp-${name}`) as WarpItem[];
}

/** The documents of one pack of actors, as their authors wrote them. */
export function warpActors(name: "npcs" | "characters"): readonly WarpActorSource[] {
  return written(`warp-${name}`) as WarpActorSource[];
}
