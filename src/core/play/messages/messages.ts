import { anyMessage } from "../../foundry/types/message.js";
import { record, text } from "../../shape/shape.js";
import { textSetting } from "../../settings/settings.js";
import { ActMessage, AnswerMessage, MESSAGE_MODELS, RequestMessage, VerdictMessage } from "./models.js";
import type { DeedCall } from "../record/deed-call.js";
import type { Verdict } from "../record/verdict.js";

/** Model of any message of ours. */
export type ProcedureModel = ActMessage | AnswerMessage | VerdictMessage | RequestMessage;

const MODELS = Object.values(MESSAGE_MODELS);

/** Returns the model of a message of ours; undefined for any other. */
export function modelOf(message: ChatMessage): ProcedureModel | undefined {
  const { system } = anyMessage(message);
  const ours = MODELS.some((model) => system instanceof model);
  return ours ? (system as ProcedureModel) : undefined;
}

/** Returns the verdict that a message carries; undefined for none, and for one that no keeper wrote. */
export function verdictOf(message: ChatMessage): Verdict | undefined {
  const model = modelOf(message);
  return model instanceof VerdictMessage && trusted(message) ? model.verdict : undefined;
}

/** Tells whether a keeper, or a former arbiter, wrote a message: history stays true when a keeper leaves. */
export function trusted(message: ChatMessage): boolean {
  return message.author?.isGM === true || wasArbiter(authorIdOf(message));
}

const SENT = record({ author: text });

/** Returns the author's id, even of a user who was deleted; the server sets it. */
export function authorIdOf(message: ChatMessage): string {
  return SENT.read(message._source).author;
}

/** World setting that names former arbiters. */
export const ARBITERS = "arbiters";

/** Tells whether a user, by id, was ever an arbiter. */
export function wasArbiter(id: string): boolean {
  return id !== "" && textSetting(ARBITERS).split(" ").includes(id);
}

/** Returns the time when a message reached the server, in milliseconds. */
export function sentAt(message: ChatMessage): number {
  const { _stats, timestamp } = anyMessage(message);
  return _stats?.createdTime ?? timestamp;
}

/** Index of the messages that name another one, by its id: a log can be long, and every card asks. */
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

  /** Returns the messages that name this one, oldest first. */
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

/** Returns ids of the messages whose cards tell of this one: those it judges, answers, is about or is forced by. */
export function subjectsOf(message: ChatMessage): readonly string[] {
  const model = modelOf(message);
  if (model instanceof VerdictMessage) {
    const { subject, deed } = model.verdict;
    return [subject, ...cardsOf(deed)];
  }
  if (model instanceof ActMessage) return cardsOf(model.deed);
  if (model instanceof RequestMessage) return [model.request.verdict]; // it waits on that card until it is heard
  return model instanceof AnswerMessage ? [model.intent.attack.id] : [];
}

function cardsOf(deed: DeedCall | null): readonly string[] {
  return [deed?.about, deed?.forced?.card].filter((id) => typeof id === "string");
}

/** The one index of the world's messages. */
export const references = new References();
