import type { WindowChoice } from "../../../core/play/contract/situation.js";
import { burstLabel, burstsOf } from "./area/ways.js";
import { armedWays } from "./close/armed-ways.js";
import { fight } from "./fields.js";
import { modeLabel, modesOf } from "./modes.js";

/** DD-127, DD-146, DD-160…DD-163 — all that can be done with a row, whichever of it is chosen: one list, in one order. */
export function modeOptions(weapon: Item): WindowChoice["options"] {
  const modes = modesOf(weapon);
  const armed = modes.length > 0 ? armedWays(weapon) : []; // what fires nothing but bursts is aimed at nobody's head
  return [
    ...modes.map((one) => ({ value: one.id, label: modeLabel(one) })),
    ...burstsOf(weapon).map((burst) => ({ value: burst.id, label: burstLabel(burst) })),
    ...armed.map((value) => ({ value, label: fight(`close.way.${value}`) })),
  ];
}
