import { byName } from "../ui/by-name.js";
import { snapshot } from "./names.js";
import { tokenOf } from "./world.js";

/**
 * Whom a keeper means who has no sheet open: the tokens selected, else the characters that somebody plays.
 * @param plays whether somebody is played by the rules in question
 */
export function peopleMeant(plays: (actor: Actor) => boolean, played: () => readonly Actor[]): readonly Actor[] {
  const selected = canvas.ready ? (canvas.tokens?.controlled ?? []).flatMap(({ actor }) => actor ?? []) : [];
  const meant = [...new Set(selected)].filter(plays);
  return meant.length > 0 ? meant : played();
}

/** The actors that somebody plays and for whom this holds, by name. */
export function playedWhere(holds: (actor: Actor) => boolean): readonly Actor[] {
  return byName(game.actors.filter((actor) => actor.hasPlayerOwner && holds(actor)));
}

/** The name that the table knows somebody by. */
export function nameOf(actor: Actor): string {
  return snapshot(actor, tokenOf(actor)).name;
}
