import { card, stored } from "../../../../core/deed/card.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import { figure, fact, secret, told } from "../card.js";
import { deed } from "../deed.js";
import { difficultyFields, difficultyIn, obstacleRolls } from "./difficulty.js";
import { setFor } from "./earlier-rolls.js";
import { flagField, textField } from "../fields.js";
import { count, FREE } from "../figures.js";
import { obstacle, unlessAlive } from "../reading.js";

/** WP-08, WP-09 — the keeper says what somebody's next roll has to beat; the number can stay between keeper and dice. */
export const setDifficulty = deed("setDifficulty", {
  icon: "fa-solid fa-mountain",
  by: "keeper",
  fields: (_actors, choices) => [
    textField("reason", textIn(choices, "reason"), told("hint.setDifficulty")),
    ...difficultyFields(choices),
    flagField("hidden", flagIn(choices, "hidden", true), told("hint.hidden")),
  ],
  obstacle: ({ actor, choices }) => {
    const told = obstacleRolls(actor, choices).length > 0 || difficultyIn(actor, choices, {}) !== null;
    return unlessAlive(actor) ?? (told ? null : obstacle("noDifficulty", actor));
  },
  rolls: ({ actor, choices }) => obstacleRolls(actor, choices),
  outcome: ({ actor, choices, dice }) => {
    const hidden = flagIn(choices, "hidden", true);
    // WP-10: whoever rolls against it may read it as far as a roll of the keeper's people
    return { total: difficultyIn(actor, choices, dice), hidden, npc: hidden, reason: textIn(choices, "reason") };
  },
  edit: {
    figures: ({ hidden }) => [count("total", FREE, { audience: hidden === true ? "keeper" : "all", called: "target" })],
  },
  view: (outcome) => {
    const total = stored(outcome, "total");
    const number = (outcome.hidden === true ? secret : fact)("difficulty", figure(total), "WP-08");
    const reason = typeof outcome.reason === "string" ? outcome.reason : "";
    return card({
      verdict: told("setDifficulty.verdict"),
      tone: "accent",
      facts: [number, ...(reason ? [fact("reason", told("said", { text: reason }), "WP-08")] : [])],
    });
  },
  // until they roll, whoever is meant has the roll at hand
  calls: (_outcome, actor, card) =>
    card !== undefined && setFor(actor) === card
      ? [{ deed: "check", choices: { against: card }, label: { key: "GARDIEN.WARP.SHEET.roll" }, window: true }]
      : [],
});
