export { registerCreation } from "./register.js";
