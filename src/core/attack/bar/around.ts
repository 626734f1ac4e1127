import { clientBox } from "../../world/token-highlight.js";
import type { Box, Surroundings } from "./place.js";

/** Elements of Foundry's interface, and of ours, that lie on the scene. */
const WALLS = [
  ...["sidebar", "hotbar", "scene-controls", "scene-navigation", "players", "chat-notifications", "camera-views"],
].map((id) => `#${id}`);
const TRAY = ".g-tray";
const MARGIN = 8;
/** Height of a token's name below it, in pixels of the scene. */
const NAME = 20;

/** Returns the visible elements that the bar stays clear of. */
export function wallElements(): readonly Element[] {
  return [...document.querySelectorAll([...WALLS, TRAY].join())];
}

/** Tells whether the bar overlaps one of them. */
export function meetsWall(bar: Element): boolean {
  const { left, right, top, bottom } = bar.getBoundingClientRect();
  return wallElements()
    .flatMap(wallOf)
    .some(({ x, y, width, height }) => x < right && left < x + width && y < bottom && top < y + height);
}

/** Returns what surrounds the bar of a token, in pixels of the page. */
export function surroundings(token: TokenDocument): Surroundings {
  const walls = wallElements().flatMap((one) => wallOf(one).flatMap((box) => grown(box, MARGIN)));
  const left = boxOf("scene-controls");
  const [start, end] = [left ? left.x + left.width : 0, boxOf("sidebar")?.x ?? innerWidth];
  const hotbar = boxOf("hotbar");
  const foot = hotbar && hotbar.y > innerHeight / 2 ? hotbar.y : innerHeight;
  return {
    page: { x: MARGIN, y: MARGIN, width: innerWidth - 2 * MARGIN, height: innerHeight - 2 * MARGIN },
    walls,
    tokens: standing().flatMap((one) => grown(clientBox(one), MARGIN / 2, NAME)),
    squares: [token, ...aimedAt()].flatMap((one) => {
      const box = clientBox(one);
      return box ? grown(box, box.width / one.width) : [];
    }),
    home: { x: (start + end) / 2, y: foot - MARGIN },
    top: MARGIN,
  };
}

/** Returns how wide the bar may be between what lies at both sides of the page. */
export function roomBeside({ home }: Surroundings): number {
  const left = boxOf("scene-controls");
  return 2 * (home.x - (left ? left.x + left.width : 0) - MARGIN);
}

function standing(): readonly TokenDocument[] {
  const layer = canvas.tokens as {
    placeables: readonly { visible: boolean; document: TokenDocument }[];
  } | null;
  return (layer?.placeables ?? []).filter(({ visible }) => visible).map(({ document: one }) => one);
}

function aimedAt(): readonly TokenDocument[] {
  return [...game.user.targets].map(({ document: one }) => one);
}

function grown(box: Box | undefined, by: number, below = by): readonly Box[] {
  if (!box) return [];
  const { x, y, width, height } = box;
  return [{ x: x - by, y: y - by, width: width + 2 * by, height: height + by + below }];
}

function boxOf(id: string): Box | undefined {
  return [...document.querySelectorAll(`#${id}`)].flatMap(wallOf)[0];
}

function wallOf(element: Element): readonly Box[] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? [{ x, y, width, height }] : [];
}
