import { anyMessage } from "../foundry/types/message.js";
import { write } from "../foundry/write.js";
import type { Ruleset } from "../ruleset.js";
import { ask } from "../play/arbiter/send-request.js";
import { give } from "../defence/answer.js";
import { throwsByClick } from "../play/log/damage-standing.js";
import { throwDamage } from "../play/draft/throw-damage.js";
import { DefenceDraft } from "../play/draft/answer-draft.js";
import { weighed } from "../defence/replies.js";
import { Draft } from "../play/draft/draft.js";
import { postAttack } from "../play/draft/post.js";
import { loadAttacks, procedureWith } from "../play/loaded/attacks.js";
import { verdictOf } from "../play/messages/messages.js";
import type { Stage, Verdict } from "../play/record/verdict.js";
import { verdictOn, type VerdictRecord } from "../play/messages/verdict-on.js";
import { textSetting } from "../settings/settings.js";
import { say } from "../text/text.js";
import { Fault, NotTried } from "./check.js";
import type { Made } from "./foundry.js";
import { settleFor } from "./settle.js";
import type { Somebody, Trial } from "./trial.js";
import { until } from "./waiting.js";

/** How often is attacked before it is odd that nothing struck. */
const MOST_TIMES = 15;

/** An attack of the trial, as it was before and after. */
export interface Played {
  readonly attacker: Somebody;
  readonly target: Somebody;
  readonly weapon: Item;
  readonly message: string;
  readonly before: string;
  readonly after: string;
}

/** Attacks until something has struck: rolled, judged, answered, applied. */
export async function playAttack(trial: Trial, ruleset: Ruleset, linked = true): Promise<Played> {
  if (textSetting("automation") === "never") throw new NotTried("never");
  const attacks = await loadAttacks(ruleset.id);
  if (!attacks) throw new Fault("the ruleset brings no attack");
  const { attacker, target, weapon } = await trial.pair(ruleset, linked);
  const { strong, bonus, choices } = trial.peopleOf(ruleset);
  if (strong) await write(attacker.actor, { system: strong });
  const magazine = procedureWith(attacks, weapon).magazine(weapon);
  if (magazine) await write(weapon, { [magazine.path]: magazine.max });
  await settleFor([attacker.actor.uuid, target.actor.uuid]);
  for (let times = 0; times < MOST_TIMES; times++) {
    const before = pictureOf(attacker, target);
    const message = await strike(new Draft(weapon, attacker.actor, attacker.token), target, { bonus, choices });
    const { verdict } = await concluded(message);
    if (hasStruck(verdict)) {
      await settleFor([attacker.actor.uuid, target.actor.uuid]);
      return { attacker, target, weapon, message, before, after: pictureOf(attacker, target) };
    }
    await takeBack(message);
  }
  throw new Fault(`nothing struck in ${MOST_TIMES} attacks`);
}

/** Rolls and posts an attack on somebody; answers with the id of its message. */
async function strike(
  draft: Draft,
  { actor, token }: Somebody,
  { bonus, choices = {} }: { readonly bonus: number; readonly choices?: Readonly<Record<string, string>> | undefined },
): Promise<string> {
  draft.targets = [{ actor, token, metres: null }];
  draft.visibility = "self";
  Object.assign(draft.choices, choices);
  draft.own = [{ id: foundry.utils.randomID(), value: bonus, reason: "" }];
  if (draft.obstacle) throw new Fault(`the attack is refused: ${say(draft.obstacle)}`);
  const known = new Set([...game.messages].map(({ id }) => id));
  await postAttack(draft);
  const posted = await until("the message of the attack", () =>
    [...game.messages].find((message) => !known.has(message.id) && isAttackOf(message, draft.attacker)),
  );
  return posted.id ?? "";
}

function isAttackOf(message: ChatMessage, attacker: Actor): boolean {
  const { type, speaker } = anyMessage(message);
  return type === "attack" && speaker?.actor === attacker.id;
}

/** How many words a keeper has to say over one attack, at most. */
const MOST_WORDS = 8;

const OPEN: readonly Stage[] = ["awaiting", "throwing", "resolved"];

/** Waits for the verdict and helps it along as a keeper would: lets it count, answers for the target, has it applied. */
async function concluded(message: string): Promise<VerdictRecord> {
  await until("the verdict", () => verdictOn(message));
  for (let words = 0; words < MOST_WORDS; words++) {
    const record = await until("what is being written", () => atRest(message));
    const { standing, targets } = record.verdict;
    const index = targets.findIndex(({ stage }) => OPEN.includes(stage));
    if (standing === "judged" && index < 0) return record;
    const wish = { target: -1, override: {}, retarget: null };
    if (standing !== "judged") await ask(record.message, { ...wish, action: "accept" });
    else if (targets[index]?.stage === "awaiting") await answer(record.message, index);
    else if (targets[index]?.stage === "throwing") await damage(record.message, index);
    else {
      await ask(record.message, { ...wish, action: "apply", target: index });
      await settleFor([]);
      if (verdictOn(message)?.verdict.targets[index]?.stage === "resolved") return record; // nothing to apply
    }
  }
  throw new Fault(`not at an end after ${MOST_WORDS} words`);
}

/** The verdict, once nothing of it is being written. */
function atRest(message: string): VerdictRecord | null {
  const record = verdictOn(message);
  if (!record) return null;
  const { ammunition, targets } = record.verdict;
  const writes = targets.some(({ stage }) => stage === "planned" || stage === "undoing");
  return writes || ammunition === "spending" || ammunition === "returning" ? null : record;
}

/** Does nothing against a blow, or whatever else can be done, and waits until that counts. */
async function answer(message: ChatMessage, index: number): Promise<void> {
  const draft = new DefenceDraft(message, index);
  const { asked } = draft;
  const still = asked && weighed(draft, asked).findLast(({ obstacle }) => obstacle === null);
  if (!still || !(await give(draft, still.reply.id))) throw new Fault("no answer can be given");
  await until("the answer", () => new DefenceDraft(message, index).asked === null);
}

/** Throws what the blow does, unless it falls by itself, and waits until that counts. */
async function damage(message: ChatMessage, index: number): Promise<void> {
  if (throwsByClick()) await throwDamage(message, index);
  await until("the damage", () => verdictOf(message)?.targets[index]?.stage !== "throwing");
}

/** Rolls and posts one attack, whatever comes of it; answers with the id of its message. */
export async function postOne(weapon: Item, attacker: Somebody, target: Somebody): Promise<string> {
  return strike(new Draft(weapon, attacker.actor, attacker.token), target, { bonus: 0 });
}

/** Whether a blow has changed anything on its target. */
function hasStruck({ targets }: Verdict): boolean {
  return targets.some(({ plan, stage }) => {
    if (!plan || stage !== "applied") return false;
    return plan.numbers.length + plan.values.length + plan.created.length + plan.items.length > 0;
  });
}

/** Takes all of an attack back, as the keeper's « Annuler » does, and waits until it is done. */
export async function takeBack(message: string): Promise<Verdict> {
  const record = verdictOn(message);
  if (!record) throw new Fault("there is no verdict to take back");
  await ask(record.message, { action: "undo", target: -1, override: {}, retarget: null });
  return until("the end of taking back", () => {
    const verdict = verdictOn(message)?.verdict;
    const stages = verdict?.targets.map(({ stage }) => stage) ?? [];
    const due = stages.some((stage) => stage === "applied" || stage === "undoing" || stage === "planned");
    const rounds =
      verdict?.ammunition === "spending" || verdict?.ammunition === "returning" || verdict?.ammunition === "spent";
    return due || rounds ? null : verdict;
  });
}

/** What the rules keep of some people, without what is only bookkeeping. */
export function pictureOf(...people: readonly Pick<Somebody, "actor">[]): string {
  return JSON.stringify(people.map(({ actor }) => stateOf(actor)));
}

function stateOf(actor: Actor): object {
  const { system, items } = (actor as Made).toObject() as { system: unknown; items: Stored[] };
  const things = items.map(({ _id, type, system: own }) => ({ _id, type, system: own }));
  return { system, items: things.sort((a, b) => (a._id < b._id ? -1 : 1)) };
}

interface Stored {
  readonly _id: string;
  readonly type: string;
  readonly system: unknown;
}

/** Who is told of in a picture, in their order. */
const PICTURED = ["attacker", "target"];

/** Where two pictures of an attacker and a target differ, as paths; at most a few. */
export function differences(one: string, other: string): readonly string[] {
  const [before, after] = [one, other].map((text) => {
    const people = JSON.parse(text) as readonly object[];
    return new Map(people.flatMap((somebody, i) => leaves(somebody, PICTURED[i] ?? String(i))));
  });
  const paths = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])];
  const changed = paths.filter((path) => before?.get(path) !== after?.get(path));
  return changed.slice(0, 6).map((path) => `${path}: ${before?.get(path) ?? "-"} → ${after?.get(path) ?? "-"}`);
}

/** What stands at the end of each path; texts are not told, they may be anybody's. */
function leaves(value: unknown, path: string): readonly (readonly [path: string, value: string])[] {
  if (value === null || typeof value !== "object") {
    return [[path, typeof value === "string" ? `text of ${value.length}` : String(value)]];
  }
  const inner = Object.entries(value);
  if (inner.length === 0) return [[path, "empty"]];
  return inner.flatMap(([key, one]) => leaves(one, `${path}.${key}`));
}
