import { t } from "../i18n.js";
import type { RoundDice, RoundRule, Standing } from "./round-rule.js";
import { diceOf, type RoundState } from "./round-state.js";
import { fightersIn, type Fighter } from "./rule-of.js";

/** Equal dice are thrown again at most so often: whoever is still equal then goes by chance of their ids. */
const MOST_TIMES = 20;

/** A die that was thrown for somebody's place. */
export interface Thrown {
  readonly fighter: Fighter;
  readonly roll: foundry.dice.Roll;
}

/** Throws all dice that places of a round depend on; answers everybody's dice, and adds what fell now to `thrown`. */
export async function throwDue(
  combat: Combat,
  rule: RoundRule,
  state: RoundState,
  thrown: Thrown[],
): Promise<RoundState["dice"]> {
  const fighters = fightersIn(combat);
  const now = { combatId: combat.id ?? "", round: combat.round };
  const dice = new Map(fighters.map(({ id }) => [id, diceOf(state, id)]));
  for (let times = 0; times < MOST_TIMES; times++) {
    const all = fighters.map(({ id, actor }): Standing => ({ id, actor, dice: dice.get(id) ?? {} }));
    const due = rule.due(all, now, state.slowestFirst);
    if (due.length === 0) break;
    for (const { id, as, formula } of due) {
      const roll = await new Roll(formula).evaluate();
      dice.set(id, withDie(dice.get(id) ?? {}, as, roll.total ?? 0));
      const fighter = fighters.find((one) => one.id === id);
      if (fighter) thrown.push({ fighter, roll });
    }
  }
  return [...dice].filter(([, one]) => Object.keys(one).length > 0).map(([id, one]) => ({ id, dice: one }));
}

function withDie(dice: RoundDice, as: string, value: number): RoundDice {
  return { ...dice, [as]: [...(dice[as] ?? []), value] };
}

/** Tells the table which dice its order was found with; keepers alone read of those in hiding. */
export async function tellThrown(combat: Combat, thrown: readonly Thrown[]): Promise<void> {
  const keepers = game.users.filter((user) => user.isGM).flatMap(({ id }) => id ?? []);
  for (const hidden of [false, true]) {
    const told = thrown.filter(({ fighter }) => isHidden(fighter) === hidden);
    if (told.length === 0) continue;
    await ChatMessage.create({
      speaker: { alias: t("GARDIEN.ROUND.dice", { round: combat.round }) },
      flavor: wordsOf(told),
      rolls: told.map(({ roll }) => roll),
      whisper: hidden ? keepers : [],
    } as never);
  }
}

function isHidden({ combatant }: Fighter): boolean {
  return combatant.hidden || combatant.token?.hidden === true;
}

/** Who threw what; Foundry reads it as HTML. */
function wordsOf(told: readonly Thrown[]): string {
  const names = [...new Set(told.map(({ fighter }) => fighter))];
  const lines = names.map((fighter) => {
    const dice = told.filter((one) => one.fighter === fighter).map(({ roll }) => roll.total ?? 0);
    return t("GARDIEN.ROUND.thrown", { name: fighter.combatant.name, dice: dice.join(", ") });
  });
  return foundry.utils.escapeHTML(lines.join(" · "));
}
