import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder: two levels up, both from this source file and from the bundle in `.build/server`. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
