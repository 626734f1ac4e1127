import { contentName } from "../../../../core/text/content.js";
import { signed } from "../../../../core/text/i18n.js";
import { byName } from "../../../../core/ui/by-name.js";
import { WEAPON_CATEGORIES, type WeaponCategory } from "../../data/items/weapon.js";
import { categoryLabel, spellKindLabel } from "../../labels.js";
import type { SpellKind } from "../../rules/attack/spells.js";

/** What a feat tells its row. */
export interface FeatFigures {
  readonly key: string;
  readonly weapon: string;
  readonly taken: number;
  /** Changed by this ruleset. */
  readonly converted: boolean;
}

/** What a spell tells its row. */
export interface SpellFigures {
  readonly kind: SpellKind;
  readonly lethality: number;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly img: string;
}

/** One feat of the list. */
export interface FeatView extends Named {
  readonly weapon: string;
  /** How often it was taken, above one. */
  readonly taken: number | null;
  readonly converted: boolean;
}

/** One spell of the list. */
export interface SpellView extends Named {
  readonly kindLabel: string;
  /** GB-16 — of spells that strike like a weapon. */
  readonly lethality: string | null;
  readonly cast: SpellCast;
}

/** What casting it is: a deed of the ruleset, an attack, or for the table to play. */
export type SpellCast = "heal" | "attack" | "hazard" | null;

const CASTS: Readonly<Record<SpellKind, SpellCast>> = {
  heal: "heal",
  harmTouch: "attack",
  harmRanged: "attack",
  harmArea: "hazard",
  other: null,
};

/** The feats in alphabetical order. */
export function featViews(feats: readonly (Named & { readonly system: FeatFigures })[]): readonly FeatView[] {
  return byName(feats).map(({ id, name, img, system }) => ({
    id,
    name,
    img,
    weapon: weaponCalled(system.weapon),
    taken: system.taken > 1 ? system.taken : null,
    converted: system.converted,
  }));
}

/** GB-56 — what a feat calls its weapon, for a reader: the name behind a slug or a group, or the word somebody typed. */
function weaponCalled(word: string): string {
  const isGroup = (WEAPON_CATEGORIES as readonly string[]).includes(word);
  return contentName(word) ?? (isGroup ? game.i18n.localize(categoryLabel(word as WeaponCategory)) : word);
}

/** GB-62…GB-64 — the spells in alphabetical order, with what casting them does. */
export function spellViews(spells: readonly (Named & { readonly system: SpellFigures })[]): readonly SpellView[] {
  return byName(spells).map(({ id, name, img, system: { kind, lethality } }) => {
    const cast = CASTS[kind];
    const lethal = cast === "attack" ? signed(lethality) : null;
    return { id, name, img, kindLabel: spellKindLabel(kind), lethality: lethal, cast };
  });
}
