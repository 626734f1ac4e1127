import type { DeedChoices, DeedField } from "../../deeds/procedure.js";
import { linesOf } from "../../deeds/intent.js";
import { verdictOf } from "../messages.js";
import { procedureOf } from "../procedure-of.js";
import type { Json, Line } from "../procedure.js";
import type { Verdict, VerdictTarget } from "../verdict.js";
import { actorOf } from "../world.js";
import type { DefenceProcedure, DefenceSituation } from "./procedure.js";
import { isAsked, isPending } from "./standing.js";
import { struckOf } from "./struck.js";

/** A question put to one target of an attack, as the world is now. */
export interface Asked {
  readonly verdict: Verdict;
  readonly target: VerdictTarget;
  readonly actor: Actor;
  readonly procedure: DefenceProcedure;
}

/** The question put to a target; `null` when nobody asks any more, or when an answer of hers waits for the keeper. */
export function askedOn(message: ChatMessage, index: number): Asked | null {
  const verdict = game.messages.has(message.id ?? "") ? verdictOf(message) : undefined;
  const target = verdict?.targets[index];
  const actor = target && actorOf(target);
  if (!verdict || !actor || !isAsked(target, verdict) || isPending(target)) return null;
  const procedure = procedureOf(verdict.intent.ruleset).defence;
  return procedure ? { verdict, target, actor, procedure } : null;
}

/** An answer being prepared: what its window edits and the roll reads. */
export class DefenceDraft {
  readonly message: ChatMessage;
  readonly index: number;
  readonly choices: Record<string, Json> = {};

  /** @param message the one that carries the verdict */
  constructor(message: ChatMessage, index: number) {
    this.message = message;
    this.index = index;
  }

  get asked(): Asked | null {
    return askedOn(this.message, this.index);
  }

  /** The answer as the rules read it: what was chosen, and for the rest what the fields say by themselves. */
  situation(asked: Asked, refused: boolean): DefenceSituation {
    const { verdict, target, actor } = asked;
    const blow = struckOf(target, verdict.intent.targets[this.index], verdict.intent, actor);
    return { blow, choices: refused ? {} : this.#settled({ ...asked, blow }), refused };
  }

  fields(asked: Asked): readonly DeedField[] {
    return asked.procedure.fields(this.situation(asked, false));
  }

  lines({ procedure }: Asked, situation: DefenceSituation): readonly Line[] {
    return linesOf(procedure.modifiers(situation));
  }

  /** The fields may follow what was chosen in one of them: their own values are asked for with what is known. */
  #settled({ procedure, blow }: Asked & Pick<DefenceSituation, "blow">): DeedChoices {
    const fields = procedure.fields({ blow, choices: this.choices, refused: false });
    const said = { ...Object.fromEntries(fields.map(({ id, value }) => [id, value])), ...this.choices };
    return Object.fromEntries(
      Object.entries(said).filter(([id, value]) => value !== null && fields.some((field) => field.id === id)),
    );
  }
}
