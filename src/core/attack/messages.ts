import { rulesetOf } from "../../rulesets/index.js";
import { textSetting } from "../settings.js";
import { settingsStore } from "../types/settings-store.js";
import { text } from "./intent.js";
import { DeedMessage, DefenceMessage, MESSAGE_MODELS, SaveMessage, VerdictMessage } from "./models.js";
import type { AttackMessage, RequestMessage, SaveIntent } from "./models.js";
import type { Verdict } from "./verdict.js";

/** A verdict with the message that carries it. */
export interface VerdictRecord {
  readonly message: ChatMessage;
  readonly verdict: Verdict;
}

export type ProcedureModel =
  | AttackMessage
  | SaveMessage
  | DefenceMessage
  | DeedMessage
  | VerdictMessage
  | RequestMessage;

const MODELS = Object.values(MESSAGE_MODELS);

/** The model of a message of ours; `undefined` for any other. */
export function modelOf(message: ChatMessage): ProcedureModel | undefined {
  const system: unknown = (message as unknown as { system: unknown }).system;
  const ours = MODELS.some((model) => system instanceof model);
  return ours ? (system as ProcedureModel) : undefined;
}

/** The verdict a message carries, if a keeper wrote it: what players write is not a verdict. */
export function verdictOf(message: ChatMessage): Verdict | undefined {
  const model = modelOf(message);
  return model instanceof VerdictMessage && trusted(message) ? model.verdict : undefined;
}

/** A keeper of now, or somebody who was the arbiter once: history stays true when a keeper leaves or becomes a player. */
function trusted(message: ChatMessage): boolean {
  return message.author?.isGM === true || wasArbiter(authorIdOf(message));
}

/** Whether the verdict of a message may still be carried out: nobody who is a player now can have changed it. */
export function isBinding(message: ChatMessage): boolean {
  return message.author?.isGM ?? wasArbiter(authorIdOf(message));
}

/** The author's id, also of a user who was deleted since; the server sets it. */
function authorIdOf(message: ChatMessage): string {
  return text((message._source as { readonly author?: unknown }).author);
}

const ARBITERS = "arbiters";

function wasArbiter(id: string): boolean {
  return id !== "" && textSetting(ARBITERS).split(" ").includes(id);
}

/** Notes that this keeper has been an arbiter. Only keepers can write it: it stands in a setting of the world. */
export async function rememberArbiter(id: string): Promise<void> {
  const note = noting.then(async () => {
    if (!wasArbiter(id)) await settingsStore().set("gardien", ARBITERS, `${textSetting(ARBITERS)} ${id}`.trim());
  });
  noting = note.catch(() => undefined); // whoever asked hears of the failure
  await note;
}

/** One note after the other: two attacks of one moment would both create the setting, and one be refused. */
let noting: Promise<unknown> = Promise.resolve();

/** When a message reached the server, in milliseconds. */
export function sentAt(message: ChatMessage): number {
  const { _stats, timestamp } = message as unknown as { _stats?: { createdTime?: number | null }; timestamp: number };
  return _stats?.createdTime ?? timestamp;
}

/** Ids of the messages that name another one, by that one's id: a log can be long, and every card asks. */
class References {
  readonly #bySubject = new Map<string, Set<string>>();
  #built = false;

  add(message: ChatMessage): void {
    if (!message.id) return;
    for (const subject of subjectsOf(message)) {
      const known = this.#bySubject.get(subject) ?? new Set();
      this.#bySubject.set(subject, known.add(message.id));
    }
  }

  remove(message: ChatMessage): void {
    for (const subject of subjectsOf(message)) this.#bySubject.get(subject)?.delete(message.id ?? "");
  }

  /** Messages that name this one, oldest first. */
  to(subject: string): readonly ChatMessage[] {
    if (!this.#built) {
      this.#built = true;
      for (const message of game.messages) this.add(message);
    }
    const found = [...(this.#bySubject.get(subject) ?? [])].map((id) => game.messages.get(id));
    return found.filter((message) => message !== undefined).sort((a, b) => sentAt(a) - sentAt(b) || order(a, b));
  }
}

function order(a: ChatMessage, b: ChatMessage): number {
  return (a.id ?? "") < (b.id ?? "") ? -1 : 1;
}

/** The messages whose cards tell of this one: the one it judges or answers, and the one that a deed is about. */
export function subjectsOf(message: ChatMessage): readonly string[] {
  const model = modelOf(message);
  if (model instanceof VerdictMessage) {
    const { subject, deed } = model.verdict;
    return deed?.about ? [subject, deed.about] : [subject];
  }
  if (model instanceof DeedMessage) return model.deed?.about ? [model.deed.about] : [];
  const answers = model instanceof SaveMessage || model instanceof DefenceMessage;
  return answers && model.intent.attack ? [model.intent.attack.id] : [];
}

export const references = new References();

/** The verdict on a message: the first one a keeper wrote. */
export function verdictOn(subject: string): VerdictRecord | undefined {
  for (const message of references.to(subject)) {
    const verdict = verdictOf(message);
    if (verdict?.subject === subject) return { message, verdict };
  }
  return undefined;
}

/** Whether the author of a message also wrote something that looks like a verdict on it; what others write is nothing. */
export function hasRivalVerdict(subject: ChatMessage): boolean {
  return references
    .to(subject.id ?? "")
    .some(
      (message) => modelOf(message) instanceof VerdictMessage && message.author === subject.author && !trusted(message),
    );
}

/** A save with the message that carries it. */
export interface SaveRecord {
  readonly message: ChatMessage;
  readonly intent: SaveIntent;
}

/** The saves that an actor hit by an attack rolled because of it, oldest first; none that somebody else slipped in. */
export function savesOf(attack: string, target: number, actor: Actor | null): readonly SaveRecord[] {
  const ruleset = actor && rulesetOf(actor.type)?.id;
  return references.to(attack).flatMap((message) => {
    const model = modelOf(message);
    if (!(model instanceof SaveMessage) || !actor) return [];
    const { intent } = model;
    const fits = intent.attack?.target === target && intent.actor === actor.uuid && intent.ruleset === ruleset;
    return fits && (isOwners(message, actor) || verdictOn(message.id ?? "")) ? [{ message, intent }] : [];
  });
}

function isOwners({ author }: ChatMessage, actor: Actor): boolean {
  return author === null || actor.testUserPermission(author, "OWNER");
}
