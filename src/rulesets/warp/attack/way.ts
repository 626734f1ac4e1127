import type { DefenceSituation, Reply, Struck } from "../../../core/play/contract/defence.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { ItemChange } from "../../../core/play/contract/changes.js";
import type { Facts, Line, Modifier } from "../../../core/play/contract/modifiers.js";
import type { Blow } from "../../../core/play/contract/outcome.js";
import type { Band, Choices, Magazine, Situation, WindowChoice } from "../../../core/play/contract/situation.js";
import type { DeedField } from "../../../core/play/contract/deed.js";
import type { Text } from "../../../core/text/text.js";
import type { PoolRoll } from "../dice/pool-roll.js";
import type { Harm } from "../rules/attack/absorption.js";
import type { AttackState } from "../rules/attack/attack-dice.js";
import type { RollKind } from "../rules/checks/dice-rules.js";
import type { FactorPart } from "../rules/attack/factors.js";
import { closeCombat } from "./close-combat.js";
import { flew } from "./kept.js";
import { fromAfar } from "./ranged/index.js";
import { fliesFrom } from "./ranged/reach.js";

/** What a hit does before armour: the parts of its factor, what armour is up against, range dice that spread it. */
export interface Damage {
  readonly parts: readonly FactorPart[];
  readonly harm: Harm | "taser";
  /** WP-93 — `null` where distance spreads nothing. */
  readonly rangeDice: number | null;
}

/** What an attack leaves of a weapon, and what it counts for in the turn. */
export interface Spent {
  /** WP-89 — shots of the turn. */
  readonly shots: number;
  /** WP-47 — actions of the turn. */
  readonly actions: number;
  readonly items: readonly ItemChange[];
  /** WP-113 — dice of a power that hold for the rest of the turn, and charges paid for them. */
  readonly strike?: number;
  readonly charges?: number;
}

/** How targets defend themselves against one way of attacking. */
export interface Guard {
  /** What whoever answers may read of the blow besides what every blow tells. */
  facts(blow: Struck): readonly CardFact[];
  replies(asked: Omit<DefenceSituation, "refused">): readonly Reply[];
  fields(situation: DefenceSituation): readonly DeedField[];
  obstacle(situation: DefenceSituation): Text | null;
  /** Its dice as lines, the ones it starts from among them; none of a refusal that leaves nothing to roll. */
  modifiers(situation: DefenceSituation): readonly Modifier[];
  /** What is rolled, and which optional rules of the dice hold for it. */
  roll(situation: DefenceSituation): { readonly what: PoolRoll; readonly rules: RollKind };
  /** WP-50 — id of the trait that it uses; `null`: none. */
  trait(situation: Pick<DefenceSituation, "blow" | "choices">): string | null;
}

/** A way of attacking: what close combat, missiles and powers do each in their own manner. */
export interface Way {
  magazine(weapon: Item): Magazine | null;
  rounds(weapon: Item, choices: Choices, blows: number): number;
  bands(weapon: Item): readonly Band[];
  /** Choices of the window besides those that every attack has. */
  choices(situation: Situation): readonly WindowChoice[];
  proposals(situation: Omit<Situation, "choices">): Choices;
  doubts(situation: Situation): readonly string[];
  warning(situation: Situation): Text | null;
  hindrance(situation: Situation, blows: number): Text | null;
  /** WP-89…WP-92, WP-113 — dice of the attack that only this way knows. */
  dice(situation: Situation): AttackState;
  readonly guard: Guard;
  damage(
    blow: Pick<Blow, "target" | "weapon" | "metres" | "choices" | "kept"> & { readonly guard: readonly Line[] },
  ): Damage;
  spent(weapon: Item, choices: Choices, blows: number): Spent;
}

/** The way in which a weapon attacks, as it was chosen; of one that is gone, as far as it was kept. */
export function wayOf(weapon: Item | null, choices: Choices = {}, kept?: Facts): Way {
  return (weapon ? fliesFrom(weapon, choices) : flew(choices, kept)) ? fromAfar : closeCombat;
}
