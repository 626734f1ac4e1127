import type { Defence, DefenceSituation, Struck } from "../../../../core/play/contract/defence.js";
import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Facts, Line, Modifier } from "../../../../core/play/contract/modifiers.js";
import { filled } from "../../../../core/deed/form.js";
import { formFields } from "../../../../core/deed/form-fields.js";
import { isOurs } from "../../data/reading.js";
import type { PoolMade, PoolResult } from "../../dice/pool-dice.js";
import { poolSpec } from "../../dice/specs.js";
import { actionsLeft, defenceMade } from "../../rules/fight/round-spending.js";
import { attackResult } from "../attack-roll.js";
import type { Met } from "../damage-roll.js";
import { fight, FIGHT } from "../fields.js";
import { canMeet } from "./incoming.js";
import { resultIn } from "../pool-result.js";
import { roundFought, strikeOf } from "../strike.js";
import { actionsCounted } from "../waiting.js";
import { wayFacts, wayKept, waysAgainst, type OpenWay, type Way } from "../ways.js";

/** Id of the defender's roll. */
export const DEFENCE = "defence";

const field = formFields(FIGHT, isOurs);

/** SE-30 — what is chosen for a defence: a way that is open, and with what. */
export const DEFENCE_FORM = {
  way: field.pick(() => []),
  item: field.pick(() => []),
  /** SE-17 — as an extra defence, though an action is left. */
  extra: field.flag({ hint: fight("hint.extra"), folded: true, asks: true }),
};

type Chosen = Pick<DefenceSituation, "blow" | "choices">;

/** What was chosen. */
function formOf({ blow, choices }: Chosen) {
  return filled(DEFENCE_FORM, { actors: [blow.target], choices });
}

/** SE-30 — the ways that are open against a blow, as it was chosen. */
export function waysFor(chosen: Chosen): readonly OpenWay[] {
  const { blow } = chosen;
  const strike = strikeOf(blow);
  if (!strike || !canMeet(strike, blow.target)) return [];
  const asExtra = formOf(chosen).extra;
  return waysAgainst(strike, blow.target, { asExtra, fought: roundFought(blow.kept) });
}

/** SE-30 — the way that was chosen, the dodge where nothing was; `null` where it is not open, or none is. */
export function wayChosen(chosen: Chosen): OpenWay | null {
  const ways = waysFor(chosen);
  const { way: kind, item } = formOf(chosen);
  if (kind === "") return ways[0] ?? null;
  return ways.find((way) => way.kind === kind && way.item === item) ?? null;
}

/** SE-29…SE-37 — the dice and successes that an answer has more or fewer. */
export function defenceLines(situation: DefenceSituation): readonly Modifier[] {
  return situation.refused ? [] : (wayChosen(situation)?.lines ?? []);
}

/** What of the target's side an answer rests on, and the actions of the round that it leaves them. */
export function defenceKept(situation: DefenceSituation): Facts {
  const way = situation.refused ? null : wayChosen(situation);
  if (!way) return {};
  const { target, kept } = situation.blow;
  const round = actionsCounted(target, roundFought(kept));
  return { ...wayFacts(way), ...(round && { actionsLeft: actionsLeft(defenceMade(round)) }) };
}

/** SE-06, SE-29 — the pool of a defence: all its dice are in its lines. */
export function defencePool({ equipmentDice, specialty, rules }: Way, lines: readonly Line[]): PoolMade {
  return { base: 0, equipmentDice, specialty, lines, rules };
}

/** SE-29 — a defence that was rolled. */
export interface Defended {
  readonly way: Way;
  readonly pool: PoolResult;
}

/** SE-29 — what an answer came to; `null` where nothing was rolled against the blow. */
export function defended(blow: Struck, { refused, choices, lines, dice, kept }: Defence): Defended | null {
  if (refused) return null;
  const way = wayKept(kept) ?? wayChosen({ blow, choices });
  const pool = way && resultIn(dice, DEFENCE, defencePool(way, lines));
  return pool ? { way, pool } : null;
}

/** What a defence means for the margin of a blow and for whether it lands. */
export function asMet({ way, pool }: Defended): Met {
  return { result: pool.result, difficultyBonus: way.difficultyBonus };
}

/** SE-29 — the defence; the damage is for whoever attacked to throw. */
export function defenceRolls(situation: DefenceSituation, lines: readonly Line[]): readonly RollSpec[] {
  const { blow, refused } = situation;
  const way = refused || !strikeOf(blow) || !attackResult(blow) ? null : wayChosen(situation);
  return way ? [poolSpec(DEFENCE, way.kind, defencePool(way, lines), "defender")] : [];
}
