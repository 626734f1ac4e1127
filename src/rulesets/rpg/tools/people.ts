import { snapshot } from "../../../core/attack/names.js";
import { tokenOf } from "../../../core/attack/world.js";
import { byName } from "../../../core/sheets/by-name.js";
import { RpgCharacter } from "../data/character.js";
import { RpgActor } from "../data/rpg-actor.js";

const plays = ({ system }: Actor): boolean => (system as unknown) instanceof RpgActor;

/** Whom a keeper means: the tokens selected, else the characters that somebody plays. */
export function peopleMeant(): readonly Actor[] {
  const selected = canvas.ready ? (canvas.tokens?.controlled ?? []).flatMap(({ actor }) => actor ?? []) : [];
  const meant = [...new Set(selected)].filter(plays);
  return meant.length > 0 ? meant : adventurers();
}

/** RP-95 — the characters that somebody plays and that are alive. */
export function adventurers(): readonly Actor[] {
  const played = game.actors.filter(({ hasPlayerOwner, system }) => {
    const figures: unknown = system;
    return hasPlayerOwner && figures instanceof RpgCharacter && figures.hp.state !== "dead";
  });
  return byName(played);
}

/** The name that the table knows somebody by. */
export function nameOf(actor: Actor): string {
  return snapshot(actor, tokenOf(actor)).name;
}
