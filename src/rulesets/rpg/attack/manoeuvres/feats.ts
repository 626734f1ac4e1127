import { nullable, record, type Read } from "../../../../core/shape/shape.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { EditField } from "../../../../core/play/contract/decision.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Facts } from "../../../../core/play/contract/modifiers.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import type { Condition } from "../../rules/body/conditions.js";
import type { Moment } from "../../rules/body/spans.js";
import type { Intent, Side, WeaponSpecial, Zone } from "../../rules/vocabulary.js";
import { figuresOf } from "../reading.js";
import { CAUGHT, caughtBy, caughtFacts, caughtLasting, caughtRoll, entangling } from "./caught.js";
import { DISARMED, disarmedBy, disarmedFacts } from "./disarmed.js";
import { IGNITED, ignitedBy, ignitedFacts, ignitedLasting, ignitionRoll } from "./ignited.js";
import { KNOCKED, knockedBy, knockedFacts, knockedLasting, knockedRoll } from "./knocked.js";
import { whetherField } from "./whether.js";

/** RP-70, RP-71, RP-76, RP-77, RP-85 — what a blow does besides wounding, or instead; `null` for what it does not do. */
export const FEATS = record({
  caught: nullable(CAUGHT),
  knocked: nullable(KNOCKED),
  disarmed: nullable(DISARMED),
  ignited: nullable(IGNITED),
});
export interface Feats extends Read<typeof FEATS> {}

const NOTHING: Feats = { caught: null, knocked: null, disarmed: null, ignited: null };

/** What a blow is for that it depends on. */
export interface Meant {
  readonly special: WeaponSpecial;
  readonly intent: Intent;
}

/** A blow that lands. */
interface Landed {
  readonly target: Actor;
  /** RP-47 — where; `null` while no die has fallen. */
  readonly place: { readonly zone: Zone; readonly side: Side | null } | null;
  /** Hit points. */
  readonly loss: number;
}

/** RP-70, RP-77 — whether a blow strikes no place and does no damage: a net, and one that is to disarm. */
export function spares({ special, intent }: Meant): boolean {
  return special === "net" || intent === "disarm";
}

/** RP-70…RP-86 — the roll that it asks for next, once place and damage are known; `null` once all have fallen. */
export function featRoll({ special, intent }: Meant, { target, place, loss }: Landed, dice: Dice): RollSpec | null {
  if (intent === "disarm") return null;
  const weapon = entangling(special);
  return (
    (weapon && caughtRoll(target, weapon, place, dice)) ??
    (intent === "knockOut" ? knockedRoll(target, loss, dice) : null) ??
    (special === "torch" ? ignitionRoll(dice) : null)
  );
}

/** How the dice fell, what the keeper says, and when. */
interface Fallen {
  readonly dice: Dice;
  readonly override: Override;
  readonly moment: Moment;
}

/** RP-70…RP-86 — what a blow that lands comes to besides wounding. */
export function featsOf(
  { special, intent }: Meant,
  { target, place, loss }: Landed,
  fallen: Fallen,
  before: Facts,
): Feats {
  if (intent === "disarm") return { ...NOTHING, disarmed: disarmedBy(target, true, { ...fallen, before }) };
  const weapon = entangling(special);
  return {
    ...NOTHING,
    caught: weapon && caughtBy(target, weapon, place, fallen),
    knocked: intent === "knockOut" ? knockedBy(target, loss, fallen) : null,
    ignited: special === "torch" ? ignitedBy(fallen) : null,
  };
}

/** RP-77 — what one that does not land comes to: blows that disarm have to hit in a row. */
export function featsMissed({ intent }: Meant, target: Actor): Feats {
  if (intent !== "disarm") return NOTHING;
  return { ...NOTHING, disarmed: disarmedBy(target, false, { before: {}, override: {} }) };
}

/** RP-61 — what lasts on the target because of them; who burns already does not burn twice. */
export function featConditions(
  { caught, knocked, ignited }: Feats,
  target: Actor,
  wound: string,
): readonly Condition[] {
  const burns = figuresOf(target).lasting.some(({ state }) => state.type === "burning");
  return [
    ...(caught ? caughtLasting(caught, wound) : []),
    ...(knocked ? knockedLasting(knocked, wound) : []),
    ...(ignited && !burns ? ignitedLasting(ignited) : []),
  ];
}

/** What the card tells of them. */
export function featFacts({ caught, knocked, disarmed, ignited }: Feats): readonly CardFact[] {
  return [
    ...(caught ? caughtFacts(caught) : []),
    ...(knocked ? knockedFacts(knocked) : []),
    ...(disarmed ? disarmedFacts(disarmed) : []),
    ...(ignited ? ignitedFacts(ignited) : []),
  ];
}

/** What of them the keeper may decide otherwise. */
export function featFields({ caught, knocked, disarmed, ignited }: Feats, override: Override): readonly EditField[] {
  const field = (name: string, there: boolean) => (there || name in override ? [whetherField(name, override)] : []);
  return [
    ...field("caught", caught !== null),
    ...field("knocked", knocked !== null),
    ...field("disarmed", disarmed !== null && disarmed.hits > 0),
    ...field("burns", ignited !== null),
  ];
}

/** The word that a verdict goes by because of them; `null` where the wound tells. */
export function featVerdict({ caught, knocked, disarmed }: Feats): string | null {
  if (caught) return "caught";
  if (disarmed && disarmed.hits > 0) return disarmed.item === "" ? "beaten" : "disarmed";
  return knocked && knocked.hours > 0 ? "knocked" : null;
}

/** Whether an actor is caught, knocked out or set alight: more than a blow that does nothing. */
export function isFelt({ caught, knocked, disarmed, ignited }: Feats): boolean {
  return caught !== null || (knocked?.hours ?? 0) > 0 || (disarmed?.item ?? "") !== "" || ignited?.burns === true;
}

/** The weapon that falls; what to write on it is the wound's to say. */
export function featDrop({ disarmed }: Feats): string {
  return disarmed?.item ?? "";
}
