export { Hooks, type Listener } from "./hooks.js";
