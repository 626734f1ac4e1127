import type { Odds, OddsRow } from "../../../core/play/contract/odds.js";
import type { Situation } from "../../../core/play/contract/situation.js";
import { decimal, percentage } from "../../../core/text/i18n.js";
import type { Text } from "../../../core/text/text.js";
import { harmOdds, volleyOdds, type HarmOdds, type Mark, type ShotTest, type VolleyOdds } from "../odds/attack.js";
import { signed } from "../rules/arms/notation.js";
import { bulletsOf } from "../rules/arms/notation.js";
import { DEATH_HP } from "../rules/body/wounds.js";
import { fight } from "./fields.js";
import { bodyOf } from "./reading.js";
import { damageDice, reachFor } from "./shots.js";
import { strikeOf, type Strike } from "./strike.js";

/** DD-128…DD-151 — exact odds of every bullet, and of what they leave of the target. */
export function oddsOf(situation: Situation, bonus: number): Odds | null {
  const { target } = situation;
  const strike = strikeOf(situation);
  if (!target || !strike) return null;
  const tests = strike.outOfRange ? [] : testsOf(strike, bonus);
  const volley = volleyOdds(tests, strike.action);
  const harm = harmOf(strike, tests, target);
  return {
    title: fight(tests.length > 1 ? "odds.anyHit" : "odds.hit"),
    chance: volley.any,
    note: tests.length > 1 ? fight("odds.expected", { hits: decimal(volley.expectedHits) }) : null,
    rows: [...bulletRows(strike, volley), ...harmRows(harm, volley, strike)],
  };
}

/** DD-128, DD-130 — the tests of the bullets, in their order. */
function testsOf(strike: Strike, bonus: number): readonly ShotTest[] {
  const { defence, onceHit, criticalMin, criticalMultiplier, natural20Succeeds } = strike;
  return bulletsOf(strike.groups).map(({ modifier }) => ({
    ...{ modifier, situational: bonus, defence, onceHit },
    ...{ criticalMin, criticalMultiplier, natural20Succeeds },
  }));
}

/** DD-91…DD-102, DD-168 — what the whole attack leaves of its target; `null` without damage of its own. */
function harmOf(strike: Strike, tests: readonly ShotTest[], target: Actor): HarmOdds | null {
  const dice = damageDice(strike, reachFor(strike));
  if (!dice) return null;
  const shelter = { vest: strike.vestThrown ? strike.vest : null, skin: strike.skin };
  return harmOdds(tests, strike.action, dice, shelter, markOf(target, strike));
}

function markOf(target: Actor, { type }: Strike): Mark {
  const body = bodyOf(target);
  if (type === "hp") return { points: body.hp, fallsAt: 0, diesAt: body.below ? DEATH_HP : 0, shocks: body.shocks };
  // DD-102 — whoever took more blows than they have points faints.
  const left = body.ignoresTemporary ? Number.MAX_SAFE_INTEGER / 8 : body.hp - body.temporary;
  return { points: left, fallsAt: -1, diesAt: null, shocks: false };
}

/** DD-131 — a row for each bullet: the chance that it hits, should it be fired. */
function bulletRows(strike: Strike, { bullets }: VolleyOdds): readonly OddsRow[] {
  const all = bulletsOf(strike.groups);
  return bullets.flatMap(({ hit, critical, fired }, index): readonly OddsRow[] => {
    const modifier = signed(all[index]?.modifier ?? 0).replace("-", "−");
    const data = { bullet: index + 1, modifier, critical: percentage(critical * fired, 0) };
    const label: Text = bullets.length > 1 ? fight("odds.bullet", data) : fight("odds.shot", data);
    return [{ id: `bullet-${index + 1}`, label, tone: "accent", probability: hit * fired }];
  });
}

function harmRows(harm: HarmOdds | null, { jam }: VolleyOdds, { type, action }: Strike): readonly OddsRow[] {
  const row = (id: string, tone: string, probability: number): OddsRow => ({
    ...{ id, tone, probability },
    label: fight(`odds.${id}`),
  });
  const jams = action === "semiAuto" || action === "auto" ? [row("jam", "mute", jam)] : [];
  if (!harm) return jams;
  const falls = row(type === "hp" ? "falls" : "faints", "sev-2", harm.falls);
  return [
    ...(harm.shock > 0 ? [row("shock", "sev-1", harm.shock)] : []),
    falls,
    ...(harm.dies > 0 && harm.dies < harm.falls ? [row("dies", "sev-4", harm.dies)] : []),
    ...jams,
  ];
}
