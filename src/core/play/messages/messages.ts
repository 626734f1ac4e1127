import { record, text } from "../../shape/shape.js";
import { textSetting } from "../../settings/settings.js";
import { ActMessage, AnswerMessage, MESSAGE_MODELS, VerdictMessage } from "./models.js";
import type { RequestMessage } from "./models.js";
import type { DeedCall } from "../record/deed-call.js";
import type { Verdict } from "../record/verdict.js";

export type ProcedureModel = ActMessage | AnswerMessage | VerdictMessage | RequestMessage;

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
export function trusted(message: ChatMessage): boolean {
  return message.author?.isGM === true || wasArbiter(authorIdOf(message));
}

const SENT = record({ author: text });

/** The author's id, also of a user who was deleted since; the server sets it. */
export function authorIdOf(message: ChatMessage): string {
  return SENT.read(message._source).author;
}

/** The setting of the world that names whoever was an arbiter once. */
export const ARBITERS = "arbiters";

/** Whether a user, by id, was an arbiter once. */
export function wasArbiter(id: string): boolean {
  return id !== "" && textSetting(ARBITERS).split(" ").includes(id);
}

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

/** The messages whose cards tell of this one: the one it judges or answers, and those that a deed is about or forced by. */
export function subjectsOf(message: ChatMessage): readonly string[] {
  const model = modelOf(message);
  if (model instanceof VerdictMessage) {
    const { subject, deed } = model.verdict;
    return [subject, ...cardsOf(deed)];
  }
  if (model instanceof ActMessage) return cardsOf(model.deed);
  return model instanceof AnswerMessage ? [model.intent.attack.id] : [];
}

function cardsOf(deed: DeedCall | null): readonly string[] {
  return [deed?.about, deed?.forced?.card].filter((id) => typeof id === "string");
}

export const references = new References();
