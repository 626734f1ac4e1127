import type { Changes } from "../../../../core/play/contract/changes.js";
import type { RolledBlow } from "../../../../core/play/contract/outcome.js";
import type { Choices } from "../../../../core/play/contract/situation.js";
import { chosenIn } from "../chosen.js";
import { attentiveLost } from "../attentive-lost.js";
import { fightWritten } from "../../fight/fight-now.js";
import { figuresOf } from "../../data/reading.js";
import { HALVES } from "../../rules/fight/round-actions.js";
import { launchedIn } from "./rolls.js";
import { areaStrikeOf } from "./strike.js";
import { isOfSecondHalf } from "./ways.js";

/** As many as are ever counted in a round. */
const MOST = 9;

/**
 * DD-114, DD-120, DD-130, DD-147, DD-151, DD-153 — what a burst or a throw does to whoever makes it: half a round gone, and a
 * weapon that may have jammed.
 */
export function areaAftermath(
  attacker: Actor,
  weapon: Item,
  choices: Choices,
  { dice, lines }: RolledBlow,
): Changes | null {
  const strike = areaStrikeOf({ weapon, choices, metres: null, target: null });
  if (!strike) return null;
  const bonus = lines.reduce((sum, { value }) => sum + value, 0);
  const { incident } = launchedIn(strike, bonus, dice);
  const { stance } = figuresOf(attacker).defence;
  const { defensive } = chosenIn(choices);
  const id = weapon.id ?? "";
  const values = [
    ...fightWritten(attacker, (now) => ({
      ...now,
      engaged: true,
      spent: Math.min(MOST, now.spent + (isOfSecondHalf({ weapon, choices }) ? 0 : HALVES.simple)),
      attacks: Math.min(MOST, now.attacks + 1),
    })),
    ...attentiveLost(attacker),
    ...(defensive && stance !== "defensive" ? [{ path: "system.defence.stance", after: "defensive" }] : []),
  ];
  const items =
    incident === "none"
      ? []
      : [
          { id, path: "system.state", after: incident },
          { id, path: "system.clearActionsDone", after: 0 },
        ];
  return values.length + items.length > 0 ? { values, items } : null;
}
