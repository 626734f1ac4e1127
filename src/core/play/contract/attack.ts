import type { Text } from "../../text/key.js";
import type { Facts, Modifier, Explained, Line } from "./modifiers.js";
import type { Choices, Situation, Shot, WindowChoice, Band, Magazine } from "./situation.js";
import type { RollSpec } from "./dice.js";
import type { Outcome, Override, Thrown, Blow, AppliedBlow } from "./outcome.js";
import type { Bystander, Changes, Origin } from "./changes.js";
import type { Odds } from "./odds.js";
import type { Scale } from "./card-parts.js";
import type { OutcomeView, Seal } from "./view.js";
import type { EditField, Answer } from "./decision.js";
import type { ForcedDeed } from "./forced.js";
import type { AttackCall, Blast } from "./call.js";
import type { DefenceProcedure } from "./defence.js";

/** What every game says of its attacks. For the rest `attack()` has defaults: those named in the interfaces below. */
export interface AttackEssentials {
  /** The named numbers of the attack, as the sheets and the choices have them. */
  modifiers(situation: Situation): readonly Modifier[];
  /** Name and explanation of a derived modifier. */
  explain(modifier: Modifier): Explained;
  /** `weapon` is `null` when it was deleted meanwhile. */
  rolls(situation: Shot, lines: readonly Line[]): readonly RollSpec[];
  /**
   * Exact odds; `null` where nothing can be said.
   * @param bonus what the lines that are on add up to
   * @param lines all of them, for dice that they make; absent: those that the situation brings
   */
  odds(situation: Situation, bonus: number, lines?: readonly Line[]): Odds | null;
  /** What the rules make of a blow. */
  outcome(blow: Blow): Outcome;
  /** What an outcome does to its target. */
  changes(outcome: Outcome, target: Actor, origin: Origin): Changes;
  /** What the card shows of an outcome. */
  view(outcome: Outcome): OutcomeView;
}

/** The weapon in hand, before anybody is aimed at or anything chosen. Default: always ready, nothing to load, no matter how far. */
export interface Arm {
  /** Why this weapon cannot be used at all, e.g. a formula that does not parse; `null` when it can. */
  obstacle(weapon: Item): Text | null;
  /** What is done with it, where that is no attack, e.g. "Use": the word of its button, and the title of its window. */
  verb(weapon: Item): Text | null;
  /** Whether the weapon is at hand: what lies in a bag is not offered under the token. */
  ready(weapon: Item): boolean;
  /** Its rounds; `null`: nobody counts them. */
  magazine(weapon: Item): Magazine | null;
  /** What it shoots where that is a thing of its own, and how much is left; `null`: nobody counts it. */
  supply(weapon: Item): Text | null;
  /** The deed that fills the magazine, or makes the weapon ready; `null`: it is full at a click. */
  reload(weapon: Item): Pick<AttackCall, "deed" | "choices" | "label" | "window"> | null;
  /** Whether a weapon whose rounds nobody counts has to be made ready first, e.g. a bow without an arrow on its string. */
  unready(weapon: Item): boolean;
  /** Rounds that so many blows cost together. Default: one each. */
  rounds(weapon: Item, choices: Choices, blows: number): number;
  /**
   * Rounds that were fired once the dice are known, e.g. fewer of them because the weapon has jammed; the others stay in
   * the magazine. Default: all that the attack costs.
   * @param first what was thrown for the first of the blows
   */
  fired(weapon: Item, choices: Choices, blows: number, first: Thrown): number;
  /** Distances to choose from without a scene; empty when distance does not matter. */
  bands(weapon: Item): readonly Band[];
}

/** Whom an attack strikes, and what its attacker should know of them. Default: whom it is aimed at, once each. */
export interface Aim {
  /** Whom a weapon is for where its bearer aims at nobody, e.g. whom they hold; `null`: nobody. */
  aimsAt(weapon: Item, attacker: Actor): Actor | null;
  /** Whether whoever uses it is among those it can be turned on, e.g. a healer. */
  onOneself(weapon: Item): boolean;
  /** How often each target is attacked at one go, e.g. with two claws. */
  repeats(weapon: Item, choices: Choices): number;
  /**
   * Whom an attack hits besides those it is aimed at because they stand in its way; `null`: nobody is ever in the way.
   * @param line everybody in reach from one side to the other, as the attacker sees them; those aimed at are among them
   */
  readonly takesIn:
    | (<One extends { readonly actor: Actor }>(
        weapon: Item,
        choices: Choices,
        line: readonly One[],
        aimedAt: readonly One[],
      ) => readonly One[])
    | null;
  /** Whom an attack that is thrown once for all strikes; `null`: one for each it is aimed at. */
  blast(weapon: Item, choices: Choices): Blast | null;
  /** What may be said of the target to someone who knows its numbers. */
  targetNote(weapon: Item, target: Actor, choices: Choices): Text | null;
  /** What so many metres mean for this weapon, to anybody; `null` where they do not matter. */
  distanceNote(weapon: Item, metres: number, choices: Choices): Text | null;
  /**
   * What the attacker should know of this target before rolling, e.g. that it is out of range.
   * @param blows how many this attack deals out in all; absent: one
   */
  warning(situation: Situation, blows?: number): Text | null;
  /**
   * Why this target cannot be attacked so, e.g. twice in a turn; `null` when it can. An attack sent all the same waits
   * for the keeper.
   * @param blows how many this attack deals out in all
   */
  hindrance(situation: Situation, blows: number): Text | null;
  /**
   * Why the round does not allow an attack, e.g. because no action is left; `null` when it does. Players are refused, a
   * keeper is only told.
   */
  outOfTurn(situation: Situation): Text | null;
}

/** What the window asks. Default: nothing. */
export interface Asking {
  choices(situation: Situation): readonly WindowChoice[];
  /** What the sheets say of the situation by themselves; whoever attacks may choose otherwise. */
  proposals(situation: Omit<Situation, "choices">): Choices;
  /** What is chosen from the start where several are aimed at, e.g. a burst, besides what the sheets propose. */
  atSeveral(weapon: Item, attacker: Actor): Choices;
  /** Ids of the choices in the attacker's favour that no sheet bears out: the keeper is asked. */
  doubts(situation: Situation): readonly string[];
}

/** The dice besides the first roll, and what an outcome rests on. Default: one roll that has to come high, unanswered. */
export interface Throwing {
  /** Its dice have to stay low: what adds to them is against whoever rolls. */
  readonly rollsUnder: boolean;
  /** The most that dice which have to stay low may come to with what is added to them, `null` where nobody knows it. */
  score(shot: Shot): number | null;
  /** What the first roll adds to its die beside the lines. */
  base(situation: Situation): number;
  /** How targets answer; `null`: nobody is asked. */
  readonly defence: DefenceProcedure | null;
  /**
   * What of the attacker's side an outcome rests on, e.g. a score: kept when the attack is judged, so that an outcome
   * decided later comes out as it would have then.
   */
  keeps(situation: Situation): Facts;
  /**
   * The roll that a blow calls for, once its target has answered or by the keeper's word, and that nobody has thrown yet;
   * `null`: none is left. What the attacker throws of it, they throw in a message of their own; once the keeper has
   * decided, the arbiter does.
   */
  owed(blow: Blow): RollSpec | null;
}

/** What an outcome writes besides the changes of its target, and when. Default: nothing, and as the table has chosen. */
export interface Writing {
  /** Whether this outcome, to the target as it is now, waits for the keeper's word even where wounds are written at once. */
  confirm(outcome: Outcome, target: Actor | null): boolean;
  /**
   * Whether this outcome leaves its target no worse, so that what it writes, e.g. the action that a defence cost, waits
   * for nobody's click where wounds do.
   */
  harmless(outcome: Outcome): boolean;
  /**
   * An outcome that has waited, on its target as that is by the time it is written, e.g. where its wounds come to lie.
   * Default: it stays as it was.
   */
  settled(outcome: Outcome, target: Actor): Outcome;
  /** What an outcome does to whoever attacked, e.g. a weapon that breaks; `null` when nothing. Undone with it. */
  recoil(outcome: Outcome, attacker: Actor, weapon: Item | null, origin: Origin): Changes | null;
  /** What an outcome does to others than its target and whoever attacked, e.g. a third one is let go. Undone with it. */
  bystanders(outcome: Outcome, target: Actor): readonly Bystander[];
  /**
   * What the attack itself does to the attacker, e.g. that an aim is used up; `null` when nothing.
   * @param blows how many it deals out
   * @param first what was thrown for the first of them
   */
  aftermath(attacker: Actor, weapon: Item, choices: Choices, blows: number, first: Thrown): Changes | null;
}

/** What the card offers besides applying and undoing. Default: nothing. */
export interface Offers {
  /** Deeds that an attack, by the id of its message, still asks of whoever plays somebody it hit. */
  calls(target: Actor, attack: string, blow: AppliedBlow): readonly AttackCall[];
  /** The same for a blow that writes nothing, e.g. a box that a natural 20 ticks. */
  idleCalls(target: Actor, blow: AppliedBlow): readonly AttackCall[];
  /**
   * Words of the button that attacks once more because of this blow, once nothing of it is left to write; `null`: the rules
   * grant none. A weapon that is not ready is made so first (see {@link Arm.reload}).
   * @param attack id of its message
   */
  oneMore(attacker: Actor, weapon: Item, target: Actor, outcome: Outcome, attack?: string): Text | null;
  /** What is chosen from the start in the attack which that button begins, besides what the sheets propose. */
  chosenNext(outcome: Outcome): Choices;
  /** The weapon of that further attack; `null`: the same once more. */
  oneMoreWith(attacker: Actor, outcome: Outcome): Item | null;
  /** What the keeper may decide otherwise. */
  edit(outcome: Outcome, override: Override, target: Actor): readonly EditField[];
  /** What the keeper may answer with a click where this outcome asks; the suggested answer first. */
  answers(outcome: Outcome): readonly Answer[];
}

/**
 * One way to attack: what is derived, rolled, decided and changed. `core` plays it without knowing a rule. What is asked
 * of a weapon alone, or of the situation before anything is chosen, is asked of the way it goes with no choices.
 */
export interface AttackProcedure extends AttackEssentials, Arm, Aim, Asking, Throwing, Writing, Offers {}

/** What of an act is kept besides its dice. */
export type KeptPart = Partial<Pick<Blow, "kept">> & { readonly outcome?: Outcome | null };

/** All that a ruleset says of attacks. For what may be absent `attacks()` has defaults. */
export interface Attacks {
  /** Its ways to attack by id, the usual one first. Messages keep the id: it never comes to mean another way. */
  readonly ways: Readonly<Record<string, AttackProcedure>>;
  /** The way in which a weapon is used by what was chosen for all targets. Default: the usual one. */
  wayOf(weapon: Item, choices: Choices): string;
  /** The way of an act whose message names none, as of version 0.1, by what was kept of it; `null`: as its weapon is used. */
  wayKept(kept: KeptPart): string | null;
  /** How a target looks, in a word without figures, to someone who does not know its numbers. */
  looks(target: Actor): Text;
  /** Name of a number of the actor that an outcome changes. */
  numberLabel(path: string): Text;
  /** Name of anything else that an outcome changes, for what could not be undone. Default: `null`, its path. */
  valueLabel(path: string): Text | null;
  /** The scale such a number moves on, where a bar says more than the figures. Default: `null`, none. */
  numberScale(path: string, actor: Actor): Scale | null;
  /** What is held back from players at first. Default: `null`, whatever is judged is told. */
  readonly seal: Seal | null;
  /** What an actor has to do because of what a card, of an attack or of a deed, wrote on it; `null`: nothing ever. */
  readonly forces: ForcedDeed | null;
}
