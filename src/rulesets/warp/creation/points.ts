import type { Desk } from "../../../core/creation/procedure.js";
import type { WarpCharacter } from "../data/actors/character.js";
import { warpOptions } from "../data/options.js";
import type { CreationDice } from "../rules/character/creation.js";
import {
  hitPointDice,
  mayChangeChoice,
  reserveDice,
  rolledHitPoints,
  startingReserve,
  type LinkedTrait,
  type PointsChoice,
} from "../rules/character/starting-points.js";
import type { WarpDraft } from "./draft.js";
import { positiveOf, powersOf, scoreOf } from "./traits.js";

/** WP-29, WP-30 — a trait that hit points are found by; the dice that fell are `null` as long as none did for its score. */
export interface Linked {
  readonly key: string;
  /** Empty where no trait is linked: anybody's two dice. */
  readonly name: string;
  readonly score: number;
  readonly choice: PointsChoice;
  readonly dice: readonly number[] | null;
  /** Dice fell, but for another score. */
  readonly stale: boolean;
}

/** The key of what stands where no trait is linked, and its score: what anybody has. */
const NOBODY = { key: "none", name: "", score: 2 };

/** WP-29, WP-30 — the linked traits, each rolled for or averaged. */
export function linkedTraits(draft: WarpDraft): readonly Linked[] {
  const linked = positiveOf(draft).filter(({ uses, unknown }) => uses.includes("hitPoints") && !unknown);
  const found = linked.map((slot) => ({ key: slot.key, name: slot.name, score: scoreOf(slot) }));
  return (found.length > 0 ? found : [NOBODY]).map((one) => {
    const choice = choiceFor(draft, one.key);
    const thrown = draft.pointDice.find(({ key }) => key === one.key)?.faces ?? null;
    const fits = thrown !== null && thrown.length === hitPointDice(one.score);
    return { ...one, choice, dice: fits ? thrown : null, stale: thrown !== null && !fits };
  });
}

/** WP-30 — the table may have settled it for everybody. */
function choiceFor({ rollFor }: WarpDraft, key: string): PointsChoice {
  const { hpCreation } = warpOptions();
  if (hpCreation === "choice") return rollFor.includes(key) ? "roll" : "average";
  return hpCreation === "rolled" ? "roll" : "average";
}

/** WP-30 — those whose dice are still to fall. */
export function dueDice(draft: WarpDraft): readonly Linked[] {
  return draft.keepPoints ? [] : linkedTraits(draft).filter(({ choice, dice }) => choice === "roll" && dice === null);
}

/** WP-30 — whether average and dice may still be chosen between. */
export function mayChoose(draft: WarpDraft): boolean {
  return warpOptions().hpCreation === "choice" && mayChangeChoice(draft.pointDice.length > 0);
}

/** WP-29…WP-31 — the hit points to come; traits whose dice are still to fall count as averaged. */
export function hitPointsOf(draft: WarpDraft, { actor }: Desk): { readonly max: number; readonly rolled: boolean } {
  const { hp } = actor.system as WarpCharacter;
  if (draft.keepPoints) return { max: hp.max, rolled: hp.method === "rolled" };
  const traits = linkedTraits(draft).map(({ score, choice, dice }): LinkedTrait => {
    return choice === "roll" && dice ? { score, choice, dice } : { score, choice: "average" };
  });
  const rolled = traits.some(({ choice }) => choice === "roll");
  // Fixed hit points are never below 14 (WP-29), which for rolled ones is the table's choice (WD-31).
  return { max: rolledHitPoints(traits, !rolled || warpOptions().hpFloorOnRoll).max, rolled };
}

/** WP-30 — how the dice for hit points stand. */
export function pointDiceState(draft: WarpDraft): CreationDice {
  const due = dueDice(draft);
  if (due.length === 0) return "settled";
  return due.some(({ stale }) => stale) ? "stale" : "due";
}

/** WP-35, WD-68 — dice that the first reserve may be rolled with; 0: there is none. */
export function diceOfReserve(draft: WarpDraft): number {
  return reserveDice(powersOf(draft).length, draft.magician);
}

/** WP-35 — whether the reserve is rolled; the table may have settled it for everybody. */
export function rollsReserve({ rollReserve }: WarpDraft): boolean {
  const { psyCreation } = warpOptions();
  return psyCreation === "choice" ? rollReserve : psyCreation === "rolled";
}

/** WP-35 — how the dice for the reserve stand. */
export function reserveDiceState(draft: WarpDraft): CreationDice {
  const due = diceOfReserve(draft);
  const { length } = draft.reserveFaces;
  if (draft.keepReserve || due === 0 || !rollsReserve(draft) || length === due) return "settled";
  return length === 0 ? "due" : "stale";
}

/** WP-35 — charges of the reserve to come; dice that are still to fall count as three charges. */
export function reserveOf(draft: WarpDraft, { actor }: Desk): number {
  if (draft.keepReserve) return (actor.system as WarpCharacter).psy.max;
  const thrown = rollsReserve(draft) && draft.reserveFaces.length === diceOfReserve(draft);
  return startingReserve(powersOf(draft).length, draft.magician, thrown ? draft.reserveFaces : null);
}
