import type { ApplicationPosition } from "../types.js";

interface Box {
  width: number;
  height: number;
}

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), Math.max(max, 0));

/** The rectangle a window takes: explicit sizes win, `auto` is measured, missing places are centred, all kept on screen. */
export function resolvePosition(position: ApplicationPosition, measured: Box, view: Box): ApplicationPosition {
  const scale = position.scale ?? 1;
  const width = typeof position.width === "number" ? Math.min(position.width, view.width) : position.width;
  const height = typeof position.height === "number" ? Math.min(position.height, view.height) : position.height;
  const shownWidth = (typeof width === "number" ? width : measured.width) * scale;
  const shownHeight = Math.min((typeof height === "number" ? height : measured.height) * scale, view.height);
  const left = position.left ?? (view.width - shownWidth) / 2;
  const top = position.top ?? (view.height - shownHeight) / 2;
  return {
    ...position,
    width,
    height,
    scale,
    left: Math.round(clamp(left, view.width - shownWidth)),
    top: Math.round(clamp(top, view.height - shownHeight)),
  };
}

/** Writes a position on an element. */
export function applyPosition(element: HTMLElement, position: ApplicationPosition): void {
  const size = (value: number | "auto" | undefined): string => (typeof value === "number" ? `${value}px` : "");
  Object.assign(element.style, {
    width: size(position.width),
    height: size(position.height),
    left: size(position.left),
    top: size(position.top),
    transform: position.scale && position.scale !== 1 ? `scale(${position.scale})` : "",
  });
  if (position.zIndex !== undefined) element.style.zIndex = String(position.zIndex);
}
