import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { placeName } from "../../attack/outcome/places.js";
import { figuresOf } from "../../attack/reading.js";
import { diceSpec } from "../../dice/specs.js";
import { zoneLabel } from "../../labels.js";
import { LOCATION_DIE, locationAt } from "../../rules/locations.js";
import { ZONES } from "../../rules/vocabulary.js";
import { fact } from "../card.js";
import { deed } from "../deed.js";
import { count } from "../figures.js";

const PLACE = "place";

/** RP-47, RP-49 — the place of somebody's body that a number of the die names. */
function placeOf(actor: Actor, die: number): Outcome {
  const row = locationAt(figuresOf(actor).locations, die);
  return { die, place: row?.label ?? "", zone: row?.zone ?? "" };
}

/** RP-47, RP-49 — where something strikes that is no attack: a falling stone, a splinter. */
export const locate = deed("locate", {
  icon: "fa-solid fa-crosshairs",
  by: "owner",
  rolls: () => [diceSpec(PLACE, "location", `1d${LOCATION_DIE}`)].filter((spec) => spec !== null),
  outcome: ({ actor, dice }) => placeOf(actor, dice[PLACE]?.[0] ?? 1),
  edit: {
    figures: () => [count("die", [1, LOCATION_DIE])],
    follow: (decided, _ruled, actor) => placeOf(actor, stored(decided, "die")),
  },
  view: (outcome) => {
    const zone = ZONES.find((one) => one === word(outcome, "zone"));
    return card({
      verdict: placeName(word(outcome, "place")),
      tone: "accent",
      die: { faces: LOCATION_DIE, value: stored(outcome, "die"), state: "hit" },
      facts: zone ? [fact("zone", { key: zoneLabel(zone) }, "RP-47")] : [],
    });
  },
});
