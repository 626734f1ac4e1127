import { text, type Json } from "../shape/shape.js";
import { targetedTokens } from "../world/world.js";
import type { DeedChoices } from "../play/contract/deed.js";

// Deeds in which two stand against each other: what is chosen for the second stands among the choices under names of its own.

/** Side of an opposition; the first is the actor it was begun for. */
export type Side = "first" | "second";

type PersonIn = (choices: DeedChoices, id: string) => Actor | null;
type Sent = { readonly actors: readonly Actor[]; readonly choices: DeedChoices };

/** Returns the id of a choice of the first side for the second. */
export function theirs(id: string): string {
  return `their${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

/** Returns the second side's choices under the first's ids. */
export function secondIn(choices: DeedChoices, ids: readonly string[]): DeedChoices {
  const chosen = (id: string): readonly (readonly [string, Json])[] => {
    const value = choices[theirs(id)];
    return value === undefined ? [] : [[id, value]];
  };
  return Object.fromEntries(ids.flatMap(chosen));
}

/** Returns the second side: the choice `opponent`, else the other actor it was begun for, else the user's target. */
export function opponentOf([first, second]: readonly Actor[], choices: DeedChoices, personIn: PersonIn): Actor | null {
  const targeted = personIn({ opponent: targetedTokens()[0]?.actor?.uuid ?? "" }, "opponent");
  const proposed = "opponent" in choices ? personIn(choices, "opponent") : (second ?? targeted);
  return proposed === first ? null : (proposed ?? null);
}

/** Returns the deed as it is sent: done to both. */
export function sentToBoth(actors: readonly Actor[], choices: DeedChoices, personIn: PersonIn): Sent {
  const [first] = actors;
  const second = personIn(choices, "opponent");
  return first && second && first !== second ? { actors: [first, second], choices } : { actors, choices };
}

/** Returns an actor's side in a sent deed. */
export function sideOf(actor: Actor, choices: DeedChoices): Side {
  return text.read(choices["opponent"]) === actor.uuid ? "second" : "first";
}
