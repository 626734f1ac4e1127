import { write, writeIn } from "../foundry/write.js";
import { rulesetOf } from "../rulesets.js";
import { compareRanks, compareWays, wayTo, type Fighter } from "../fight/order/order.js";
import { rankOf } from "../fight/order/rank.js";
import { roundsBetween, roundSeconds } from "../fight/rounds/round-time.js";
import { placeOf } from "../fight/order/place.js";
import { byPhases, followPhases, phasesIn } from "../fight/state/phases-in.js";
import { t } from "../text/i18n.js";

type Base = foundry.documents.Combat;
type RollOptions = Parameters<Base["rollInitiative"]>[1];

/** A combatant as the order of a fight sees it. */
interface Ordered extends Fighter {
  readonly combatant: Combatant;
}

/** A fight: its order and its time are those of the rules that are played in it. */
export class GardienCombat extends foundry.documents.Combat {
  /** Seconds between two turns; a round lasts as long as the rules of most fighters say. */
  override getTimeDelta(...args: Parameters<Base["getTimeDelta"]>): number {
    const seconds = roundSeconds([...this.combatants].map(({ actor }) => actor && rulesetOf(actor.type)));
    const delta = super.getTimeDelta(...args);
    if (seconds === null) return delta;
    const [from, , to] = args;
    return delta + (seconds - CONFIG.time.roundTime) * roundsBetween(from, to);
  }

  /** May be called without a fight at hand: what it needs it asks the combatants for. */
  protected override _sortCombatants(a: Combatant, b: Combatant): number {
    const { parent } = a;
    // Foundry's types mean the class that is registered, which is ours.
    const byFoundry = (one: Combatant, other: Combatant) => super._sortCombatants(one as never, other as never);
    const compare = ({ combatant: one }: Ordered, { combatant: other }: Ordered): number =>
      (parent && byPhases(parent, one, other)) || ranked(one, other) || byFoundry(one, other);
    if (!parent) return compare(ordered(a), ordered(b));
    const known = new Map<string, Ordered>();
    const find = (id: string): Ordered | undefined => {
      const found = parent.combatants.get(id);
      if (found && !known.has(id)) known.set(id, ordered(found));
      return known.get(id);
    };
    const way = (one: Combatant) => wayTo(find(one.id ?? "") ?? ordered(one), parent.round, find);
    return compareWays(way(a), way(b), compare);
  }

  protected override _onUpdate(...args: Parameters<Base["_onUpdate"]>): void {
    const [changed] = args;
    const { current } = this;
    // Whoever has waited is back at their own moment; a phase may have its own order.
    if ("round" in changed || "flags" in changed) this.setupTurns();
    // Foundry compares with where the fight stood: the new order must not have said where it stands.
    if ("round" in changed || "turn" in changed) this.current = current;
    super._onUpdate(...args);
    if (phasesIn(this) !== "") followPhases(this);
  }

  override async nextTurn(): Promise<this> {
    return (await this.#standsStill("turn")) ? this : super.nextTurn();
  }

  override async nextRound(): Promise<this> {
    return (await this.#standsStill("round")) ? this : super.nextRound();
  }

  /** Whether a phase in which nobody acts holds the fight up; fetched with the first fight in phases. */
  async #standsStill(before: "turn" | "round"): Promise<boolean> {
    if (!this.started || phasesIn(this) === "") return false;
    return (await import("../fight/rounds/round-steps.js")).standsInTheWay(this, before);
  }

  override async rollInitiative(ids: string | string[], options: RollOptions = {}): Promise<this> {
    const unordered =
      this.round === 1 && phasesIn(this) === "" && this.turns.every(({ initiative }) => initiative === null);
    const { combatant: first } = this;
    await this.#rollFor([ids].flat(), options);
    // A fight that began before anybody had rolled gave the turn to whoever stood first in no order at all; a turn that
    // the keeper gave while the dice were falling stands.
    if (unordered && game.user.isGM && this.turn !== 0 && this.combatant === first) await write(this, { turn: 0 });
    return this;
  }

  async #rollFor(ids: readonly string[], options: RollOptions): Promise<void> {
    const { assignment, toldApart } = await import("../fight/order/initiative.js"); // fetched with the first fight
    const { rolling, groups, given } = assignment(this, await this.#withoutPhases(ids));
    const roll = async (some: readonly Combatant[], how: RollOptions) => {
      for (const part of toldApart(some, how)) await super.rollInitiative(idsOf(part.rolling), part.options);
    };
    await roll(rolling, options);
    const shared = [...given];
    for (const { leader, rolled, others } of groups) {
      if (!rolled) await roll([leader], forAll(options));
      const { initiative } = leader;
      if (initiative !== null) shared.push(...idsOf(others).map((_id) => ({ _id, initiative })));
    }
    if (shared.length > 0) await writeIn(this, "Combatant", shared);
  }

  /** Those who roll; those who play in phases have their place by their rules. */
  async #withoutPhases(ids: readonly string[]): Promise<readonly string[]> {
    if (phasesIn(this) === "") return ids;
    return (await import("../fight/rounds/rounds.js")).placeWithoutRoll(this, ids);
  }
}

/** Who of two with the same initiative goes first. */
function ranked(a: Combatant, b: Combatant): number {
  return a.initiative === null || a.initiative !== b.initiative ? 0 : compareRanks(rankOf(a), rankOf(b));
}

function ordered(combatant: Combatant): Ordered {
  return { combatant, place: placeOf(combatant) };
}

function idsOf(combatants: readonly Combatant[]): string[] {
  return combatants.flatMap(({ id }) => id ?? []);
}

/** The message of a roll that counts for all of the keeper's people says so. */
function forAll(options: RollOptions): RollOptions {
  return { ...options, messageOptions: { flavor: t("GARDIEN.FIGHT.together"), ...options?.messageOptions } };
}
