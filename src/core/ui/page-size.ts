import { inUse } from "./pages.js";

/** Where a window lies, from the top left corner of its page, in pixels. */
interface Place {
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns where a window lies so that it is on the page: its header always, and as much else as there is room for. */
export function placeOnPage({ left, top }: Place, window: Size, page: Size): Place {
  const within = (at: number, size: number, room: number) => Math.max(0, Math.min(at, room - size));
  return { left: within(left, window.width, page.width), top: within(top, window.height, page.height) };
}

type Length = number | "auto";

interface Position extends Place {
  readonly width: Length;
  readonly height: Length;
}

/** Where windows were before they had to make way, and where they are since. */
const moved = new Map<string, { readonly from: Position; readonly to: Position }>();

/**
 * Keeps our windows on the page when that becomes smaller: a tablet is turned over, a keyboard comes up on the screen.
 * They go back, as large as they were, as soon as there is room again, unless somebody has moved them meanwhile.
 */
export function followPageSize(): void {
  let frame = 0;
  addEventListener("resize", () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(keepOnPage);
  });
}

function keepOnPage(): void {
  const { instances } = foundry.applications;
  for (const id of moved.keys()) if (!instances.has(id)) moved.delete(id);
  for (const [id, app] of instances) if (isOurs(app)) keep(id, app);
  const typed = inUse();
  if (typed?.closest(".application.gardien")) typed.scrollIntoView({ block: "nearest" });
}

type Application = foundry.applications.api.ApplicationV2;

function isOurs({ rendered, minimized, element }: Application): boolean {
  return rendered && !minimized && element.ownerDocument === document && element.matches(".application.gardien");
}

const positionOf = ({ position }: Application): Position => {
  const { left = 0, top = 0, width = "auto", height = "auto" } = position;
  return { left, top, width, height };
};

const isSame = (one: Position, other: Position): boolean =>
  one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;

function keep(id: string, app: Application): void {
  const now = positionOf(app);
  const known = moved.get(id);
  const isKnown = known !== undefined && isSame(known.to, now);
  const from = isKnown ? known.from : now;
  const drawn = app.element.getBoundingClientRect();
  const inPixels = (length: Length, shown: number): number => (length === "auto" ? shown : length);
  const size = { width: inPixels(from.width, drawn.width), height: inPixels(from.height, drawn.height) };
  const page = { width: innerWidth, height: innerHeight };
  const isTooLarge = size.width > page.width || size.height > page.height;
  const to = { ...from, ...placeOnPage(from, size, page) };
  const makesWay = isTooLarge || to.left !== from.left || to.top !== from.top;
  if (!makesWay && !isKnown) return;
  app.setPosition(to);
  if (makesWay) moved.set(id, { from, to: positionOf(app) });
  else moved.delete(id);
}
