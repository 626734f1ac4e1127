import { flagOf } from "../foundry/flags.js";
import { write } from "../foundry/write.js";
import { list, nullable, oneOf, record, such, text, whole, type Read } from "../shape/shape.js";
import { actorAt } from "./world.js";

// « Demander au gardien »: what a player asks stands in a flag of their own user, what a keeper answers in one of the keeper's,
// which no player may write. Both outlast a reload, and whoever judges finds the answer there.

const INQUIRY_FLAG = "inquiry";
const ANSWERS_FLAG = "inquiryAnswers";

/** How many answers a keeper's user keeps: as many as may still be on their way into an attack. */
const MOST_ANSWERS = 20;

const INQUIRY = record({
  id: text,
  /** What its window does: a deed, whose difficulty is asked for, or an attack, for which a modifier is. */
  kind: oneOf(["deed", "attack"]),
  ruleset: text,
  /** UUID of who acts. */
  actor: text,
  /** Id of the deed, or UUID of the weapon. */
  act: text,
  /** As JSON: a change of a flag is laid over what stood there, and nothing of an earlier inquiry may stay. */
  choices: text,
  /** What it is for, in the player's own words. */
  question: text,
  /** Whether a line of the attack stands for dice instead of a number. */
  unit: oneOf(["ownValue", "ownDice"]),
});
/** What a player asks a keeper out of an open window. */
export type Inquiry = Read<typeof INQUIRY>;

const ANSWER = record({
  /** Id of the inquiry. */
  inquiry: text,
  /** Id of the user who has asked. */
  user: text,
  /** UUID of the weapon that a line is for, or id of the deed that choices are for; empty: there is nothing to add. */
  weapon: text,
  value: whole,
  reason: text,
  /** UUID of who acts, and what a keeper has chosen for their deed, by the ids of its fields, as JSON. */
  ...{ actor: text, choices: text },
});
/** What a keeper has answered: a line of an attack, choices of a deed, or that there is nothing to add. */
export type InquiryAnswer = Read<typeof ANSWER>;

const ANSWERS = list(ANSWER, MOST_ANSWERS);

/** Returns what a user asks now; `null`: nothing, or for somebody who is gone or is not theirs. */
export function inquiryOf(user: User): Inquiry | null {
  const inquiry = flagOf(user, INQUIRY_FLAG, nullable(such(INQUIRY, ({ id, actor }) => id !== "" && actor !== "")));
  return inquiry && !user.isGM && actorAt(inquiry.actor)?.testUserPermission(user, "OWNER") === true ? inquiry : null;
}

/** Notes what this user asks, in place of what they asked before; `null`: nothing any more. */
export async function inquire(inquiry: Inquiry | null): Promise<void> {
  await write(game.user, { flags: { gardien: { [INQUIRY_FLAG]: inquiry } } });
}

/** Returns the id of what a user asks, even for somebody who is gone; `null`: nothing. */
export function inquiryIdOf(user: User): string | null {
  return flagOf(user, INQUIRY_FLAG, nullable(INQUIRY))?.id ?? null;
}

/** Forgets what this user asked out of a window that a reload has closed. */
export async function forgetInquiry(): Promise<void> {
  if (inquiryIdOf(game.user) !== null) await inquire(null);
}

/** Returns what keepers have answered, the latest last. */
export function answersGiven(): readonly InquiryAnswer[] {
  return game.users.filter(({ isGM }) => isGM).flatMap((keeper) => flagOf(keeper, ANSWERS_FLAG, ANSWERS));
}

/** Notes what this keeper answers. */
export async function answerInquiry(answer: InquiryAnswer): Promise<void> {
  const answers = [...flagOf(game.user, ANSWERS_FLAG, ANSWERS), answer].slice(-MOST_ANSWERS);
  await write(game.user, { flags: { gardien: { [ANSWERS_FLAG]: answers } } });
}

/** Id of the line that an answer becomes. */
export const givenLine = ({ inquiry }: Pick<InquiryAnswer, "inquiry">): string => `given.${inquiry}`;

/** Returns what a keeper has answered for a user's deed, by the id of the inquiry; `null`: nothing. */
export function deedAnswer(inquiry: string, deed: string, user: string): InquiryAnswer | null {
  if (inquiry === "" || deed === "") return null;
  return answersGiven().find((one) => one.inquiry === inquiry && one.weapon === deed && one.user === user) ?? null;
}

/** Reads choices that are kept as JSON; none where they cannot be read. */
export function choicesIn(told: string): Readonly<Record<string, unknown>> {
  try {
    const choices: unknown = JSON.parse(told);
    return choices !== null && typeof choices === "object" ? (choices as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {}; // cut short, or no window wrote it
  }
}

/** Returns the answer that a line of an attack stands for, as its keeper has given it; `null`: it is the player's own. */
export function answerBehind(line: { readonly id: string; readonly value: number }): InquiryAnswer | null {
  const answer = answersGiven().find((one) => givenLine(one) === line.id);
  return answer && answer.weapon !== "" && answer.value === line.value ? answer : null;
}
