import type { Text } from "../../../../core/text/text.js";
import { outnumbered } from "../../rules/attack/outnumbering.js";
import { extraActionsCost } from "../../rules/checks/action-dice.js";
import {
  favouredAttackers,
  mayDeclareActions,
  mayTurnDesperate,
  MOST_EXTRA_ACTIONS,
} from "../../rules/fight/turn-changes.js";
import type { TurnState } from "../../rules/fight/turn-state.js";

/** WP-39…WP-73 — what somebody has done in this turn, and may still declare. */
export interface TurnView {
  /** WP-39 — actions beyond the first, and what each action of the turn loses by them. */
  readonly extra: number;
  readonly mayDeclareMore: boolean;
  readonly mayDeclareLess: boolean;
  readonly cost: readonly Text[];
  /** WP-73 — `null` where the table plays without. */
  readonly desperate: { readonly on: boolean; readonly may: boolean } | null;
  readonly attacked: boolean;
  /** WP-50 — the names of the traits that served for attacks, and for defences. */
  readonly attack: string;
  readonly defence: string;
  /** WP-68 — whom the bonus die may be left to; empty while nobody is one too many. */
  readonly attackers: readonly Attacker[];
}

interface Attacker {
  readonly id: string;
  readonly name: string;
  readonly favoured: boolean;
}

/** What a turn is read with besides its state. */
export interface TurnSurroundings {
  readonly keeper: boolean;
  /** WP-73 — whether the table plays with desperate defences. */
  readonly desperation: boolean;
  readonly bestCombat: number | null;
  readonly floor: number;
  /** The names of traits and of attackers; empty for those that are gone. */
  traitName(id: string): string;
  attackerName(id: string): string;
}

/** The turn of an actor of the sheet. */
export function turnView(state: TurnState, around: TurnSurroundings): TurnView {
  const { extraActions: extra, attackTraits, defenceTraits, attackers } = state;
  const declares = around.keeper || mayDeclareActions(state);
  const names = (ids: readonly string[]) =>
    ids
      .map((id) => around.traitName(id))
      .filter(Boolean)
      .join(", ");
  return {
    extra,
    mayDeclareMore: declares && extra < MOST_EXTRA_ACTIONS,
    mayDeclareLess: declares && extra > 0,
    cost: costOf(extra),
    desperate: around.desperation ? { on: state.desperate, may: mayTurnDesperate(state) } : null,
    attacked: state.attacked,
    attack: names(attackTraits),
    defence: names(defenceTraits),
    attackers: outnumbered({ ...around, attackers: attackers.length }).favoured > 0 ? favour(state, around) : [],
  };
}

/** WP-39 — the dice that extra actions cost each action of the turn. */
function costOf(extra: number): readonly Text[] {
  const { lost, malus } = extraActionsCost(extra);
  const count = (id: string, count: number): readonly Text[] =>
    count === 0 ? [] : [{ key: `GARDIEN.WARP.TURN.${id}.${count === 1 ? "one" : "other"}`, data: { count } }];
  return [...count("lost", lost), ...count("malus", malus)];
}

function favour(state: TurnState, around: TurnSurroundings): readonly Attacker[] {
  const favoured = favouredAttackers(state, around);
  return state.attackers.flatMap((id) => {
    const name = around.attackerName(id);
    return name === "" ? [] : [{ id, name, favoured: favoured.includes(id) }];
  });
}
