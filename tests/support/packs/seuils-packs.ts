import type { Characteristic, Row } from "../../../src/rulesets/seuils/rules/vocabulary.js";
import type { SourceData } from "../../../tools/packs/sources.mjs";
import { written } from "./sources.js";

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

/** Names of the packs of items. */
type ItemPack = "weapons" | "armors" | "gear" | "specialties" | "traits";

/** The documents of one pack of items, as their authors wrote them. */
export function seuilsItems(name: ItemPack): readonly SeuilsItem[] {
  return written(`seuils-${name}`) as SeuilsItem[];
}

/** The documents of one pack of actors, as their authors wrote them. */
export function seuilsActors(name: "creatures" | "characters"): readonly SeuilsActorSource[] {
  return written(`seuils-${name}`) as SeuilsActorSource[];
}
