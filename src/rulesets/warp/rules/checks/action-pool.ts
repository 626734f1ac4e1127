import { actionModifiers, type ActionState } from "./action-dice.js";
import { armourHinders, type HinderedRoll } from "../attack/armour.js";
import { baseDice, tangentBonus, type Task } from "./base-dice.js";
import type { PoolModifier } from "./pool.js";
import { scopeModifiers, scopesOf, type Scope, type ScopeDice, type ScopedRoll } from "./scopes.js";
import { CHARM_DICE } from "../powers/spells.js";

/** WP-06, WP-48, WP-49, WP-105 — something tried with dice: a check, an attack, a defence, a resistance. */
export interface Action extends ScopedRoll {
  readonly task: Task;
  /** WP-82 — an attack that armour does not hinder. */
  readonly armourExempt?: boolean;
}

/** What somebody brings to every action. */
export interface Actor {
  /** WP-57 — half the hit points are gone. */
  readonly wounded: boolean;
  /** WP-62 — malus dice of the armour worn. */
  readonly armourMalus: number;
  /** WP-14 — dice that effects add. */
  readonly mods: Readonly<Record<Scope, ScopeDice>>;
  /** WP-75 — scopes that serious wounds hinder. */
  readonly hindered: readonly (Scope | null)[];
  /** WP-129 — a spell is on its tongue. */
  readonly charming?: boolean;
}

/** WP-14 — what is said of one action: dice of the keeper, flaws, experience, other actions of the turn. */
export type Circumstances = Omit<ActionState, "wounded" | "armour">;

/** WP-129 — what a charmed tongue adds. */
const CHARM: PoolModifier = { id: "charm", kind: "bonus", count: CHARM_DICE };

/** WP-06, WP-14 — the dice an action starts from, and every named reason for others. */
export function actionPool(
  action: Action,
  actor: Actor,
  circumstances: Circumstances = {},
): { readonly base: number; readonly modifiers: readonly PoolModifier[] } {
  const { wounded, armourMalus, mods, hindered, charming = false } = actor;
  const armour = armourHinders(hinderedRoll(action)) ? armourMalus : 0;
  return {
    base: baseDice(action.task),
    modifiers: [
      ...tangentBonus(action.task),
      ...actionModifiers({ ...circumstances, wounded, armour }),
      ...scopeModifiers(mods, hindered, scopesOf(action)),
      ...(charming && action.social ? [CHARM] : []),
    ],
  };
}

/** WP-62 — what the armour looks at: attacks unless they are exempt, defences, and whatever asks for agility. */
function hinderedRoll({ kind, agility = false, armourExempt = false }: Action): HinderedRoll {
  if (kind === "attack") return { kind, exempt: armourExempt };
  return kind === "defence" ? { kind } : { kind: "other", agility };
}
