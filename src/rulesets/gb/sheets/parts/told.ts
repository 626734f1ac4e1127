import { say } from "../../../../core/text/text.js";
import type { ClockView } from "../views/clock-view.js";
import type { StateView } from "../views/states-view.js";
import type { WoundView } from "../views/wounds-view.js";

/** A wound in the reader's language, as templates print it. */
export function toldWound(wound: WoundView): object {
  const notes = wound.notes.map((note) => ("text" in note ? note.text : say(note)));
  return { ...wound, notes, clock: wound.clock && toldClock(wound.clock) };
}

/** A dial in the reader's language. */
function toldClock({ left, time, due }: ClockView): object {
  const spoken = due ? { key: "GARDIEN.GB.TIME.due" } : { key: "GARDIEN.GB.TIME.nextLoss", data: { time } };
  return { left: left.toFixed(3), time: due ? "!" : say(time), due, spoken: say(spoken) };
}

/** A passing state in the reader's language. */
export function toldState({ label, end, ...rest }: StateView): object {
  return { ...rest, label: say(label), end: end && say(end) };
}
