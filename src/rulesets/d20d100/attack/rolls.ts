import type { Dice, RollSpec } from "../../../core/play/contract/dice.js";
import type { Line } from "../../../core/play/contract/modifiers.js";
import type { Override } from "../../../core/play/contract/outcome.js";
import type { Shot as Asked } from "../../../core/play/contract/situation.js";
import { linesOf } from "../../../core/play/record/deed-call.js";
import { rollsInTurn } from "../../../core/deed/rolls-in-turn.js";
import { lineOf } from "../dice/lines.js";
import { damageSpec, protectionSpec, testSpec } from "../dice/specs.js";
import { incidentOf } from "../rules/arms/jam.js";
import { bulletsOf, signed } from "../rules/arms/notation.js";
import { fight } from "./fields.js";
import { damageDice, damageId, reachFor, shotId, shotsIn, vestId } from "./shots.js";
import type { Shot } from "./outcome/outcome-kept.js";
import { strikeOf, type Strike } from "./strike.js";

/**
 * DD-127…DD-145 — what an attacker throws: a die for each bullet until something jams, then the damage of each hit. The dice
 * of a vest are its wearer's.
 */
export function attackRolls(asked: Asked, lines: readonly Line[]): readonly RollSpec[] {
  const strike = strikeOf(asked);
  if (!strike) return [];
  const bonus = lines.reduce((sum, { on, value }) => sum + (on ? value : 0), 0);
  return rollsInTurn((dice) => {
    const shot = dueShot(strike, lines, dice);
    const damage = shot ?? (asked.target ? dueDamage(strike, shotsIn(strike, bonus, dice), dice) : null);
    return damage === shot ? shot : damage && { ...damage, when: "now" };
  });
}

/** DD-127 — the figure of a row that its first bullet is fired with. */
export function rowBonus(asked: Asked): number {
  const [first] = bulletsOf(strikeOf(asked)?.groups ?? []);
  return first?.modifier ?? 0;
}

/** DD-127, DD-151 — the next bullet; `null` once all are fired, or one has jammed. */
function dueShot(strike: Strike, lines: readonly Line[], dice: Dice): RollSpec | null {
  const bullets = bulletsOf(strike.groups);
  const place = bullets.findIndex((_, index) => dice[shotId(index + 1)] === undefined);
  const bullet = bullets[place];
  if (!bullet) return null;
  const before = dice[shotId(place)]?.[0];
  if (before !== undefined && incidentOf(strike.action, before) !== "none") return null;
  const own = linesOf([lineOf(place === 0 && bullets.length === 1 ? "row" : "shot", bullet.modifier)]);
  const what = strike.mode === "thrown" ? "thrown" : "attack";
  const made = { what, lines: [...own, ...lines], ...(bullets.length > 1 && { shot: place + 1 }) } as const;
  // Whoever reads the window is told the number, and not what the part of the formula is called.
  const words = fight("dice", { modifier: signed(bullet.modifier).replace("-", "− ").replace("+", "+ ") });
  return { ...testSpec(shotId(place + 1), made), words };
}

/**
 * DD-45, DD-131 — the damage of the next hit that nobody has thrown.
 * @param override what the keeper says of the reach: another column has other dice
 */
export function dueDamage(
  strike: Strike,
  shots: readonly Shot[],
  dice: Dice,
  override: Override = {},
): RollSpec | null {
  const reach = reachFor(strike, override);
  const sum = damageDice(strike, reach);
  if (!sum) return null;
  const due = shots.find(({ bullet, hit }) => hit && dice[damageId(bullet, reach.column)] === undefined);
  return due ? damageSpec(damageId(due.bullet, reach.column), { dice: sum, factor: due.multiplier }) : null;
}

/** DD-133 — the die of the vest for the next hit that nobody has thrown. */
export function dueVest(
  strike: Strike,
  shots: readonly Shot[],
  dice: Dice,
  who: RollSpec["who"] = "defender",
): RollSpec | null {
  if (!strike.vestThrown) return null;
  const due = shots.find(({ bullet, hit }) => hit && dice[vestId(bullet)] === undefined);
  return due ? protectionSpec(vestId(due.bullet), strike.vest, who) : null;
}
