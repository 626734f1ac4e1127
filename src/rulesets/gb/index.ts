import type { Ruleset } from "../../core/ruleset.js";
import { withSteps } from "../../core/settings/steps.js";
import { CREATION } from "./creation/door.js";
import { CONDITIONS } from "./conditions.js";
import { GbArmor } from "./data/items/armor.js";
import { GbCreature } from "./data/actors/creature.js";
import { GbFeat } from "./data/items/feat.js";
import { GbGear } from "./data/items/gear.js";
import { GbHazard } from "./data/items/hazard.js";
import { GbInvestigator } from "./data/actors/investigator.js";
import { GbProfile } from "./data/items/profile.js";
import { GbSkill } from "./data/items/skill.js";
import { GbSpell } from "./data/items/spell.js";
import { GbWeapon } from "./data/items/weapon.js";
import { GbWound } from "./data/items/wound.js";
import { GB_ROLLS } from "./dice/index.js";
import { GROUP_DESTINY } from "./data/actors/group-destiny.js";
import { MIGRATIONS } from "./data/migrations.js";
import { SETTINGS } from "./settings.js";
import { GbCreatureSheet } from "./sheets/actor/creature-sheet.js";
import { GbInvestigatorSheet } from "./sheets/actor/investigator-sheet.js";

const icon = (name: string) => `systems/gardien/assets/icons/${name}.svg`;

/** Cthulhu d20 with points of life, points of fatigue and wound gravity (rules GB-01 …). */
export const gb: Ruleset = {
  id: "gb",
  title: "GARDIEN.GB.title",
  about: "GARDIEN.GB.about",
  dice: [20, 100],
  packs: [
    ...["adventures", "creatures", "investigators", "weapons", "armors", "gear", "feats", "skills"],
    ...["spells", "hazards", "profiles", "tables", "macros", "rules"],
  ],
  book: { prefix: "GB", entry: "GARDIEN.GB.book" },
  actors: {
    gbInvestigator: {
      model: GbInvestigator,
      sheet: GbInvestigatorSheet,
      bars: ["pv", "pf"],
      harm: ["pv", "pf"],
      img: icon("investigator"),
      token: { actorLink: true, disposition: "friendly" },
    },
    gbCreature: {
      model: GbCreature,
      sheet: GbCreatureSheet,
      bars: ["pv", "pf", "hp"],
      harm: ["pv", "pf", "hp"],
      img: icon("creature"),
      token: { actorLink: false, disposition: "hostile" },
    },
  },
  items: {
    gbWeapon: { model: GbWeapon, img: icon("weapon"), card: { template: "weapon", width: 480 } },
    gbArmor: { model: GbArmor, img: icon("armor"), card: { template: "armor", width: 460 } },
    gbWound: { model: GbWound, img: icon("wound"), card: { template: "wound", text: false } },
    gbFeat: { model: GbFeat, img: icon("feat"), card: { template: "feat", width: 480 } },
    gbSkill: { model: GbSkill, img: icon("skill"), card: { template: "skill", width: 460 } },
    gbSpell: { model: GbSpell, img: icon("spell"), card: { template: "spell", width: 480 } },
    gbHazard: { model: GbHazard, img: icon("hazard"), card: { template: "hazard", width: 460 }, indexed: ["kind"] },
    gbGear: { model: GbGear, img: icon("gear"), card: { template: "belonging", width: 420 } },
    gbProfile: { model: GbProfile, img: icon("profile"), card: { template: "profile", width: 580 } },
  },
  cards: () => import("./sheets/item/index.js"),
  modules: () => import("./sheets/modules.js"),
  rolls: GB_ROLLS,
  weapons: ["gbWeapon"],
  attacks: async () => (await import("./attack/procedure.js")).gbAttacks,
  trial: async () => (await import("./keeper/trial.js")).TRIAL,
  keeperOnly: async () => (await import("./data/keeper-only.js")).KEEPER_ONLY,
  formerEntries: async () => (await import("./data/former-entries.js")).FORMER_ENTRIES,
  creation: CREATION,
  deeds: async () => (await import("./deeds/index.js")).gbDeeds,
  turns: async () => (await import("./fight/turns.js")).turns,
  initiative: { formula: "1d20 + @initiative.total" },
  roundSeconds: 6, // D-58
  conditions: CONDITIONS,
  effects: async () => (await import("./effects.js")).EFFECTS,
  settings: withSteps(SETTINGS, {
    gbMortalMode: { offered: "confirm", alone: "auto" }, // GB-32
    gbVigorRoll: { offered: "prompt", alone: "auto" }, // GB-09
    gbStabilisationRoll: { offered: "prompt", alone: "auto" }, // GB-39
    gbWorsenClock: { hand: "manual", offered: "prompt", alone: "auto" }, // GB-40
  }),
  shared: [GROUP_DESTINY],
  fightList: () => import("./fight/line.js"),
  keeper: async () => (await import("./keeper/part.js")).KEEPER,
  keeperFormerly: ["gbTracker"],
  browser: async () => (await import("./browser/index.js")).SHELVES,
  blocks: async () => (await import("./block/notation.js")).notation,
  migrations: MIGRATIONS,
};
