import type { ValueChange } from "../../../core/play/contract/changes.js";
import type { RollSpec } from "../../../core/play/contract/dice.js";
import { flag, nullable, record, text, whole } from "../../../core/shape/shape.js";
import { actorAt } from "../../../core/world/world.js";
import { characteristicOf } from "../data/body.js";
import { holdOf } from "../attack/close/people.js";
import { counted, lineOf } from "../dice/lines.js";
import { testSpec } from "../dice/specs.js";
import { figuresOf, isOurs } from "../data/reading.js";
import { strangledRound, strangles, type Strangled } from "../rules/attack/holds.js";

/** DD-139 — the hold on an actor's throat, as an outcome keeps it; `null`: nobody has one any more. */
export const STRANGLED = nullable(record({ by: text, round: whole, failed: flag }));

/** DD-139 — the hold on an actor's throat, as long as the strangler holds them; `null` without one. */
export function heldByThroat(actor: Actor): Strangled | null {
  const { strangled } = holdOf(actor);
  const strangler = strangled && actorAt(strangled.by);
  if (!strangler || !isOurs(strangler) || figuresOf(strangler).isOut) return null;
  const names = { attacker: strangler.uuid, target: actor.uuid };
  return strangles(holdOf(actor), holdOf(strangler), names) ? strangled : null;
}

const conOf = (actor: Actor): number => characteristicOf(actor, "constitution");

/** DD-92, DD-139 — a test of CON that only resists: wounds take nothing off it. */
export function gaspRoll(id: string, actor: Actor): RollSpec {
  const line = lineOf("characteristic", conOf(actor), { characteristic: "constitution" });
  return testSpec(id, { what: "strangle", lines: counted([line]) });
}

/** DD-139 — the hold after such a test. */
export function gaspAfter(actor: Actor, strangled: Strangled, die: number): Strangled {
  return strangledRound(strangled, { die, conModifier: conOf(actor) }).strangled;
}

/** DD-139 — what to write of the hold that an outcome keeps; one that nobody has any more is forgotten. */
export function throatValues(actor: Actor, strangled: Strangled | null): readonly ValueChange[] {
  const before = holdOf(actor).strangled;
  if (JSON.stringify(before) === JSON.stringify(strangled)) return [];
  return [{ path: "system.states.strangled", after: strangled && { ...strangled } }];
}
