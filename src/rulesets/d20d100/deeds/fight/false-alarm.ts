import { card } from "../../../../core/deed/card.js";
import { whole } from "../../../../core/shape/shape.js";
import { counted } from "../../dice/lines.js";
import { testSpec } from "../../dice/specs.js";
import { INITIATIVE_DIE, initiativeLines } from "../../fight/initiative-lines.js";
import { deed, say } from "../kit.js";

/** DD-115 — initiative for nothing: everybody rolls, and no fight begins. */
export const falseAlarm = deed("falseAlarm", {
  icon: "fa-solid fa-bell",
  by: "keeper",
  kept: { die: whole, total: whole },
  modifiers: ({ actor }) => initiativeLines(actor),
  rolls: ({ actor }) => [testSpec(INITIATIVE_DIE, { what: "initiative", lines: counted(initiativeLines(actor)) })],
  outcome: ({ actor, dice }) => {
    const [die = 0] = dice[INITIATIVE_DIE] ?? [];
    return { die, total: counted(initiativeLines(actor)).reduce((sum, { value }) => sum + value, die) };
  },
  view: ({ die, total }) =>
    card({
      verdict: say("falseAlarm.verdict"),
      tone: "mute",
      die: { faces: 20, value: die, state: "hit" },
      total,
    }),
});
