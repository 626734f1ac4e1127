import type { Struck } from "../../../../core/play/contract/defence.js";
import type { Odds, OddsRow } from "../../../../core/play/contract/odds.js";
import { mayKnowNumbers } from "../../../../core/play/log/may-know.js";
import { minimumOf } from "../../rules/body/damage.js";
import type { Battered } from "../../rules/body/hits.js";
import { vestOdds } from "../../odds/vest.js";
import { foundIn } from "../found.js";
import { fight } from "../fields.js";
import { bodyOf } from "../reading.js";
import { damageDice, reachFor } from "../shots.js";

/** How somebody stands after the hits, the best first. */
const ENDS = ["unhurt", "standing", "down", "dying", "dead"] as const;
type End = (typeof ENDS)[number];

const TONES: Readonly<Record<End, string>> = {
  unhurt: "good",
  standing: "accent",
  down: "warn",
  dying: "bad",
  dead: "bad",
};

/** DD-133 — exactly how likely each end is with the die of the vest, or without it. */
export function vestOddsOf(blow: Struck, bare: boolean): Odds | null {
  const found = foundIn(blow);
  if (!found || !mayKnowNumbers(blow.target)) return null;
  const { strike, hits } = found;
  const dice = damageDice(strike, reachFor(strike));
  const minimum = dice && minimumOf(dice);
  const body = bodyOf(blow.target);
  const endsWith = (vest: number | null) =>
    vestOdds(
      body,
      hits.map(({ before, multiplier }) => ({ before, multiplier, minimum })),
      { vest, skin: strike.skin },
      strike.type,
    ).map(({ left, chance }) => ({ end: endOf(left, body), chance }));
  const ends = endsWith(bare ? null : strike.vest);
  const chanceOf = (end: End) => ends.reduce((sum, one) => sum + (one.end === end ? one.chance : 0), 0);
  // Where nothing can bring them down, standing says nothing of the vest: what counts is whether they are wounded.
  const isSafe = endsWith(null).every(({ end }) => end === "unhurt" || end === "standing");
  const rows = ENDS.map((id): OddsRow => ({
    id,
    label: fight(`end.${id}`),
    tone: TONES[id],
    probability: chanceOf(id),
  }));
  return {
    title: fight(isSafe ? "odds.unhurt" : "odds.stands"),
    chance: chanceOf("unhurt") + (isSafe ? 0 : chanceOf("standing")),
    note: null,
    rows: rows.filter(({ probability }) => probability > 0),
  };
}

/** DD-94…DD-102 — how somebody stands. */
function endOf(left: Battered, before: { readonly hp: number; readonly temporary: number }): End {
  if (left.state === "dead") return "dead";
  if (left.state === "dying" || left.state === "stabilised") return "dying";
  if (left.state === "outOfAction" || left.bruises === "unconscious") return "down";
  return left.hp === before.hp && left.temporary === before.temporary ? "unhurt" : "standing";
}
