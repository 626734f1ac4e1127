import { asked, askedNumber } from "../../../../core/data/asked.js";
import type { Rows } from "../../rules/body/circles.js";
import { domainTotals, spentOf, type Scores } from "../../rules/character/domains.js";
import { stateOf } from "../../rules/body/state.js";
import {
  CHARACTERISTICS,
  DOMAIN_IDS,
  STATES,
  type Characteristic,
  type Domain,
  type State,
} from "../../rules/vocabulary.js";
import { rowsAfter } from "./care-follows.js";
import { seuilsOptions } from "../options.js";

/** SE-54 — what a death may be confirmed for. */
const DEADLY: readonly State[] = ["mourant", "mort"];

interface Mortal {
  readonly rows: Rows;
  readonly wounds: { readonly surplus: number };
  readonly deathConfirmed: boolean;
}

/** SE-54 — a death that was confirmed falls with the wounds that it was confirmed for; any other is the keeper's to end. */
export function livesAfter(
  { rows, wounds, deathConfirmed }: Mortal,
  change: object,
): Readonly<Record<string, boolean>> {
  if (!deathConfirmed || asked(change, "wounds") === undefined) return {};
  if (asked(change, "deathConfirmed") !== undefined) return {};
  const surplus = askedNumber(change, "wounds.surplus") ?? wounds.surplus;
  const [before, after] = [
    stateOf(rows, wounds.surplus, seuilsOptions()),
    stateOf(rowsAfter(rows, change), surplus, seuilsOptions()),
  ];
  const lasts = !DEADLY.includes(before) || STATES.indexOf(after) >= STATES.indexOf(before);
  return lasts ? {} : { deathConfirmed: false };
}

interface Measured {
  readonly scores: Scores;
  readonly domains: Readonly<Record<Domain, { readonly spent: number }>>;
}

/** SE-78 — no Domaine is spent beyond its total, whichever of the two has changed. */
export function spentAfter({ scores, domains }: Measured, change: object): Readonly<Record<string, number>> {
  const entries = CHARACTERISTICS.map(
    (id) => [id, askedNumber(change, `characteristics.${id}.value`) ?? scores[id]] as const,
  );
  const totals = domainTotals(Object.fromEntries(entries) as Record<Characteristic, number>);
  const told = DOMAIN_IDS.flatMap((id) => {
    const spent = askedNumber(change, `domains.${id}.spent`) ?? domains[id].spent;
    const held = spentOf(spent, totals[id]);
    return held === spent ? [] : [[`domains.${id}.spent`, held] as const];
  });
  return Object.fromEntries(told);
}
