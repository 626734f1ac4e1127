import type { CreationDoor } from "../../../core/creation/procedure.js";
import { D20d100Skill } from "../data/items/skill.js";
import { D20d100Weapon } from "../data/items/weapon.js";
import { BARE_HANDS, CHARACTERISTICS } from "../rules/vocabulary.js";
import { sheetOf } from "./sheet.js";

/** What a new investigator has of itself: bare hands (DD-47), and skills that nobody has spent a point on (DD-72). */
function isGiven({ system }: { readonly system: unknown }): boolean {
  if (system instanceof D20d100Skill)
    return !system.professional && system.professionalPoints === 0 && system.secondaryPoints === 0;
  return system instanceof D20d100Weapon && BARE_HANDS.some((key) => key === system.key);
}

/** The score that everything starts at. */
const FIRST_SCORE = 10;

/** Nobody wrote anything on the sheet: no profession, its first scores, and nothing but what everybody has. */
export function untouched(actor: Actor): boolean {
  const { details, characteristics, creation } = sheetOf({ actor });
  return (
    !creation.done &&
    details.profession === "" &&
    CHARACTERISTICS.every((id) => characteristics[id].score === FIRST_SCORE) &&
    [...actor.items].every(isGiven)
  );
}

/** Where the making of an investigator begins. */
export const CREATION: CreationDoor = {
  types: ["d20d100Investigator"],
  untouched,
  load: async () => (await import("./index.js")).d20d100Creation,
};
