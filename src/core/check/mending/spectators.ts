import { write } from "../../foundry/write.js";
import { isSpectator } from "../../settings/spectators.js";

/** Somebody who only watches, and an actor that is theirs by its rights, or as the one they play. */
interface Held {
  readonly actor: Actor;
  readonly user: User;
  readonly owns: boolean;
  readonly plays: boolean;
}

const rightsOf = (actor: Actor): Readonly<Record<string, number>> =>
  (actor as unknown as { readonly ownership: Readonly<Record<string, number>> }).ownership;

/** Returns the actors that belong to users who only watch: they would own nobody, and be asked nothing. */
export function heldBySpectators(): readonly Held[] {
  const { OWNER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const watching = game.users.filter(isSpectator);
  return game.actors.contents.flatMap((actor) =>
    watching.flatMap((user) => {
      const owns = (rightsOf(actor)[user.id ?? ""] ?? 0) >= OWNER;
      const plays = user.character?.id === actor.id;
      return owns || plays ? [{ actor, user, owns, plays }] : [];
    }),
  );
}

/** Takes those actors from them, who see of them from then on what everybody sees; returns how many there were. */
export async function takeFromSpectators(): Promise<number> {
  const { OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const held = heldBySpectators();
  for (const { actor, user, owns, plays } of held) {
    const seen = Math.min(OBSERVER, rightsOf(actor)["default"] ?? 0);
    if (owns && user.id) await write(actor, { ownership: { [user.id]: seen } });
    if (plays) await write(user, { character: null });
  }
  return held.length;
}
