import type { Json } from "../../shape/shape.js";
import type { Text } from "../../text/key.js";

/**
 * A deed that the rules force on an actor because of what a card wrote, e.g. the save of a victim who falls. It has its
 * row on that card, is written as wounds are, and is undone with its cause.
 */
export interface ForcedDeed {
  readonly deed: string;
  /** Label of its button on that card. */
  readonly label: Text;
  /** Tells whether the actor has to do it now. */
  isDue(actor: Actor): boolean;
  /** Tells whether these writes of a card are its cause, e.g. a fall: that card alone offers it. */
  isForcedBy(moves: readonly { readonly path: string; readonly before: Json; readonly after: Json }[]): boolean;
}
