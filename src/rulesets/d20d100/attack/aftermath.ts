import type { Changes, Choices, Thrown } from "../../../core/attack/procedure.js";
import { shotsOf } from "../rules/notation.js";
import { HALVES } from "../rules/round-actions.js";
import { volleyOf } from "../rules/volley.js";
import { chosenIn } from "./chosen.js";
import { fightWritten } from "../fight-now.js";
import { attentiveLost } from "./attentive-lost.js";
import { firedGroups, modeOf } from "./modes.js";
import { figuresOf, weaponOf } from "./reading.js";
import { shotId } from "./shots.js";

/**
 * DD-114, DD-120, DD-130, DD-149…DD-153, DD-159 — what an attack does to whoever makes it: they have fought, it cost part of
 * the round, a jam keeps what was not fired, and what was thrown lies on the ground.
 */
export function aftermathOf(
  attacker: Actor,
  weapon: Item,
  choices: Choices,
  _blows: number,
  { dice }: Thrown,
): Changes | null {
  const mode = modeOf(weapon, choices);
  if (!mode) return null;
  const { defence } = figuresOf(attacker);
  const { charge, defensive } = chosenIn(choices);
  const halves = charge ? HALVES.complex : HALVES[mode.cost];
  const values = [
    ...fightWritten(attacker, (now) => ({
      ...now,
      engaged: true,
      spent: Math.min(9, now.spent + halves),
      attacks: Math.min(9, now.attacks + (mode.id === "base" ? 1 : 0)),
    })),
    ...attentiveLost(attacker),
    ...(defensive && defence.stance !== "defensive" ? [{ path: "system.defence.stance", after: "defensive" }] : []),
    ...(charge && !defence.forceFlatFooted ? [{ path: "system.defence.forceFlatFooted", after: true }] : []), // DD-159
  ];
  const items = weaponChanges(weapon, mode.thrown, volleyIn(weapon, choices, dice));
  return values.length + items.length > 0 ? { numbers: [], values, created: [], items } : null;
}

interface Fired {
  readonly unfired: number;
  readonly incident: "none" | "dud" | "jammed";
}

/** DD-151 — the bullets that stayed in the weapon, and what stopped them. */
function volleyIn(weapon: Item, choices: Choices, dice: Thrown["dice"]): Fired {
  const mode = modeOf(weapon, choices);
  if (!mode) return { unfired: 0, incident: "none" };
  const { action, capacity } = weaponOf(weapon);
  const groups = firedGroups(weapon, mode);
  const planned = shotsOf(groups);
  const faces = Array.from({ length: planned }, (_, index) => dice[shotId(index + 1)]?.[0]);
  const thrown = faces.slice(0, faces.includes(undefined) ? faces.indexOf(undefined) : planned);
  const { bullets, incident } = volleyOf(
    groups,
    thrown.map((face) => face ?? 0),
    action,
  );
  const counted = capacity > 0 && !mode.thrown;
  return { unfired: counted ? planned - bullets.length : 0, incident };
}

function weaponChanges(weapon: Item, thrown: boolean, { unfired, incident }: Fired): NonNullable<Changes["items"]> {
  const id = weapon.id ?? "";
  const { loaded } = weaponOf(weapon);
  return [
    // The rounds were taken for the whole volley: what was not fired is given back, as a difference.
    ...(unfired > 0 ? [{ id, path: "system.loaded", after: loaded + unfired }] : []),
    ...(incident === "none"
      ? []
      : [
          { id, path: "system.state", after: incident },
          { id, path: "system.clearActionsDone", after: 0 },
        ]),
    ...(thrown
      ? [
          { id, path: "system.equipped", after: false },
          { id, path: "system.dropped", after: true },
        ]
      : []),
  ];
}
