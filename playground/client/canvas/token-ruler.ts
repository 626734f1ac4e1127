import type { Data, Value } from "../../common/types.js";
import type { Token } from "./token.js";
import { drawRuler, eraseRuler, type Drawn } from "./ruler-view.js";
import type { RulerWaypoint, Style, WaypointLabel } from "./ruler-path.js";
import { pathOf } from "./ruler-path.js";

/** What a ruler shows: where the token went, and where its user would have it go. */
export interface TokenRulerData {
  readonly passedWaypoints: readonly Data[];
  readonly pendingWaypoints: readonly Data[];
  readonly plannedMovement: Readonly<Record<string, { readonly foundPath: readonly Data[] }>>;
}

/** What visualises how a token moves; drawn, refreshed and cleared by its token. */
export abstract class BaseTokenRuler {
  #visible = false;

  constructor(readonly token: Token) {}

  abstract draw(): Promise<void>;
  abstract clear(): void;
  abstract destroy(): void;
  abstract refresh(data: TokenRulerData): void;

  get isVisible(): boolean {
    return this.token.visible;
  }

  get visible(): boolean {
    return this.#visible;
  }

  set visible(visible: boolean) {
    if (visible === this.#visible) return;
    this.#visible = visible;
    this._onVisibleChange();
  }

  protected _onVisibleChange(): void {}
}

const USUAL = "#000000";

/** The default: spaces, a line, stops, and a label at each stop that was chosen. */
export class TokenRuler extends BaseTokenRuler {
  static WAYPOINT_LABEL_TEMPLATE = "templates/hud/waypoint-label.hbs";

  async draw(): Promise<void> {}

  clear(): void {
    eraseRuler(this.token.id);
  }

  destroy(): void {
    this.clear();
  }

  refresh(data: TokenRulerData): void {
    this.clear();
    this.visible = this.isVisible;
    if (!this.visible) return;
    const path = pathOf(this.token, data);
    drawRuler(this.token, this.#drawn(path));
  }

  /** Everything of the ruler, as its methods would have it. */
  #drawn(path: readonly RulerWaypoint[]): Drawn {
    const state: Data = {};
    const stops = path.filter(({ intermediate }) => intermediate !== true);
    return {
      spaces: path.slice(1).map((waypoint) => {
        // A space knows less of itself than a stop does.
        const { index: _index, center: _center, size: _size, ray: _ray, ...space } = waypoint;
        const { i, j } = canvas.grid.getOffset(waypoint.center);
        return { i, j, style: this._getGridHighlightStyle(Object.freeze(space), Object.freeze({ i, j, k: 0 })) };
      }),
      segments: stops.slice(1).map((waypoint) => ({ ray: waypoint.ray!, style: this._getSegmentStyle(waypoint) })),
      stops: stops.map((waypoint) => ({ at: waypoint.center, style: this._getWaypointStyle(waypoint) })),
      labels: stops.flatMap((waypoint) => this._getWaypointLabelContext(waypoint, state) ?? []),
    };
  }

  protected _getWaypointStyle(waypoint: RulerWaypoint): Style & { radius: number } {
    return { radius: 6, color: colourOf(waypoint), alpha: 1 };
  }

  protected _getSegmentStyle(waypoint: RulerWaypoint): Style & { width: number } {
    return { width: 4, color: colourOf(waypoint), alpha: 1 };
  }

  protected _getGridHighlightStyle(
    waypoint: Omit<RulerWaypoint, "index" | "center" | "size" | "ray">,
    _at: Data,
  ): Style {
    return canvas.grid.isGridless || waypoint.actionConfig.teleport
      ? { alpha: 0 }
      : { color: colourOf(waypoint), alpha: 0.5 };
  }

  /** Nothing where the way starts, or where nobody moved. `cost` is there where it is no mere distance. */
  protected _getWaypointLabelContext(waypoint: RulerWaypoint, state: Data): WaypointLabel | void {
    const { previous, next, ray, measurement, elevation, hidden } = waypoint;
    state.hasElevation ||= elevation !== 0;
    if (!previous || !ray || (ray.distance === 0 && elevation === previous.elevation)) return undefined;
    const { units } = canvas.grid;
    const told = (length: number): string =>
      Number.isFinite(length) ? (Math.round(length * 100) / 100).toLocaleString(game.i18n.lang) : "∞";
    return {
      action: waypoint.actionConfig,
      cssClass: [hidden ? "secret" : "", next ? "" : "last"].filter(Boolean).join(" "),
      secret: hidden,
      units,
      uiScale: 1,
      position: { x: ray.B.x, y: ray.B.y + (next ? 0 : this.token.h / 2) + 16 },
      distance: { total: told(measurement.distance) },
      ...(measurement.cost !== measurement.distance && { cost: { total: told(measurement.cost), units } }),
      elevation: { total: elevation, icon: "fa-solid fa-arrows-up-down", hidden: state.hasElevation !== true },
    };
  }
}

function colourOf({ userId }: { userId?: string }): string {
  const user = (game.users as Value).get(userId);
  return String(user?.color?.css ?? user?.color ?? USUAL);
}
