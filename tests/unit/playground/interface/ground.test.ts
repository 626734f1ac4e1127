// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Ground } from "../../../../playground/client/canvas/ground.js";

const SCENE = {
  width: 300,
  height: 200,
  background: { src: "alley.webp" },
  grid: { type: 1, color: "#fff", alpha: 0.5 },
};
const brush = { scale: vi.fn(), fillRect: vi.fn(), drawImage: vi.fn() };
let images: HTMLImageElement[];
let ground: Ground;

beforeEach(() => {
  images = [];
  vi.stubGlobal("OffscreenCanvas", function sheet() {
    return { getContext: () => brush, transferToImageBitmap: () => null };
  });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.stubGlobal("Image", function image() {
    const picture = { naturalWidth: 100, naturalHeight: 100 } as HTMLImageElement;
    images.push(picture);
    return picture;
  });
  ground = new Ground();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** The picture that was asked for has come, and what is due is painted. */
async function arrive(image: HTMLImageElement): Promise<void> {
  image.onload?.(new Event("load"));
  await Promise.resolve();
}

it("covers the scene with its picture, cut evenly, and draws the grid over it", async () => {
  ground.draw(SCENE, 100);
  await arrive(images[0]!);
  expect(brush.drawImage).toHaveBeenCalledExactlyOnceWith(images[0], 0, -50, 300, 300);
  expect(brush.fillRect.mock.calls.slice(-5)).toEqual([
    [0, 0, 1, 200],
    [100, 0, 1, 200],
    [200, 0, 1, 200],
    [0, 0, 300, 1],
    [0, 100, 300, 1],
  ]);
});

it("is painted once for as long as nothing changes", () => {
  ground.draw(SCENE, 100);
  ground.draw({ ...SCENE }, 100);
  expect(images).toHaveLength(1);
  ground.draw({ ...SCENE, grid: { type: 0 } }, 100);
  expect(images).toHaveLength(2);
});

it("does not paint the picture of a scene that is no longer in view", async () => {
  ground.draw(SCENE, 100);
  ground.draw({ ...SCENE, background: { src: "cellar.webp" } }, 100);
  await arrive(images[0]!);
  expect(brush.drawImage).not.toHaveBeenCalled();
  await arrive(images[1]!);
  expect(brush.drawImage).toHaveBeenCalledOnce();
});

it("is painted as finely as it is seen, once for scene and view, and anew where the reader comes closer", async () => {
  const scales = () => brush.scale.mock.calls.map(([scale]) => scale as number);
  ground.draw(SCENE, 100);
  ground.showAt(0.4);
  await arrive(images[0]!);
  expect(scales()).toEqual([0.5]);
  for (const zoom of [0.3, 0.5]) ground.showAt(zoom);
  await Promise.resolve();
  expect(scales()).toEqual([0.5]);
  for (const zoom of [0.8, 0.9]) ground.showAt(zoom);
  await Promise.resolve();
  expect(scales()).toEqual([0.5, 1]);
});

it("paints the grid alone where the picture does not come", async () => {
  ground.draw(SCENE, 100);
  images[0]?.onerror?.(new Event("error"));
  await Promise.resolve();
  expect(brush.drawImage).not.toHaveBeenCalled();
  expect(brush.fillRect).toHaveBeenCalledWith(100, 0, 1, 200);
});
