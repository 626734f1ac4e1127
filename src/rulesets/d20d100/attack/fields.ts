import { fightWords } from "../../../core/play/log/fight-words.js";

/** Where the words of fights are. */
export const FIGHT = "GARDIEN.D20D100.FIGHT";

/** What is said of fights. */
export const { fight, named, listChoice, flagChoice, fact, numbers } = fightWords(FIGHT);
