import type { Locator } from "playwright-core";

/** How long a finger stays to ask for more, and a little longer, in milliseconds. */
const STAYS = 900;

/** Lays a finger on something and leaves it there for a while. */
export async function longPress(on: Locator): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const page = on.page();
  const box = await on.boundingBox();
  if (!box) throw new Error("nothing to press");
  const point = { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.waitForTimeout(STAYS);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await devtools.detach();
}
