import { boxes } from "../../../core/assistant/boxes.js";

export const { word, text, number, choice } = boxes("GARDIEN.RPG.CREATION");
