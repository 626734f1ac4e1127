import { signed } from "../../../../core/text/i18n.js";
import type { BodyState } from "../../rules/body/wounds.js";
import type { BruiseState } from "../../rules/body/bruises.js";
import type { Chip } from "./chips.js";

/** DD-92, DD-94…DD-96, DD-102 — how a body fares. */
export interface Fares {
  readonly state: BodyState;
  /** DD-92 — 0, −3 or −6. */
  readonly penalty: number;
  readonly bruised: BruiseState;
}

const WORST: Readonly<Record<BodyState, Chip["tone"]>> = {
  able: "good",
  outOfAction: "bad",
  stabilised: "bad",
  dying: "bad",
  dead: "bad",
};
/** DD-92 — the penalty of a quarter of the points. */
const QUARTER = -6;

/** DD-92, DD-94…DD-96, DD-102 — how a body fares, in words. */
export function bodyChips({ state, penalty, bruised }: Fares): readonly Chip[] {
  const chips: Chip[] = [];
  if (state !== "able") chips.push({ tone: WORST[state], text: { key: `GARDIEN.D20D100.SHEET.body.${state}` } });
  else if (penalty < 0) {
    const deep = penalty <= QUARTER;
    const key = `GARDIEN.D20D100.SHEET.body.${deep ? "quarter" : "half"}`;
    chips.push({ tone: deep ? "bad" : "warn", text: { key, data: { n: signed(penalty) } } });
  }
  if (state === "able" && bruised !== "none")
    chips.push({ tone: "warn", text: { key: `GARDIEN.D20D100.SHEET.body.${bruised}` } });
  return chips;
}
