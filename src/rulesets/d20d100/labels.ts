import type { DIFFICULTIES } from "./rules/vocabulary.js";
import type {
  ActionCost,
  AdversaryCategory,
  Cadence,
  CharacteristicKey,
  CombatSkill,
  DamageKind,
  DamageType,
  Insanity,
  JetKey,
  ProtectionMode,
  ProtectionScope,
  Purchase,
  ReloadMode,
  SkillFamily,
  SpellComponent,
  Stance,
  TraitKind,
  TraitTarget,
  WeaponAction,
  WeaponState,
} from "./rules/vocabulary.js";

/** Ids of the ruleset to the language keys of their names: the only place where the two meet. */
const key = (area: string) => (id: string) => `GARDIEN.D20D100.${area}.${id}`;

export const characteristicLabel: (id: CharacteristicKey) => string = key("CHARACTERISTIC");
export const difficultyLabel: (id: keyof typeof DIFFICULTIES) => string = key("DIFFICULTY");
/** The three letters of the form. */
export const shortLabel: (id: CharacteristicKey) => string = key("SHORT");
export const jetLabel: (id: JetKey) => string = key("JET");
export const familyLabel: (id: SkillFamily) => string = key("FAMILY");
export const combatSkillLabel: (id: CombatSkill) => string = key("COMBAT_SKILL");
export const cadenceLabel: (id: Cadence) => string = key("CADENCE");
export const weaponActionLabel: (id: WeaponAction) => string = key("WEAPON_ACTION");
export const damageKindLabel: (id: DamageKind) => string = key("DAMAGE_KIND");
export const damageTypeLabel: (id: DamageType) => string = key("DAMAGE_TYPE");
export const protectionModeLabel: (id: ProtectionMode) => string = key("PROTECTION_MODE");
export const protectionScopeLabel: (id: ProtectionScope) => string = key("PROTECTION_SCOPE");
export const stanceLabel: (id: Stance) => string = key("STANCE");
export const insanityLabel: (id: Insanity) => string = key("INSANITY");
export const reloadModeLabel: (id: ReloadMode) => string = key("RELOAD_MODE");
export const weaponStateLabel: (id: WeaponState) => string = key("WEAPON_STATE");
export const traitKindLabel: (id: TraitKind) => string = key("TRAIT_KIND");
export const traitTargetLabel: (id: TraitTarget) => string = key("TRAIT_TARGET");
export const categoryLabel: (id: AdversaryCategory) => string = key("CATEGORY");
export const actionCostLabel: (id: ActionCost) => string = key("ACTION_COST");
export const componentLabel: (id: SpellComponent) => string = key("COMPONENT");
export const purchaseLabel: (id: Purchase) => string = key("PURCHASE");
