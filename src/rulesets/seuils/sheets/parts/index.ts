export { actorPart } from "./actor-parts.js";
export { dress } from "../style.js";
