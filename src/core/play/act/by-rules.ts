import { choicesFor } from "../record/intent.js";
import type { Intent, IntentTarget } from "../record/intent.js";
import { procedureOf } from "../loaded/attacks.js";
import type { Dice, RollSpec } from "../contract/dice.js";
import type { Line, Modifier } from "../contract/modifiers.js";
import type { AttackProcedure } from "../contract/attack.js";
import type { Compared } from "../record/verdict.js";
import { dueOf, totalOf } from "../dice/read-faces.js";
import type { RollRecord } from "../dice/read-faces.js";
import { actorOf, itemAt } from "../../world/world.js";

/** Sets a received roll beside the one that the rules call for and the faces that count; `null`: none was received. */
export function comparedTo(
  received: RollRecord | undefined,
  spec: RollSpec | undefined,
  faces: readonly number[] | null,
): Compared | null {
  if (!received) return null;
  return {
    expected: { formula: spec?.formula ?? "", total: spec && faces ? totalOf(spec, faces) : null },
    received: { formula: received.formula, total: Number.isFinite(received.total) ? received.total : null },
  };
}

/** Returns the main roll by the rules alone: their lines, and as many of the thrown dice as they call for. */
export function byTheRules(
  target: IntentTarget,
  derived: readonly Modifier[] | null,
  intent: Intent,
  procedure: AttackProcedure,
  dice: Dice,
): { readonly lines: readonly Line[]; readonly spec: RollSpec | undefined; readonly faces: readonly number[] | null } {
  const lines = rulesOnly(target.lines, derived);
  const weapon = itemAt(intent.weapon.uuid);
  const shot = { weapon, target: actorOf(target), metres: target.distance.metres, choices: choicesFor(intent, target) };
  const [spec] = procedure.rolls(shot, lines);
  const thrown = spec && dice[spec.id];
  return { lines, spec, faces: spec && thrown ? dueOf(spec, thrown) : null };
}

/** Returns one target with the lines and dice of the rules alone; `null` where too few dice were thrown. */
export function ruledBy(
  target: IntentTarget,
  intent: Intent,
  dice: Dice,
): { readonly intended: IntentTarget; readonly dice: Dice } | null {
  const procedure = procedureOf(intent);
  const [attacker, weapon, actor] = [actorOf(intent.attacker), itemAt(intent.weapon.uuid), actorOf(target)];
  const situation = { target: actor, metres: target.distance.metres, choices: choicesFor(intent, target) };
  const derived = attacker && weapon && procedure.modifiers({ ...situation, attacker, weapon });
  const { lines, spec, faces } = byTheRules(target, derived, intent, procedure, dice);
  return spec && faces ? { intended: { ...target, lines }, dice: { ...dice, [spec.id]: faces } } : null;
}

/** Returns the lines that the rules derive, all on, without any that a player added. */
function rulesOnly(lines: readonly Line[], derived: readonly Modifier[] | null): readonly Line[] {
  const modifiers = derived ?? lines.filter(({ by }) => by === "rules");
  return modifiers.map((modifier) => ({ ...modifier, on: true, by: "rules", reason: "" }));
}
