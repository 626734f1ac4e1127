import type { Changes } from "../../../../core/play/contract/changes.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";
import { traitOf } from "../../data/actors/carried.js";
import { seuilsOptions } from "../../data/options.js";
import { patientOf, patientWritten } from "../../data/actors/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import { defenceWritten } from "../../fight/round-written.js";
import { careOfWounded } from "../../rules/care/bout.js";
import { tickCircles } from "../../rules/body/tick-circles.js";
import type { SeuilsOutcome } from "./outcome-kept.js";

/** SE-17, SE-29, SE-52…SE-55, SE-64 — circles ticked, the care that they call for, the action that a defence cost. */
export function changesOf(outcome: SeuilsOutcome, target: Actor): Changes {
  const { wounds, nature, defence, watchModifier, at, held, fought, surprised } = outcome;
  const figures = figuresOf(target);
  const before = patientOf(figures);
  const options = seuilsOptions();
  const { rows, placed, surplus } = tickCircles(before.rows, wounds, nature, options);
  const noBleeding = traitOf(figures.carried, "noBleeding") !== null;
  const care = careOfWounded(
    before.care,
    { before: before.rows, after: rows },
    { cause: "attack", nature, placed },
    { at: at ?? secondsNow(), noBleeding, watchModifier },
    options,
  );
  const hurt = patientWritten(before, { rows, surplus: before.surplus + surplus, care });
  const spent = defence && defenceWritten(target, defence.extra > 0, fought);
  return {
    numbers: [...hurt.numbers, ...(spent?.numbers ?? [])],
    values: [
      ...hurt.values,
      ...(spent?.values ?? []),
      ...(held && !figures.suffers.held ? [{ path: "system.suffers.held", after: true }] : []), // SE-77
      ...(surprised && !figures.suffers.surprised ? [{ path: "system.suffers.surprised", after: true }] : []), // SE-32
    ],
  };
}
