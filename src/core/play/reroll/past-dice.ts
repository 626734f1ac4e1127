import { knownAct } from "../act/act-of.js";
import { t } from "../../text/i18n.js";
import type { ThrownAgain } from "../contract/changes.js";
import type { Dice, RollSpec } from "../contract/dice.js";
import { isPending } from "../log/answer-standing.js";
import { rollsAnswered } from "./defence-rolls.js";
import { rollsDue, rollsFallen, rollsOfAll, rollsOwed } from "./expected-rolls.js";
import { verdictOf } from "../messages/messages.js";
import { RECENT } from "../log/round-outcomes.js";
import { weaponName } from "../../world/names.js";
import { isBinding } from "../messages/verdict-on.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/** A die that an actor has thrown lately and that may be rerolled. */
export interface DieThrown extends Omit<ThrownAgain, "face"> {
  /** Number of its faces, and the one it shows. */
  readonly sides: number;
  readonly shows: number;
  /** What it was thrown for, in words. */
  readonly what: string;
}

/** Returns the dice that an actor has thrown lately, on public cards that count, latest first. */
export function diceThrownBy(actor: Actor): readonly DieThrown[] {
  const messages = game.messages.contents.slice(-RECENT).reverse();
  return messages.flatMap((message) => {
    const verdict = message.whisper.length === 0 && isBinding(message) ? verdictOf(message) : undefined;
    return verdict?.standing === "judged" ? diceOn(verdict, actor) : [];
  });
}

function diceOn(verdict: Verdict, actor: Actor): readonly DieThrown[] {
  const act = knownAct(verdict);
  if (!act) return [];
  const shared = act.thrownOnce();
  const first = verdict.targets.findIndex(countsStill);
  return verdict.targets.flatMap((target, index) => {
    if (!countsStill(target)) return [];
    const thrown =
      act.thrower(target) === actor ? diceAt(verdict, index, { shared, first, what: act.title(target.outcome) }) : [];
    return [...thrown, ...(actorOf(target) === actor ? answeredAt(verdict, index) : [])];
  });
}

/** Returns the dice of one target; those thrown once for all come with the first counting target alone. */
function diceAt(
  verdict: Verdict,
  index: number,
  { shared, first, what }: { readonly shared: boolean; readonly first: number; readonly what: string },
): readonly DieThrown[] {
  const target = verdict.targets[index];
  if (!target) return [];
  const specs = rollsDue(verdict, index);
  const dice = { ...target.dice, ...target.later };
  const ofAll = shared ? rollsOfAll(specs, dice) : [];
  const about = { subject: verdict.subject, target: index, what };
  return [...rollsFallen(specs, dice), ...rollsOwed(verdict, index)].flatMap((spec) => {
    const isOfAll = ofAll.includes(spec.id);
    if (spec.who === "defender" || (isOfAll && index !== first)) return [];
    return facesOf(spec, dice).map((die) => ({ ...about, ...die, ...(isOfAll && { shared: true as const }) }));
  });
}

/** Returns the dice of a target's answer to an attack, where the answer counts. */
function answeredAt(verdict: Verdict, index: number): readonly DieThrown[] {
  const target = verdict.targets[index];
  if (!target?.answer || isPending(target)) return [];
  const { dice } = target.answer;
  const what = t("GARDIEN.CARD.answerTo", { weapon: weaponName(verdict.intent.weapon) });
  const about = { subject: verdict.subject, target: index, what, answered: true as const };
  return rollsFallen(rollsAnswered(verdict, index), dice).flatMap((spec) =>
    facesOf(spec, dice).map((die) => ({ ...about, ...die })),
  );
}

/** Returns the dice of one roll: index, number of faces, and face of each. */
function facesOf(
  { id: roll, faces }: RollSpec,
  dice: Dice,
): readonly Pick<DieThrown, "roll" | "place" | "sides" | "shows">[] {
  return (dice[roll] ?? []).map((shows, place) => ({ roll, place, sides: faces[place] ?? faces.at(-1) ?? 0, shows }));
}

/** Tells whether the outcome of a target still counts: it waits, or is written. */
export function countsStill({ stage }: Pick<VerdictTarget, "stage">): boolean {
  return stage === "resolved" || stage === "applied" || stage === "awaiting" || stage === "throwing";
}
