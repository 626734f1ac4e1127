import { card } from "../../../../core/deed/card.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { nullable, record, whole, wholeFrom } from "../../../../core/shape/shape.js";
import { bodyOf, magicOf } from "../../data/body.js";
import { afterHours } from "../../rules/body/bruise-recovery.js";
import { HOURS_PER_POINT, magicRecovered } from "../../rules/mind/magic.js";
import { count, deed, field, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";

/** DD-104, DD-174 — hours at one go. */
const MOST_HOURS = 24 * 30;
const MOST_POINTS = 999;

/** DD-104, DD-174 — hours over blows taken, and over spent magic: they are counted apart. */
interface Hours {
  readonly bruised: number;
  readonly magic: number;
}

/** What the clock counts; what it does not is the hours that were chosen. */
const COUNTED = record({ bruised: nullable(wholeFrom(0, MOST_HOURS)), magic: nullable(wholeFrom(0, MOST_HOURS)) });

function hoursIn(hours: number, choices: DeedChoices): Hours {
  const { bruised, magic } = COUNTED.read(choices);
  return { bruised: bruised ?? hours, magic: magic ?? hours };
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
  form: { hours: field.number(0, MOST_HOURS, { initial: 1, hint: say("hint.hours", { hours: HOURS_PER_POINT }) }) },
  window: (form, { choices }) => ({ hours: { value: hoursIn(form.hours, choices).bruised, min: 1 } }),
  kept: { hours: whole, blows: whole, points: whole },
  obstacle: ({ actor, choices, form }) => {
    const { blows, points } = recovered(actor, hoursIn(form.hours, choices));
    return unlessAlive(actor) ?? (blows + points > 0 ? null : obstacle("nothingBack", actor));
  },
  doubt: ({ actor }) => obstacle("rests", actor), // whether they have the time, the keeper says
  outcome: ({ actor, choices, form }) => {
    const { bruised, magic } = hoursIn(form.hours, choices);
    return { hours: Math.max(bruised, magic), ...recovered(actor, { bruised, magic }) };
  },
  changes: (kept, actor) => {
    const { temporary } = bodyOf(actor);
    const { value, max } = magicOf(actor);
    const blows = Math.max(0, temporary - kept.blows);
    const points = Math.max(value, Math.min(max, value + kept.points));
    return {
      numbers: [
        ...(blows === temporary ? [] : [{ path: "system.temporaryDamage", after: blows }]),
        ...(points === value ? [] : [{ path: "system.mp.value", after: points }]),
      ],
    };
  },
  edit: { figures: () => [count("blows", [0, MOST_POINTS]), count("points", [0, MOST_POINTS])] },
  view: ({ blows, points, hours: passed }) =>
    card({
      verdict: say("hours.verdict", { count: passed }),
      tone: "good",
      losses: [
        ...(blows > 0 ? [say("gain.temporary", { points: blows })] : []),
        ...(points > 0 ? [say("gain.mp", { points })] : []),
      ],
    }),
});
