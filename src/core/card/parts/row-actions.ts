import { readsAsKeeper } from "../../world/reader.js";
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

/** Actions of this reader on one row. */
export interface RowActions {
  readonly apply: boolean;
  readonly applyLabel: string;
  readonly undo: boolean;
  readonly edit: boolean;
  /** True when the reader may name the target of a blow at nobody. */
  readonly aim: boolean;
  readonly reveal: boolean;
  /** True when the reader may tick and untick effects of the outcome. */
  readonly ticks: boolean;
  /** Labels of the buttons that answer what the outcome asks of the keeper. */
  readonly answers: readonly string[];
  /** Label of the button for a further attack, or for the attack that a deed leads to; empty: none. */
  readonly again: string;
  /** True when a waiting call may be refused, or a roll that writes nothing rejected. */
  readonly reject: boolean;
  readonly rejectLabel: string;
  /** Deeds that it asks of the target's players. */
  readonly calls: readonly {
    readonly deed: string;
    readonly choices: string;
    readonly label: string;
    readonly window: boolean;
    readonly byAnybody: boolean;
    /** True when it concerns the attacker. */
    readonly ofAttacker: boolean;
    /** UUID of another actor it concerns; empty: none. */
    readonly on: string;
    /** Id of the message that it answers; empty: none. */
    readonly about: string;
    /** True where a player is waited for, in whose place this reader would do it. */
    readonly inPlace: boolean;
  }[];
}

/** Actions of a row on which nobody can act. */
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

/** Returns this reader's actions on one target of a verdict. */
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

/** Tells whether a target is a roll that writes nothing: keepers may reject it where the dice say something absurd. */
function isIdleRoll(target: VerdictTarget, index: number, verdict: Verdict): boolean {
  return actOf(verdict).isBareRoll(target) && planOf(target, index, verdict) === null;
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

/** Returns the deed by which an actor answers what each was asked, as long as they may. */
function askedOf(actor: Actor, { subject }: Verdict): RowActions["calls"] {
  const called = calledBy(subject);
  const each = called?.gathers.each;
  if (!called || !each || !yetToAnswer(called).some((person) => actorOf(person) === actor)) return [];
  const inPlace = readsAsKeeper() && actor.hasPlayerOwner && game.user.character !== actor;
  const label = inPlace ? { key: "GARDIEN.GATHERING.rollFor" } : each.label;
  return [{ ...buttonOf({ deed: called.gathers.join, choices: {}, label }, subject), inPlace }];
}

/** Returns the button of a call; `about` is the id of the message that it answers. */
function buttonOf({ deed, choices, label, on = "", ...call }: AttackCall, about = ""): RowActions["calls"][number] {
  return {
    ...{ deed, choices: JSON.stringify(choices), label: say(label), on, about, inPlace: false },
    window: call.window ?? false,
    byAnybody: call.byAnybody ?? false,
    ofAttacker: call.ofAttacker ?? false,
  };
}

/** Returns the label of a further attack, which a miss may grant too, or of the one a deed leads to; empty: none. */
function attackAfter(actor: Actor, target: VerdictTarget, verdict: Verdict): string {
  const next = stands(target, verdict) ? actOf(verdict).follows(target, actor) : null;
  return next?.by.isOwner ? say(next.label) : "";
}

/** Returns the weapon of that attack; `null`: the same weapon. */
export function furtherWeapon(actor: Actor, target: VerdictTarget, verdict: Verdict): Item | null {
  return stands(target, verdict) ? (actOf(verdict).follows(target, actor)?.weapon ?? null) : null;
}

/** Tells whether an outcome stands: it is applied, or has nothing to apply. */
function stands(target: VerdictTarget, verdict: Verdict): boolean {
  if (target.stage === "applied") return true;
  return target.stage === "resolved" && planOf(target, verdict.targets.indexOf(target), verdict) === null;
}

/** Returns the deeds that a target's outcome asks for once it stands; empty before. */
export function calledFor(actor: Actor, target: VerdictTarget, verdict: Verdict): readonly AttackCall[] {
  return target.outcome && stands(target, verdict) ? actOf(verdict).calls(target, actor) : [];
}

/** Returns the label of the button that readies a weapon fired at nobody, e.g. one that has jammed; empty: none. */
function readied({ intent }: Verdict): string {
  const weapon = itemAt(intent.weapon.uuid);
  const procedure = procedureOf(intent);
  const call = weapon?.isOwner && procedure.unready(weapon) ? procedure.reload(weapon) : null;
  return call ? say(call.label) : "";
}

/** Returns the deed that this card forces on the target and that is not done yet; a rejected one may be done again. */
function forcedOn(actor: Actor, index: number, { subject, targets }: Verdict): RowActions["calls"] {
  const forces = knownAttacks(rulesetOf(actor.type)?.id ?? "")?.forces;
  if (!forces || targets[index]?.stage !== "applied" || !actor.isOwner || !forces.isDue(actor)) return [];
  const { card, target } = forceOn(forces, actor);
  const isSetAside = ({ id }: ChatMessage) => verdictOn(id ?? "")?.verdict.standing === "rejected";
  if (card !== subject || target !== index || !forcedBy(subject, index, actor).every(isSetAside)) return [];
  return [buttonOf({ ...forces, choices: {} })];
}
