import type { Odds } from "../../../core/attack/contract/odds.js";
import type { Situation } from "../../../core/attack/contract/situation.js";
import { fight } from "../attack/fields.js";
import { d20d100Options } from "../data/options.js";
import { opposed, type Side } from "../rules/opposed.js";
import { resists } from "./bout.js";
import { resistingLines } from "./sides.js";
import { MERCY, wayOf } from "./ways.js";

const FACES: readonly number[] = Array.from({ length: 20 }, (_, index) => index + 1);
const meanOver = (chance: (face: number) => number): number =>
  FACES.reduce((sum, face) => sum + chance(face), 0) / FACES.length;

/** DD-05 — the exact chance that a side wins an opposed test. */
export function opposedChance(active: number, passive: number | null, side: Side = "active"): number {
  const options = d20d100Options();
  const wins = (die: number, other: number) =>
    opposed({ die, modifier: active }, { die: other, modifier: passive ?? 0 }, options).winner === side;
  if (passive === null) return side === "active" ? meanOver((die) => (die === 1 ? 0 : 1)) : 1 / FACES.length; // DD-02
  return meanOver((die) => meanOver((other) => (wins(die, other) ? 1 : 0)));
}

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
  const chance = opposedChance(bonus, passive);
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
