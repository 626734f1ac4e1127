import type { LocationId } from "../rules/locations.js";
import type { PlaceView } from "./places-view.js";

/** A surface of the drawing, in its box of 120 by 210; right and left are those of the body, which faces the reader. */
interface Outline {
  readonly place: LocationId;
  readonly path: string;
  /** Where a gash is drawn. */
  readonly gash: string;
}

const SILHOUETTE: readonly Outline[] = [
  {
    place: "head",
    path: "M57.2 0.6L53.7 2.4L49.7 6.4L47.2 13.7L47.2 19.3L49.7 27.4L54.5 34.6L59.6 35.5L64.4 35L66.2 33.8L71.1 25.7L72.8 19.3L72.8 13.7L70.3 6.4L66.8 2.8L62 0.4L57.2 0.6Z",
    gash: "M54 12l10 6M57 20l7 4",
  },
  {
    place: "rightArm",
    path: "M29.8 38.4L27.4 39.3L24.2 41.6L22.4 45.1L21.4 48.3L22.1 51.5L22.1 56.3L16.6 78L16.5 80.5L15.7 82.9L15.7 90.9L13.3 103.8L13.2 110.2L11.7 115.1L11.9 120.7L13.6 123.9L15.3 124.8L19.3 123.3L22.6 124.2L23.4 123.9L23.7 123.1L23.5 121.5L21.4 115.9L21.4 111.8L23.5 107.8L24.8 99.8L27.6 94.1L28.5 90.1L28.8 85.3L30.8 79.7L31.2 76.4L35.3 60.3L37.2 57.1L39.6 47.5L39.6 45.9L38.8 43.4L37.9 41.6L36.2 39.8L33.8 38.4L29.8 38.4Z",
    gash: "M17 84l10 6M19 92l8 5",
  },
  {
    place: "leftArm",
    path: "M86.2 38.4L84.3 39.4L82.1 41.6L80.2 46.7L82.8 57.1L84.7 60.3L88.8 76.4L89.2 79.7L91.2 85.3L91.5 90.1L92.4 94.1L95.2 99.8L96.5 107.8L98.6 111.8L98.6 115.9L96.5 121.5L96.3 123.1L96.6 123.9L97.4 124.2L100.7 123.3L104.7 124.8L106.4 123.9L108.1 120.7L108.3 115.1L106.8 110.2L106.7 103.8L104.3 90.9L104.3 82.9L103.5 80.5L103.4 78L97.9 56.3L98.4 47.5L96.9 43.4L95 40.8L92.6 39.3L90.2 38.4L86.2 38.4Z",
    gash: "M93 84l10 6M95 92l8 5",
  },
  {
    place: "rightLeg",
    path: "M41.1 102.8L40.1 103.8L39.3 106.2L36.7 119.9L36.6 127.1L37.4 130.3L37.4 138.4L36.7 142.4L36.6 152.1L38.2 157.7L36.7 160.9L37.9 163.3L37.5 165.7L37.5 171.4L39 179.4L39.1 190.7L38 196.3L36.1 198.7L35.5 201.1L36.7 204.4L37.9 205.4L40.3 206.3L42.7 205.4L47.8 201.1L50.1 197.1L50.4 183.4L52.7 173L52.8 163.3L54.1 160.9L53.8 158.5L55.8 154.5L56.7 150.5L56.8 142.4L60 127.1L60 114.3L59.6 112.4L51.5 106L44.3 102.8L41.1 102.8Z",
    gash: "M40 176l12 6M42 184l10 5",
  },
  {
    place: "leftLeg",
    path: "M75.7 102.8L68.5 106L60.2 112.6L60 127.1L63.2 142.4L63.3 150.5L64.2 154.5L66.2 158.5L65.9 160.9L67.2 163.3L67.3 173L69.6 183.4L69.9 197.1L72.2 201.1L77.3 205.4L79.7 206.3L82.1 205.4L83.3 204.4L84.5 201.1L83.9 198.7L82 196.3L80.9 190.7L81 179.4L82.5 171.4L82.5 165.7L82.1 163.3L83.3 160.9L81.8 157.7L83.4 152.1L83.3 142.4L82.6 140L82.6 137.6L82.6 130.3L83.4 127.1L83.4 120.7L82.6 117.5L82.5 114.3L79.9 103.8L78.1 102.6L75.7 102.8Z",
    gash: "M66 176l12 6M68 184l10 5",
  },
  {
    place: "torso",
    path: "M51.5 35.2L44.3 38L37.9 39.1L37 39.9L38.8 43.4L39.8 46.7L37.5 55.5L37.5 60.3L42.1 74.8L42.3 80.5L43 82.9L43 88.5L40 99.8L41.1 102.2L46.7 103.6L49.9 105.2L55.1 108.6L58 111.2L60.4 112L62.3 111L68.5 106L73.3 103.6L78.9 102.2L79.9 100.6L79.9 99L77 88.5L77 82.9L77.7 80.5L77.9 74.8L82.5 60.3L82.5 55.5L80.2 46.7L81.2 43.4L83 40.2L82.8 39.4L82.1 39.1L75.7 38L67.7 35L62 35L60.4 35.5L57.2 35L51.5 35.2Z",
    gash: "M52 62l14 8M54 72l12 7",
  },
];

/** A surface with what it wears and whether it is hurt. */
export interface SurfaceView extends Outline, Pick<PlaceView, "texture"> {
  readonly hurt: boolean;
}

/** The surfaces of the human body; `null` for a body of another make. */
export function surfacesOf(places: readonly PlaceView[]): readonly SurfaceView[] | null {
  if (places.length !== SILHOUETTE.length) return null;
  const views = SILHOUETTE.flatMap((outline) => {
    const view = places.find(({ id }) => id === outline.place);
    return view ? [{ ...outline, texture: view.texture, hurt: view.wounds > 0 }] : [];
  });
  return views.length === SILHOUETTE.length ? views : null;
}

/** The places beside the drawing, from head to foot: those of its right side, and the others. */
export function besideDrawing(places: readonly PlaceView[]): {
  readonly right: readonly PlaceView[];
  readonly left: readonly PlaceView[];
} {
  const of = (...ids: readonly LocationId[]) => ids.flatMap((id) => places.find((place) => place.id === id) ?? []);
  return { right: of("head", "rightArm", "rightLeg"), left: of("torso", "leftArm", "leftLeg") };
}
