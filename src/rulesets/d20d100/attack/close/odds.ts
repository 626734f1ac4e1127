import type { Odds } from "../../../../core/play/contract/odds.js";
import type { Situation } from "../../../../core/play/contract/situation.js";
import { fight } from "../fields.js";
import { d20d100Options } from "../../data/options.js";
import { meanOver, opposed, opposedChance, UNRESISTED } from "../../rules/checks/opposed.js";
import { resists } from "./bout.js";
import { resistingLines } from "./sides.js";
import { MERCY, wayOf } from "./ways.js";

/** DD-05, DD-137 — how likely somebody gets the better of another. */
export function closeOdds(situation: Situation, bonus: number): Odds | null {
  const { target, choices } = situation;
  const way = wayOf(situation);
  if (!way || !target) return null;
  const title = fight("close.odds.title");
  if (MERCY.includes(way)) return { title, chance: 1, note: fight("close.odds.mercy"), rows: [] };
  const passive = resists(way, target)
    ? resistingLines(way, target, choices).reduce((sum, { value }) => sum + value, 0)
    : null;
  const chance = passive === null ? UNRESISTED : opposedChance(bonus, passive, d20d100Options());
  return {
    ...{ title, chance, note: passive === null ? fight("close.odds.passive") : null },
    rows: [
      { id: "won", label: fight("close.odds.won"), tone: "sev-1", probability: chance },
      { id: "lost", label: fight("close.odds.lost"), tone: "good", probability: 1 - chance },
    ],
  };
}

/** DD-05 — how likely an answer turns aside a total that has fallen already; `null`: whoever is attacked lets it happen. */
export function resistChance(acted: { readonly total: number; readonly modifier: number }, bonus: number | null): Odds {
  const options = d20d100Options();
  const active = { die: acted.total - acted.modifier, modifier: acted.modifier };
  const holds = (die: number) => opposed(active, { die, modifier: bonus ?? 0 }, options).winner === "passive";
  const chance = bonus === null ? 0 : meanOver((die) => (holds(die) ? 1 : 0));
  return { title: fight("close.odds.resist"), chance, note: null, rows: [] };
}
