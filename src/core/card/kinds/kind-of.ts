import type { CardSource } from "../source.js";
import { attackCard } from "./attack-card.js";
import { deedCard } from "./deed-card.js";
import type { CardKind } from "./kind.js";

/** Returns the attack's or the deed's part of a card. What plays the act must be loaded. */
export function kindOf(source: CardSource): CardKind {
  return source.deed ? deedCard(source, source.deed) : attackCard(source);
}
