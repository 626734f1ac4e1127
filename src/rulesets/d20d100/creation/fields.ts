import { boxes } from "../../../core/creation/boxes.js";

/** The boxes of the assistant, in words of their own. */
export const { word, text, number, choice, step, picker, startedFrom } = boxes("GARDIEN.D20D100.CREATION");
