import { card } from "../../../../core/deed/card.js";
import { flag, nullable, text, whole } from "../../../../core/shape/shape.js";
import { GROUP_EFFORTS } from "../../rules/checks/group.js";
import { WAY, wayName } from "../called.js";
import { count, deed, fact, field, figure, FREE, named, say, secret } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { DIFFICULTY_FORM, difficultyIn, difficultyWindow, hiddenField, obstacleDice } from "./difficulty.js";

/** WP-41…WP-44 — somebody calls for an effort of several: the others join from its card, and it is concluded there. */
export const group = deed("group", {
  icon: "fa-solid fa-people-group",
  by: "owner",
  gathers: { join: "join", conclude: "conclude" },
  form: {
    reason: field.text({ hint: say("hint.group") }),
    way: field.choice(GROUP_EFFORTS, "way", { hint: (way) => say(`wayHint.${way}`) }),
    ...DIFFICULTY_FORM,
    hidden: hiddenField,
  },
  window: (form) => ({ ...difficultyWindow(form), hidden: game.user.isGM }),
  kept: { way: WAY, reason: text, target: nullable(whole), obstacle: whole, hidden: flag },
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: ({ actor, choices, form: { way, reason, hidden } }) => ({
    ...{ way, reason, hidden },
    target: difficultyIn(actor, choices, {}),
    obstacle: obstacleDice(choices),
  }),
  edit: {
    // dice that stand against it are thrown in the end, and decided there
    figures: ({ obstacle, hidden }) =>
      obstacle > 0 ? [] : [count("target", FREE, { audience: hidden ? "keeper" : "all" })],
  },
  view: ({ way: kind, reason, hidden, obstacle: dice, target }) => {
    const way = wayName(kind);
    const against = hidden ? secret : fact;
    return card({
      verdict: reason ? named(reason) : way,
      tone: "accent",
      facts: [
        ...(reason ? [fact("way", way, "WP-41")] : []),
        ...(dice > 0 ? [against("difficulty", say("dice", { dice }), "WP-09")] : []),
        ...(target === null ? [] : [against("difficulty", figure(target), "WP-08")]),
      ],
    });
  },
});
