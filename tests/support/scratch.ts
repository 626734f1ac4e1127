import { accessSync, constants, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory: a world has dozens of databases, and opening one waits for the disk each time. */
const MEMORY = "/dev/shm";

function inMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    return true;
  } catch {
    return false; // another system, or a machine that offers none: the disk does as well, only slower
  }
}

/** A new folder for what is thrown away in the end, in memory where the machine has that. */
export function scratchFolder(prefix: string): string {
  return mkdtempSync(join(inMemory() ? MEMORY : tmpdir(), prefix));
}
