export { actorChoices as sheetContext, actorPart } from "./actor-parts.js";
