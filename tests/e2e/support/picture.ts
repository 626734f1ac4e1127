import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";

const FOLDER = join(import.meta.dirname, "../../../docs/pictures");
const WANTED = process.env["GARDIEN_PICTURES"] === "1";

/** Takes a picture of a window, a card or a whole page where pictures are asked for: `npm run pictures`. */
export async function picture(part: Locator | Page, name: string): Promise<void> {
  if (!WANTED) return;
  mkdirSync(FOLDER, { recursive: true });
  await part.screenshot({ path: join(FOLDER, `${name}.png`) });
}
