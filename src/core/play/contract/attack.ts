import type { Text } from "../../text/key.js";
import type { Facts, Modifier, Explained, Line } from "./modifiers.js";
import type { Choices, Situation, Shot, WindowChoice, Band, Magazine } from "./situation.js";
import type { RollSpec } from "./dice.js";
import type { Outcome, Override, RolledBlow, Blow, AppliedBlow } from "./outcome.js";
import type { Bystander, Changes, Origin } from "./changes.js";
import type { Odds } from "./odds.js";
import type { Scale } from "./card-parts.js";
import type { OutcomeView, Seal } from "./view.js";
import type { EditField, Answer } from "./decision.js";
import type { ForcedDeed } from "./forced.js";
import type { AttackCall, Blast } from "./call.js";
import type { DefenceProcedure } from "./defence.js";

/** Members that every ruleset gives for its attacks; `attack()` has defaults for those of the interfaces below. */
export interface AttackEssentials {
  /** Returns the named numbers of the attack, as sheets and choices make them. */
  modifiers(situation: Situation): readonly Modifier[];
  /** Returns name and explanation of a derived modifier. */
  explain(modifier: Modifier): Explained;
  /** Returns the rolls of the attack; `weapon` is `null` when it was deleted meanwhile. */
  rolls(situation: Shot, lines: readonly Line[]): readonly RollSpec[];
  /**
   * Returns exact odds; `null` where nothing can be said.
   * @param bonus sum of the lines that are on
   * @param lines all lines, for the dice that some of them add; absent: those that the situation brings
   */
  odds(situation: Situation, bonus: number, lines?: readonly Line[]): Odds | null;
  /** Computes the outcome of a blow by the rules. Pure: reads the blow and the documents, writes nothing. */
  outcome(blow: Blow): Outcome;
  /** Returns what an outcome changes on its target. */
  changes(outcome: Outcome, target: Actor, origin: Origin): Changes;
  /** Returns what the card shows of an outcome. */
  view(outcome: Outcome): OutcomeView;
}

/** The weapon in hand, before any target or choice. Default: always ready, nothing to load, any distance. */
export interface Arm {
  /** Returns why the weapon cannot be used at all, e.g. a formula that does not parse; `null` when it can. */
  obstacle(weapon: Item): Text | null;
  /** Returns the word of its button and window title where using it is no attack, e.g. "Use"; `null`: it attacks. */
  verb(weapon: Item): Text | null;
  /** Tells whether the weapon is at hand: one that lies in a bag is not offered under the token. */
  ready(weapon: Item): boolean;
  /** Returns its rounds of ammunition; `null`: nobody counts them. */
  magazine(weapon: Item): Magazine | null;
  /** Returns name and quantity of the item it shoots, where that is an item of its own; `null`: nobody counts it. */
  supply(weapon: Item): Text | null;
  /** Returns the deed that fills the magazine or makes the weapon ready; `null`: a click fills it, without a deed. */
  reload(weapon: Item): Pick<AttackCall, "deed" | "choices" | "label" | "window"> | null;
  /** Tells whether a weapon without counted rounds has to be made ready, e.g. a bow without an arrow on its string. */
  unready(weapon: Item): boolean;
  /** Returns the rounds that so many blows cost together. Default: one each. */
  rounds(weapon: Item, choices: Choices, blows: number): number;
  /**
   * Returns the rounds fired once the dice are known, e.g. fewer because the weapon has jammed; the others stay in the
   * magazine. Default: all that the attack costs.
   * @param first the dice and lines of the first blow
   */
  fired(weapon: Item, choices: Choices, blows: number, first: RolledBlow): number;
  /** Returns the distances to choose from without a scene; empty when distance does not matter. */
  bands(weapon: Item): readonly Band[];
}

/** Targets of an attack, and what the attacker should know of them. Default: the user's targets, once each. */
export interface Aim {
  /** Returns the target of a weapon whose bearer has targeted nobody, e.g. the actor they hold; `null`: none. */
  aimsAt(weapon: Item, attacker: Actor): Actor | null;
  /** Tells whether the attacker may be a target too, e.g. a healer. */
  onOneself(weapon: Item): boolean;
  /** Returns how often one attack strikes each target, e.g. with two claws. */
  repeats(weapon: Item, choices: Choices): number;
  /**
   * Returns whom an attack strikes besides its targets because they stand in its way; `null`: nobody is ever in the
   * way.
   * @param line everybody in reach on the line of fire, as the attacker sees them, targets included
   */
  readonly takesIn:
    | (<One extends { readonly actor: Actor }>(
        weapon: Item,
        choices: Choices,
        line: readonly One[],
        aimedAt: readonly One[],
      ) => readonly One[])
    | null;
  /** Returns the area of an attack that is thrown once for all it strikes; `null`: it is thrown for each target. */
  blast(weapon: Item, choices: Choices): Blast | null;
  /** Returns a remark on the target for a user who may know its numbers; `null`: none. */
  targetNote(weapon: Item, target: Actor, choices: Choices): Text | null;
  /** Returns what a distance in metres means for the weapon, for any user; `null` where distance does not matter. */
  distanceNote(weapon: Item, metres: number, choices: Choices): Text | null;
  /**
   * Returns what the attacker should know of the target before rolling, e.g. that it is out of range; `null`: nothing.
   * @param blows blows of this attack in all; absent: one
   */
  warning(situation: Situation, blows?: number): Text | null;
  /**
   * Returns why the target cannot be attacked so, e.g. twice in a turn; `null` when it can. An attack sent nevertheless
   * waits for the keeper.
   * @param blows blows of this attack in all
   */
  hindrance(situation: Situation, blows: number): Text | null;
  /**
   * Returns why the round allows no attack, e.g. because no action is left; `null` when it does. Players are refused,
   * keepers only told.
   */
  outOfTurn(situation: Situation): Text | null;
}

/** Choices of the attack window. Default: none. */
export interface Asking {
  choices(situation: Situation): readonly WindowChoice[];
  /** Returns the choices that the sheets propose; the attacker may choose otherwise. */
  proposals(situation: Omit<Situation, "choices">): Choices;
  /** Returns initial choices where there are several targets, e.g. a burst, in addition to {@link proposals}. */
  atSeveral(weapon: Item, attacker: Actor): Choices;
  /** Returns ids of the choices in the attacker's favour that no sheet supports: the keeper is asked. */
  doubts(situation: Situation): readonly string[];
}

/** Dice after the first roll, and what an outcome depends on. Default: one roll that has to come high, no defence. */
export interface Throwing {
  /** True for dice that have to stay low, where an added number harms the roller. */
  readonly rollsUnder: boolean;
  /** Returns the highest total that succeeds, of dice that have to stay low; `null` where nobody knows it. */
  score(shot: Shot): number | null;
  /** Returns what the first roll adds to its die besides the lines. */
  base(situation: Situation): number;
  /** The target's answer; `null`: targets are not asked. */
  readonly defence: DefenceProcedure | null;
  /**
   * Returns the numbers of the attacker's side that an outcome depends on, e.g. a score. They are stored when the
   * attack is judged, so that an outcome computed later is the one it would have been then.
   */
  keeps(situation: Situation): Facts;
  /**
   * Returns the roll that a blow still calls for, once its target has answered or the keeper has decided; `null`: none.
   * The attacker throws it in a message of their own; once the keeper has decided, the arbiter does.
   */
  owed(blow: Blow): RollSpec | null;
}

/** What an outcome writes besides the target's changes, and when. Default: nothing, and as the table's settings say. */
export interface Writing {
  /** Tells whether an outcome, on the target as it is now, waits for the keeper even where wounds do not. */
  asksKeeper(outcome: Outcome, target: Actor | null): boolean;
  /**
   * Tells whether an outcome leaves its target no worse, so that what it writes, e.g. the action a defence cost, waits
   * for no click.
   */
  harmless(outcome: Outcome): boolean;
  /**
   * Returns an outcome that has waited, adapted to the target at the time of writing, e.g. where its wounds come to
   * lie. Default: unchanged.
   */
  finalOutcome(outcome: Outcome, target: Actor): Outcome;
  /** Returns what an outcome changes on the attacker, e.g. a broken weapon; `null`: nothing. Undone with it. */
  recoil(outcome: Outcome, attacker: Actor, weapon: Item | null, origin: Origin): Changes | null;
  /** Returns what an outcome changes on others than attacker and target, e.g. one who is let go. Undone with it. */
  bystanders(outcome: Outcome, target: Actor): readonly Bystander[];
  /**
   * Returns what the attack itself changes on the attacker, e.g. an aim that is used up; `null` when nothing.
   * @param blows blows of the attack
   * @param first the dice and lines of the first blow
   */
  aftermath(attacker: Actor, weapon: Item, choices: Choices, blows: number, first: RolledBlow): Changes | null;
}

/** What the card offers besides apply and undo. Default: nothing. */
export interface Offers {
  /** Returns the deeds that an applied blow asks of the target's players; `attack` is its message's id. */
  calls(target: Actor, attack: string, blow: AppliedBlow): readonly AttackCall[];
  /** Returns the deeds that a blow asks for when it writes nothing, e.g. ticking a box after a natural 20. */
  idleCalls(target: Actor, blow: AppliedBlow): readonly AttackCall[];
  /**
   * Returns the label of the button for a further attack that this blow grants, once nothing of it is left to write;
   * `null`: the rules grant none. A weapon that is not ready is made so first (see {@link Arm.reload}).
   * @param attack id of the attack's message
   */
  oneMore(attacker: Actor, weapon: Item, target: Actor, outcome: Outcome, attack?: string): Text | null;
  /** Returns initial choices of that further attack, in addition to {@link Asking.proposals}. */
  chosenNext(outcome: Outcome): Choices;
  /** Returns the weapon of that further attack; `null`: the same weapon. */
  oneMoreWith(attacker: Actor, outcome: Outcome): Item | null;
  /** Returns the fields of the keeper's edit window. */
  edit(outcome: Outcome, override: Override, target: Actor): readonly EditField[];
  /** Returns the answers offered to the keeper where this outcome asks one, the suggested one first. */
  answers(outcome: Outcome): readonly Answer[];
}

/**
 * One way to attack: what is derived, rolled, decided and changed. `core` plays it without knowing a rule. Members
 * asked of a weapon alone, or before any choice, are asked of the way it is used in without choices.
 */
export interface AttackProcedure extends AttackEssentials, Arm, Aim, Asking, Throwing, Writing, Offers {}

/** Part of a judged act by which its way is recognised where its message names none. */
export type KeptPart = Partial<Pick<Blow, "kept">> & { readonly outcome?: Outcome | null };

/** A ruleset's attacks. `attacks()` has defaults for members that may be absent. */
export interface Attacks {
  /** Ways to attack by id, the usual one first. Messages store the id: it never comes to mean another way. */
  readonly ways: Readonly<Record<string, AttackProcedure>>;
  /** Returns the id of the way a weapon is used in, by the choices made for all targets. Default: the usual one. */
  wayOf(weapon: Item, choices: Choices): string;
  /** Returns the way of an act whose message, of version 0.1, names none, from its outcome; `null`: by its weapon. */
  wayKept(kept: KeptPart): string | null;
  /** Describes a target in a word without figures, for a user who does not know its numbers. */
  looks(target: Actor): Text;
  /** Returns the name of an actor's number that an outcome changes, by its path under `system`. */
  numberLabel(path: string): Text;
  /** Returns the name of any other value that an outcome changes, for a failed undo. Default: `null`, its path. */
  valueLabel(path: string): Text | null;
  /** Returns the scale of such a number, where a bar says more than figures. Default: `null`, none. */
  numberScale(path: string, actor: Actor): Scale | null;
  /** What is at first hidden from players. Default: `null`, whatever is judged is shown. */
  readonly seal: Seal | null;
  /** Deed that the rules force on an actor because of what a card wrote, of an attack or of a deed; `null`: never. */
  readonly forces: ForcedDeed | null;
}
