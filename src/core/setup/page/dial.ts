import { AUTOMATION, STEP_LEVELS, type Automation, type StepLevel } from "../../settings/settings.js";
import type { Change } from "./change.js";
import { valueOf, type Option, type Value } from "./options.js";

/** The setting that the dial turns. */
export const DIAL = "automation";

/** How much of each step goes along with each stop of the dial. */
const LEVEL_AT: Readonly<Record<Automation, StepLevel>> = {
  auto: "alone",
  click: "offered",
  keeper: "offered",
  never: "hand",
};

/** The options that say how much of a step of the rules is done by itself. */
export function stepsAmong(options: readonly Option[]): readonly Option[] {
  return options.filter(({ definition }) => definition.step);
}

/** The levels that a step knows, least first. */
export function levelsOf({ definition: { step = {} } }: Option): readonly StepLevel[] {
  return STEP_LEVELS.filter((level) => step[level] !== undefined);
}

/** The level that a step stands at. */
export function levelOf(option: Option): StepLevel | undefined {
  const { step = {} } = option.definition;
  return levelsOf(option).find((level) => step[level] === valueOf(option));
}

/** What a step says at a level; at the nearest one that it knows, where it does not know this: of two, the one that does more. */
export function valueAt(option: Option, level: StepLevel): Value {
  const known = levelsOf(option);
  const wanted = STEP_LEVELS.indexOf(level);
  const far = (one: StepLevel): number => Math.abs(STEP_LEVELS.indexOf(one) - wanted);
  const nearest = known.toReversed().toSorted((one, other) => far(one) - far(other))[0];
  return (nearest && option.definition.step?.[nearest]) ?? option.initial;
}

/** The stop that the dial stands at. */
export function stopOf(options: readonly Option[]): Automation {
  const dial = options.find(({ key }) => key === DIAL);
  return AUTOMATION.find((stop) => dial && stop === valueOf(dial)) ?? "keeper";
}

/** Whether a step stands elsewhere than the dial has it. */
export function isApart(option: Option, stop: Automation): boolean {
  return valueOf(option) !== valueAt(option, LEVEL_AT[stop]);
}

/** What turning the dial changes: itself, and the steps that stood as it did. Those set apart stay. */
export function turned(options: readonly Option[], to: Automation): readonly Change[] {
  const from = stopOf(options);
  const along = stepsAmong(options).filter((option) => !isApart(option, from));
  return [...dialAt(options, to), ...along.map((option) => ({ option, to: valueAt(option, LEVEL_AT[to]) }))];
}

/** The dial at a stop, and every step with it. */
export function allAt(options: readonly Option[], stop: Automation): readonly Change[] {
  const steps = stepsAmong(options).map((option) => ({ option, to: valueAt(option, LEVEL_AT[stop]) }));
  return [...dialAt(options, stop), ...steps];
}

function dialAt(options: readonly Option[], to: Automation): readonly Change[] {
  return options.flatMap((option) => (option.key === DIAL ? [{ option, to }] : []));
}

/** Puts a step where the dial has it. */
export function backToDial(option: Option, options: readonly Option[]): Change {
  return { option, to: valueAt(option, LEVEL_AT[stopOf(options)]) };
}
