import { fightOf } from "../../../../core/fight/state/fight-of.js";
import { seuilsOptions } from "../../data/options.js";
import { refusalFor } from "../../deeds/body/first-aid.js";
import { actionsNow, figuresOf } from "../../data/reading.js";
import { tickedIn, worstLethal } from "../../rules/body/circles.js";
import { stopBleedingDifficulty } from "../../rules/care/first-aid.js";
import { treated, treatmentRoll } from "../../rules/care/treatment.js";
import { ROWS } from "../../rules/vocabulary.js";
import type { Who } from "./acts.js";

/** What decides which deeds are offered on the sheet of an actor. */
export function whoIs(actor: Actor): Who {
  const { rows, care, clocks, suffers, state, deathConfirmed } = figuresOf(actor);
  const options = seuilsOptions();
  const refusal = refusalFor(actor);
  const [bleeds, ails] = [worstLethal(rows), treated(rows)];
  const round = actionsNow(actor);
  return {
    fight: fightOf(actor) !== null,
    spent: round !== null && round.spent + round.extraDefences > 0,
    unaware: !suffers.surprised && !deathConfirmed,
    held: suffers.held,
    marked: ROWS.some((row) => tickedIn(rows[row]) > 0),
    pending: care.firstAid === "pending" && refusal === null,
    late: care.firstAid === "pending" && refusal === "tooLate",
    bleeding: care.bleeding && bleeds !== null && stopBleedingDifficulty(bleeds, true, options) !== null,
    treatable: care.treatment === "none" && ails !== null && treatmentRoll(ails, true) !== null,
    watched: care.watch && clocks.watchOwed,
    dead: state === "mort" && !deathConfirmed,
    keeper: game.user.isGM,
  };
}

/** SE-61…SE-70 — how many things of somebody's care cannot wait. */
export function urgencies({ pending, bleeding, watched }: Who): number {
  return [pending, bleeding, watched].filter(Boolean).length;
}
