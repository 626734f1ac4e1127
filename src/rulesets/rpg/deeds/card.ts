import { factsNamed, wordsNamed } from "../../../core/deed/card.js";
import { AREA } from "./deed.js";

/** The facts that these cards tell. */
export const { fact, numbers, secret } = factsNamed(AREA);

/** The words that they tell them in. */
export const { told, named, figure } = wordsNamed(AREA);
