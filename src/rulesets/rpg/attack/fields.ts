import { fightWords } from "../../../core/play/log/fight-words.js";

/** Where the words of fights are. */
const FIGHT = "GARDIEN.RPG.FIGHT";

/** What is said of fights. */
export const { fight, named, listChoice, fact, numbers } = fightWords(FIGHT);
