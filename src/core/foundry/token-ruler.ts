import { configHere } from "./types/config.js";

/** A stop on the way of a token that is dragged, or a space that it passes. */
export interface RulerWaypoint {
  /** One of Foundry's ways to move, by which it gets here from the stop before. */
  readonly action: string;
  readonly actionConfig?: { readonly teleport?: boolean };
  readonly unreachable?: boolean;
  readonly previous?: RulerWaypoint | null;
  /** Of all the way up to here, in units of the grid; what goes slowly costs more than its distance. */
  readonly measurement: { readonly cost: number; readonly distance: number };
}

interface Style {
  readonly color?: unknown;
}

/** What the label at a stop shows; both totals are texts for the reader. */
interface Label {
  readonly cost?: { readonly total?: unknown };
  readonly distance?: { readonly total?: unknown };
}

/** The ruler of a token, as far as it tells how something looks. */
interface Ruler {
  readonly token: Token;
  _getSegmentStyle(waypoint: RulerWaypoint): Style;
  _getGridHighlightStyle(waypoint: RulerWaypoint, offset: object): Style;
  _getWaypointLabelContext(waypoint: RulerWaypoint, state: object): Label | null | undefined;
}
export type RulerClass = new (token: Token) => Ruler;

/** What marks rulers: `segment` the line to a stop, `space` one that is passed, `label` what stands beside a stop. */
interface Marker {
  segment(token: Token, waypoint: RulerWaypoint, style: Style): Style;
  space(token: Token, waypoint: RulerWaypoint, style: Style): Style;
  label(token: Token, waypoint: RulerWaypoint, label: Label): Label;
}

/** Plain rulers, until what marks them is there. */
let marker: Marker | null = null;

/** Has rulers be marked from now on. */
export function markRulers(by: Marker): void {
  marker = by;
}

/** Puts a ruler that can be marked in the place of the one there is. Called at init: each token makes its own as it is drawn. */
export function registerRuler(): void {
  const { Token } = configHere();
  Token.rulerClass = class GardienTokenRuler extends Token.rulerClass {
    override _getSegmentStyle(waypoint: RulerWaypoint): Style {
      const style = super._getSegmentStyle(waypoint);
      return marker ? marker.segment(this.token, waypoint, style) : style;
    }

    override _getGridHighlightStyle(waypoint: RulerWaypoint, offset: object): Style {
      const style = super._getGridHighlightStyle(waypoint, offset);
      return marker ? marker.space(this.token, waypoint, style) : style;
    }

    override _getWaypointLabelContext(waypoint: RulerWaypoint, state: object): Label | null | undefined {
      const label = super._getWaypointLabelContext(waypoint, state);
      return marker && label ? marker.label(this.token, waypoint, label) : label;
    }
  };
}
