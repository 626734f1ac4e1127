import { softened, strayIn, unofferedIn, unknownActorsIn } from "./check-choices.js";
import { linesOf } from "../record/deed-call.js";
import { writtenSince } from "./deed-judge.js";
import { isRewritten } from "../messages/as-sent.js";
import { bonusOf } from "../draft/draft.js";
import { areDue, diceOf, unfolded } from "../dice/read-faces.js";
import { sentAt } from "../messages/messages.js";
import { procedureOf } from "../loaded/attacks.js";
import { recordOf } from "../dice/roll-record.js";
import type { Verdict } from "../record/verdict.js";
import { problem, verify } from "./verify.js";
import type { DefenceProcedure, DefenceSituation } from "../contract/defence.js";
import type { Answer, DefenceIntent } from "../record/answer.js";
import { struckOf } from "../log/struck.js";

/** Judges an answer from its stored dice, by the rules and the documents as they are now. Changes nothing. */
export function judgeAnswer(message: ChatMessage, claim: DefenceIntent, verdict: Verdict, actor: Actor): Answer {
  const { procedure, situation } = askedOf(claim, verdict, actor);
  const { lines, refused, attack } = claim;
  const rolls = message.rolls.map(recordOf);
  const specs = unfolded(procedure.rolls(situation, lines), rolls);
  const authorIsKeeper = message.author?.isGM ?? false;
  const changedSince = writtenSince(actor, sentAt(message));
  const { problems } = verify({
    authorIsKeeper, // only those who may answer are judged
    changedSince,
    claims: [{ target: attack.target, lines, derived: procedure.modifiers(situation), specs, rolls }],
    rollCount: rolls.length,
    rewritten: isRewritten(message),
  });
  const hindered = !refused && procedure.obstacle(situation) !== null;
  const dice = diceOf(specs, rolls);
  return {
    message: message.id ?? "",
    author: message.author?.id ?? "",
    refused,
    choices: claim.choices,
    lines,
    bonus: bonusOf(lines),
    dice: dice ?? {},
    kept: procedure.keeps(situation),
    readable: dice !== undefined,
    problems: [
      ...softened(problems, changedSince),
      ...(authorIsKeeper
        ? []
        : [...chosenOtherwise(procedure, situation), ...unknownActorsIn(claim.choices, message.author)]),
      ...(hindered && !authorIsKeeper ? [problem("obstacle", "ask", { target: attack.target })] : []),
    ],
  };
}

/** Returns the answer with the lines that the rules derive and its dice as thrown; `null` where its dice do not fit. */
export function byTheRules(answer: Answer, verdict: Verdict, index: number, actor: Actor): Answer | null {
  const { procedure, situation } = askedOf({ ...answer, attack: { target: index } }, verdict, actor);
  const lines = linesOf(procedure.modifiers(situation));
  const specs = procedure.rolls(situation, lines);
  const fits = specs.every((spec) => areDue(spec, answer.dice[spec.id]));
  if (!answer.readable || !fits) return null;
  return { ...answer, lines, bonus: bonusOf(lines), kept: procedure.keeps(situation), problems: [] };
}

/** Returns the situation of an answer, with its procedure. Throws where the ruleset asks targets nothing. */
function askedOf(
  { choices, refused, attack }: Pick<DefenceIntent, "choices" | "refused"> & { readonly attack: { target: number } },
  { targets, intent }: Verdict,
  actor: Actor,
): { readonly procedure: DefenceProcedure; readonly situation: DefenceSituation } {
  const target = targets[attack.target];
  const procedure = target && procedureOf(intent, target).defence;
  if (!procedure) throw new Error(`${intent.ruleset} asks nobody for a defence`);
  const blow = struckOf(target, intent.targets[attack.target], intent, actor);
  return { procedure, situation: { blow, choices, refused } };
}

/** Returns problems with choices that the window does not offer, or leaves to the keeper; none with a refusal. */
function chosenOtherwise(procedure: DefenceProcedure, situation: DefenceSituation) {
  const offered = situation.refused ? [] : procedure.fields(situation);
  const { choices } = situation;
  return [
    ...unofferedIn(choices, offered, procedure.fields({ ...situation, choices: {} })),
    ...strayIn(choices, offered),
  ];
}
