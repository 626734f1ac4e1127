/**
 * Makes the pictures that the playground's scenes lie on from their drawings: every playground/worlds/<world>/assets/*.svg
 * becomes a .webp beside it. A drawing of many small shapes takes a window longer to paint than all the rest of joining.
 * Usage: npm run grounds
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "./setup.mjs";

const WORLDS = "playground/worlds";
const QUALITY = 0.8;
const drawings = readdirSync(WORLDS, { recursive: true }).filter((file) => file.endsWith(".svg"));

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  const page = await browser.newPage();
  for (const drawing of drawings.map((file) => join(WORLDS, file))) {
    const painted = await page.evaluate(paint, [readFileSync(drawing, "utf8"), QUALITY]);
    const picture = drawing.replace(/svg$/, "webp");
    writeFileSync(picture, Buffer.from(painted, "base64"));
    console.log(picture);
  }
} finally {
  await browser.close();
}

/** In the browser: a drawing as a WebP picture of its own size, in base 64. */
async function paint([drawing, quality]) {
  const image = document.createElement("img");
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}
