import type { Text } from "../../../core/text/text.js";
import { figuresOf } from "../data/reading.js";
import { stateLabel } from "../data/actors/state-labels.js";

/** SE-54 — how somebody looks: by the worst of their circles, without how many there are. */
export const looksOf = (target: Actor): Text => ({ key: stateLabel(figuresOf(target).state) });
