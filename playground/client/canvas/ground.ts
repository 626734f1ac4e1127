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
  #painted = "";

  /** @param square size of a square of the grid, in pixels of the scene */
  draw(scene: Data, square: number): void {
    const look = lookOf(scene, square);
    const painted = JSON.stringify(look);
    if (painted === this.#painted) return;
    this.#painted = painted;
    this.#paint(look, null);
    if (!look.picture) return;
    const image = new Image();
    // Another scene may have come up while this one's picture was on its way.
    image.onload = () => this.#painted === painted && this.#paint(look, image);
    image.src = look.picture;
  }

  /** Painted elsewhere and handed over whole: what may still be painted on is copied for every frame. */
  #paint(look: Look, image: HTMLImageElement | null): void {
    const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (look.width * look.height)));
    const sheet = new OffscreenCanvas(Math.max(1, look.width * scale), Math.max(1, look.height * scale));
    const brush = sheet.getContext("2d");
    if (!brush) return;
    brush.scale(scale, scale);
    paint(brush, look, image);
    this.element.getContext("bitmaprenderer")?.transferFromImageBitmap(sheet.transferToImageBitmap());
  }
}

type Brush = OffscreenCanvasRenderingContext2D;

function paint(brush: Brush, look: Look, image: HTMLImageElement | null): void {
  const { width, height, colour, square, lines, alpha } = look;
  brush.fillStyle = colour;
  brush.fillRect(0, 0, width, height);
  if (image) cover(brush, image, width, height);
  if (square <= 0) return;
  brush.globalAlpha = alpha;
  brush.fillStyle = lines;
  for (let x = 0; x < width; x += square) brush.fillRect(x, 0, 1, height);
  for (let y = 0; y < height; y += square) brush.fillRect(0, y, width, 1);
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
