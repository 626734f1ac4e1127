import { mayReadSheet } from "../play/log/may-know.js";
import { snapshot } from "../world/names.js";
import { atHand } from "../play/draft/people.js";
import { actorAt, targetedTokens } from "../world/world.js";
import { text } from "../shape/shape.js";
import type { DeedChoices, DeedField } from "../play/contract/deed.js";

type Options = NonNullable<DeedField["options"]>;

/** Finds the actors of one ruleset by their UUID; `null` where one is gone or played by other rules. */
export function personAmong(plays: (actor: Actor) => boolean): (uuid: string) => Actor | null {
  return (uuid) => {
    const actor = actorAt(uuid || null);
    return actor && plays(actor) ? actor : null;
  };
}

/**
 * The people whom the deeds of one ruleset name among their choices. What somebody does to somebody else, such as care or
 * a spell, is started for whoever does it and sent for the patient, with the doer among the choices; each function here
 * reads both alike.
 * @param plays whether somebody is played by these rules
 */
export function peopleOf(
  plays: (actor: Actor) => boolean,
  namedOption: (value: string, name: string) => Options[number],
) {
  const personAt = personAmong(plays);

  /** An actor of this ruleset named by a choice; `null` when it is gone or played by other rules. */
  function personIn(choices: DeedChoices, id: string): Actor | null {
    return personAt(text.read(choices[id]).trim());
  }

  /** Everybody of this ruleset that the user may name, but the actor itself. */
  function others(actor: Actor): Options {
    return atHand(actor, plays).flatMap(({ name, target }) =>
      target.actor ? [namedOption(target.actor.uuid, name)] : [],
    );
  }

  const itself = (actor: Actor) => namedOption(actor.uuid, snapshot(actor, actor.token).name);

  /** The same, the actor itself first. */
  function everybody(actor: Actor): Options {
    return [itself(actor), ...others(actor)];
  }

  /** Those others whose sheet the user may read: whoever helps, teaches or cares shows in a window what they can do. */
  function readable(actor: Actor): Options {
    return others(actor).filter(({ value }) => mayReadSheet(actorAt(value)));
  }

  /** Who may be helped: those whose sheet the user may read, their companions, and whom they point at. */
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

    /** Who may do it for the actor: the actor itself first. */
    helpers: (actor: Actor): Options => [itself(actor), ...readable(actor)],

    patients,

    /** Whom the window proposes as the patient: whoever the user targets, else the actor itself. */
    patientProposed: (actor: Actor): Actor => personAt(targetedTokens()[0]?.actor?.uuid ?? "") ?? actor,

    /** Whoever was chosen to do it, as far as the user may read what they can do; else the actor itself. */
    shownHelper: (actor: Actor, chosen: Actor | null): Actor => (chosen && mayReadSheet(chosen) ? chosen : actor),

    /** The deed as it is sent: done to the patient, its doer among the choices under a name of the deed's own. */
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
