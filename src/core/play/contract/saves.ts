import type { Json } from "../../shape/shape.js";
import type { Text } from "../../text/text.js";
import type { Modifier, Explained } from "./modifiers.js";
import type { RollSpec } from "./dice.js";
import type { Changes } from "./changes.js";

/** How a save is rolled and what it decides. */
export interface SaveCall {
  /** Words of the button that rolls it. */
  readonly label: Text;
  readonly dc: number | null;
  readonly modifiers: readonly Modifier[];
  readonly spec: RollSpec;
}

/** How a ruleset saves: what is rolled, what follows. */
export interface SaveProcedure {
  name(save: string): Text;
  explain(modifier: Modifier): Explained;
  /** The save as it stands now for this actor. */
  call(actor: Actor, save: string): SaveCall;
  /** The save that the rules call for at this moment, if any. */
  due(actor: Actor): string | null;
  /** Whether what a card writes is what calls for it, e.g. a fall: that card alone offers it. */
  owedBy(moves: readonly { readonly path: string; readonly before: Json; readonly after: Json }[]): boolean;
  /** Whether a save that is due is rolled at once, without anybody's click; asked by the arbiter. */
  rollsItself(): boolean;
  /** What the result does to the actor; `null` when it changes nothing. */
  changes(actor: Actor, save: string, total: number): Changes | null;
  /** The word of a result. */
  verdict(save: string, total: number, dc: number | null, called: boolean): Text | null;
}
