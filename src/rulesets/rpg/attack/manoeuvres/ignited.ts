import { flag, record, whole, type Read } from "../../../../core/shape/shape.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { MOMENT } from "../../data/actors/moment.js";
import { diceSpec } from "../../dice/specs.js";
import type { Condition } from "../../rules/body/conditions.js";
import { ignites, IGNITION_FORMULA } from "../../rules/hazards/fire.js";
import { burning } from "../../rules/body/own-conditions.js";
import type { Moment } from "../../rules/body/spans.js";
import { fact, fight } from "../fields.js";
import { whetherIn } from "./whether.js";

const IGNITION = "ignition";

/** RP-85, RP-86 — a torch that touched, as an outcome keeps it. */
export const IGNITED = record({ die: whole, burns: flag, moment: MOMENT });
interface Ignited extends Read<typeof IGNITED> {}

/** RP-86 — the die of every touch, where nobody has thrown it. */
export function ignitionRoll(dice: Dice): RollSpec | null {
  return dice[IGNITION] ? null : diceSpec(IGNITION, "ignition", IGNITION_FORMULA);
}

/** RP-86 — whether clothes catch fire; whether they can burn at all is the keeper's to say. */
export function ignitedBy({
  dice,
  override,
  moment,
}: {
  readonly dice: Dice;
  readonly override: Override;
  readonly moment: Moment;
}): Ignited | null {
  const die = dice[IGNITION]?.[0];
  const decided = whetherIn(override, "burns");
  if (die === undefined && decided === null) return null;
  return { die: die ?? 0, burns: decided ?? ignites(die ?? 0), moment };
}

/** RP-86 — what lasts on the target that burns. */
export function ignitedLasting({ burns, moment }: Ignited): readonly Condition[] {
  return burns ? [burning(moment)] : [];
}

/** RP-86 — what the card tells of it. */
export function ignitedFacts({ die, burns }: Ignited): readonly CardFact[] {
  return [fact("burns", fight(burns ? "ignited.yes" : "ignited.no", { die }), "RP-86")];
}
