export { ClientKeybindings } from "./key-bindings.js";
export { Keyboard } from "./keyboard.js";
export { slotOfKey } from "./slots.js";
