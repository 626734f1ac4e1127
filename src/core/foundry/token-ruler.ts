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
export interface Label {
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

/** What of a ruler is marked: the line to a stop, a space that is passed, what stands beside a stop. */
export type Marked = "line" | "space" | "label";

/** Marks a part of the ruler of a token; `undefined`, where there is no label, stays so. */
type Mark = <T extends object | null | undefined>(part: Marked, token: Token, waypoint: RulerWaypoint, plain: T) => T;

/** Plain rulers, until what marks them is there. */
let mark: Mark = (_part, _token, _waypoint, plain) => plain;

/** Has rulers be marked from now on. */
export function markRulers(by: Mark): void {
  mark = by;
}

/** Puts a ruler that can be marked in the place of the one there is. Called at init: each token makes its own as it is drawn. */
export function registerRuler(): void {
  const { Token } = configHere();
  Token.rulerClass = class GardienTokenRuler extends Token.rulerClass {
    override _getSegmentStyle(waypoint: RulerWaypoint) {
      return mark("line", this.token, waypoint, super._getSegmentStyle(waypoint));
    }

    override _getGridHighlightStyle(waypoint: RulerWaypoint, offset: object) {
      return mark("space", this.token, waypoint, super._getGridHighlightStyle(waypoint, offset));
    }

    override _getWaypointLabelContext(waypoint: RulerWaypoint, state: object) {
      return mark("label", this.token, waypoint, super._getWaypointLabelContext(waypoint, state));
    }
  };
}
