/**
 * Makes the pictures that the scenes of our adventures lie on from their drawings: every tools/grounds/*.svg becomes
 * assets/scenes/*.webp, and a small one for lists of scenes beside it. A drawing of many small shapes takes a window longer
 * to paint than all the rest of joining.
 * Usage: npm run grounds [-- ruelle …]
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "./setup.mjs";

const [DRAWINGS, PICTURES] = ["tools/grounds", "assets/scenes"];
/** How good a picture is, and how wide: as its drawing, where it does not say. */
const KINDS = [
  { end: "", quality: 0.8 },
  { end: "-thumb", quality: 0.75, wide: 300 },
];
const asked = process.argv.slice(2);
const names = readdirSync(DRAWINGS)
  .map((file) => file.replace(/\.svg$/, ""))
  .filter((name) => asked.length === 0 || asked.includes(name));

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  const page = await browser.newPage();
  for (const name of names) {
    const drawing = readFileSync(join(DRAWINGS, `${name}.svg`), "utf8");
    for (const { end, quality, wide } of KINDS) {
      const painted = await page.evaluate(paint, [drawing, quality, wide]);
      const picture = join(PICTURES, `${name}${end}.webp`);
      writeFileSync(picture, Buffer.from(painted, "base64"));
      console.log(picture);
    }
  }
} finally {
  await browser.close();
}

/** In the browser: a drawing as a WebP picture, in base 64; of its own size, or as wide as is wanted. */
async function paint([drawing, quality, wide]) {
  const image = document.createElement("img");
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const scale = wide ? wide / image.width : 1;
  const size = { width: image.width * scale, height: Math.round(image.height * scale) };
  const canvas = Object.assign(document.createElement("canvas"), size);
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}
