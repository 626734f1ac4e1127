import { peopleOf } from "../../../core/deeds/people.js";
import { RpgActor } from "../data/rpg-actor.js";
import { choiceField, namedOption } from "./fields.js";

/** The people whom these deeds name: healers and patients, casters, those who are exposed to something. */
export const { personIn, others, everybody, patientField, patientIn, sentTo } = peopleOf(
  ({ system }) => (system as unknown) instanceof RpgActor,
  { choiceField, namedOption },
);

/** Whether the user may read somebody's skills and scores: their own, whom they observe, or everybody for the keeper. */
export function mayRead(actor: Actor | null): boolean {
  return game.user.isGM || (actor?.testUserPermission(game.user, "OBSERVER") ?? false);
}
