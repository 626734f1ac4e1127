import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, word } from "../../../../core/deed/card.js";
import { flagIn } from "../../../../core/deed/choices.js";
import type { CallTogether, DeedProcedure, EachAsked } from "../../../../core/play/contract/deed.js";
import { fightNow, fightWritten, roundNow } from "../../fight/fight-now.js";
import { fact, told } from "../card.js";
import { deed } from "../deed.js";
import { flagField } from "../fields.js";
import { triedIn } from "../tried.js";

/** DD-118 — what is rolled by those who may be surprised, and what it meets. */
const HEEDED: Readonly<Record<string, string>> = { listen: "moveSilently", observe: "hide" };

/** DD-118 — what an outcome heeds others by; `null` where it was another test. */
function heedIn(outcome: Outcome): string | null {
  const tried = triedIn({ tried: word(outcome, "tried") });
  return tried.kind === "skill" && Object.hasOwn(HEEDED, tried.word) ? tried.word : null;
}

/** DD-119, DD-130 — whether somebody can be surprised: they are in a fight, and have not fought yet. */
function mayBeSurprised(actor: Actor): boolean {
  if (!roundNow(actor)) return false;
  const { engaged, surprised: already } = fightNow(actor);
  return !engaged && !already;
}

const CALL = { deed: "surprised", choices: { surprised: true } } as const;

/**
 * DD-118, DD-119 — the keeper lets whoever has noticed nothing be surprised, as long as they have not fought. Where the
 * keeper has asked for the test, the card that asked for it says so for all.
 */
export function surpriseCalls(outcome: Outcome, actor: Actor): readonly AttackCall[] {
  const missed = heedIn(outcome) !== null && outcome.success === false && outcome.asked !== true;
  if (!missed || !game.user.isGM || !mayBeSurprised(actor)) return [];
  return [{ ...CALL, label: told("surprised.call") }];
}

/** DD-119 — the same for several at once: those of them who may be surprised. */
export function surpriseAll(
  people: readonly { readonly name: string; readonly actor: Actor | null | undefined }[],
): readonly CallTogether[] {
  if (!game.user.isGM) return [];
  const caught = people.flatMap(({ name, actor }) => (actor && mayBeSurprised(actor) ? [{ name, actor }] : []));
  if (caught.length === 0) return [];
  const names = caught.map(({ name }) => name).join(", ");
  return [{ ...CALL, label: told("surprised.callAll", { names }), people: caught.map(({ actor }) => actor) }];
}

/** DD-118, DD-119 — all who were asked and have noticed nothing are surprised by one click of the keeper's. */
export const surprisedTogether: NonNullable<EachAsked["calls"]> = (parts, actors) =>
  surpriseAll(
    parts.flatMap(({ name, answers }, place) => {
      const answer = answers.at(-1);
      return answer?.success === false && heedIn(answer) !== null ? [{ name, actor: actors[place] }] : [];
    }),
  );

/** DD-118 — whether of two who stand against each other the one heeds what the other does unheard or unseen. */
export function heeds(one: Outcome, other: Outcome): boolean {
  const heed = heedIn(one);
  const met = triedIn({ tried: word(other, "tried") });
  return heed !== null && met.kind === "skill" && met.word === HEEDED[heed];
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
    return { values };
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
