import css from "../../../../styles/rulesets/seuils/_keeper.scss?inline";
import { keeperActs } from "../../../core/keeper/acts.js";
import type { KeeperPart } from "../../../core/keeper/contract.js";
import { roundStep, STEPS } from "../../../core/keeper/steps.js";
import { addStyle } from "../../../core/ui/style.js";
import { SeuilsCharacter } from "../data/actors/character.js";
import { seuilsOptions } from "../data/options.js";
import { seuilsDeeds } from "../deeds/index.js";
import { AREA } from "../deeds/kit.js";
import { dress } from "../sheets/style.js";
import { domains } from "./domains.js";
import { foreseen, personView } from "./view.js";
import { strength } from "./strength.js";

/** SE-05, SE-08, SE-60…SE-72, SE-78 — what keepers do for the table: tests, the wounded and their days, Domaines spent. */
export const KEEPER: KeeperPart = {
  dress: () => {
    dress();
    addStyle(css);
  },
  group: "GARDIEN.SEUILS.KEEPER.group",
  inGroup: ({ system }) => {
    const figures: unknown = system;
    return figures instanceof SeuilsCharacter && !figures.deathConfirmed;
  },
  view: personView,
  acts: keeperActs(AREA, seuilsDeeds, ["day", "heal", "harm"]),
  asks: keeperActs(AREA, seuilsDeeds, ["request", "oppose", "surprise"]),
  steps: () => [
    roundStep(seuilsOptions().roundSeconds),
    STEPS.minute,
    STEPS.tenMinutes,
    STEPS.hour,
    STEPS.day,
    STEPS.week,
  ],
  foreseen,
  tables: "seuils-tables",
  sections: () => [domains],
  strength,
  hands: {
    things: ["seuilsWeapon", "seuilsArmor", "seuilsShield", "seuilsGear"],
    grown: { path: "system.natural", values: ["true"] },
    price: "system.value",
    laid: { equipped: false },
    purse: { path: "system.wealth", label: "GARDIEN.SEUILS.KEEPER.wealth" },
  },
};
