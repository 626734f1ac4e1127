import type { Json } from "../../shape/shape.js";
import type { Text } from "../../text/key.js";

/**
 * The deed that the rules force on an actor because of what a card wrote on it, e.g. the save of a victim who falls. It has
 * its row on that card, is written as wounds are, and is undone with what forced it.
 */
export interface ForcedDeed {
  readonly deed: string;
  /** Words of its button on that card. */
  readonly label: Text;
  /** Whether the actor has to do it now. */
  isDue(actor: Actor): boolean;
  /** Whether what a card wrote is what forces it, e.g. a fall: that card alone offers it. */
  isForcedBy(moves: readonly { readonly path: string; readonly before: Json; readonly after: Json }[]): boolean;
}
