import { metresFromPoint } from "../../../../core/world/distance.js";
import { readPoint } from "../../../../core/world/point-aimed-at.js";
import { ownTokenOf } from "../../../../core/world/world.js";
import { decimal } from "../../../../core/text/i18n.js";
import type { Choices, Situation, WindowChoice } from "../../../../core/play/contract/situation.js";
import type { Text } from "../../../../core/text/text.js";
import { CHOICE } from "../chosen.js";
import { circumstanceChoices } from "../circumstances.js";
import { fight, listChoice } from "../fields.js";
import { modeOptions } from "../mode-options.js";
import { reachOf } from "../strike.js";
import { area } from "./fields.js";
import { areaWayOf, POINT, WIDEST, ZONE, zoneIn } from "./ways.js";

/** What may be said of an attack at a zone besides how it is made: nobody in it is aimed at. */
const KEPT: readonly string[] = [CHOICE.increment, CHOICE.defensive, CHOICE.vehicle, CHOICE.unfamiliar];

/** DD-146, DD-147 — what it asks of an attack at a zone: which burst, how wide. */
export function areaChoices(situation: Situation): readonly WindowChoice[] {
  const { weapon, choices } = situation;
  const way = areaWayOf(weapon, choices);
  const others = circumstanceChoices(situation).filter(({ id }) => KEPT.includes(id));
  const points = pointChoices(situation);
  return way?.kind === "burst"
    ? [modeChoice(weapon, way.id), zoneChoice(choices), ...points, ...others]
    : [...points, ...others];
}

/** DD-147, DD-182 — a point of the scene in place of somebody, for whoever stands on it. */
function pointChoices({ attacker, choices }: Situation): readonly WindowChoice[] {
  const token = ownTokenOf(attacker);
  if (!token) return [];
  const said = choices[POINT] ?? "";
  const at = readPoint(said);
  const metres = at && metresFromPoint(at, token);
  const shown = metres === null ? area("point.chosen") : area("point.at", { metres: decimal(metres) });
  const choice = { id: POINT, key: "p", label: area("point.label"), hint: area("point.hint") };
  return [{ ...choice, kind: "point", options: [], value: at ? said : "", ...(at && { shown }) }];
}

function modeChoice(weapon: Item, chosen: string): WindowChoice {
  return { ...listChoice(CHOICE.mode, chosen, modeOptions(weapon), { hint: fight("hint.mode") }), key: "m" };
}

function zoneChoice(choices: Choices): WindowChoice {
  const zone = zoneIn(choices);
  return {
    ...{ id: ZONE, key: "z", label: area("zone"), hint: area("zoneHint"), kind: "number", options: [], max: WIDEST },
    ...{ value: `${zone}`, shown: zone === 0 ? area("zoneAimed") : area("metres", { metres: zone }) },
  };
}

/** DD-142, DD-149 — why somebody cannot be reached so, or the weapon cannot fire; `null` when it can. */
export function areaHindrance({ weapon, metres, choices }: Situation): Text | null {
  const { increments, automaticFailure } = reachOf(weapon, metres, choices);
  return automaticFailure ? area("outOfRange", { increments }) : null;
}

/** DD-149, D-36 — bullets of a burst, or the one explosive. */
export function areaRounds(weapon: Item, choices: Choices): number {
  const way = areaWayOf(weapon, choices);
  return way?.kind === "burst" ? way.rounds : 1;
}
