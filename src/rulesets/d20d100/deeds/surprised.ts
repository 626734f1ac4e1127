import type { AttackCall } from "../../../core/attack/contract/call.js";
import type { Outcome } from "../../../core/attack/contract/outcome.js";
import { card, word } from "../../../core/deeds/card.js";
import { flagIn } from "../../../core/deeds/choices.js";
import type { DeedProcedure } from "../../../core/deeds/procedure.js";
import { fightNow, fightWritten, roundNow } from "../fight-now.js";
import { fact, told } from "./card.js";
import { deed } from "./deed.js";
import { flagField } from "./fields.js";
import { triedIn } from "./tried.js";

/** DD-118 — what is rolled by those who may be surprised. */
const HEEDS: readonly string[] = ["listen", "observe"];

/**
 * DD-118, DD-119 — the keeper lets whoever has noticed nothing be surprised, as long as they have not fought; of two who
 * stand against each other the keeper reads who has lost.
 */
export function surpriseCalls(outcome: Outcome, actor: Actor): readonly AttackCall[] {
  const tried = triedIn({ tried: word(outcome, "tried") });
  const heeds = tried.kind === "skill" && HEEDS.includes(tried.word);
  if (!heeds || (outcome.success !== false && outcome.open !== true)) return [];
  if (!game.user.isGM || !roundNow(actor)) return [];
  const { engaged, surprised: already } = fightNow(actor);
  if (engaged || already) return [];
  return [{ deed: "surprised", choices: { surprised: true }, label: told("surprised.call") }];
}

/** DD-119 — somebody is taken by surprise, and does not act in this round; the others have one simple action each. */
export const surprised: DeedProcedure = deed("surprised", {
  icon: "fa-solid fa-exclamation",
  by: "keeper",
  fields: (actors, choices) => {
    const caught = actors.every((actor) => fightNow(actor).surprised);
    return [flagField("surprised", flagIn(choices, "surprised", !caught))];
  },
  obstacle: ({ actor }) => (roundNow(actor) ? null : told("obstacle.noFight", { name: actor.name })),
  outcome: ({ choices }) => ({ surprised: flagIn(choices, "surprised", true) }),
  changes: (outcome, actor) => {
    const values = fightWritten(actor, (state) => ({ ...state, surprised: outcome["surprised"] === true }));
    return { numbers: [], values, created: [] };
  },
  view: (outcome) => {
    const is = outcome["surprised"] === true;
    return card({
      verdict: told(is ? "surprised.verdict" : "surprised.over"),
      tone: is ? "bad" : "good",
      facts: is ? [fact("lasts", told("surprised.lasts"), "DD-119")] : [],
    });
  },
});
