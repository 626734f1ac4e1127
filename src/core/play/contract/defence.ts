import type { DeedChoices, DeedField } from "./deed.js";
import type { Text } from "../../text/key.js";
import type { CardFact } from "./card-parts.js";
import type { Dice, RollSpec } from "./dice.js";
import type { Explained, Facts, Line, Modifier } from "./modifiers.js";
import type { Odds } from "./odds.js";
import type { ShownDie } from "./shown-dice.js";
import type { Choices } from "./situation.js";

/** A blow as it fell, before its target has answered: what was rolled, and the documents as they are. */
export interface Struck {
  /** `null` when they were deleted meanwhile. */
  readonly attacker: Actor | null;
  readonly weapon: Item | null;
  readonly target: Actor;
  /** Distance in metres, as the attack tells it. */
  readonly metres: number | null;
  /** What was chosen for the attack on this target. */
  readonly choices: Choices;
  readonly dice: Dice;
  /** What the attack's procedure said to keep when it was judged; absent before. */
  readonly kept?: Facts;
  /** The lines of the attack that are on, and their sum. */
  readonly lines: readonly Line[];
  readonly bonus: number;
}

/** How a target answers a blow: what it chooses, or that it does not defend itself. */
export interface DefenceSituation {
  readonly blow: Struck;
  /** What was chosen in the window, by id of the field; a refusal chooses nothing. */
  readonly choices: DeedChoices;
  readonly refused: boolean;
}

/** A fact of a blow, for whoever answers it. */
export interface BlowFact extends CardFact {
  /** The number that an answer is up against: it is drawn large. */
  readonly leads?: true;
}

/** One way of answering a blow, given by one button: what it chooses, the rest being as the window says. */
export interface Reply {
  readonly id: string;
  readonly label: Text;
  /** Classes of its icon, e.g. "fa-solid fa-person-running". */
  readonly icon: string;
  /** `odd`: made for something else, so it is folded away and never proposed; `still`: nothing is done against the blow. */
  readonly kind: "fits" | "odd" | "still";
  /** The fields that it fills in are not asked for. */
  readonly choices: DeedChoices;
  readonly refused: boolean;
  /** Id of the line that it is named after, which is not said twice; absent: all are said. */
  readonly namedAfter?: string;
  /** Worth knowing before it is chosen, besides its dice. */
  readonly note?: Text;
  /** Why it cannot be given now; whoever looks for it finds it all the same. */
  readonly barred?: Text;
}

/** An answer as it counts: what the outcome of the blow is computed from besides the attack. */
export interface Defence {
  readonly refused: boolean;
  readonly choices: DeedChoices;
  /** The lines that are on, and their sum. */
  readonly lines: readonly Line[];
  readonly bonus: number;
  readonly dice: Dice;
  /** What {@link DefenceProcedure.keeps} said when it was judged; absent before. */
  readonly kept?: Facts;
}

/** What the card shows of an answer. Dice and total are for those who may know them, like a {@link CardFact}. */
export interface DefenceView {
  /** What was done, in a word or two, e.g. "dodges". */
  readonly word: Text;
  /** Nothing was done: whatever fell against the blow, nothing was in vain. */
  readonly idle?: boolean;
  readonly dice: readonly ShownDie[];
  /** `null` where nothing was rolled that has a total. */
  readonly total: number | null;
  readonly audience: CardFact["audience"];
  /** Who may know the total, where it would tell what not everybody may know who sees the dice. */
  readonly totalAudience?: CardFact["audience"];
  readonly facts: readonly CardFact[];
  /** What whoever answered threw besides, e.g. the damage of the blow. */
  readonly alsoThrown?: Text | null;
}

/** What every game says of its answers. For the rest `defence()` has defaults: those named in {@link DefenceProcedure}. */
export interface DefenceEssentials {
  /** Whether this blow asks its target for an answer. Where it does not, the outcome is computed at once. */
  asks(blow: Struck): boolean;
  /**
   * The ways of answering, the best first, doing nothing last; one may always be given.
   * @param situation with what was said in the fields
   */
  replies(situation: Omit<DefenceSituation, "refused">): readonly Reply[];
  explain(modifier: Modifier): Explained;
  /** Everything the answer throws, e.g. a parry and the dice of an armour; may be none. */
  rolls(situation: DefenceSituation, lines: readonly Line[]): readonly RollSpec[];
  /** Exact odds that the answer turns the blow aside; `null` where nothing can be said to this reader. */
  odds(situation: DefenceSituation, bonus: number): Odds | null;
  view(defence: Defence, target: Actor | null): DefenceView;
}

/**
 * How the target of a blow answers it. The arbiter asks once the attack counts; whoever plays the target answers in a
 * message of their own, or a keeper does for them; the first answer that adds up counts, and the outcome is computed
 * with it. Refusing is an answer and may call for rolls too, e.g. an armour that protects all the same.
 *
 * What an answer uses up belongs into the changes of the outcome: they are on the same actor, and undone together.
 * Default: nothing more is known, asked or kept, everybody reads its dice, and the target has all the time in the world.
 */
export interface DefenceProcedure extends DefenceEssentials {
  /** What is asked of the target, e.g. "Resist"; `null`: to defend themselves. */
  name(blow: Struck): Text | null;
  /** What whoever answers may read of the blow; the card tells the rest once it is answered. */
  facts(blow: Struck): readonly BlowFact[];
  /** What else may be said of an answer, with values of its own: an answer with none of them changed is a good one. */
  fields(situation: DefenceSituation): readonly DeedField[];
  /** Why it cannot be answered so; `null` when it can. A refusal always can. */
  obstacle(situation: DefenceSituation): Text | null;
  /** The named numbers of its first roll. */
  modifiers(situation: DefenceSituation): readonly Modifier[];
  /** Its dice have to stay low: what adds to them is against whoever answers. */
  readonly rollsUnder?: true;
  /** What was chosen for a target last time is what it does where nobody chooses otherwise; else the first reply. */
  readonly remembers: boolean;
  /**
   * What of the target's side the answer rests on, e.g. a score: kept when it is judged, so that a blow decided anew later
   * was met as it was met.
   */
  keeps(situation: DefenceSituation): Facts;
  /** Whether the dice of this target are kept from the other players; asked by whoever rolls them. */
  secret(target: Actor): boolean;
  /** Whether targets answer before anybody reads what an attack came to. */
  blind(): boolean;
  /** Seconds after which the keeper is asked besides whoever plays the target; 0: never. */
  patience(): number;
  /** Whether a target who says nothing for so long does nothing against the blow; else the keeper is asked. */
  silent(): boolean;
}
