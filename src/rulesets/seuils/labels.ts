import type { Text } from "../../core/text/text.js";
import type { WeaponDamage } from "./rules/damage/damage.js";
import type { TraitKey, TraitMode } from "./rules/character/traits.js";
import type { PLAIN_USES, Use } from "./rules/checks/uses.js";
import type {
  AttackType,
  Band,
  Characteristic,
  CreatureKind,
  DamageType,
  Disease,
  Domain,
  FirstAid,
  Infection,
  Missile,
  Nature,
  Treatment,
  WeaponGroup,
} from "./rules/vocabulary.js";

/** Ids of the ruleset to the language keys of their names: the only place where the two meet. */
const key = (area: string) => (id: string) => `GARDIEN.SEUILS.${area}.${id}`;

export const characteristicLabel: (id: Characteristic) => string = key("CHARACTERISTIC");
/** The same where room is scarce. */
export const shortLabel: (id: Characteristic) => string = key("SHORT");
export const domainLabel: (id: Domain) => string = key("DOMAIN");
export const attackTypeLabel: (id: AttackType) => string = key("ATTACK_TYPE");
export const missileLabel: (id: Missile) => string = key("MISSILE");
export const bandLabel: (id: Band) => string = key("BAND");
export const damageTypeLabel: (id: DamageType) => string = key("DAMAGE_TYPE");
export const natureLabel: (id: Nature) => string = key("NATURE");
export const weaponGroupLabel: (id: WeaponGroup) => string = key("WEAPON_GROUP");
export const creatureKindLabel: (id: CreatureKind) => string = key("KIND");
export const firstAidLabel: (id: FirstAid) => string = key("FIRST_AID");
export const infectionLabel: (id: Infection) => string = key("INFECTION");
export const diseaseLabel: (id: Disease) => string = key("DISEASE");
export const treatmentLabel: (id: Treatment) => string = key("TREATMENT");
export const traitLabel: (id: TraitKey) => string = key("TRAIT_KEY");
export const traitModeLabel: (id: TraitMode) => string = key("TRAIT_MODE");
/** What the rules make of a trait. */
export const traitRuleLabel: (id: TraitKey) => string = key("TRAIT_RULE");
/** SE-44 — what a protection takes from damage of a type. */
export const againstLabel: (id: DamageType) => string = key("PROTECTION.against");
export const plainUseLabel: (id: (typeof PLAIN_USES)[number]) => string = key("USE");

/** SE-39 — XD/Y. */
export function damageText({ dice, keep }: WeaponDamage): Text {
  return { key: "GARDIEN.SEUILS.damage", data: { dice, keep } };
}

/**
 * SE-04, SE-10 — what a Spécialité or a piece of equipment serves for.
 * @param specialtyName what a Spécialité of an id is called, where it is known
 */
export function useText(use: Use, specialtyName: (slug: string) => string): Text {
  const [kind = "", of = ""] = use.split(/:(.*)/);
  if (of === "") return { key: key("USE")(kind) };
  return { key: key("USE")(kind), data: { name: nameOf(kind, of, specialtyName) } };
}

function nameOf(kind: string, of: string, specialtyName: (slug: string) => string): string | Text {
  if (kind === "weaponGroup") return { key: key("WEAPON_GROUP")(of) };
  return kind === "characteristic" ? { key: key("CHARACTERISTIC")(of) } : specialtyName(of);
}
