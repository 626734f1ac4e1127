import type { Data } from "../../common/types.js";
import { h } from "../ui/dom.js";

/** Pixels a ground has at most; a larger scene is drawn coarser. */
const MAX_PIXELS = 16_000_000;

/** What a ground is painted from; colours as CSS has them. */
interface Look {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly picture: string;
  /** Of the grid: the size of a square, in pixels of the scene; 0 where there is none. */
  readonly square: number;
  readonly lines: string;
  readonly alpha: number;
}

/** What a scene lies on: its background and its grid, painted once, so that windows moving over it cost nothing. */
export class Ground {
  readonly element = h("canvas", { class: "board-ground", "aria-hidden": "true" });
  #look: Look | null = null;
  #image: HTMLImageElement | null = null;
  #detail = 0;
  #due = false;

  /** @param square size of a square of the grid, in pixels of the scene */
  draw(scene: Data, square: number): void {
    const look = lookOf(scene, square);
    if (JSON.stringify(look) === JSON.stringify(this.#look)) return;
    this.#look = look;
    this.#image = null;
    this.#detail = Math.min(this.#detail, detailOf(look, 1));
    this.element.style.backgroundColor = look.colour;
    if (!look.picture) return this.#soon();
    const image = new Image();
    // Another scene may have come up while this one's picture was on its way.
    const arrived = (found: HTMLImageElement | null): void => {
      if (this.#look !== look) return;
      this.#image = found;
      this.#soon();
    };
    image.onload = () => arrived(image);
    image.onerror = () => arrived(null);
    image.src = look.picture;
  }

  /**
   * Has it painted as finely as it is seen; what has been painted finer stays.
   * @param zoom pixels of the screen for one of the scene
   */
  showAt(zoom: number): void {
    const detail = this.#look ? detailOf(this.#look, zoom) : 0;
    if (detail <= this.#detail) return;
    this.#detail = detail;
    if (this.#image || !this.#look?.picture) this.#soon();
  }

  /** A scene comes with its view: it is painted when both are known. */
  #soon(): void {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      if (this.#look) this.#paint(this.#look, this.#detail || detailOf(this.#look, 1));
    });
  }

  /** Painted elsewhere and handed over whole: what may still be painted on is copied for every frame. */
  #paint(look: Look, scale: number): void {
    const sheet = new OffscreenCanvas(Math.max(1, look.width * scale), Math.max(1, look.height * scale));
    const brush = sheet.getContext("2d");
    if (!brush) return;
    brush.scale(scale, scale);
    paint(brush, look, this.#image, 1 / Math.min(1, scale));
    this.element.getContext("bitmaprenderer")?.transferFromImageBitmap(sheet.transferToImageBitmap());
  }
}

/** Pixels painted for one of the scene: in steps of which two double it, so that zooming seldom paints anew. */
function detailOf({ width, height }: Look, zoom: number): number {
  const most = Math.sqrt(MAX_PIXELS / (width * height));
  return Math.min(most, 2 ** (Math.ceil(2 * Math.log2(zoom)) / 2));
}

type Brush = OffscreenCanvasRenderingContext2D;

/** @param thin width of a line of the grid, in pixels of the scene: one that is painted */
function paint(brush: Brush, look: Look, image: HTMLImageElement | null, thin: number): void {
  const { width, height, colour, square, lines, alpha } = look;
  brush.fillStyle = colour;
  brush.fillRect(0, 0, width, height);
  if (image) cover(brush, image, width, height);
  if (square <= 0) return;
  brush.globalAlpha = alpha;
  brush.fillStyle = lines;
  for (let x = 0; x < width; x += square) brush.fillRect(x, 0, thin, height);
  for (let y = 0; y < height; y += square) brush.fillRect(0, y, width, thin);
}

function lookOf({ width, height, background, backgroundColor, grid }: Data, square: number): Look {
  return {
    width: Number(width),
    height: Number(height),
    colour: String(backgroundColor?.css ?? backgroundColor ?? "#555"),
    picture: String(background?.src ?? ""),
    square: grid?.type === 0 ? 0 : square,
    lines: String(grid?.color?.css ?? grid?.color ?? "#000"),
    alpha: Number(grid?.alpha ?? 0.3),
  };
}

/** Draws an image over all of an area, as large as needed and no larger; what does not fit is cut off evenly. */
function cover(brush: Brush, image: HTMLImageElement, width: number, height: number): void {
  const { naturalWidth = 0, naturalHeight = 0 } = image;
  const scale = Math.max(width / naturalWidth, height / naturalHeight);
  if (!Number.isFinite(scale)) return brush.drawImage(image, 0, 0, width, height); // an SVG without a size of its own
  const [wide, high] = [naturalWidth * scale, naturalHeight * scale];
  brush.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high);
}
