import type { ForcedDeed } from "../../../core/play/contract/forced.js";
import { saveCallLabel } from "../labels.js";
import { figuresOf } from "../data/reading.js";

/** GB-09, D-27 — whoever falls to 0 PF, or loses more where the table asks anew, owes a Fortitude save. */
export const fall: ForcedDeed = {
  deed: "save",
  label: { key: saveCallLabel("fort") },
  isDue: (actor) => figuresOf(actor).state === "pending",
  isForcedBy: (moves) =>
    moves.some(({ path, before, after }) =>
      path === "system.pf.value"
        ? Number(before) > 0 && Number(after) <= 0
        : path === "system.exhaustion.result" && after === "pending",
    ),
};
