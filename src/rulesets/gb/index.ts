import type { Ruleset } from "../../core/ruleset.js";
import { ASSISTANT } from "./creation/door.js";
import { CONDITIONS } from "./conditions.js";
import { GbArmor } from "./data/armor.js";
import { GbCreature } from "./data/creature.js";
import { GbFeat } from "./data/feat.js";
import { GbGear } from "./data/gear.js";
import { GbHazard } from "./data/hazard.js";
import { GbInvestigator } from "./data/investigator.js";
import { GbProfile } from "./data/profile.js";
import { GbSkill } from "./data/skill.js";
import { GbSpell } from "./data/spell.js";
import { GbWeapon } from "./data/weapon.js";
import { GbWound } from "./data/wound.js";
import { GB_ROLLS } from "./dice/index.js";
import { GROUP_DESTINY } from "./data/group-destiny.js";
import { MIGRATIONS } from "./data/migrations.js";
import { SETTINGS } from "./settings.js";
import { GbArmorSheet } from "./sheets/armor-sheet.js";
import { GbCreatureSheet } from "./sheets/creature-sheet.js";
import { GbFeatSheet } from "./sheets/feat-sheet.js";
import { GbGearSheet } from "./sheets/gear-sheet.js";
import { GbHazardSheet } from "./sheets/hazard-sheet.js";
import { GbInvestigatorSheet } from "./sheets/investigator-sheet.js";
import { GbProfileSheet } from "./sheets/profile-sheet.js";
import { GbSkillSheet } from "./sheets/skill-sheet.js";
import { GbSpellSheet } from "./sheets/spell-sheet.js";
import { GbWeaponSheet } from "./sheets/weapon-sheet.js";
import { GbWoundSheet } from "./sheets/wound-sheet.js";
import { fightLine } from "./fight/line.js";
import { TRACKER } from "./keeper/tool.js";

const icon = (name: string) => `systems/gardien/assets/icons/${name}.svg`;

/** Cthulhu d20 with points of life, points of fatigue and wound gravity (rules GB-01 …). */
export const gb: Ruleset = {
  id: "gb",
  title: "GARDIEN.GB.title",
  actors: {
    gbInvestigator: {
      model: GbInvestigator,
      sheet: GbInvestigatorSheet,
      bars: ["pv", "pf"],
      img: icon("investigator"),
      token: { actorLink: true, disposition: "friendly" },
    },
    gbCreature: {
      model: GbCreature,
      sheet: GbCreatureSheet,
      bars: ["pv", "pf", "hp"],
      img: icon("creature"),
      token: { actorLink: false, disposition: "hostile" },
    },
  },
  items: {
    gbWeapon: { model: GbWeapon, sheet: GbWeaponSheet, img: icon("weapon") },
    gbArmor: { model: GbArmor, sheet: GbArmorSheet, img: icon("armor") },
    gbWound: { model: GbWound, sheet: GbWoundSheet, img: icon("wound") },
    gbFeat: { model: GbFeat, sheet: GbFeatSheet, img: icon("feat") },
    gbSkill: { model: GbSkill, sheet: GbSkillSheet, img: icon("skill") },
    gbSpell: { model: GbSpell, sheet: GbSpellSheet, img: icon("spell") },
    gbHazard: { model: GbHazard, sheet: GbHazardSheet, img: icon("hazard"), indexed: ["kind"] },
    gbGear: { model: GbGear, sheet: GbGearSheet, img: icon("gear") },
    gbProfile: { model: GbProfile, sheet: GbProfileSheet, img: icon("profile") },
  },
  rolls: GB_ROLLS,
  weapons: ["gbWeapon"],
  attack: async () => (await import("./attack/procedure.js")).gbAttack,
  trial: async () => (await import("./keeper/trial.js")).TRIAL,
  keeperOnly: async () => (await import("./data/keeper-only.js")).KEEPER_ONLY,
  assistant: ASSISTANT,
  deeds: async () => (await import("./deeds/index.js")).gbDeeds,
  turns: async () => (await import("./fight/turns.js")).turns,
  initiative: { formula: "1d20 + @initiative.total" },
  roundSeconds: 6, // D-58
  conditions: CONDITIONS,
  settings: SETTINGS,
  shared: [GROUP_DESTINY],
  fightLine,
  tools: [TRACKER],
  migrations: MIGRATIONS,
};
