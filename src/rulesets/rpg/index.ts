import type { Ruleset } from "../../core/ruleset.js";
import { withSteps } from "../../core/settings/steps.js";
import { CREATION } from "./creation/door.js";
import { CONDITIONS } from "./conditions.js";
import { RpgAffliction } from "./data/items/affliction.js";
import { RpgArmor } from "./data/items/armor.js";
import { RpgCharacter } from "./data/actors/character.js";
import { RpgCreature } from "./data/actors/creature.js";
import { RpgGear } from "./data/items/gear.js";
import { RpgShield } from "./data/items/shield.js";
import { RpgSkill } from "./data/items/skill.js";
import { RpgSpell } from "./data/items/spell.js";
import { RpgWeapon } from "./data/items/weapon.js";
import { RPG_ROLLS } from "./dice/index.js";
import { ROUND_SECONDS } from "./rules/time.js";
import { SETTINGS } from "./settings.js";
import { RpgCharacterSheet } from "./sheets/actor/character-sheet.js";
import { RpgCreatureSheet } from "./sheets/actor/creature-sheet.js";
import { INITIATIVE } from "./fight/initiative.js";

const icon = (name: string) => `systems/gardien/assets/icons/${name}.svg`;

/** What the cards of all that is carried share. */
const THING = ["belonging", "mishaps"];

/** A d20 under a score, parries, and critical hits that last until somebody heals them (rules RP-01 …). */
export const rpg: Ruleset = {
  id: "rpg",
  title: "GARDIEN.RPG.title",
  about: "GARDIEN.RPG.about",
  dice: [20, 10],
  book: { prefix: "RP", entry: "GARDIEN.RPG.book" },
  actors: {
    rpgCharacter: {
      model: RpgCharacter,
      sheet: RpgCharacterSheet,
      bars: ["hp"],
      img: icon("hired-blade"),
      token: { actorLink: true, disposition: "friendly" },
    },
    rpgCreature: {
      model: RpgCreature,
      sheet: RpgCreatureSheet,
      bars: ["hp"],
      img: icon("wolf"),
      token: { actorLink: false, disposition: "hostile" },
    },
  },
  items: {
    rpgSkill: { model: RpgSkill, img: icon("skill"), card: { template: "skill" } },
    rpgWeapon: { model: RpgWeapon, img: icon("sword"), card: { template: "weapon", partials: THING } },
    rpgArmor: { model: RpgArmor, img: icon("mail-coat"), card: { template: "armor", partials: THING } },
    rpgShield: { model: RpgShield, img: icon("round-shield"), card: { template: "shield", partials: THING } },
    rpgGear: { model: RpgGear, img: icon("gear"), card: { template: "thing-card", partials: THING } },
    rpgSpell: { model: RpgSpell, img: icon("spell"), card: { template: "spell", partials: ["effects"] } },
    rpgAffliction: {
      model: RpgAffliction,
      img: icon("poison"),
      card: { template: "affliction", partials: ["effects"] },
    },
  },
  cards: () => import("./sheets/item/index.js"),
  modules: () => import("./sheets/modules.js"),
  rolls: RPG_ROLLS,
  weapons: ["rpgWeapon", "rpgSpell"], // RP-79: those that strike somebody
  attacks: async () => (await import("./attack/procedure.js")).rpgAttacks,
  trial: async () => (await import("./keeper/trial.js")).TRIAL,
  keeperOnly: async () => (await import("./data/keeper-only.js")).KEEPER_ONLY,
  formerEntries: async () => (await import("./data/former-entries.js")).FORMER_ENTRIES,
  asksDefence: true,
  creation: CREATION,
  deeds: async () => (await import("./deeds/index.js")).rpgDeeds,
  initiative: INITIATIVE,
  turns: async () => (await import("./fight/turns.js")).turns,
  movement: () => import("./data/movement.js"),
  rounds: async () => (await import("./fight/rounds.js")).rpgRounds,
  roundSeconds: ROUND_SECONDS, // RP-02
  conditions: CONDITIONS,
  effects: async () => (await import("./effects.js")).EFFECTS,
  timeLeft: async () => (await import("./data/actors/time-left.js")).timeLeft,
  settings: withSteps(SETTINGS, {
    rpgCritApply: { offered: "ask", alone: "auto" }, // RP-56
    rpgBleedAuto: { offered: false, alone: true }, // RP-61
  }),
  fightList: () => import("./fight/line.js"),
  keeper: async () => (await import("./keeper/part.js")).KEEPER,
  keeperFormerly: ["rpgKeeper"],
  browser: async () => (await import("./browser/index.js")).SHELVES,
  blocks: async () => (await import("./block/notation.js")).notation,
  migrations: [],
};
