import type { LocationId } from "../../rules/attack/locations.js";
import type { PlaceView } from "./places-view.js";

/** A surface of a drawing; right and left are those of the body. */
export interface Outline {
  readonly place: LocationId;
  readonly path: string;
  /** Where a gash is drawn. */
  readonly gash: string;
}

/** A body as a wood block: surfaces from the back to the front, and a picture of its lines that is laid over them. */
export interface Drawing {
  /** Left, top, width and height, as SVG has them. */
  readonly box: string;
  /** Name of the picture in `assets/figures`. */
  readonly lines: string;
  readonly outlines: readonly Outline[];
}

/** A surface with what it wears and whether it is hurt. */
export interface SurfaceView extends Outline, Pick<PlaceView, "texture"> {
  readonly hurt: boolean;
}

export interface DrawingView extends Omit<Drawing, "outlines"> {
  readonly surfaces: readonly SurfaceView[];
}

/** The drawing of a body that has these places; `null` for a body of another make. */
export function drawn({ outlines, ...drawing }: Drawing, places: readonly PlaceView[]): DrawingView | null {
  if (places.length !== outlines.length) return null;
  const surfaces = outlines.flatMap((outline) => {
    const view = places.find(({ id }) => id === outline.place);
    return view ? [{ ...outline, texture: view.texture, hurt: view.wounds > 0 }] : [];
  });
  return surfaces.length === outlines.length ? { ...drawing, surfaces } : null;
}
