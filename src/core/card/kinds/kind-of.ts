import type { CardSource } from "../source.js";
import { attackCard } from "./attack-card.js";
import { deedCard } from "./deed-card.js";
import type { CardKind } from "./kind.js";

/** What the card of an act says in its own way. What plays it must have been fetched. */
export function kindOf(source: CardSource): CardKind {
  return source.deed ? deedCard(source, source.deed) : attackCard(source);
}
