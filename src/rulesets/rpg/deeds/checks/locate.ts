import { card } from "../../../../core/deed/card.js";
import { nullable, oneOf, text, whole } from "../../../../core/shape/shape.js";
import { placeName } from "../../attack/outcome/places.js";
import { figuresOf } from "../../attack/reading.js";
import { diceSpec } from "../../dice/specs.js";
import { zoneLabel } from "../../labels.js";
import { LOCATION_DIE, locationAt } from "../../rules/attack/locations.js";
import { ZONES } from "../../rules/vocabulary.js";
import { count, deed, fact } from "../kit.js";

const PLACE = "place";

/** RP-47, RP-49 — the place of an actor's body that a number of the die names. */
function placeOf(actor: Actor, die: number) {
  const row = locationAt(figuresOf(actor).locations, die);
  return { die, place: row?.label ?? "", zone: row?.zone ?? null };
}

/** RP-47, RP-49 — where something strikes that is no attack: a falling stone, a splinter. */
export const locate = deed("locate", {
  icon: "fa-solid fa-crosshairs",
  by: "owner",
  kept: { die: whole, place: text, zone: nullable(oneOf(ZONES)) },
  rolls: () => [diceSpec(PLACE, "location", `1d${LOCATION_DIE}`)].filter((spec) => spec !== null),
  outcome: ({ actor, dice }) => placeOf(actor, dice[PLACE]?.[0] ?? 1),
  edit: {
    figures: () => [count("die", [1, LOCATION_DIE])],
    follow: ({ die }, _ruled, actor) => placeOf(actor, die),
  },
  view: ({ die, place, zone }) =>
    card({
      verdict: placeName(place),
      tone: "accent",
      die: { faces: LOCATION_DIE, value: die, state: "hit" },
      facts: zone ? [fact("zone", { key: zoneLabel(zone) }, "RP-47")] : [],
    }),
});
