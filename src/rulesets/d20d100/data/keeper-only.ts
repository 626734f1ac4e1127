import type { KeeperFields } from "../../../core/documents/keeper-fields.js";
import { JETS } from "../rules/vocabulary.js";

const given = (path: string) => ({ path, yields: 0 });
const ticked = (path: string) => ({ path, yields: false });

/** What only keepers write, by hand or by a deed: an approval, what play has brought (DD-177…DD-179), spells that were learned. */
export const KEEPER_ONLY: KeeperFields = {
  d20d100Investigator: [
    ticked("approved"),
    ...["hp.experience", "experience.available", "experience.earned"].map(given),
    ...JETS.flatMap((jet) => [ticked(`jets.${jet}.checked`), given(`jets.${jet}.experience`)]),
  ],
  d20d100Skill: [ticked("checked"), given("experience")],
  d20d100Spell: [ticked("learned")],
};
