import type { Row, State } from "../../rules/vocabulary.js";

/** Language keys of what a fight's list says of somebody: the others are fetched later (labels.ts). */
export const rowLabel = (id: Row): string => `GARDIEN.SEUILS.ROW.${id}`;
export const stateLabel = (id: State): string => `GARDIEN.SEUILS.STATE.${id}`;
