export { actorPart } from "./actor-parts.js";
export { clicks } from "../actor/clicks.js";
export { dress } from "../style.js";
