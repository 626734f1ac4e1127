import { card, stored } from "../../../../core/deed/card.js";
import type { DeedProcedure, DeedSituation } from "../../../../core/play/contract/deed.js";
import { INITIATIVE_DIE, initiativeLines } from "../../fight/initiative-lines.js";
import { counted } from "../../dice/lines.js";
import { testSpec } from "../../dice/specs.js";
import { told } from "../card.js";
import { deed } from "../deed.js";

const linesOf = ({ actor }: Pick<DeedSituation, "actor">) => counted(initiativeLines(actor));

/** DD-115 — initiative for nothing: everybody rolls, and no fight begins. */
export const falseAlarm: DeedProcedure = deed("falseAlarm", {
  icon: "fa-solid fa-bell",
  by: "keeper",
  modifiers: ({ actor }) => initiativeLines(actor),
  rolls: (situation) => [testSpec(INITIATIVE_DIE, { what: "initiative", lines: linesOf(situation) })],
  outcome: (situation) => {
    const [die = 0] = situation.dice[INITIATIVE_DIE] ?? [];
    return { die, total: linesOf(situation).reduce((sum, { value }) => sum + value, die) };
  },
  view: (outcome) =>
    card({
      verdict: told("falseAlarm.verdict"),
      tone: "mute",
      die: { faces: 20, value: stored(outcome, "die"), state: "hit" },
      total: stored(outcome, "total"),
    }),
});
