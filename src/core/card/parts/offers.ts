import { rulesetOf } from "../../rulesets.js";
import { deedsAbout, hasEffect, tooLate } from "../../play/log/about.js";
import { deedOf, knownDeeds } from "../../play/loaded/deeds.js";
import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import { verdictOn } from "../../play/messages/verdict-on.js";
import { mayRead } from "../../play/messages/may-read.js";
import { knownAs } from "../../world/names.js";
import type { Verdict } from "../../play/record/verdict.js";
import { actorOf } from "../../world/world.js";
import { subtitle } from "./title.js";

/** A deed that was asked for because of an attack, in one line of the attack's card. */
export interface RequestLine {
  readonly answer: "asked" | "granted" | "refused" | "undone";
  readonly text: string;
}

/** A deed that the reader may do because of an attack, from its card. */
export interface Offer {
  readonly deed: string;
  readonly actor: string;
  readonly icon: string;
  readonly label: string;
}

/** What was asked for because of an attack, as far as the reader may know. */
export function requestLines(attack: string): readonly RequestLine[] {
  return deedsAbout(attack)
    .filter(({ message }) => mayRead(message))
    .map(({ verdict }) => {
      const { deed, intent } = verdict;
      const answer = answerOf(verdict);
      const name = knownAs(intent.attacker).name;
      const asked = deed ? say(deedOf(intent.ruleset, deed.id).name) : "";
      return { answer, text: t(`GARDIEN.CARD.request.${answer}`, { name, deed: asked }) };
    });
}

function answerOf({ standing, targets }: Verdict): RequestLine["answer"] {
  if (standing === "rejected") return "refused";
  if (standing !== "judged") return "asked";
  return targets.some(hasEffect) || !targets.some(({ stage }) => stage === "undone") ? "granted" : "undone";
}

/** What the reader's characters may still ask for while something that the attack does is sealed. Keepers ask nobody. */
export function offersOn({ standing, subject, intent, targets }: Verdict): readonly Offer[] {
  if (game.user.isGM || standing !== "judged") return [];
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

/** Whether somebody's request still waits for its answer, or anybody's, where it is everybody's. */
function isAsked(deed: string, actor: Actor | null, attack: string): boolean {
  return deedsAbout(attack).some(
    ({ verdict }) =>
      verdict.deed?.id === deed &&
      (actor === null || actorOf(verdict.intent.attacker) === actor) &&
      answerOf(verdict) === "asked",
  );
}

/** What a deed is about, in words: an attack, or what somebody called for; empty where it is about none, or about one that the reader may not read. */
export function aboutLine(attack: string | null): string {
  const record = attack === null ? undefined : verdictOn(attack);
  if (!record || !mayRead(record.message)) return "";
  const { intent, targets, deed } = record.verdict;
  const [first] = targets;
  if (deed) {
    const { name, view, by } = deedOf(intent.ruleset, deed.id);
    const said = new Set(targets.map(({ outcome }) => say(outcome ? view(outcome).verdict : name)));
    const called = said.size === 1 ? [...said].join("") : say(name); // both sides of an opposition are asked for something else
    // What the keeper asks is not called by the first of whom it is asked.
    const asking = by === "keeper" ? game.users.get(record.verdict.author)?.name : undefined;
    return t("GARDIEN.GATHERING.about", { name: asking ?? knownAs(intent.attacker).name, deed: called });
  }
  const at = subtitle(intent, first?.actor ? knownAs(first).name : "");
  return t("GARDIEN.CARD.about", { attacker: knownAs(intent.attacker).name, attack: at });
}
