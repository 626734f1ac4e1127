import { createMessage } from "../../foundry/write.js";
import { flagOf } from "../../foundry/flags.js";
import { json } from "../../shape/shape.js";
import type { GardienRoll } from "../../dice/gardien-roll.js";
import { keepsNumbers } from "../../play/log/may-know.js";
import { evaluate } from "../../play/roll/roll.js";
import { diceMessage, type DiceTold } from "./dice-told.js";
import { isHidden } from "../order/hidden.js";
import type { RoundDice, RoundRule, CombatantDice } from "../state/round-rule.js";
import { diceOf, type RoundState } from "../state/round-state.js";
import { fightersIn, type Fighter } from "../state/rule-of.js";

/** Equal dice are thrown again at most so often: whoever is still equal then goes by chance of their ids. */
const MOST_TIMES = 20;

/** A die that was thrown for somebody's place. */
export interface InitiativeRoll {
  readonly fighter: Fighter;
  readonly roll: foundry.dice.Roll;
}

/** Throws all dice that places of a round depend on; answers everybody's dice, and adds what fell now to `thrown`. */
export async function throwDue(
  combat: Combat,
  rule: RoundRule,
  state: RoundState,
  thrown: InitiativeRoll[],
): Promise<RoundState["dice"]> {
  const fighters = fightersIn(combat);
  const now = { combatId: combat.id ?? "", round: combat.round };
  const dice = new Map(fighters.map(({ id }) => [id, diceOf(state, id)]));
  for (let times = 0; times < MOST_TIMES; times++) {
    const all = fighters.map(({ id, actor }): CombatantDice => ({ id, actor, dice: dice.get(id) ?? {} }));
    const due = rule.due(all, now, state.slowestFirst);
    if (due.length === 0) break;
    for (const { id, as, formula, rolled } of due) {
      const fighter = fighters.find((one) => one.id === id);
      const options = { ...rolled?.options, flavor: fighter?.combatant.name ?? "" }; // whose dice they are
      const roll = await evaluate({ roll: Roll.name, ...rolled, formula, options });
      dice.set(id, withDie(dice.get(id) ?? {}, as, roll.total ?? 0));
      if (fighter) thrown.push({ fighter, roll });
    }
  }
  return [...dice].filter(([, one]) => Object.keys(one).length > 0).map(([id, one]) => ({ id, dice: one }));
}

function withDie(dice: RoundDice, as: string, value: number): RoundDice {
  return { ...dice, [as]: [...(dice[as] ?? []), value] };
}

/** Tells the table which dice its order was found with, in that order; keepers alone read of those in hiding, or whose numbers they keep. */
export async function tellThrown(combat: Combat, rule: RoundRule, thrown: readonly InitiativeRoll[]): Promise<void> {
  const title = rule.diceTitle?.(combat.round) ?? { key: "GARDIEN.ROUND.dice", data: { round: combat.round } };
  const keepers = game.users.filter((user) => user.isGM).flatMap(({ id }) => id ?? []);
  const placeOf = ({ fighter }: InitiativeRoll) => combat.turns.findIndex(({ id }) => id === fighter.id);
  const check = flagOf(combat, "check", json);
  const ordered = [...thrown].sort((one, other) => placeOf(one) - placeOf(other));
  const isKept = ({ combatant, actor }: Fighter) => isHidden(combatant) || keepsNumbers(actor);
  for (const hidden of [false, true]) {
    const told = ordered.filter(({ fighter }) => isKept(fighter) === hidden);
    if (told.length === 0) continue;
    await createMessage({
      ...diceMessage({ title, dice: toldOf(told) }, check),
      rolls: told.map(({ roll }) => roll),
      whisper: hidden ? keepers : [],
    });
  }
}

function totalInBook(roll: foundry.dice.Roll & Partial<Pick<GardienRoll, "inBook">>): number {
  const { total = 0 } = roll;
  return roll.inBook?.(total) ?? total;
}

/** What fell for each of those for whom dice were thrown. */
function toldOf(thrown: readonly InitiativeRoll[]): DiceTold["dice"] {
  const fighters = [...new Set(thrown.map(({ fighter }) => fighter))];
  return fighters.map((fighter) => ({
    name: fighter.combatant.name ?? "",
    totals: thrown.filter((one) => one.fighter === fighter).map(({ roll }) => totalInBook(roll)),
  }));
}
