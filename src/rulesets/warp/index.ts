import type { Ruleset } from "../../core/ruleset.js";
import { withSteps } from "../../core/settings/steps.js";
import { CREATION } from "./creation/door.js";
import { CONDITIONS } from "./conditions.js";
import { WarpAmmo } from "./data/items/ammo.js";
import { WarpArmor } from "./data/items/armor.js";
import { WarpCharacter } from "./data/actors/character.js";
import { WarpGear } from "./data/items/gear.js";
import { WarpNpc } from "./data/actors/npc.js";
import { warpOptions } from "./data/options.js";
import { WarpPower } from "./data/items/power.js";
import { WarpSpell } from "./data/items/spell.js";
import { WarpTrait } from "./data/items/trait.js";
import { WarpWeapon } from "./data/items/weapon.js";
import { WarpWound } from "./data/items/wound.js";
import { WARP_ROLLS } from "./dice/index.js";
import { TURN_SECONDS } from "./rules/time.js";
import { SETTINGS } from "./settings.js";
import { WarpCharacterSheet } from "./sheets/actor/character-sheet.js";
import { WarpNpcSheet } from "./sheets/actor/npc-sheet.js";
import { INITIATIVE, waiting } from "./fight/initiative.js";

const icon = (name: string) => `systems/gardien/assets/icons/${name}.svg`;

/** Pools of six-sided dice from freely worded traits, with bonus and malus dice (rules WP-01 …). */
export const warp: Ruleset = {
  id: "warp",
  title: "GARDIEN.WARP.title",
  about: "GARDIEN.WARP.about",
  dice: [6, 6, 6],
  book: { prefix: "WP", entry: "GARDIEN.WARP.book" },
  notice: { text: "GARDIEN.WARP.licence.text", page: "GARDIEN.WARP.licence.page" }, // WP-134
  actors: {
    warpCharacter: {
      model: WarpCharacter,
      sheet: WarpCharacterSheet,
      bars: ["hp", "psy"],
      img: icon("investigator"),
      token: { actorLink: true, disposition: "friendly" },
    },
    warpNpc: {
      model: WarpNpc,
      sheet: WarpNpcSheet,
      bars: ["hp", "psy"],
      img: icon("passerby"),
      token: { actorLink: false, disposition: "neutral" },
    },
  },
  items: {
    warpTrait: { model: WarpTrait, img: icon("central-trait"), card: { template: "trait", partials: ["trait-uses"] } },
    warpPower: { model: WarpPower, img: icon("third-eye"), card: { template: "power", partials: ["trait-uses"] } },
    warpSpell: { model: WarpSpell, img: icon("spell"), card: { template: "spell", width: 460 } },
    warpWeapon: { model: WarpWeapon, img: icon("weapon"), card: { template: "weapon" } },
    warpArmor: { model: WarpArmor, img: icon("armor"), card: { template: "armor", width: 440 } },
    warpAmmo: { model: WarpAmmo, img: icon("bullets"), card: { template: "ammo", width: 420 } },
    warpGear: { model: WarpGear, img: icon("gear"), card: { template: "belonging", width: 420 } },
    warpWound: { model: WarpWound, img: icon("wound"), card: { template: "wound", width: 460 } },
  },
  cards: () => import("./sheets/item/index.js"),
  modules: () => import("./sheets/modules.js"),
  rolls: WARP_ROLLS,
  weapons: ["warpWeapon", "warpPower", "warpSpell", "warpTrait"], // WP-10, WP-103, WP-125: turned on somebody who answers
  attacks: async () => (await import("./attack/procedure.js")).warpAttacks,
  trial: async () => (await import("./keeper/trial.js")).TRIAL,
  keeperOnly: async () => (await import("./data/keeper-only.js")).KEEPER_ONLY,
  formerEntries: async () => (await import("./data/former-entries.js")).FORMER_ENTRIES,
  asksDefence: true,
  hidesNumbers: (actor) => !actor.hasPlayerOwner && warpOptions().npcRolls !== "full", // WP-10
  deeds: async () => (await import("./deeds/index.js")).warpDeeds,
  creation: CREATION,
  initiative: INITIATIVE,
  turns: async () => (await import("./fight/turns.js")).turns,
  waiting,
  movement: () => import("./data/movement.js"),
  roundSeconds: TURN_SECONDS, // WP-45
  conditions: CONDITIONS,
  effects: async () => (await import("./effects.js")).EFFECTS,
  timeLeft: async () => (await import("./data/actors/time-left.js")).timeLeft,
  settings: withSteps(SETTINGS, {
    warpTrackAmmo: { hand: false, alone: true }, // WP-89…WP-92
  }),
  fightList: () => import("./fight/line.js"),
  keeper: async () => (await import("./keeper/part.js")).KEEPER,
  browser: async () => (await import("./browser/index.js")).SHELVES,
  blocks: async () => (await import("./block/notation.js")).notation,
  migrations: [],
};
