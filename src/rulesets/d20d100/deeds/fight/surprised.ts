import { card } from "../../../../core/deed/card.js";
import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { CallTogether, EachAsked } from "../../../../core/play/contract/deed.js";
import { flag } from "../../../../core/shape/shape.js";
import { fightNow, fightWritten, roundNow } from "../../fight/fight-now.js";
import { checked, type Checked } from "../check-result.js";
import { deed, fact, field, obstacle, say } from "../kit.js";
import { triedFrom } from "../tried.js";

/** DD-118 — what is rolled by those who may be surprised, and what it meets. */
const HEEDED: Readonly<Record<string, string>> = { listen: "moveSilently", observe: "hide" };

/** DD-118 — what a test heeds others by; `null` where it was another test. */
function heedIn({ tried: written }: Checked): string | null {
  const tried = triedFrom(written);
  return tried.kind === "skill" && Object.hasOwn(HEEDED, tried.word) ? tried.word : null;
}

/** DD-119, DD-130 — whether an actor can be surprised: they are in a fight, and have not fought yet. */
function mayBeSurprised(actor: Actor): boolean {
  if (!roundNow(actor)) return false;
  const { engaged, surprised: already } = fightNow(actor);
  return !engaged && !already;
}

const CALL = { deed: "surprised", choices: { surprised: true } } as const;

/**
 * DD-118, DD-119 — the keeper lets an actor who has noticed nothing be surprised, as long as they have not fought. Where
 * the keeper has asked for the test, the card that asked for it says so for all.
 */
export function surpriseCalls(test: Checked & { readonly asked: boolean }, actor: Actor): readonly AttackCall[] {
  const missed = heedIn(test) !== null && test.success === false && !test.asked;
  if (!missed || !game.user.isGM || !mayBeSurprised(actor)) return [];
  return [{ ...CALL, label: say("surprised.call") }];
}

/** DD-119 — the same for several at once: those of them who may be surprised. */
export function surpriseAll(
  people: readonly { readonly name: string; readonly actor: Actor | null | undefined }[],
): readonly CallTogether[] {
  if (!game.user.isGM) return [];
  const caught = people.flatMap(({ name, actor }) => (actor && mayBeSurprised(actor) ? [{ name, actor }] : []));
  if (caught.length === 0) return [];
  const names = caught.map(({ name }) => name).join(", ");
  return [{ ...CALL, label: say("surprised.callAll", { names }), people: caught.map(({ actor }) => actor) }];
}

/** DD-118, DD-119 — all who were asked and have noticed nothing are surprised by one click of the keeper's. */
export const surprisedTogether: NonNullable<EachAsked["calls"]> = (parts, actors) =>
  surpriseAll(
    parts.flatMap(({ name, answers }, place) => {
      const answer = checked.read(answers.at(-1));
      return answer.success === false && heedIn(answer) !== null ? [{ name, actor: actors[place] }] : [];
    }),
  );

/** DD-118 — whether of two who stand against each other the one heeds what the other does unheard or unseen. */
export function heeds(one: Checked, other: Checked): boolean {
  const heed = heedIn(one);
  const met = triedFrom(other.tried);
  return heed !== null && met.kind === "skill" && met.word === HEEDED[heed];
}

/** DD-119 — an actor is taken by surprise, and does not act in this round; the others have one simple action each. */
export const surprised = deed("surprised", {
  icon: "fa-solid fa-exclamation",
  by: "keeper",
  form: {
    surprised: field.flag({
      initial: true,
      proposed: ({ actors }) => !actors.every((actor) => fightNow(actor).surprised),
    }),
  },
  kept: { surprised: flag },
  obstacle: ({ actor }) => (roundNow(actor) ? null : obstacle("noFight", actor)),
  outcome: ({ form }) => form,
  changes: ({ surprised: is }, actor) => ({ values: fightWritten(actor, (state) => ({ ...state, surprised: is })) }),
  view: ({ surprised: is }) =>
    card({
      verdict: say(is ? "surprised.verdict" : "surprised.over"),
      tone: is ? "bad" : "good",
      facts: is ? [fact("lasts", say("surprised.lasts"), "DD-119")] : [],
    }),
});
