import type { Attribute } from "../../../src/rulesets/rpg/rules/vocabulary.js";
import type { SourceData } from "../../../tools/packs/sources.mjs";
import { written } from "./sources.js";

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

/** Names of the packs of items. */
type ItemPack = "weapons" | "armors" | "gear" | "skills" | "spells" | "afflictions";

/** The documents of one pack of items, as their authors wrote them. */
export function rpgItems(name: ItemPack): readonly RpgItem[] {
  return written(`rpg-${name}`) as RpgItem[];
}

/** The documents of one pack of actors, as their authors wrote them. */
export function rpgActors(name: "creatures" | "characters"): readonly RpgActorSource[] {
  return written(`rpg-${name}`) as RpgActorSource[];
}
