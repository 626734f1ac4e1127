import { actOf } from "../../play/act/act-of.js";
import { rulesetOf } from "../../rulesets.js";
import { doneSince } from "../../play/log/about.js";
import { calledBy, yetToAnswer } from "../../play/log/gathering.js";
import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import { strikesNobody } from "../../play/arbiter/aimed-later.js";
import { forceOn } from "../../play/apply/forced.js";
import { forcedBy } from "../../play/log/forced-rows.js";
import { verdictOn } from "../../play/messages/verdict-on.js";
import { planOf } from "../../play/apply/planned.js";
import { knownAttacks, procedureOf } from "../../play/loaded/attacks.js";
import type { AttackCall } from "../../play/contract/call.js";
import { mayAsk } from "../../play/arbiter/rights.js";
import { isSealed } from "../../play/log/seal.js";
import type { Verdict, VerdictTarget } from "../../play/record/verdict.js";
import { actorAt, actorOf, itemAt } from "../../world/world.js";
import { doersFor } from "./acting-actor.js";

/** What a reader may do about one row. */
export interface RowActions {
  readonly apply: boolean;
  readonly applyLabel: string;
  readonly undo: boolean;
  readonly edit: boolean;
  /** Whether the reader may name whom a blow at nobody was for. */
  readonly aim: boolean;
  readonly reveal: boolean;
  /** Whether the reader may tick and untick what the outcome does. */
  readonly ticks: boolean;
  /** Words of the buttons that answer what the outcome asks of the keeper. */
  readonly answers: readonly string[];
  /** Words of the button that attacks once more, or that makes the attack to which a deed leads. */
  readonly again: string;
  /** A deed that was called for may be turned down as long as it waits, a roll that writes nothing be set aside. */
  readonly reject: boolean;
  readonly rejectLabel: string;
  /** Deeds that it asks of whoever plays somebody it was done to. */
  readonly calls: readonly {
    readonly deed: string;
    readonly choices: string;
    readonly label: string;
    readonly window: boolean;
    readonly byAnybody: boolean;
    /** It is about whoever attacked. */
    readonly ofAttacker: boolean;
    /** UUID of somebody else whom it is about; empty for none. */
    readonly on: string;
    /** Id of the message that it answers; empty for none. */
    readonly about: string;
  }[];
}

/** What nobody may do anything about. */
export const NO_ACTIONS: RowActions = {
  apply: false,
  applyLabel: "",
  undo: false,
  edit: false,
  reveal: false,
  ticks: false,
  aim: false,
  answers: [],
  again: "",
  reject: false,
  rejectLabel: "",
  calls: [],
};

/** What this reader may do about one target of a verdict. */
export function actionsOf(target: VerdictTarget, index: number, verdict: Verdict, actor: Actor | null): RowActions {
  if (verdict.standing !== "judged") return NO_ACTIONS;
  const { stage } = target;
  if (!target.outcome) {
    const undecided = actor !== null && (target.asked ?? target.due) !== null; // the keeper may decide without an answer
    return {
      ...NO_ACTIONS,
      edit: undecided && mayAsk({ action: "edit", target: index }, verdict, game.user),
      aim: strikesNobody(verdict, index) && mayAsk({ action: "edit", target: index }, verdict, game.user),
      again: verdict.intent.targets[index]?.actor === null ? readied(verdict) : "",
    };
  }
  const idle = stage === "resolved" || stage === "undone";
  const may = (action: "apply" | "undo" | "edit" | "reveal" | "reject") =>
    mayAsk({ action, target: index }, verdict, game.user);
  const answers =
    idle && actor !== null && may("edit")
      ? actOf(verdict)
          .answers(target.outcome)
          .map(({ label }) => say(label))
      : [];
  const asked = stage === "resolved" && answers.length > 0; // the answer is what has it applied
  const apply = idle && !asked && may("apply") && planOf(target, index, verdict) !== null;
  return {
    apply,
    applyLabel: t(stage === "undone" ? "GARDIEN.CARD.applyAgain" : "GARDIEN.CARD.apply"),
    undo: stage === "applied" && actor !== null && may("undo"),
    edit: actor !== null && may("edit"),
    aim: false,
    reveal: isSealed(target, verdict) && may("reveal"),
    ticks: idle && actor !== null && may("edit"),
    answers,
    again: actor ? attackAfter(actor, target, verdict) : "",
    reject:
      stage === "resolved" &&
      !verdict.deed?.forced &&
      may("reject") &&
      (verdict.deed?.clock === true ? apply : isIdleRoll(target, index, verdict)),
    rejectLabel: t(verdict.deed?.clock === true ? "GARDIEN.CARD.turnDown" : "GARDIEN.CARD.strike"),
    calls: actor ? [...forcedOn(actor, index, verdict), ...callsOf(actor, target, verdict)] : [],
  };
}

/** Whether it is a roll that writes nothing: keepers may set it aside where the dice say something absurd. */
function isIdleRoll(target: VerdictTarget, index: number, verdict: Verdict): boolean {
  const alone = verdict.deed !== null && verdict.targets.length === 1;
  return alone && Object.keys(target.dice).length > 0 && planOf(target, index, verdict) === null;
}

function callsOf(actor: Actor, target: VerdictTarget, verdict: Verdict): RowActions["calls"] {
  if (rulesetOf(actor.type)?.id !== verdict.intent.ruleset) return [];
  const isMine = actor.isOwner;
  const attacker = actorOf(verdict.intent.attacker);
  const about = (call: AttackCall) => (call.on ? actorAt(call.on) : call.ofAttacker ? attacker : actor);
  const calls = calledFor(actor, target, verdict)
    .filter((call) => !(call.owed ?? call.on) || !doneSince(verdict.subject, call.deed, about(call) ?? actor))
    .filter((call) => about(call)?.isOwner === true || (call.byAnybody === true && doersFor(actor).length > 0))
    .map((call) => buttonOf(call));
  return [...(isMine ? askedOf(actor, verdict) : []), ...calls];
}

/** The deed by which somebody answers what was asked of each, as long as they may. */
function askedOf(actor: Actor, { subject }: Verdict): RowActions["calls"] {
  const called = calledBy(subject);
  const each = called?.gathers.each;
  if (!called || !each || !yetToAnswer(called).some((person) => actorOf(person) === actor)) return [];
  return [buttonOf({ deed: called.gathers.join, choices: {}, label: each.label }, subject)];
}

/** @param about id of the message that it answers */
function buttonOf({ deed, choices, label, on = "", ...call }: AttackCall, about = ""): RowActions["calls"][number] {
  return {
    ...{ deed, choices: JSON.stringify(choices), label: say(label), on, about },
    window: call.window ?? false,
    byAnybody: call.byAnybody ?? false,
    ofAttacker: call.ofAttacker ?? false,
  };
}

/** Words of the attack that follows: a further one that a blow grants, a miss too, or the one to which a deed leads. */
function attackAfter(actor: Actor, target: VerdictTarget, verdict: Verdict): string {
  const next = stands(target, verdict) ? actOf(verdict).follows(target, actor) : null;
  return next?.by.isOwner ? say(next.label) : "";
}

/** The weapon of the attack that follows; `null`: the same once more. */
export function furtherWeapon(actor: Actor, target: VerdictTarget, verdict: Verdict): Item | null {
  return stands(target, verdict) ? (actOf(verdict).follows(target, actor)?.weapon ?? null) : null;
}

/** Whether what was done stands: it is applied, or there is nothing to apply. */
function stands(target: VerdictTarget, verdict: Verdict): boolean {
  if (target.stage === "applied") return true;
  return target.stage === "resolved" && planOf(target, verdict.targets.indexOf(target), verdict) === null;
}

/** A blow asks once it is applied, a deed too; what has nothing to apply asks for less, or for all of it. */
export function calledFor(actor: Actor, target: VerdictTarget, verdict: Verdict): readonly AttackCall[] {
  return target.outcome && stands(target, verdict) ? actOf(verdict).calls(target, actor) : [];
}

/** Words of the button that makes a weapon ready which was fired at nobody, e.g. one that has jammed. */
function readied({ intent }: Verdict): string {
  const weapon = itemAt(intent.weapon.uuid);
  const procedure = procedureOf(intent);
  const call = weapon?.isOwner && procedure.unready(weapon) ? procedure.reload(weapon) : null;
  return call ? say(call.label) : "";
}

/** The deed that the target now has to do because of this card, and that was not done yet; one set aside may be done again. */
function forcedOn(actor: Actor, index: number, { subject, targets }: Verdict): RowActions["calls"] {
  const forces = knownAttacks(rulesetOf(actor.type)?.id ?? "")?.forces;
  if (!forces || targets[index]?.stage !== "applied" || !actor.isOwner || !forces.isDue(actor)) return [];
  const { card, target } = forceOn(forces, actor);
  const isSetAside = ({ id }: ChatMessage) => verdictOn(id ?? "")?.verdict.standing === "rejected";
  if (card !== subject || target !== index || !forcedBy(subject, index, actor).every(isSetAside)) return [];
  return [buttonOf({ ...forces, choices: {} })];
}
