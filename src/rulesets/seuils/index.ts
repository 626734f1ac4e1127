import type { Ruleset } from "../../core/ruleset.js";
import { withSteps } from "../../core/settings/steps.js";
import { CREATION } from "./creation/door.js";
import { CONDITIONS } from "./conditions.js";
import { SeuilsArmor } from "./data/items/armor.js";
import { SeuilsCharacter } from "./data/actors/character.js";
import { SeuilsCreature } from "./data/actors/creature.js";
import { SeuilsGear } from "./data/items/gear.js";
import { seuilsOptions } from "./data/options.js";
import { SeuilsShield } from "./data/items/shield.js";
import { SeuilsSpecialty } from "./data/items/specialty.js";
import { SeuilsTrait } from "./data/items/trait.js";
import { SeuilsWeapon } from "./data/items/weapon.js";
import { SEUILS_ROLLS } from "./dice/index.js";
import { SETTINGS } from "./settings.js";
import { SeuilsCharacterSheet } from "./sheets/actor/character-sheet.js";
import { SeuilsCreatureSheet } from "./sheets/actor/creature-sheet.js";
import { INITIATIVE } from "./fight/initiative.js";

const icon = (name: string) => `systems/gardien/assets/icons/${name}.svg`;

/** Pools of ten-sided dice that count successes, and wounds that tick circles of three rows (rules SE-01 …). */
export const seuils: Ruleset = {
  id: "seuils",
  title: "GARDIEN.SEUILS.title",
  about: "GARDIEN.SEUILS.about",
  dice: [10, 10, 10],
  book: { prefix: "SE", entry: "GARDIEN.SEUILS.book" },
  actors: {
    seuilsCharacter: {
      model: SeuilsCharacter,
      sheet: SeuilsCharacterSheet,
      bars: ["wounds.free"],
      img: icon("scout"),
      token: { actorLink: true, disposition: "friendly" },
    },
    seuilsCreature: {
      model: SeuilsCreature,
      sheet: SeuilsCreatureSheet,
      bars: ["wounds.free"],
      img: icon("giant-rat"),
      token: { actorLink: false, disposition: "hostile" },
    },
  },
  items: {
    seuilsWeapon: { model: SeuilsWeapon, img: icon("machete"), card: { template: "weapon" } },
    seuilsArmor: {
      model: SeuilsArmor,
      img: icon("vest"),
      card: { template: "armor", partials: ["belonging", "specifics"] },
    },
    seuilsShield: {
      model: SeuilsShield,
      img: icon("round-shield"),
      card: { template: "shield", partials: ["belonging"] },
    },
    seuilsSpecialty: {
      model: SeuilsSpecialty,
      img: icon("skill"),
      card: { template: "specialty", partials: ["uses"] },
    },
    seuilsGear: {
      model: SeuilsGear,
      img: icon("gear"),
      card: { template: "gear-card", partials: ["belonging", "uses"] },
    },
    seuilsTrait: { model: SeuilsTrait, img: icon("third-eye"), card: { template: "trait" } },
  },
  cards: () => import("./sheets/item/index.js"),
  modules: () => import("./sheets/modules.js"),
  rolls: SEUILS_ROLLS,
  weapons: ["seuilsWeapon"],
  attacks: async () => (await import("./attack/procedure.js")).seuilsAttacks,
  trial: async () => (await import("./keeper/trial.js")).TRIAL,
  keeperOnly: async () => (await import("./data/keeper-only.js")).KEEPER_ONLY,
  formerEntries: async () => (await import("./data/former-entries.js")).FORMER_ENTRIES,
  asksDefence: true,
  totalsCount: "GARDIEN.SEUILS.DICE.totals", // SE-02
  deeds: async () => (await import("./deeds/index.js")).seuilsDeeds,
  creation: CREATION,
  initiative: INITIATIVE,
  turns: async () => (await import("./fight/turns.js")).turns,
  rounds: async () => (await import("./fight/rounds.js")).seuilsRounds,
  get roundSeconds() {
    return seuilsOptions().roundSeconds; // SE-69
  },
  conditions: CONDITIONS,
  effects: async () => (await import("./effects.js")).EFFECTS,
  settings: withSteps(SETTINGS, {
    seuilsTimeClock: { offered: "prompt", alone: "auto" }, // SE-69, SE-72
  }),
  fightList: () => import("./fight/line.js"),
  keeper: async () => (await import("./keeper/part.js")).KEEPER,
  keeperFormerly: ["seuilsKeeper"],
  browser: async () => (await import("./browser/index.js")).SHELVES,
  blocks: async () => (await import("./block/notation.js")).notation,
  migrations: [],
};
