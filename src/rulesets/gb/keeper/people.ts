import { byName } from "../../../core/ui/by-name.js";
import { isOurs } from "../data/reading.js";

/** Where the tracker looks for its people. */
export const SOURCES = ["combat", "scene"] as const;
export type Source = (typeof SOURCES)[number];

/** Somebody the tracker follows, under the name they go by there. */
export interface Followed {
  readonly actor: Actor;
  readonly name: string;
  readonly img: string;
}

/** The fight while there is one, else the scene. */
export function presentSource(): Source {
  return game.combat?.combatants.contents.length ? "combat" : "scene";
}

/** Everybody of this ruleset in the fight, in its order, or on the scene in view, by name; nobody twice. */
export function followed(source: Source): readonly Followed[] {
  const found = new Map<string, Followed>();
  for (const { actor, name, img } of source === "combat" ? fighters() : placed()) {
    if (actor && isOurs(actor) && !found.has(actor.uuid)) {
      found.set(actor.uuid, { actor, name: name ?? actor.name, img: img ?? actor.img ?? "" });
    }
  }
  return [...found.values()];
}

interface Somebody {
  readonly actor: Actor | null;
  readonly name?: string | null | undefined;
  readonly img?: string | null | undefined;
}

function fighters(): readonly Somebody[] {
  return game.combat?.turns ?? [];
}

function placed(): readonly Somebody[] {
  const tokens = game.scenes.viewed?.tokens.contents ?? [];
  return byName(tokens.map(({ actor, name, texture }) => ({ actor, name, img: texture.src })));
}
