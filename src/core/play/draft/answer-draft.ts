import type { Json } from "../../shape/shape.js";
import type { DeedChoices } from "../contract/deed.js";
import { linesOf } from "../record/deed-call.js";
import { verdictOf } from "../messages/messages.js";
import { procedureOf } from "../loaded/attacks.js";
import type { Line } from "../contract/modifiers.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";
import type { DefenceProcedure, DefenceSituation, Reply, Struck } from "../contract/defence.js";
import { isAsked, isPending } from "../log/answer-standing.js";
import { struckOf } from "../log/struck.js";

/** A question to one target of an attack, as the world is now. */
export interface Asked {
  readonly verdict: Verdict;
  readonly target: VerdictTarget;
  readonly actor: Actor;
  readonly procedure: DefenceProcedure;
}

/** Returns the question to a target; `null` when it is closed, or when the target's answer waits for the keeper. */
export function askedOn(message: ChatMessage, index: number): Asked | null {
  const verdict = game.messages.has(message.id ?? "") ? verdictOf(message) : undefined;
  const target = verdict?.targets[index];
  const actor = target && actorOf(target);
  if (!verdict || !actor || !isAsked(target, verdict) || isPending(target)) return null;
  const procedure = procedureOf(verdict.intent, target).defence;
  return procedure ? { verdict, target, actor, procedure } : null;
}

/** An answer in preparation: what its window edits and the roll reads. */
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

  blow({ verdict, target, actor }: Asked): Struck {
    return struckOf(target, verdict.intent.targets[this.index], verdict.intent, actor);
  }

  replies(asked: Asked): readonly Reply[] {
    return asked.procedure.replies({ blow: this.blow(asked), choices: this.choices });
  }

  /** Returns an answer as the rules read it: choices of the reply and of the fields, initial values for the rest. */
  situation(asked: Asked, { choices, refused }: Pick<Reply, "choices" | "refused">): DefenceSituation {
    const blow = this.blow(asked);
    return { blow, choices: refused ? {} : this.#settled({ ...asked, blow }, choices), refused };
  }

  lines({ procedure }: Asked, situation: DefenceSituation): readonly Line[] {
    return linesOf(procedure.modifiers(situation));
  }

  /** Returns the choices with initial values; fields are asked with what is known, since they may depend on it. */
  #settled({ procedure, blow }: Asked & Pick<DefenceSituation, "blow">, replied: DeedChoices): DeedChoices {
    const chosen = { ...this.choices, ...replied };
    const fields = procedure.fields({ blow, choices: chosen, refused: false });
    const said = { ...Object.fromEntries(fields.map(({ id, value }) => [id, value])), ...chosen };
    return Object.fromEntries(
      Object.entries(said).filter(([id, value]) => value !== null && fields.some((field) => field.id === id)),
    );
  }
}
