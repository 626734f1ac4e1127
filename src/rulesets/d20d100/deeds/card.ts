import { factsNamed, wordsNamed } from "../../../core/deed/card.js";
import { nameAsKnown } from "../../../core/text/names-known.js";
import type { Text } from "../../../core/text/text.js";
import { AREA } from "./deed.js";

/** The facts that these cards tell. */
export const { fact, numbers, secret } = factsNamed(AREA);

/** The words that they tell them in. */
export const { told, named, figure } = wordsNamed(AREA);

/** A thing that a card or a choice knows by its name, whoever's language that is in: as its reader calls it. */
export const nameHere = (name: string): string => nameAsKnown(name, "d20d100");

/** The same, as a text. */
export const called = (name: string): Text => named(nameHere(name));
