import { write, writeIn } from "../../foundry/write.js";
import { flagOf } from "../../foundry/flags.js";
import { flag, nullable, record, text, whole } from "../../shape/shape.js";
import { arbitrate } from "../../play/arbiter/arbitrate.js";
import { isArbiter } from "../../world/world.js";
import { refuse } from "../../text/errors.js";
import { turned } from "./turns.js";
import { keepTurn } from "../order/keep-turn.js";
import { ACTING, ACTS_IN, actingIn, othersIn, othersOf } from "../order/others.js";
import { PAST, recall, roundsLeft, tellForgotten, type PastRound } from "./past-rounds.js";
import { openingPhase } from "../phases/phase.js";
import { throwDue, tellThrown, type InitiativeRoll } from "./round-dice.js";
import { stampOf } from "../state/fight-of.js";
import type { RoundRule } from "../state/round-rule.js";
import { ROUND } from "../state/phases-in.js";
import { sumUpRounds } from "./rounds-over.js";
import { diceOf, roundState, storedRound, type RoundState } from "../state/round-state.js";
import { serverNow } from "./server-now.js";
import { fightersIn, loadRoundRule } from "../state/rule-of.js";

/** Marks what is written here among the changes of combatants: any other initiative of a keeper's is their own hand. */
export const SETTLED = { gardien: "settled" } as const;

/** Id of the phase that somebody acts in; `null` for nobody, and for those of other rules who have no place yet. */
export function phaseOf(combat: Combat, rule: RoundRule, combatant: Combatant | null | undefined): string | null {
  const fighter = combatant && fightersIn(combat).find((one) => one.combatant === combatant);
  if (fighter) return rule.phaseOf(fighter.actor, stampOf(combat));
  return roundState(combat)?.others.find(({ id }) => id === combatant?.id)?.phase ?? null;
}

/** A round in which nothing has happened yet; one that the keeper steps back to was declared long ago. */
function begun(combat: Combat, rule: RoundRule): RoundState {
  const opening = isSteppedBackTo(combat) ? undefined : openingPhase(rule.phases());
  const stored = storedRound(combat);
  const nothing = { over: [], dice: rule.keepsDice?.() ? (stored?.dice ?? []) : [], moved: [], sealed: [] };
  const others = stored?.others ?? []; // they act where they did
  return { round: combat.round, ...standing(opening?.id ?? ""), slowestFirst: Boolean(opening), others, ...nothing };
}

/** Whether the fight was in a later round when its order was found last. */
function isSteppedBackTo(combat: Combat): boolean {
  return (storedRound(combat)?.round ?? 0) > combat.round;
}

/** A round that is remembered, as it was left. */
function resumed({ state }: PastRound): RoundState {
  return { ...state, ...standing(state.stand) };
}

function standing(stand: string): Pick<RoundState, "stand" | "since"> {
  return { stand, since: serverNow() };
}

/**
 * Brings the order of a fight up to what is declared, thrown and suffered: dice that are due, everybody's number, and at
 * the start of a round the phase in which it stands still. The arbiter's alone.
 */
export function settle(combat: Combat, change: Change = (state) => state): Promise<void> {
  return arbitrate([combat.uuid], async () => {
    const rule = await loadRoundRule(combat);
    await turned(combat); // what is declared for a round must not end with the one before
    if (!rule || !goesOn(combat) || !isArbiter()) return;
    await settleNow(combat, rule, change);
  });
}

/** Tells whether a fight is still on: it may end in any moment that something is waited for. */
function goesOn(combat: Combat): boolean {
  return combat.started && game.combats.has(combat.id ?? "");
}

type Change = (state: RoundState, rule: RoundRule) => RoundState;

async function settleNow(combat: Combat, rule: RoundRule, change: Change): Promise<void> {
  const before = roundState(combat);
  if (!before) await sumUpRounds(combat);
  const past = before ? null : roundsLeft(combat, rule);
  const known = past?.find((one) => one.state.round === combat.round);
  const back = !before && isSteppedBackTo(combat);
  if (known) await recall(combat, known);
  else if (back) tellForgotten(combat);
  const state = inForce(change(before ?? (known ? resumed(known) : begun(combat, rule)), rule), rule);
  const thrown: InitiativeRoll[] = [];
  const dice = await throwDue(combat, rule, state, thrown);
  if (!goesOn(combat)) return;
  const found = { sealed: sealedIn(combat, rule, state), others: othersIn(combat, rule, state) };
  const after: RoundState = { ...state, dice, ...found };
  // Nobody has the turn while the order is found anew at the start of a round or of its acts.
  const beginsAnew = before?.slowestFirst !== after.slowestFirst;
  const flags = { gardien: { [ROUND]: after, ...(past && { [PAST]: past }) } };
  if (JSON.stringify(before) !== JSON.stringify(after))
    await keepTurn(combat, () => write(combat, { flags, ...(beginsAnew && { turn: null }) }));
  if (!goesOn(combat)) return;
  await keepTurn(combat, () => place(combat, rule, after));
  if (!goesOn(combat)) return;
  if (beginsAnew && !after.slowestFirst && combat.turns.length > 0) await giveTurn(combat, back);
  if (thrown.length > 0) await tellThrown(combat, rule, thrown);
}

/** A round, and what people do in it, begin with the first; a round that the keeper steps back to has come to its last. */
async function giveTurn(combat: Combat, back: boolean): Promise<void> {
  // Nobody's turn ends with it, nor begins, that has not done so before.
  if (back) await write(combat, { turn: combat.turns.length - 1 }, { turnEvents: false });
  else await write(combat, { turn: nextAfter(combat, -1) ?? 0 });
}

/** A phase that the table no longer plays holds nobody up. */
function inForce(state: RoundState, rule: RoundRule): RoundState {
  if (state.stand === "" || rule.phases().some(({ id }) => id === state.stand)) return state;
  return { ...state, stand: "", slowestFirst: false };
}

/** Writes the numbers that differ, all at once. */
async function place(combat: Combat, rule: RoundRule, state: RoundState): Promise<void> {
  const moved = new Map(state.moved.map(({ id, initiative }) => [id, initiative]));
  const updates = fightersIn(combat).flatMap(({ id, combatant, actor }) => {
    const found = rule.place(actor, diceOf(state, id), stampOf(combat), state.slowestFirst);
    const initiative = moved.get(id) ?? found;
    return combatant.initiative === initiative ? [] : [{ _id: id, initiative }];
  });
  if (updates.length > 0) await writeIn(combat, "Combatant", updates, { ...SETTLED, turnEvents: false });
}

/** The first turn after one who is not out of the fight, where the table passes those over; `null`: nobody is left. */
export function nextAfter(combat: Combat, turn: number): number | null {
  const { skipDefeated } = (combat as unknown as { settings: { skipDefeated?: boolean } }).settings;
  const next = combat.turns.findIndex((one, at) => at > turn && !(skipDefeated && one.isDefeated));
  return next < 0 ? null : next;
}

/** The flag of a combatant whose player is done and cannot lead the fight on themselves: the round and turn they end. */
export const DONE = "done";
const TURN = record({ round: nullable(whole), turn: nullable(whole) });

/** The flag of a fight in which a keeper who is not the arbiter asks for another phase. */
export const ASKED = "askedPhase";
const ASKED_PHASE = record({ round: whole, phase: text, slowestFirst: flag });

/** What was declared by those who are bound to it: everybody once declarations are over, where there are any. */
function sealedIn(combat: Combat, rule: RoundRule, { slowestFirst, sealed }: RoundState): RoundState["sealed"] {
  if (slowestFirst || !openingPhase(rule.phases())) return [];
  return fightersIn(combat).map(
    ({ id, actor }) =>
      sealed.find((one) => one.id === id) ?? { id, said: JSON.stringify(rule.seal(actor, stampOf(combat))) },
  );
}

/** A sheet was written: what a keeper writes counts, what others say once declarations are over is put back. */
export async function heedActor(actor: Actor, user: string): Promise<void> {
  const bound: string[] = [];
  for (const combat of game.combats) {
    const own = fightersIn(combat).filter((fighter) => fighter.actor === actor);
    if (own.length === 0) continue;
    const ids = own.map(({ id }) => id);
    const byKeeper = game.users.get(user)?.isGM === true;
    await settle(combat, (state, rule) => {
      const kept = state.sealed.filter(({ id }) => !(byKeeper && ids.includes(id)));
      const now = JSON.stringify(rule.seal(actor, stampOf(combat)));
      bound.push(...kept.filter(({ id, said }) => ids.includes(id) && said !== now).map(({ said }) => said));
      return { ...state, sealed: kept };
    });
  }
  const [said] = bound;
  if (said !== undefined) await write(actor, { system: JSON.parse(said) as object });
}

/** The fight stands still in a phase, or goes on from it (empty). For keepers' clients. */
export async function stand(combat: Combat, phase: string, slowestFirst: boolean): Promise<void> {
  if (!isArbiter()) {
    const asked = { round: combat.round, phase, slowestFirst, at: Date.now() };
    await write(combat, { flags: { gardien: { [ASKED]: asked } } });
    return;
  }
  await settle(combat, (state) => {
    const over = state.stand === "" ? state.over : [...new Set([...state.over, state.stand])];
    return { ...state, ...standing(phase), over: over.filter((id) => id !== phase), slowestFirst };
  });
}

/** Gives those who play in phases their number without a roll; answers the ids of all others. */
export async function placeWithoutRoll(combat: Combat, ids: readonly string[]): Promise<string[]> {
  const rule = await loadRoundRule(combat);
  const theirs = fightersIn(combat).filter(({ id }) => ids.includes(id));
  const others = ids.filter((id) => !theirs.some((one) => one.id === id));
  if (rule && theirs.length > 0 && awaitsDice(combat, rule)) {
    refuse("GARDIEN.ROUND.diceWithRound");
    return others;
  }
  const state = roundState(combat);
  const updates = theirs.flatMap(({ id, combatant, actor }) => {
    const dice = state ? diceOf(state, id) : {};
    const declaring = state?.slowestFirst ?? true;
    return rule && combatant.isOwner
      ? [{ _id: id, initiative: rule.place(actor, dice, stampOf(combat), declaring) }]
      : [];
  });
  if (updates.length > 0) await writeIn(combat, "Combatant", updates, SETTLED);
  return others;
}

/** Whether places are found by dice that fall once the fight has begun. */
function awaitsDice(combat: Combat, rule: RoundRule): boolean {
  const all = fightersIn(combat).map(({ id, actor }) => ({ id, actor, dice: {} }));
  return !combat.started && rule.due(all, stampOf(combat), true).length > 0;
}

/** The keeper puts somebody elsewhere by hand; `null` lets the rules find their place again. */
export function move(combat: Combat, combatant: Combatant, initiative: number | null): Promise<void> {
  const id = combatant.id ?? "";
  return settle(combat, (state) => ({
    ...state,
    moved: [...state.moved.filter((one) => one.id !== id), ...(initiative === null ? [] : [{ id, initiative }])],
  }));
}

/** Does what another keeper asks of the arbiter. */
export async function heed(combat: Combat): Promise<void> {
  const { round, phase, slowestFirst } = flagOf(combat, ASKED, ASKED_PHASE);
  if (round === combat.round) await stand(combat, phase, slowestFirst);
}

/** A change of a combatant, and by whom. */
interface CombatantChange {
  readonly changed: object;
  readonly options: object;
  readonly user: string;
}

/** A keeper's hand on somebody's number holds for the round, a player's does not; a player who is done is led on. */
export async function heedCombatant(combatant: Combatant, { changed, options, user }: CombatantChange): Promise<void> {
  const combat = combatant.parent as Combat;
  const byKeeper = game.users.get(user)?.isGM === true;
  if (foundry.utils.hasProperty(changed, `flags.gardien.${DONE}`)) {
    const { round, turn } = flagOf(combatant, DONE, TURN);
    const theirs = combat.combatant === combatant && round === combat.round && turn === combat.turn;
    if (theirs && roundState(combat)?.stand === "") await combat.nextTurn(); // from where it stands still keepers go on
  } else if (foundry.utils.hasProperty(changed, `flags.gardien.${ACTS_IN}`)) {
    const { phase } = flagOf(combatant, ACTS_IN, ACTING);
    if (byKeeper) await settle(combat, (state) => actingIn(state, combatant.id ?? "", phase));
  } else if ("initiative" in changed) {
    // Whatever a player's client says of it; others have their own number.
    if (!byKeeper || othersOf(combat).includes(combatant)) await settle(combat);
    else if (!("gardien" in options)) await move(combat, combatant, changed.initiative as number | null);
  }
}
