/** A point of a scene, or of the page, in pixels. */
interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The grid of a scene; only one that is drawn can measure. */
export interface Grid {
  readonly size: number;
  readonly units: string;
  /** Told by a grid that is drawn. */
  readonly isGridless?: boolean;
  measurePath?(waypoints: readonly (Pixel & { readonly elevation?: number })[]): { distance: number };
}

/** A token as it is drawn, as far as one takes it in hand. */
export interface DrawnToken {
  readonly actor: Actor | null;
  readonly center: Pixel;
  control(options?: object): boolean;
}

/** The scene as it is drawn on this page. */
interface View {
  readonly ready: boolean;
  readonly scene: unknown;
  readonly grid: Grid;
  /** The storey that is shown, from 14 on. */
  readonly level?: { readonly id: string | null } | null;
  readonly tokens: { readonly placeables: readonly DrawnToken[]; readonly controlled: readonly DrawnToken[] } | null;
  animatePan?(view: Pixel): Promise<unknown>;
  canvasCoordinatesFromClient(point: Pixel): { x: number; y: number };
  clientCoordinatesFromCanvas(point: Pixel): { x: number; y: number };
}

/** The view of a scene, or of whichever is drawn; `null` where it is not. */
export function viewOf(scene?: unknown): View | null {
  const view = canvas as unknown as View;
  return view.ready && (scene === undefined || view.scene === scene) ? view : null;
}

/** The grid of a scene: the view knows more of the scene that it shows. */
export function gridOf(scene: { readonly grid: unknown }): Grid {
  return viewOf(scene)?.grid ?? (scene.grid as Grid);
}

/** A token as it is drawn, with the ring around it, where it has one of Foundry's. */
interface Ringed {
  readonly ring?: { flashColor(color: unknown, options?: object): Promise<unknown> } | null;
}

/** Has the ring of a token flash in a colour; one without a ring does nothing. */
export function flashRing(token: TokenDocument, color: string): void {
  const { ring } = (token.object ?? {}) as Ringed;
  if (ring) void ring.flashColor(foundry.utils.Color.from(color), {});
}
