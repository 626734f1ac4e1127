export { registerAssistant } from "./register.js";
