import { card } from "../../../../core/deed/card.js";
import { flag, text, whole } from "../../../../core/shape/shape.js";
import { count, deed, fact, field, figure, FREE, obstacle, say, secret } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { DIFFICULTY_FORM, difficultyIn, difficultyWindow, obstacleRolls } from "./difficulty.js";
import { setFor } from "./earlier-rolls.js";

/** WP-08, WP-09 — the keeper says what an actor's next roll has to beat; the number can stay between keeper and dice. */
export const setDifficulty = deed("setDifficulty", {
  icon: "fa-solid fa-mountain",
  by: "keeper",
  form: {
    reason: field.text({ hint: say("hint.setDifficulty") }),
    ...DIFFICULTY_FORM,
    hidden: field.flag({ initial: true, hint: say("hint.hidden") }),
  },
  window: difficultyWindow,
  kept: { total: whole, hidden: flag, npc: flag, reason: text },
  obstacle: ({ actor, choices }) => {
    const isGiven = obstacleRolls(actor, choices).length > 0 || difficultyIn(actor, choices, {}) !== null;
    return unlessAlive(actor) ?? (isGiven ? null : obstacle("noDifficulty", actor));
  },
  rolls: ({ actor, choices }) => obstacleRolls(actor, choices),
  // WP-10: who rolls against it may read it as far as a roll of the keeper's people
  outcome: ({ actor, choices, form: { hidden, reason }, dice }) => ({
    ...{ hidden, npc: hidden, reason },
    total: difficultyIn(actor, choices, dice) ?? 0,
  }),
  edit: {
    figures: ({ hidden }) => [count("total", FREE, { audience: hidden ? "keeper" : "all", called: "target" })],
  },
  view: ({ total, hidden, reason }) =>
    card({
      verdict: say("setDifficulty.verdict"),
      tone: "accent",
      facts: [
        (hidden ? secret : fact)("difficulty", figure(total), "WP-08"),
        ...(reason ? [fact("reason", say("said", { text: reason }), "WP-08")] : []),
      ],
    }),
  // until they roll, the player who is meant has the roll at hand
  calls: (_kept, actor, id) =>
    id !== undefined && setFor(actor) === id
      ? [{ deed: "check", choices: { against: id }, label: { key: "GARDIEN.WARP.SHEET.roll" }, window: true }]
      : [],
});
