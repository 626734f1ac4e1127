import css from "../../../../styles/rulesets/d20d100/_keeper.scss?inline";
import { keeperActs } from "../../../core/keeper/acts.js";
import type { KeeperAct, KeeperPart } from "../../../core/keeper/contract.js";
import { roundStep, STEPS } from "../../../core/keeper/steps.js";
import { addStyle } from "../../../core/ui/style.js";
import { D20d100Investigator } from "../data/actors/investigator.js";
import { d20d100Deeds } from "../deeds/index.js";
import { AREA } from "../deeds/kit.js";
import { ROUND_SECONDS } from "../rules/time.js";
import { dress } from "../sheets/style.js";
import { growth, sessionRuns } from "./growth.js";
import { foreseen, personView } from "./view.js";
import { strength } from "./strength.js";

const isInvestigator = ({ system }: Actor): boolean => (system as unknown) instanceof D20d100Investigator;

/** What the desk calls an act, and the deed that it is. */
function act(id: string, deed: string, icon: string, more: Pick<KeeperAct, "choices" | "fits"> = {}): KeeperAct {
  return { id, deed, icon, label: `GARDIEN.D20D100.KEEPER.act.${id}`, ...more };
}

/** DD-01, DD-05, DD-70, DD-83, DD-106, DD-115 — a test of SAN goes to investigators, whoever is ticked. */
const ASKS: readonly KeeperAct[] = [
  act("request", "request", "fa-solid fa-hand-point-right"),
  act("hidden", "request", "fa-solid fa-user-secret", { choices: { secret: true } }),
  act("oppose", "oppose", "fa-solid fa-people-arrows"),
  act("pursuit", "oppose", "fa-solid fa-person-running", {
    choices: { tried: "jet.endurance", theirTried: "jet.endurance" },
  }),
  act("sanityRequest", "sanityRequest", "fa-solid fa-brain", { fits: isInvestigator }),
  act("falseAlarm", "falseAlarm", "fa-solid fa-bell"),
];

/** DD-01, DD-05, DD-90…DD-111, DD-177…DD-180 — what keepers do for the table, and how its investigators fare. */
export const KEEPER: KeeperPart = {
  dress: () => {
    dress();
    addStyle(css);
  },
  group: "GARDIEN.D20D100.KEEPER.people",
  inGroup: isInvestigator,
  view: personView,
  acts: [
    act("newHour", "newHour", "fa-solid fa-clock-rotate-left", { fits: isInvestigator }),
    ...keeperActs(AREA, d20d100Deeds, ["hours", "week", "firstAid", "harm", "heal"]),
  ],
  asks: ASKS,
  steps: () => [roundStep(ROUND_SECONDS), STEPS.minute, STEPS.hour, STEPS.twoHours, STEPS.day, STEPS.week],
  foreseen,
  tables: "d20d100-tables",
  sections: () => [growth],
  session: { runs: sessionRuns },
  strength,
  hands: {
    things: ["d20d100Weapon", "d20d100Armor", "d20d100Gear", "d20d100Tome"],
    grown: { path: "system.naturalAttacks", values: ["1", "2", "3", "4", "5", "6", "7", "8", "9"] },
    price: "system.price",
    laid: { equipped: false },
  },
};
