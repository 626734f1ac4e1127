import type { Rung } from "./rules/difficulty.js";
import type { TraitKind } from "./rules/creation.js";
import type { Scale } from "./rules/scales.js";

/** Ids of the ruleset to the language keys of their names: the only place where the two meet. */
const key = (area: string) => (id: string) => `GARDIEN.WARP.${area}.${id}`;

export const rungLabel: (id: Rung) => string = key("RUNG");
export const scaleLabel: (id: Scale) => string = key("SCALE");
export const traitKindLabel: (id: TraitKind) => string = key("TRAIT_KIND");
