import { DEED_CALL, DEED_INTENT } from "../record/deed-call.js";
import { ANSWERED, DAMAGE_INTENT, DEFENCE_INTENT } from "../record/answer.js";
import { flag, list, nullable, oneOf, optional, record, such, text, whole, type Read } from "../../shape/shape.js";
import { OVERRIDE } from "../contract/outcome.js";
import { INTENT } from "../record/intent.js";
import { saveAsDeed, verdictAsDeed } from "./old-saves.js";
import { CHOSEN_BACK } from "../record/chosen-back.js";
import { PLEADED } from "../record/plea.js";
import { VERDICT } from "../record/verdict.js";
import { mayRead } from "./may-read.js";
import type { DeedCall } from "../record/deed-call.js";
import type { Answered, DamageIntent, DefenceIntent } from "../record/answer.js";
import type { Intent } from "../record/intent.js";
import type { Verdict } from "../record/verdict.js";

/** Version of the data that these messages store. */
export const MESSAGE_VERSION = 1;

/**
 * The messages of the procedure. Each is one versioned record kept whole in `data`: it is history, written once
 * by its author (only the keeper's verdict changes), and read through a function that heals it.
 *
 * - `attack`: what the attacker meant and rolled. The author can edit it later, so nothing in it decides anything.
 * - `defence`: how a target answers an attack, by its actor's owner; it decides as little as the attack.
 * - `damage`: what the attacker throws once the target has answered; it decides as little.
 * - `deed`: what somebody meant to do outside an attack, and rolled; it decides as little.
 * - `verdict`: what the arbiter made of one of these; a keeper's document.
 * - `request`: what somebody who is not the arbiter asks of a card; deleted once heard.
 * - `save`: the deed of that name, as earlier versions wrote it; see old-saves.ts.
 */
function recordSchema() {
  const { NumberField, ObjectField } = foundry.data.fields;
  return {
    version: new NumberField({ required: true, nullable: false, integer: true, min: 1, initial: MESSAGE_VERSION }),
    data: new ObjectField({ required: true }),
  };
}

interface Reader<T> {
  read(source: unknown): T;
}

/** What was read of the data of messages, by reader: cards ask again and again, and to heal a whole record takes a while. */
const known = new WeakMap<WeakKey, Map<object, unknown>>();

class RecordMessage extends foundry.abstract.TypeDataModel<ReturnType<typeof recordSchema>, ChatMessage> {
  static override defineSchema(): ReturnType<typeof recordSchema> {
    return recordSchema();
  }

  /** Data for this user: Foundry sends every message whole to all clients, and one for others reads as empty. */
  get dataForUser(): unknown {
    const { parent } = this;
    return parent && !mayRead(parent) ? {} : this.data;
  }

  /** What was written since is read anew. */
  override prepareBaseData(): void {
    super.prepareBaseData();
    known.delete(this.data);
  }

  /** What a reader makes of what it tells, until that changes. */
  protected readBy<T>(reader: Reader<T>): T {
    const { dataForUser } = this;
    if (typeof dataForUser !== "object" || dataForUser === null) return reader.read(dataForUser);
    const read = known.get(dataForUser) ?? new Map<object, unknown>();
    known.set(dataForUser, read);
    if (!read.has(reader)) read.set(reader, reader.read(dataForUser));
    return read.get(reader) as T;
  }
}

/** A message that the arbiter judges: an attack or a deed, as its author meant it. */
export abstract class ActMessage extends RecordMessage {
  abstract get kind(): Verdict["kind"];

  get intent(): Intent {
    return this.readBy(INTENT);
  }

  /** The deed; `null` for an attack, and for a message that names none. */
  get deed(): DeedCall | null {
    return null;
  }

  /** True when the arbiter judges it. */
  get isJudged(): boolean {
    return true;
  }
}

/** An attack, as its author meant it. */
class AttackMessage extends ActMessage {
  override get kind() {
    return "attack" as const;
  }
}

/** A message that continues an attack. The attack's card tells of it: it has no card of its own. */
export class AnswerMessage extends RecordMessage {
  get intent(): Answered {
    return this.readBy(ANSWERED);
  }
}

/** A target's answer to an attack, as its author meant it. */
export class DefenceMessage extends AnswerMessage {
  override get intent(): DefenceIntent {
    return this.readBy(DEFENCE_INTENT);
  }
}

/** Damage that the attacker throws after the answer. */
export class DamageMessage extends AnswerMessage {
  override get intent(): DamageIntent {
    return this.readBy(DAMAGE_INTENT);
  }
}

const CALLING = record({ deed: DEED_CALL });

/** A deed, as its author meant it. */
export class DeedMessage extends ActMessage {
  override get kind() {
    return "deed" as const;
  }

  override get intent(): Intent {
    return this.readBy(DEED_INTENT);
  }

  override get deed(): DeedCall | null {
    return this.readBy(CALLING).deed;
  }
}

/** A save of an earlier version, read as the deed that replaced it. */
class SaveMessage extends DeedMessage {
  override get dataForUser(): unknown {
    return saveAsDeed(super.dataForUser);
  }

  override get isJudged(): boolean {
    return this.deed?.forced !== null;
  }
}

const READ_AS_NOW: Reader<Verdict> = { read: (dataForUser) => VERDICT.read(verdictAsDeed(dataForUser)) };

/** The arbiter's record of an act; a keeper's document. */
export class VerdictMessage extends RecordMessage {
  get verdict(): Verdict {
    return this.readBy(READ_AS_NOW);
  }
}

/** Actions that a card can request. */
export const ACTIONS = [
  "apply",
  "undo",
  "edit",
  "countExpected",
  "accept",
  "reject",
  "vote",
  "reveal",
  "leave",
  "remind",
  "skip",
  "resume",
  "plead",
  "withdraw",
  "keep",
] as const;
export type Action = (typeof ACTIONS)[number];

/** Shape of a card's request to the arbiter. */
const CARD_REQUEST = record({
  verdict: text,
  action: oneOf(ACTIONS),
  /** Index of the target; -1 for all. */
  target: whole,
  override: OVERRIDE,
  /** With `edit`: the actor hit instead, by UUID. */
  retarget: nullable(such(record({ actor: text, token: nullable(text) }), ({ actor }) => actor !== "")),
  /** With `vote`: id of the voting user, and the vote. */
  vote: optional(such(record({ voter: text, yes: flag }), ({ voter }) => voter !== "")),
  /** With `plead`: why. */
  plea: optional(PLEADED),
  /** With `keep`: what the keeper answers. */
  answer: optional(text),
  /** With `undo`: how numbers go back that were changed by hand since. */
  back: optional(list(CHOSEN_BACK)),
});
export type CardRequest = Read<typeof CARD_REQUEST>;

export type Vote = NonNullable<CardRequest["vote"]>;

/** A request of a user who is not the arbiter; deleted once handled. */
export class RequestMessage extends RecordMessage {
  get request(): CardRequest {
    return CARD_REQUEST.read(this.dataForUser);
  }
}

/** Models by sub-type of message. */
export const MESSAGE_MODELS = {
  attack: AttackMessage,
  save: SaveMessage,
  defence: DefenceMessage,
  damage: DamageMessage,
  deed: DeedMessage,
  verdict: VerdictMessage,
  request: RequestMessage,
} as const;
