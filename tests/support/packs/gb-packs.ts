import type { Ability, PoolMethod, ProfileId, Size, Zone } from "../../../src/rulesets/gb/rules/vocabulary.js";
import { written } from "./sources.js";

interface Source<System> {
  readonly _id: string;
  readonly name: string;
  readonly type: string;
  readonly img: string;
  readonly system: System & { readonly slug: string };
}

/** A weapon of the packs, as far as the rules need it; what is absent has the model's initial value. */
export type WeaponSource = Source<{
  readonly category: string;
  readonly ability?: "str" | "dex";
  readonly damage: string;
  readonly threatMin?: number;
  readonly multiplier?: number;
  readonly attackMisc?: number;
  readonly count?: number;
}>;

/** A piece of armour of the packs. */
export type ArmorSource = Source<{
  readonly kind: "armor" | "shield";
  readonly zones: Readonly<Partial<Record<Zone, number>>>;
  readonly maxDex?: number | null;
  readonly shieldArm?: "armRight" | "armLeft";
}>;

/** A feat of the packs. */
export type FeatSource = Source<{
  readonly key: string;
  readonly weapon?: string;
  readonly taken?: number;
}>;

/** A skill of the packs. */
export type SkillSource = Source<{
  readonly ability: Ability;
  readonly ranks?: number;
  readonly misc?: number;
  readonly armorPenalty?: boolean;
  readonly care?: boolean;
}>;

/** A spell of the packs. */
export type SpellSource = Source<{ readonly kind: string; readonly casterLevel?: number }>;

/** A natural cause of the packs. */
export type HazardSource = Source<{ readonly kind: string; readonly damage: string; readonly repeats?: boolean }>;

/** A body of the packs. */
export type ProfileSource = Source<{ readonly basedOn: ProfileId }>;

export type ItemSource = WeaponSource | ArmorSource | FeatSource | SkillSource | SpellSource | HazardSource;

interface Save {
  readonly base: number;
}

interface Body {
  readonly abilities: Readonly<Record<Ability, { readonly value: number | null }>>;
  readonly saves: Readonly<Record<"fort" | "ref" | "will", Save>>;
  readonly initiative?: { readonly misc: number };
  readonly bab: number;
  readonly size?: Size;
  readonly defense?: { readonly natural: number };
  readonly profile?: ProfileId;
  readonly pv: { readonly value: number };
  readonly pf: { readonly value: number };
}

interface Carrier {
  readonly items: readonly ItemSource[];
  readonly prototypeToken: {
    readonly name: string;
    readonly texture: { readonly src: string };
    readonly actorLink: boolean;
  };
}

/** A creature of the packs. */
export type CreatureSource = Source<
  Body & { readonly hp: { readonly max: number }; readonly poolsMethod: PoolMethod }
> &
  Carrier;

/** An investigator of the packs. */
export type InvestigatorSource = Source<Body & { readonly level: number }> & Carrier;

/** The documents of each pack, as their authors wrote them. */
export interface Packs {
  readonly creatures: readonly CreatureSource[];
  readonly investigators: readonly InvestigatorSource[];
  readonly weapons: readonly WeaponSource[];
  readonly armors: readonly ArmorSource[];
  readonly feats: readonly FeatSource[];
  readonly skills: readonly SkillSource[];
  readonly spells: readonly SpellSource[];
  readonly hazards: readonly HazardSource[];
  readonly profiles: readonly ProfileSource[];
}

/** The documents of one pack, as their authors wrote them. */
export function readPack<Name extends keyof Packs>(name: Name): Packs[Name] {
  return written(name) as unknown as Packs[Name];
}
