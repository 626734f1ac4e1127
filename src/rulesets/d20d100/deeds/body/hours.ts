import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored } from "../../../../core/deed/card.js";
import { numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { bodyOf, magicOf } from "../../data/body.js";
import { afterHours } from "../../rules/bruise-recovery.js";
import { HOURS_PER_POINT, magicRecovered } from "../../rules/magic.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { numberField } from "../fields.js";
import { count } from "../figures.js";
import { obstacle, unlessAlive } from "../reading.js";

/** DD-104, DD-174 — hours at one go. */
const MOST_HOURS = 24 * 30;
const MOST_POINTS = 999;

/** DD-104, DD-174 — hours over blows taken, and over spent magic: they are counted apart. */
interface Hours {
  readonly bruised: number;
  readonly magic: number;
}

function hoursIn(choices: DeedChoices): Hours {
  const within = (id: string, otherwise: number) => numberIn(choices, id, { min: 0, max: MOST_HOURS, otherwise });
  const all = within("hours", 1);
  return { bruised: within("bruised", all), magic: within("magic", all) };
}

/** DD-104, DD-174 — what so many hours give back. */
export function recovered(actor: Actor, { bruised, magic }: Hours) {
  const { temporary, conModifier } = bodyOf(actor);
  const { value, max } = magicOf(actor);
  return {
    blows: temporary - afterHours(temporary, conModifier, bruised),
    points: magicRecovered(value, max, magic) - value,
  };
}

/** DD-104, DD-174 — hours pass: blows taken fade, points of magic come back. */
export const hours = deed("hours", {
  icon: "fa-solid fa-hourglass-half",
  by: "owner",
  fields: (_actors, choices) => [
    numberField("hours", hoursIn(choices).bruised, 1, MOST_HOURS, told("hint.hours", { hours: HOURS_PER_POINT })),
  ],
  obstacle: ({ actor, choices }) => {
    const { blows, points } = recovered(actor, hoursIn(choices));
    return unlessAlive(actor) ?? (blows + points > 0 ? null : obstacle("nothingBack", actor));
  },
  doubt: ({ actor }) => obstacle("rests", actor), // whether they have the time, the keeper says
  outcome: ({ actor, choices }): Outcome => {
    const { bruised, magic } = hoursIn(choices);
    return { hours: Math.max(bruised, magic), ...recovered(actor, { bruised, magic }) };
  },
  changes: (outcome, actor): Changes => {
    const { temporary } = bodyOf(actor);
    const { value, max } = magicOf(actor);
    const blows = Math.max(0, temporary - stored(outcome, "blows"));
    const points = Math.max(value, Math.min(max, value + stored(outcome, "points")));
    return {
      numbers: [
        ...(blows === temporary ? [] : [{ path: "system.temporaryDamage", after: blows }]),
        ...(points === value ? [] : [{ path: "system.mp.value", after: points }]),
      ],
    };
  },
  edit: { figures: () => [count("blows", [0, MOST_POINTS]), count("points", [0, MOST_POINTS])] },
  view: (outcome) => {
    const [blows, points] = [stored(outcome, "blows"), stored(outcome, "points")];
    return card({
      verdict: told("hours.verdict", { count: stored(outcome, "hours") }),
      tone: "good",
      losses: [
        ...(blows > 0 ? [told("gain.temporary", { points: blows })] : []),
        ...(points > 0 ? [told("gain.mp", { points })] : []),
      ],
    });
  },
});
