import type { Changes, ItemChange } from "../../../core/play/contract/changes.js";
import type { RolledBlow } from "../../../core/play/contract/outcome.js";
import type { Choices } from "../../../core/play/contract/situation.js";
import { bulletsOf } from "../rules/arms/notation.js";
import { HALVES } from "../rules/fight/round-actions.js";
import { volleyOf, type Volley } from "../rules/arms/volley.js";
import { chosenIn } from "./chosen.js";
import { fightWritten } from "../fight/fight-now.js";
import { attentiveLost } from "./attentive-lost.js";
import { attackCost, firedGroups, modeOf } from "./modes.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import { shotId } from "./shots.js";

/**
 * DD-114, DD-120, DD-130, DD-149…DD-153, DD-159 — what an attack does to whoever makes it: they have fought, it cost part of
 * the round, a jam stops the weapon, and what was thrown lies on the ground.
 */
export function aftermathOf(
  attacker: Actor,
  weapon: Item,
  choices: Choices,
  _blows: number,
  { dice }: RolledBlow,
): Changes | null {
  const mode = modeOf(weapon, choices);
  if (!mode) return null;
  const { defence } = figuresOf(attacker);
  const chosen = chosenIn(choices);
  const { charge, defensive, opportunity } = chosen;
  const halves = HALVES[attackCost(mode, chosen)];
  const values = [
    ...fightWritten(attacker, (now) => ({
      ...now,
      engaged: true,
      spent: Math.min(9, now.spent + halves),
      attacks: Math.min(9, now.attacks + (mode.id === "base" && !opportunity ? 1 : 0)),
    })),
    ...attentiveLost(attacker),
    ...(defensive && defence.stance !== "defensive" ? [{ path: "system.defence.stance", after: "defensive" }] : []),
    ...(charge && !defence.forceFlatFooted ? [{ path: "system.defence.forceFlatFooted", after: true }] : []), // DD-159
  ];
  const items = weaponChanges(weapon, mode.thrown, volleyIn(weapon, choices, dice));
  return values.length + items.length > 0 ? { values, items } : null;
}

/** DD-151 — what the dice of the volley did to the weapon, and how many bullets left it. */
function volleyIn(weapon: Item, choices: Choices, dice: RolledBlow["dice"]): Volley {
  const mode = modeOf(weapon, choices);
  const groups = mode ? firedGroups(weapon, mode) : [];
  const faces = bulletsOf(groups).flatMap((_, index) => dice[shotId(index + 1)]?.[0] ?? []);
  return volleyOf(groups, faces, mode?.thrown ? "thrown" : weaponOf(weapon).action);
}

/** DD-149, DD-151 — the bullets that were fired: those after a jam stay in the weapon. */
export function firedOf(weapon: Item, choices: Choices, _blows: number, { dice }: RolledBlow): number {
  return volleyIn(weapon, choices, dice).bullets.length;
}

function weaponChanges(weapon: Item, thrown: boolean, { incident }: Volley): readonly ItemChange[] {
  const id = weapon.id ?? "";
  return [
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
