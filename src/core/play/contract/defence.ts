import type { DeedChoices, DeedField } from "./deed.js";
import type { Text } from "../../text/key.js";
import type { CardFact } from "./card-parts.js";
import type { Dice, RollSpec } from "./dice.js";
import type { Explained, Facts, Line, Modifier } from "./modifiers.js";
import type { Odds } from "./odds.js";
import type { ShownDie } from "./shown-dice.js";
import type { Choices } from "./situation.js";

/** A blow before its target has answered: its dice, and the documents as they are. */
export interface Struck {
  /** `null` when the attacker was deleted meanwhile. */
  readonly attacker: Actor | null;
  readonly weapon: Item | null;
  readonly target: Actor;
  /** Distance in metres, as the attacker gave it; `null` when nobody knows it. */
  readonly metres: number | null;
  /** Choices of the attack for this target. */
  readonly choices: Choices;
  readonly dice: Dice;
  /** What {@link AttackProcedure.keeps} returned when the blow was judged; absent before. */
  readonly kept?: Facts;
  /** Lines of the attack that are on, and their sum. */
  readonly lines: readonly Line[];
  readonly bonus: number;
}

/** A target's answer to a blow: its choices, or its refusal to defend itself. */
export interface DefenceSituation {
  readonly blow: Struck;
  /** Choices of the window, by id of the field; a refusal has none. */
  readonly choices: DeedChoices;
  readonly refused: boolean;
}

/** A fact of a blow, for the user who answers it. */
export interface BlowFact extends CardFact {
  /** Set for the number that an answer has to beat: it is drawn large. */
  readonly leads?: true;
}

/** One way to answer a blow, with a button of its own: the choices it makes; the others stay as the window has them. */
export interface Reply {
  readonly id: string;
  readonly label: Text;
  /** Classes of its icon, e.g. "fa-solid fa-person-running". */
  readonly icon: string;
  /** `fits`; `odd`: made for another purpose, so folded away, never proposed; `still`: no defence at all. */
  readonly kind: "fits" | "odd" | "still";
  /** Choices it makes: their fields are not asked for. */
  readonly choices: DeedChoices;
  readonly refused: boolean;
  /** Id of the line that bears its name, which is not repeated; absent: all lines are shown. */
  readonly namedAfter?: string;
  /** Remark worth knowing before it is chosen, besides its dice. */
  readonly note?: Text;
  /** Reason why it cannot be given now; its button stays, disabled. Absent: it can. */
  readonly barred?: Text;
}

/** An answer as it counts: what the outcome of a blow depends on besides the attack. */
export interface Defence {
  readonly refused: boolean;
  readonly choices: DeedChoices;
  /** Lines that are on, and their sum. */
  readonly lines: readonly Line[];
  readonly bonus: number;
  readonly dice: Dice;
  /** What {@link DefenceProcedure.keeps} returned when the answer was judged; absent before. */
  readonly kept?: Facts;
}

/** What the card shows of an answer. Dice and total have an audience, like a {@link CardFact}. */
export interface DefenceView {
  /** The defence in a word or two, e.g. "dodges". */
  readonly word: Text;
  /** Set when nothing was done: the answer cannot have failed. */
  readonly idle?: boolean;
  readonly dice: readonly ShownDie[];
  /** `null` where no roll has a total. */
  readonly total: number | null;
  readonly audience: CardFact["audience"];
  /** Readers of the total, where it would reveal more than the dice do. */
  readonly totalAudience?: CardFact["audience"];
  readonly facts: readonly CardFact[];
  /** Dice thrown along with the answer, in words, e.g. the damage of the blow. */
  readonly alsoThrown?: Text | null;
}

/** Members that every ruleset gives for its defences; `defence()` has defaults for the others. */
export interface DefenceEssentials {
  /** Tells whether a blow asks its target for an answer. If not, its outcome is computed at once. */
  asks(blow: Struck): boolean;
  /**
   * Returns the ways to answer, the best first, doing nothing last; at least one is not barred.
   * @param situation with the values of the fields
   */
  replies(situation: Omit<DefenceSituation, "refused">): readonly Reply[];
  explain(modifier: Modifier): Explained;
  /** Returns all rolls of the answer, e.g. a parry and the dice of an armour; may be empty. */
  rolls(situation: DefenceSituation, lines: readonly Line[]): readonly RollSpec[];
  /** Returns exact odds that the answer turns the blow aside; `null` where this reader may know nothing. */
  odds(situation: DefenceSituation, bonus: number): Odds | null;
  view(defence: Defence, target: Actor | null): DefenceView;
}

/**
 * A target's answer to a blow. The arbiter asks once the attack counts; the target's owner answers in a message of
 * their own, or a keeper does for them; the first valid answer counts, and the outcome is computed with it. Refusing is
 * an answer and may call for rolls too, e.g. an armour that protects all the same.
 *
 * What an answer costs belongs to the changes of the outcome: they are on the same actor, and undone together. Default:
 * no facts, no fields, nothing stored, dice for everybody, and no time limit.
 */
export interface DefenceProcedure extends DefenceEssentials {
  /** Returns the name of what is asked of the target, e.g. "Resist"; `null`: to defend themselves. */
  name(blow: Struck): Text | null;
  /** Returns what the answering user may read of the blow; the card shows the rest once it is answered. */
  facts(blow: Struck): readonly BlowFact[];
  /** Returns further fields of an answer, with initial values that make a good answer. */
  fields(situation: DefenceSituation): readonly DeedField[];
  /** Returns why the blow cannot be answered so; `null` when it can. A refusal always can. */
  obstacle(situation: DefenceSituation): Text | null;
  /** Returns the named numbers of its first roll. */
  modifiers(situation: DefenceSituation): readonly Modifier[];
  /** Set for dice that have to stay low, where an added number harms the roller. */
  readonly rollsUnder?: true;
  /** True when a target's last choice is the default of its next answer. False: the first reply is. */
  readonly remembers: boolean;
  /**
   * Returns the numbers of the target's side that the answer depends on, e.g. a score. They are stored when it is
   * judged, so that a blow decided anew later meets the same defence.
   */
  keeps(situation: DefenceSituation): Facts;
  /** Tells whether the target's dice are hidden from other players; asked on the roller's client. */
  secret(target: Actor): boolean;
  /** Tells whether targets answer before anybody reads the result of an attack. */
  blind(): boolean;
  /** Returns the seconds after which the keeper is asked too, besides the target's owner; 0: never. */
  patience(): number;
  /** Tells whether a target who stays silent for so long does nothing against the blow. If not, the keeper is asked. */
  silent(): boolean;
}
