export { registerAttack } from "./register.js";
export { rollSave } from "./save.js";
export { attackByUuid, startAttack } from "./start.js";
