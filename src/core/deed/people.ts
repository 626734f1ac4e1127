import { mayReadSheet } from "../play/log/may-know.js";
import { snapshot } from "../world/names.js";
import { atHand } from "../play/draft/people.js";
import { actorAt, targetedTokens } from "../world/world.js";
import { text } from "../shape/shape.js";
import type { DeedChoices, DeedField } from "../play/contract/deed.js";

type Options = NonNullable<DeedField["options"]>;

/** Makes a function that finds actors of one ruleset by UUID; `null` for one deleted or of another ruleset. */
export function personAmong(plays: (actor: Actor) => boolean): (uuid: string) => Actor | null {
  return (uuid) => {
    const actor = actorAt(uuid || null);
    return actor && plays(actor) ? actor : null;
  };
}

/**
 * Makes the actors that one ruleset's deeds name among their choices. A deed done to somebody else, such as care or a
 * spell, is begun for the doer and sent for the patient, with the doer among the choices; each function here reads
 * both.
 * @param plays whether an actor belongs to this ruleset
 */
export function peopleOf(
  plays: (actor: Actor) => boolean,
  namedOption: (value: string, name: string) => Options[number],
) {
  const personAt = personAmong(plays);

  /** Returns the actor that a choice names; `null` when deleted or of another ruleset. */
  function personIn(choices: DeedChoices, id: string): Actor | null {
    return personAt(text.read(choices[id]).trim());
  }

  /** Returns the actors of this ruleset that the user may name, without the actor itself. */
  function others(actor: Actor): Options {
    return atHand(actor, plays).flatMap(({ name, target }) =>
      target.actor ? [namedOption(target.actor.uuid, name)] : [],
    );
  }

  const itself = (actor: Actor) => namedOption(actor.uuid, snapshot(actor, actor.token).name);

  /** Returns the actors of this ruleset that the user may name, the actor itself first. */
  function everybody(actor: Actor): Options {
    return [itself(actor), ...others(actor)];
  }

  /** Returns those others whose sheet the user may read: a helper's or teacher's skills are shown in a window. */
  function readable(actor: Actor): Options {
    return others(actor).filter(({ value }) => mayReadSheet(actorAt(value)));
  }

  /** Returns those who may be helped: whose sheet the user may read, companions, and the user's targets. */
  function patients(actor: Actor): Options {
    const targets = targetedTokens().map(({ actor: one }) => one);
    const offers = (one: Actor | null) =>
      mayReadSheet(one) || one?.hasPlayerOwner === true || targets.some((target) => target === one);
    return [itself(actor), ...others(actor).filter(({ value }) => offers(actorAt(value)))];
  }

  return {
    personIn,
    others,
    everybody,
    readable,

    /** Returns those who may do it for the actor, the actor itself first. */
    helpers: (actor: Actor): Options => [itself(actor), ...readable(actor)],

    patients,

    /** Returns the proposed patient: the user's target, else the actor itself. */
    patientProposed: (actor: Actor): Actor => personAt(targetedTokens()[0]?.actor?.uuid ?? "") ?? actor,

    /** Returns the chosen doer, if the user may read their skills; else the actor itself. */
    shownHelper: (actor: Actor, chosen: Actor | null): Actor => (chosen && mayReadSheet(chosen) ? chosen : actor),

    /** Returns the deed as it is sent: done to the patient, with the doer as the choice named `doer`. */
    sentTo: (
      actors: readonly Actor[],
      choices: DeedChoices,
      doer: string,
    ): { readonly actors: readonly Actor[]; readonly choices: DeedChoices } => {
      const [actor] = actors;
      const patient = personIn(choices, "patient");
      return actor && patient
        ? { actors: [patient], choices: { [doer]: actor.uuid, ...choices } }
        : { actors, choices };
    },
  };
}
