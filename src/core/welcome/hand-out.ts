import { players } from "../settings/spectators.js";
import { write } from "../foundry/write.js";
import { awaitedIf } from "./awaited.js";
import { seatedAt } from "./seated.js";

/**
 * Gives a character to a player, who owns it and plays it from now on, or takes it back from whoever has it. A player who
 * played somebody else keeps that sheet and plays this one. For keepers.
 */
export async function handOut(actor: Actor, player: User): Promise<void> {
  const { NONE, OWNER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const id = player.id ?? "";
  const plays = player.character?.id === actor.id;
  await write(actor, { ownership: { [id]: plays ? NONE : OWNER } });
  const character = plays ? null : actor.id;
  await write(player, { character, ...awaitedIf(player, !plays) }, plays ? {} : seatedAt);
}

/** Whoever may be given a character: everybody who plays, and may come in at all. */
export function playersHere(): readonly User[] {
  return players().filter(({ role }) => role > 0);
}
