import { mayRead } from "./may-read.js";
import { readDeed, readDeedIntent } from "./deed-call.js";
import type { DeedCall } from "./deed-call.js";
import { readAnswered, readDefenceIntent } from "./answer.js";
import type { Answered, DefenceIntent } from "./answer.js";
import { list, object, readIntent, readLines, text, whole } from "./intent.js";
import type { Intent } from "./intent.js";
import type { Line } from "../contract/modifiers.js";
import type { Json } from "../contract/outcome.js";
import { readVerdict } from "./verdict.js";
import type { Verdict } from "./verdict.js";

/** Version of what these messages store. */
export const MESSAGE_VERSION = 1;

/**
 * The seven messages of the procedure. Each is one versioned record kept whole in `data`: it is history, written once
 * by its author (only the keeper's verdict changes), and read through a function that heals it.
 *
 * - `attack`: what the attacker meant and rolled. The author can edit it later, so nothing in it decides anything.
 * - `save`: a save rolled by its actor's owner.
 * - `defence`: how a target answers an attack, by its actor's owner; it decides as little as the attack.
 * - `damage`: what the attacker throws once the target has answered; it decides as little.
 * - `deed`: what somebody meant to do outside an attack, and rolled; it decides as little.
 * - `verdict`: what the arbiter made of one of these; a keeper's document.
 * - `request`: what somebody who is not the arbiter asks of a card; deleted once heard.
 */
function recordSchema() {
  const { NumberField, ObjectField } = foundry.data.fields;
  return {
    version: new NumberField({ required: true, nullable: false, integer: true, min: 1, initial: MESSAGE_VERSION }),
    data: new ObjectField({ required: true }),
  };
}

class RecordMessage extends foundry.abstract.TypeDataModel<ReturnType<typeof recordSchema>, ChatMessage> {
  static override defineSchema(): ReturnType<typeof recordSchema> {
    return recordSchema();
  }

  /** What it tells this user. Foundry hands every client all messages whole: those for somebody else tell nothing. */
  get told(): unknown {
    const { parent } = this;
    return parent && !mayRead(parent) ? {} : this.data;
  }
}

export class AttackMessage extends RecordMessage {
  get intent(): Intent {
    return readIntent(this.told);
  }
}

/** A save as its roller meant it. */
export interface SaveIntent {
  readonly ruleset: string;
  readonly actor: string;
  readonly name: string;
  readonly img: string;
  readonly save: string;
  readonly dc: number | null;
  /** The rules called for it: its result changes the actor. */
  readonly called: boolean;
  readonly lines: readonly Line[];
  /** The attack that called for it, and which of its targets. */
  readonly attack: { readonly id: string; readonly target: number } | null;
}

export class SaveMessage extends RecordMessage {
  get intent(): SaveIntent {
    const data = object(this.told);
    const attack = object(data.attack);
    return {
      ruleset: text(data.ruleset),
      actor: text(data.actor),
      name: text(data.name),
      img: text(data.img),
      save: text(data.save),
      dc: typeof data.dc === "number" ? data.dc : null,
      called: data.called === true,
      lines: readLines(data.lines),
      attack: text(attack.id) ? { id: text(attack.id), target: whole(attack.target) } : null,
    };
  }
}

/** What goes on with an attack. The attack's card tells of it: it has no row of its own. */
export class AnswerMessage extends RecordMessage {
  get intent(): Answered {
    return readAnswered(this.told);
  }
}

/** For which question the dice of a blow were thrown, as the verdict has put it. */
export interface DamageIntent extends Answered {
  readonly due: string;
}

/** How a target answers an attack, as its author meant it. */
export class DefenceMessage extends AnswerMessage {
  override get intent(): DefenceIntent {
    return readDefenceIntent(this.told);
  }
}

/** What whoever attacked throws afterwards. */
export class DamageMessage extends AnswerMessage {
  override get intent(): DamageIntent {
    return { ...super.intent, due: text(object(this.told).due) };
  }
}

/** What was done outside an attack, as its author meant it. */
export class DeedMessage extends RecordMessage {
  get intent(): Intent {
    return readDeedIntent(this.told);
  }

  get deed(): DeedCall | null {
    return readDeed(object(this.told).deed);
  }
}

export class VerdictMessage extends RecordMessage {
  get verdict(): Verdict {
    return readVerdict(this.told);
  }
}

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
] as const;
export type Action = (typeof ACTIONS)[number];

/** A vote: whose it is, by the id of the user, and what it says. */
export interface Vote {
  readonly voter: string;
  readonly yes: boolean;
}

/** What a card is asked to do. */
export interface CardRequest {
  readonly verdict: string;
  readonly action: Action;
  /** Index of the target, -1 for all. */
  readonly target: number;
  readonly override: Readonly<Record<string, Json>>;
  /** With `edit`: the actor hit instead, by UUID. */
  readonly retarget: { readonly actor: string; readonly token: string | null } | null;
  /** With `vote`. */
  readonly vote?: Vote | null;
}

export class RequestMessage extends RecordMessage {
  get request(): CardRequest {
    const data = object(this.told);
    const retarget = object(data.retarget);
    const vote = object(data.vote);
    return {
      verdict: text(data.verdict),
      action: ACTIONS.find((action) => action === data.action) ?? "apply",
      target: list([data.target]).map(whole)[0] ?? 0,
      override: object(data.override) as Record<string, Json>,
      retarget: text(retarget.actor) ? { actor: text(retarget.actor), token: text(retarget.token) || null } : null,
      vote: text(vote.voter) ? { voter: text(vote.voter), yes: vote.yes === true } : null,
    };
  }
}

export const MESSAGE_MODELS = {
  attack: AttackMessage,
  save: SaveMessage,
  defence: DefenceMessage,
  damage: DamageMessage,
  deed: DeedMessage,
  verdict: VerdictMessage,
  request: RequestMessage,
} as const;
