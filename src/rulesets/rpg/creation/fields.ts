import { boxes } from "../../../core/creation/boxes.js";

export const { word, text, number, choice, step, picker, startedFrom } = boxes("GARDIEN.RPG.CREATION");
