import { isRewritten } from "../record/as-sent.js";
import { causeOf } from "../apply/causing-blow.js";
import { mayRead } from "../record/may-read.js";
import { same } from "../record/plan.js";
import { snapshot } from "../../world/names.js";
import type { Person } from "../../world/names.js";
import type { Problem } from "../record/problem.js";
import { procedureOf } from "../loaded/attacks.js";
import { sentAt } from "../record/messages.js";
import { savesBefore, saveWaits } from "../log/saves-of.js";
import { hasRivalVerdict } from "../record/verdict-on.js";
import type { SaveIntent } from "../record/models.js";
import type { Outcome } from "../contract/outcome.js";
import { recordOf } from "../dice/roll-record.js";
import { UNDECIDED } from "../record/verdict.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { facesThrown, totalOf, unfolded } from "../dice/read-faces.js";
import { problem, standingOf, verify } from "./verify.js";
import { actorAt, ownTokenOf } from "../../world/world.js";
import { lastWritten } from "../apply/last-written.js";

/** Judges a save that the rules called for, from its stored dice. Changes nothing. */
export function judgeSave(message: ChatMessage, intent: SaveIntent): Verdict {
  const actor = actorAt(intent.actor);
  const author = message.author;
  const rolls = message.rolls.map(recordOf);
  const procedure = procedureOf(intent.ruleset).saves;
  const call = actor && procedure.call(actor, intent.save);
  const found = verify({
    authorIsKeeper: author?.isGM ?? false,
    authorOwnsAttacker: Boolean(author && actor?.testUserPermission(author, "OWNER")),
    attackerExists: actor !== null,
    weapon: "none",
    changedSince: actor ? actor.isToken || (lastWritten(actor) ?? 0) > sentAt(message) : false,
    ammunition: "there",
    claims: [
      {
        target: 0,
        lines: intent.lines,
        derived: call?.modifiers ?? null,
        specs: call ? unfolded([call.spec], rolls) : [],
        rolls,
        distance: "same",
        doubts: [],
      },
    ],
    rollCount: rolls.length,
    rivalVerdict: hasRivalVerdict(message),
    rewritten: isRewritten(message),
  });
  const told = actor !== null && author?.isGM !== true ? toldOtherwise(message, intent, actor) : [];
  const problems = [...found.problems, ...told];
  const [roll] = rolls;
  const faces = call && roll ? facesThrown(call.spec, roll) : undefined;
  const total = call && faces ? totalOf(call.spec, faces) : null;
  const target: VerdictTarget = {
    actor: intent.actor,
    token: null,
    ...nameOf(intent, actor),
    stage: actor ? "resolved" : "missing",
    dice: faces && call ? { [call.spec.id]: faces } : {},
    bonus: call?.spec.plus ?? 0,
    compared:
      call && roll
        ? {
            expected: { formula: call.spec.formula, total },
            received: { formula: roll.formula, total: roll.total },
          }
        : null,
    outcome: total === null ? null : saveOutcome(intent.save, total),
    ...UNDECIDED,
  };
  return {
    subject: message.id ?? "",
    kind: "save",
    author: author?.id ?? "",
    intent: asAttackIntent(intent),
    deed: null,
    standing: standingOf(problems),
    problems,
    votes: {},
    targets: [target],
    fought: null,
    ammunition: "kept",
    aftermath: null,
    until: null,
    passed: false,
    log: [],
  };
}

/** What a player tells that no window says: a save that is not owed, another difficulty or cause, or a second roll. */
function toldOtherwise(message: ChatMessage, intent: SaveIntent, actor: Actor): readonly Problem[] {
  const { saves } = procedureOf(intent.ruleset);
  const { save, dc, attack } = intent;
  const cause = causeOf(saves, actor);
  const subject = cause && game.messages.get(cause.id);
  const unknown = attack === null && subject !== undefined && !mayRead(subject, message.author ?? undefined);
  const found: (Problem | false)[] = [
    saves.due(actor) !== save && problem("obstacle", "ask", { target: 0 }),
    saves.call(actor, save).dc !== dc && problem("notOffered", "ask", { target: 0, received: String(dc) }),
    !unknown && !same(cause, attack) && problem("notAbout", "ask", { target: 0 }), // nobody names a card they cannot read
    // A player who could roll anew would choose the better one.
    isSecond(message, intent, actor) && problem("savedTwice", "ask"),
  ];
  return found.filter((one) => one !== false);
}

function isSecond(message: ChatMessage, { called, save }: SaveIntent, actor: Actor): boolean {
  return called && savesBefore(message, actor).some((one) => saveWaits(one, save));
}

/** What its roller goes by, whatever the message calls them. */
function nameOf({ name, img }: SaveIntent, actor: Actor | null): Pick<Person, "name" | "img"> {
  return actor ? snapshot(actor, ownTokenOf(actor)) : { name, img };
}

/** What a save decided, as a verdict keeps it. */
export function saveOutcome(save: string, total: number): Outcome {
  return { save, total };
}

/** Whether a save changes anything now: only those need a verdict. */
export function saveMatters(intent: SaveIntent): boolean {
  return intent.called && intent.ruleset !== "" && actorAt(intent.actor) !== null;
}

function asAttackIntent(intent: SaveIntent): Verdict["intent"] {
  return {
    ruleset: intent.ruleset,
    attacker: { actor: intent.actor, token: null, ...nameOf(intent, actorAt(intent.actor)) },
    weapon: { uuid: "", name: "", img: "" },
    way: "",
    choices: { save: intent.save },
    targets: [],
    costs: [],
    combat: null,
  };
}
