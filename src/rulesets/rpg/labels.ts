import type { Text } from "../../core/text/text.js";
import type { AttackEnd } from "./odds/attack.js";
import type { ProgressKind } from "./data/actors/actor-schema.js";
import type { HEALS } from "./data/items/gear.js";
import type { Immunity } from "./data/actors/immunities.js";
import type { SpellKind } from "./data/items/spell.js";
import type { NoLesson } from "./rules/character/apprenticeship.js";
import type { CriticalRow } from "./rules/criticals/tables.js";
import type { Rung } from "./rules/checks/difficulty.js";
import type { Restriction } from "./rules/criticals/effects.js";
import type { Mark, NoRise } from "./rules/character/experience.js";
import type { ChargeId } from "./rules/hazards/explosion.js";
import type { FumbleEntry } from "./rules/attack/fumble.js";
import type { Grip } from "./rules/attack/grips.js";
import type { NoCare } from "./rules/body/healing.js";
import type { LifeState } from "./rules/character/life.js";
import type { LocationId, LocationTableId } from "./rules/attack/locations.js";
import type { MasteryTitle } from "./rules/checks/mastery.js";
import type { ModifierScope } from "./rules/body/modifiers.js";
import type { OccupationId } from "./rules/character/occupations.js";
import type { Phase } from "./rules/fight/sections.js";
import type { Loss } from "./rules/body/settle.js";
import type { SkillId } from "./rules/character/skill-list.js";
import type {
  AfflictionKind,
  Attribute,
  Intent,
  Interval,
  Plan,
  Reload,
  Root,
  Side,
  ThrowWeight,
  WeaponMode,
  WeaponSpecial,
  Zone,
} from "./rules/vocabulary.js";
import type { WeaponUse } from "./rules/attack/weapon-use.js";

/** Ids of the ruleset to the language keys of their names: the only place where the two meet. */
const key = (area: string) => (id: string) => `GARDIEN.RPG.${area}.${id}`;

export const attributeLabel: (id: Attribute) => string = key("ATTRIBUTE");
export const rootLabel: (id: Root) => string = key("ROOT");
export const masteryLabel: (id: MasteryTitle) => string = key("MASTERY");
export const rungLabel: (id: Rung) => string = key("RUNG");
export const phaseLabel: (id: Phase) => string = key("PHASE");
export const shortPhaseLabel: (id: Exclude<Phase, "end">) => string = key("PHASE_SHORT");
export const planLabel: (id: Plan) => string = key("PLAN");
export const zoneLabel: (id: Zone) => string = key("ZONE");
export const placeLabel: (id: LocationId) => string = key("PLACE");
export const locationTableLabel: (id: LocationTableId | "custom") => string = key("LOCATION_TABLE");
export const restrictionLabel: (id: Restriction) => string = key("RESTRICTION");
/** RP-55, D-34 — what happens to a weapon is told of a shield in words of its own. */
export const fumbleLabel = (id: FumbleEntry, shield: boolean): string =>
  key(shield && (id === "weaponBroken" || id === "weaponStuck") ? "FUMBLE_SHIELD" : "FUMBLE")(id);
/** What a row of a critical table tells, in the words of the table. */
export const criticalText: (id: CriticalRow["id"]) => string = key("CRITICAL");
export const lifeLabel: (id: LifeState) => string = key("LIFE");
export const afflictionKindLabel: (id: AfflictionKind) => string = key("AFFLICTION_KIND");
export const intervalLabel: (id: Interval) => string = key("INTERVAL");
/** So many rounds, hours, days. */
export const spanText = (n: number, unit: Interval): Text => ({
  key: key("SPAN")(`${unit}.${n === 1 ? "one" : "other"}`),
  data: { count: n },
});
/** So many of them are left. */
export const leftText = (n: number, unit: Interval): Text => ({
  key: "GARDIEN.RPG.SHEET.remaining",
  data: { span: spanText(n, unit) },
});
/** RP-72 — so many arrows or bolts are left. */
export const supplyText = (n: number): Text => ({ key: "GARDIEN.RPG.FIGHT.supply", data: { n } });
export const chargeLabel: (id: ChargeId) => string = key("CHARGE");
export const markLabel: (id: Mark) => string = key("MARK");
export const occupationLabel: (id: OccupationId) => string = key("OCCUPATION");
export const attackEndLabel: (id: AttackEnd) => string = key("ATTACK_END");
/** Why something is refused, in a whole sentence. */
export const noCareText: (id: NoCare) => string = key("NO_CARE");
export const noRiseText: (id: NoRise) => string = key("NO_RISE");
export const noLessonText: (id: NoLesson) => string = key("NO_LESSON");
/** RP-22 — a skill of the list. */
export const skillLabel: (id: SkillId) => string = key("SKILL_NAME");
export const sideLabel: (id: Side) => string = key("SIDE");
export const intentLabel: (id: Intent) => string = key("INTENT");
export const gripLabel: (id: Grip) => string = key("GRIP");
export const weaponModeLabel: (id: WeaponMode) => string = key("WEAPON_MODE");
export const weaponUseLabel: (id: WeaponUse) => string = key("WEAPON_USE");
export const weaponSpecialLabel: (id: WeaponSpecial) => string = key("WEAPON_SPECIAL");
export const throwWeightLabel: (id: ThrowWeight) => string = key("THROW_WEIGHT");
export const reloadLabel: (id: Reload) => string = key("RELOAD");
export const spellKindLabel: (id: SpellKind) => string = key("SPELL_KIND");
export const progressLabel: (id: ProgressKind) => string = key("PROGRESS");
/** RP-61 — what is lost for good. */
export const lossLabel: (id: Loss["part"]) => string = key("LOSS");
export const scopeLabel: (id: ModifierScope) => string = key("SCOPE");
export const immunityLabel: (id: Immunity) => string = key("IMMUNITY");

/** RP-83 — what a potion gives back. */
export const healsLabel = (id: (typeof HEALS)[number]): string =>
  id === "hp" ? "GARDIEN.RPG.GEAR.hitPoints" : attributeLabel(id);

const VALUES = ["conditions", "wounds", "sequels", "attributes", "round", "progressLog"] as const;

/** What stands at a path of an actor's data, in a word. */
export function valueLabel(path: string): string {
  const value = VALUES.find((one) => path === `system.${one}` || path.startsWith(`system.${one}.`));
  return `GARDIEN.RPG.VALUE.${value ?? "other"}`;
}
