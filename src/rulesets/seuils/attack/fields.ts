import { fightWords } from "../../../core/play/log/fight-words.js";

/** Where the words of fights are. */
export const FIGHT = "GARDIEN.SEUILS.FIGHT";

/** What is said of fights. */
export const { fight, named, listChoice, flagChoice, fact } = fightWords(FIGHT);
