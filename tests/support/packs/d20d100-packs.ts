import type { CharacteristicKey } from "../../../src/rulesets/d20d100/rules/vocabulary.js";
import type { SourceData } from "../../../tools/packs/sources.mjs";
import { written } from "./sources.js";

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

/** Names of the packs of items. */
type ItemPack = "weapons" | "armors" | "gear" | "skills" | "traits" | "professions" | "magic";

/** The documents of one pack of items, as their authors wrote them. */
export function d20d100Items(name: ItemPack): readonly D20d100Item[] {
  return written(`d20d100-${name}`) as D20d100Item[];
}

/** The documents of one pack of actors, as their authors wrote them. */
export function d20d100ActorSources(name: "adversaries" | "investigators"): readonly D20d100ActorSource[] {
  return written(`d20d100-${name}`) as D20d100ActorSource[];
}
