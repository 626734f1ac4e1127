import { peopleMeant as meant, playedWhere } from "../../../core/world/selected-actors.js";
import { RpgCharacter } from "../data/actors/character.js";
import { RpgActor } from "../data/actors/rpg-actor.js";

export { nameOf } from "../../../core/world/selected-actors.js";

/** Whom a keeper means: the tokens selected, else the characters that somebody plays. */
export function peopleMeant(): readonly Actor[] {
  return meant(({ system }) => (system as unknown) instanceof RpgActor, adventurers);
}

/** RP-95 — the characters that somebody plays and that are alive. */
export function adventurers(): readonly Actor[] {
  return playedWhere(({ system }) => {
    const figures: unknown = system;
    return figures instanceof RpgCharacter && figures.hp.state !== "dead";
  });
}
