import type { Ruleset } from "../../core/ruleset.js";
import { withSteps } from "../../core/settings/steps.js";
import { CREATION } from "./creation/door.js";
import { CONDITIONS } from "./conditions.js";
import { D20d100Adversary } from "./data/actors/adversary.js";
import { D20d100Armor } from "./data/items/armor.js";
import { D20d100Gear } from "./data/items/gear.js";
import { D20d100Investigator } from "./data/actors/investigator.js";
import { D20d100Power } from "./data/items/power.js";
import { D20d100Profession } from "./data/items/profession.js";
import { D20d100Skill } from "./data/items/skill.js";
import { D20d100Spell } from "./data/items/spell.js";
import { D20d100Tome } from "./data/items/tome.js";
import { D20d100Trait } from "./data/items/trait.js";
import { D20d100Weapon } from "./data/items/weapon.js";
import { D20D100_ROLLS } from "./dice/index.js";
import { INITIATIVE } from "./fight/initiative.js";
import { ROUND_SECONDS } from "./rules/time.js";
import { SETTINGS } from "./settings.js";
import { D20d100AdversarySheet } from "./sheets/actor/adversary-sheet.js";
import { D20d100InvestigatorSheet } from "./sheets/actor/investigator-sheet.js";

const icon = (name: string) => `systems/gardien/assets/icons/${name}.svg`;

/** Skills of d20 with the mind and the creatures of d100 (rules DD-01 …). */
export const d20d100: Ruleset = {
  id: "d20d100",
  title: "GARDIEN.D20D100.title",
  about: "GARDIEN.D20D100.about",
  dice: [20, 100],
  book: { prefix: "DD", entry: "GARDIEN.D20D100.book" },
  actors: {
    d20d100Investigator: {
      model: D20d100Investigator,
      sheet: D20d100InvestigatorSheet,
      bars: ["hp", "sanity", "temporaryDamage", "mp"],
      counts: ["temporaryDamage"],
      img: icon("investigator"),
      token: { actorLink: true, disposition: "friendly" },
    },
    d20d100Adversary: {
      model: D20d100Adversary,
      sheet: D20d100AdversarySheet,
      bars: ["hp", "temporaryDamage", "mp"],
      counts: ["temporaryDamage"],
      img: icon("creature"),
      token: { actorLink: false, disposition: "hostile" },
    },
  },
  items: {
    d20d100Skill: { model: D20d100Skill, img: icon("skill"), card: { template: "skill", text: false } },
    d20d100Weapon: { model: D20d100Weapon, img: icon("revolver"), card: { template: "weapon", text: false } },
    d20d100Armor: { model: D20d100Armor, img: icon("vest"), card: { template: "armor", text: false } },
    d20d100Trait: { model: D20d100Trait, img: icon("central-trait"), card: { template: "trait" } },
    d20d100Profession: { model: D20d100Profession, img: icon("graduate-cap"), card: { template: "profession" } },
    d20d100Spell: { model: D20d100Spell, img: icon("elder-sign"), card: { template: "spell" } },
    d20d100Tome: { model: D20d100Tome, img: icon("evil-book"), card: { template: "tome" } },
    d20d100Gear: { model: D20d100Gear, img: icon("gear"), card: { template: "gear-card" } },
    d20d100Power: { model: D20d100Power, img: icon("aura"), card: { template: "power" } },
  },
  cards: () => import("./sheets/item/index.js"),
  modules: () => import("./sheets/modules.js"),
  rolls: D20D100_ROLLS,
  weapons: ["d20d100Weapon"],
  attacks: async () => (await import("./attack/procedure.js")).d20d100Attacks,
  trial: async () => (await import("./keeper/trial.js")).TRIAL,
  keeperOnly: async () => (await import("./data/keeper-only.js")).KEEPER_ONLY,
  formerEntries: async () => (await import("./data/former-entries.js")).FORMER_ENTRIES,
  asksDefence: true,
  deeds: async () => (await import("./deeds/index.js")).d20d100Deeds,
  creation: CREATION,
  initiative: INITIATIVE,
  turns: async () => (await import("./fight/turns.js")).turns,
  moved: async () => (await import("./fight/moved.js")).moved,
  movement: () => import("./data/movement.js"),
  roundSeconds: ROUND_SECONDS,
  conditions: CONDITIONS,
  effects: async () => (await import("./effects.js")).EFFECTS,
  timeLeft: async () => (await import("./data/actors/time-left.js")).timeLeft,
  settings: withSteps(SETTINGS, {
    d20d100AutoAgony: { offered: false, alone: true }, // DD-95
  }),
  fightList: () => import("./fight/line.js"),
  keeper: async () => (await import("./keeper/part.js")).KEEPER,
  keeperFormerly: ["d20d100Keeper"],
  browser: async () => (await import("./browser/index.js")).SHELVES,
  blocks: async () => (await import("./block/notation.js")).notation,
  migrations: [],
};
