/** Builds the system and its packs into dist/, and the playground into .build/, whatever is stale. */
import { setup } from "./setup.mjs";

setup();
console.log("Built: dist/ (the system), .build/ (the playground).");
