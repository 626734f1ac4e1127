import { readsAsKeeper } from "../../world/reader.js";
import { rulesetOf } from "../../rulesets.js";
import { deedsAbout, hasEffect, tooLate } from "../../play/log/about.js";
import { knownDeeds } from "../../play/loaded/deeds.js";
import { t } from "../../text/i18n.js";
import { actOf } from "../../play/act/act-of.js";
import { say } from "../../text/text.js";
import { mayRead } from "../../play/messages/may-read.js";
import { knownAs } from "../../world/names.js";
import type { Verdict } from "../../play/record/verdict.js";
import { actorOf } from "../../world/world.js";

/** A deed that was requested because of an attack, as one line of the attack's card. */
export interface RequestLine {
  readonly answer: "asked" | "granted" | "refused" | "undone";
  readonly text: string;
}

/** A deed that the reader may request because of an attack. */
export interface Offer {
  readonly deed: string;
  readonly actor: string;
  readonly icon: string;
  readonly label: string;
}

/** Returns what was requested because of an attack, as far as the reader may know. */
export function requestLines(attack: string): readonly RequestLine[] {
  return deedsAbout(attack)
    .filter(({ message }) => mayRead(message))
    .map(({ verdict }) => {
      const answer = answerOf(verdict);
      const { name } = knownAs(verdict.intent.attacker);
      return { answer, text: t(`GARDIEN.CARD.request.${answer}`, { name, deed: actOf(verdict).title(null) }) };
    });
}

function answerOf({ standing, targets }: Verdict): RequestLine["answer"] {
  if (standing === "rejected") return "refused";
  if (standing !== "judged") return "asked";
  return targets.some(hasEffect) || !targets.some(({ stage }) => stage === "undone") ? "granted" : "undone";
}

/** Returns what the reader's characters may still request while an outcome is sealed; nothing for keepers. */
export function offersOn({ standing, subject, intent, targets }: Verdict): readonly Offer[] {
  if (readsAsKeeper() || standing !== "judged") return [];
  const people = new Set([intent.attacker, ...targets].map(actorOf));
  const mine = [...people].filter(
    (actor) => actor?.isOwner && rulesetOf(actor.type)?.id === intent.ruleset && !tooLate(subject, actor),
  );
  return Object.entries(knownDeeds(intent.ruleset)).flatMap(([deed, procedure]) => {
    const { onCard, icon } = procedure;
    if (!onCard) return [];
    const able = mine.flatMap((actor) => (actor && procedure.obstacle({ actor, choices: {} }) === null ? [actor] : []));
    const free = able.filter((actor) => !isAsked(deed, procedure.vote ? null : actor, subject));
    const label = ({ name }: Actor) =>
      able.length > 1 ? t("GARDIEN.CARD.offer", { deed: say(onCard), name }) : say(onCard);
    return free.map((actor) => ({ deed, icon, actor: actor.uuid, label: label(actor) }));
  });
}

/** Tells whether an actor's request, or for `null` anybody's, still waits for its answer. */
function isAsked(deed: string, actor: Actor | null, attack: string): boolean {
  return deedsAbout(attack).some(
    ({ verdict }) =>
      verdict.deed?.id === deed &&
      (actor === null || actorOf(verdict.intent.attacker) === actor) &&
      answerOf(verdict) === "asked",
  );
}
