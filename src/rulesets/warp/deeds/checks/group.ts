import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import { GROUP_EFFORTS } from "../../rules/group.js";
import { effortIn, wayName } from "../called.js";
import { fact, figure, named, secret, told } from "../card.js";
import { AREA, deed } from "../deed.js";
import { difficultyFields, difficultyIn, hiddenField, obstacleDice } from "./difficulty.js";
import { choiceField, textField } from "../fields.js";
import { count, FREE } from "../figures.js";
import { unlessAlive } from "../reading.js";

/** WP-41…WP-44 — somebody calls for an effort of several: the others join from its card, and it is concluded there. */
export const group = deed("group", {
  icon: "fa-solid fa-people-group",
  by: "owner",
  gathers: { join: "join", conclude: "conclude" },
  fields: (_actors, choices) => {
    const way = effortIn(choices);
    const ways = wordOptions(GROUP_EFFORTS, (one) => `${AREA}.way.${one}`);
    return [
      textField("reason", textIn(choices, "reason"), told("hint.group")),
      choiceField("way", way, ways, told(`wayHint.${way}`)),
      ...difficultyFields(choices),
      ...hiddenField(choices),
    ];
  },
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: ({ actor, choices }) => ({
    way: effortIn(choices),
    reason: textIn(choices, "reason"),
    target: difficultyIn(actor, choices, {}),
    obstacle: obstacleDice(choices),
    hidden: flagIn(choices, "hidden"),
  }),
  edit: {
    // dice that stand against it are thrown in the end, and decided there
    figures: (ruled) =>
      stored(ruled, "obstacle") > 0
        ? []
        : [count("target", FREE, { audience: ruled.hidden === true ? "keeper" : "all" })],
  },
  view: (outcome) => {
    const way = wayName(effortIn(outcome));
    const reason = word(outcome, "reason");
    const against = outcome.hidden === true ? secret : fact;
    const dice = stored(outcome, "obstacle");
    return card({
      verdict: reason ? named(reason) : way,
      tone: "accent",
      facts: [
        ...(reason ? [fact("way", way, "WP-41")] : []),
        ...(dice > 0 ? [against("difficulty", told("dice", { dice }), "WP-09")] : []),
        ...(typeof outcome.target === "number" ? [against("difficulty", figure(outcome.target), "WP-08")] : []),
      ],
    });
  },
});
