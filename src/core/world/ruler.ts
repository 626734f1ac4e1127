import { gridOf } from "../foundry/canvas.js";
import { markRulers, type Label, type RulerWaypoint } from "../foundry/token-ruler.js";
import type { Movement } from "../ruleset.js";
import { playedRulesets, rulesetOf } from "../rulesets.js";
import { booleanSetting, RULER } from "../settings/settings.js";
import { reportFailure } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { say } from "../text/text.js";
import { metresIn } from "./distance.js";
import { bandAt, type Pace } from "./movement.js";

/** Told apart by those too who see few colours; the label names what each means. */
const COLORS: Readonly<Record<Pace | "beyond", number>> = {
  ...{ easy: 0x2fa36b, effort: 0xf0c419, most: 0xee7f22, beyond: 0xc62f4e },
};

/** The rules for movement that have been fetched, by ruleset. */
const rules = new Map<string, Movement>();

/** How far a stop is for whoever goes there. */
interface Reach {
  readonly pace: Pace | "beyond";
  /** In the reader's language. */
  readonly name: string;
}

/**
 * Has the ruler of a token tell how far whoever it stands for gets in a round: by colours along the way, and by name at
 * each stop. Called once the table stands.
 */
export function followRulers(): void {
  for (const { id, movement } of playedRulesets()) {
    movement?.()
      .then((rule) => rules.set(id, rule))
      .catch((error: unknown) => reportFailure("ruler", error));
  }
  markRulers((part, token, waypoint, plain) => {
    // Where spaces are coloured, the line keeps the colour of whoever drags.
    if (!plain || (part === "line" && !isGridless(token))) return plain;
    const reach = reachOf(token, waypoint);
    if (!reach) return plain;
    return { ...plain, ...(part === "label" ? named(reach, plain) : { color: COLORS[reach.pace] }) };
  });
}

/** The numbers of a label, each after the name: whatever follows one, e.g. its unit, belongs to it. */
function named({ name }: Reach, { cost, distance }: Label): Label {
  const after = <N extends { readonly total?: unknown }>(number: N) => ({
    ...number,
    total: `${name} · ${String(number.total)}`,
  });
  return { ...(cost && { cost: after(cost) }), ...(distance && { distance: after(distance) }) };
}

function isGridless({ document }: Token): boolean {
  return document.parent !== null && gridOf(document.parent).isGridless === true;
}

/**
 * How far a stop is; `null` where nobody can say: whoever goes is not ours, or by no numbers, in several ways at once, or
 * in a unit of which nobody knows how long it is. Only those who may move a token read it: how fast a stranger is shows nowhere.
 */
function reachOf({ actor, document }: Token, waypoint: RulerWaypoint): Reach | null {
  const { action, actionConfig, unreachable, measurement } = waypoint;
  if (!actor?.isOwner || !document.parent || !booleanSetting(RULER)) return null;
  if (unreachable || actionConfig?.teleport || !isOneWay(waypoint)) return null;
  const bands = rules.get(rulesetOf(actor.type)?.id ?? "")?.movementOf(actor, action);
  const metres = metresIn(gridOf(document.parent).units);
  if (!bands || metres === null) return null;
  // Only on foot is slow ground dearer: other ways cost more from the outset, which is in the rules' own numbers.
  const way = action === "walk" ? measurement.cost : measurement.distance;
  const band = bandAt(bands, way * metres);
  if (band) return { pace: band.pace, name: say(band.name) };
  return { pace: "beyond", name: t(bands.length > 0 ? "GARDIEN.RULER.beyond" : "GARDIEN.RULER.still") };
}

/** Whether somebody gets to a stop in the same way all along: what the rules say of a walk and a climb does not add up. */
function isOneWay({ action, previous }: RulerWaypoint): boolean {
  // The first stop is where it starts: no way leads there.
  return !previous?.previous || (previous.action === action && isOneWay(previous));
}
