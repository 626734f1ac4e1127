import { isV14 } from "../foundry/generation.js";
import { write } from "../foundry/write.js";

/** A level of a scene in 14, which has the picture; 13 has it on the scene. */
interface Level {
  readonly background: { readonly src: string | null };
  update(change: never, options: never): Promise<unknown>;
}
interface Held {
  readonly id: string | null;
  readonly _source: object;
}

/**
 * Puts the picture of an imported scene where this generation looks for it, if it was lost on the way: the adventure says
 * it for both, and what happens to one that says both is not documented.
 */
export async function bringPictures(scenes: Iterable<Held>): Promise<void> {
  if (!isV14()) return;
  for (const { id, _source } of scenes) {
    const { levels } = (game.scenes.get(id ?? "") ?? {}) as { readonly levels?: Iterable<Level> };
    const [level] = levels ?? [];
    const told = _source as { readonly levels?: readonly { readonly background?: { readonly src?: string } }[] };
    const src = told.levels?.[0]?.background?.src;
    if (level && !level.background.src && src) await write(level, { background: { src } });
  }
}
