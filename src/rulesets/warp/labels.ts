import type { ExperienceEntry } from "./rules/character/experience-used.js";
import type { Use } from "./data/actors/carried.js";
import type { DefenceMode, ResistMode } from "./data/items/power.js";
import type { WeaponCategory } from "./data/items/weapon.js";
import type { AmmoType } from "./rules/attack/ammunition.js";
import type { Rung } from "./rules/checks/difficulty.js";
import type { Health } from "./rules/body/hit-points.js";
import type { PowerEffect } from "./rules/powers/power-kinds.js";
import type { Scale } from "./rules/character/scales.js";
import type { Scope } from "./rules/checks/scopes.js";
import type { SpellEffect } from "./rules/powers/spells.js";
import type { FireMode, FlawMode, RangeRow, TraitKind, WoundNature } from "./rules/vocabulary.js";

/** Ids of the ruleset to the language keys of their names: the only place where the two meet. */
const key = (area: string) => (id: string) => `GARDIEN.WARP.${area}.${id}`;

export const experienceLabel: (id: ExperienceEntry["kind"]) => string = key("EXPERIENCE");
export const rungLabel: (id: Rung) => string = key("RUNG");
export const scaleLabel: (id: Scale) => string = key("SCALE");
export const traitKindLabel: (id: TraitKind) => string = key("TRAIT_KIND");
export const categoryLabel: (id: WeaponCategory) => string = key("WEAPON_CATEGORY");
export const rangeRowLabel: (id: RangeRow | "custom") => string = key("RANGE_ROW");
export const fireModeLabel: (id: FireMode) => string = key("FIRE_MODE");
export const ammoLabel: (id: AmmoType) => string = key("AMMO_TYPE");
export const powerEffectLabel: (id: PowerEffect) => string = key("POWER_EFFECT");
export const spellEffectLabel: (id: SpellEffect) => string = key("SPELL_EFFECT");
export const resistModeLabel: (id: ResistMode) => string = key("RESIST_MODE");
export const defenceModeLabel: (id: DefenceMode) => string = key("DEFENCE_MODE");
export const flawModeLabel: (id: FlawMode) => string = key("FLAW_MODE");
export const originLabel: (id: "creation" | "play") => string = key("ORIGIN");
export const woundNatureLabel: (id: WoundNature) => string = key("WOUND_NATURE");
export const scopeLabel: (id: Scope) => string = key("SCOPE");
export const healthLabel: (id: Health) => string = key("HEALTH");
export const useLabel: (id: Use | "agility" | "clumsy") => string = key("USE");
export const knownLabel: (id: "unknown" | "yes" | "no") => string = key("KNOWN");
