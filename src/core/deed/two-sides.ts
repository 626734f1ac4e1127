import { text, type Json } from "../shape/shape.js";
import { targetedTokens } from "../world/world.js";
import type { DeedChoices } from "../play/contract/deed.js";

// Deeds in which two stand against each other: what is chosen for the second stands among the choices under names of its own.

/** Of the two, whoever it was begun for is the first. */
export type Side = "first" | "second";

type PersonIn = (choices: DeedChoices, id: string) => Actor | null;
type Sent = { readonly actors: readonly Actor[]; readonly choices: DeedChoices };

/** The name that a choice of the first bears for the second. */
export function theirs(id: string): string {
  return `their${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

/** What was chosen for the second side, as the first's would be. */
export function secondIn(choices: DeedChoices, ids: readonly string[]): DeedChoices {
  const chosen = (id: string): readonly (readonly [string, Json])[] => {
    const value = choices[theirs(id)];
    return value === undefined ? [] : [[id, value]];
  };
  return Object.fromEntries(ids.flatMap(chosen));
}

/** Who stands against the first, by the choice `opponent`, else whoever else it was begun for, or the user targets. */
export function opponentOf([first, second]: readonly Actor[], choices: DeedChoices, personIn: PersonIn): Actor | null {
  const targeted = personIn({ opponent: targetedTokens()[0]?.actor?.uuid ?? "" }, "opponent");
  const proposed = "opponent" in choices ? personIn(choices, "opponent") : (second ?? targeted);
  return proposed === first ? null : (proposed ?? null);
}

/** The deed as it is sent: done to both. */
export function sentToBoth(actors: readonly Actor[], choices: DeedChoices, personIn: PersonIn): Sent {
  const [first] = actors;
  const second = personIn(choices, "opponent");
  return first && second && first !== second ? { actors: [first, second], choices } : { actors, choices };
}

/** Which side somebody is on, once it is sent. */
export function sideOf(actor: Actor, choices: DeedChoices): Side {
  return text.read(choices["opponent"]) === actor.uuid ? "second" : "first";
}
