import { peopleMeant as meant, playedWhere } from "../../../core/world/selected-actors.js";
import { atHand } from "../../../core/play/draft/people.js";
import { SeuilsCharacter } from "../data/actors/character.js";
import { figuresOf, isOurs } from "../data/reading.js";
import { tickedIn } from "../rules/body/circles.js";
import { ROWS } from "../rules/vocabulary.js";

/** Whom a keeper means: the tokens selected, else the characters that somebody plays. */
export function peopleMeant(): readonly Actor[] {
  return meant(isOurs, travellers);
}

/** The characters that somebody plays and that are alive. */
export function travellers(): readonly Actor[] {
  return playedWhere(({ system }) => {
    const figures: unknown = system;
    return figures instanceof SeuilsCharacter && !figures.deathConfirmed;
  });
}

/** Somebody who suffers, by the name that the keeper knows them by. */
export interface Patient {
  readonly name: string;
  readonly actor: Actor;
}

/** SE-50, SE-63, SE-65 — everybody who has a circle marked, or an illness: those of the scene first. */
export function patients(): readonly Patient[] {
  return atHand(null, (actor) => isOurs(actor) && suffers(actor)).flatMap(({ name, target }) =>
    target.actor ? [{ name, actor: target.actor }] : [],
  );
}

function suffers(actor: Actor): boolean {
  const { rows, wounds, care, deathConfirmed } = figuresOf(actor);
  const hurt = ROWS.some((row) => tickedIn(rows[row]) > 0) || wounds.surplus > 0;
  return !deathConfirmed && (hurt || care.watch || care.infection !== "none");
}
