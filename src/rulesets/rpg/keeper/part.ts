import css from "../../../../styles/rulesets/rpg/_keeper.scss?inline";
import { keeperActs } from "../../../core/keeper/acts.js";
import type { KeeperPart } from "../../../core/keeper/contract.js";
import { roundStep, STEPS } from "../../../core/keeper/steps.js";
import { addStyle } from "../../../core/ui/style.js";
import { RpgCharacter } from "../data/actors/character.js";
import { rpgOptions } from "../data/options.js";
import { rpgDeeds } from "../deeds/index.js";
import { AREA } from "../deeds/kit.js";
import { ROUND_SECONDS } from "../rules/time.js";
import { BEFALLING } from "../sheets/actor/acts.js";
import { dress } from "../sheets/style.js";
import { AdventureSection } from "./adventure.js";
import { BattleSection } from "./battle.js";
import { foreseen, personView } from "./view.js";
import { strength } from "./strength.js";

const million = { offered: () => rpgOptions().oneInAMillion };

/** RP-05…RP-17, RP-78, RP-82…RP-95 — what keepers do for the table: tests, dangers, the end of an adventure, a battle. */
export const KEEPER: KeeperPart = {
  dress: () => {
    dress();
    addStyle(css);
  },
  group: "GARDIEN.RPG.KEEPER.group",
  inGroup: ({ system }) => {
    const figures: unknown = system;
    return figures instanceof RpgCharacter && figures.hp.state !== "dead";
  },
  view: personView,
  acts: BEFALLING.map((act) => ({ ...act, id: act.deed })),
  asks: [
    ...keeperActs(AREA, rpgDeeds, ["request", "oppose", "order"]),
    ...keeperActs(AREA, rpgDeeds, ["million"]).map((act) => ({ ...act, ...million })),
  ],
  steps: () => [roundStep(ROUND_SECONDS), STEPS.minute, STEPS.hour, STEPS.day, STEPS.week],
  foreseen,
  tables: "rpg-tables",
  sections: () => [new BattleSection(), new AdventureSection()],
  strength,
  hands: {
    things: ["rpgWeapon", "rpgArmor", "rpgShield", "rpgGear"],
    grown: { path: "system.natural", values: ["true"] },
    price: "system.price",
    laid: { equipped: "none", worn: false },
  },
};
