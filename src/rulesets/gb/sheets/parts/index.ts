export { dress } from "../style.js";
export { actorChoices as sheetContext, actorPart } from "./actor-parts.js";
export { clicks } from "../actor/clicks.js";
