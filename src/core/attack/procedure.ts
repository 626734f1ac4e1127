import type { Text } from "../text.js";
import type { Scenery } from "./scenery.js";
import type { Defence, DefenceProcedure } from "./defence/procedure.js";

/** Numbers and ids that explain a modifier in words; each reader's client makes the sentence. */
export type Facts = Readonly<Record<string, string | number>>;

/** One number added to a roll, with the rule and the facts it comes from. */
export interface Modifier {
  readonly id: string;
  readonly value: number;
  /** Number of the rule in the ruleset's book; empty for a line added by hand. */
  readonly rule: string;
  readonly facts: Facts;
}

/** A modifier in words. */
export interface Explained {
  readonly name: Text;
  readonly source: Text;
  /** What it brings, where that is no number added to the dice, e.g. "+1 die". */
  readonly amount?: Text;
}

/** A modifier as played: switched on or off, with the player's reason where the line is theirs. */
export interface Line extends Modifier {
  readonly on: boolean;
  /** Derived by the ruleset, or added by whoever rolls. */
  readonly by: "rules" | "player";
  readonly reason: string;
}

/** The window's choices by id, e.g. the zone aimed at. */
export type Choices = Readonly<Record<string, string>>;

/** Everything the rules may know before the dice fall. */
export interface Situation {
  readonly attacker: Actor;
  readonly weapon: Item;
  readonly target: Actor | null;
  /** Distance in metres; `null` when nobody knows it. */
  readonly metres: number | null;
  readonly choices: Choices;
  /** Absent where no scene is at hand. */
  readonly scenery?: Scenery;
}

/** What the dice of an attack depend on. */
export type Shot = Pick<Situation, "target" | "metres" | "choices"> & { readonly weapon: Item | null };

/** One choice that the window offers; `key` is the letter that focuses it. */
export interface WindowChoice {
  readonly id: string;
  readonly key: string;
  readonly label: Text;
  readonly value: string;
  /**
   * A list without `kind`; a `flag` is "1" or off; a `number` is whole, from 0 to `max`; a `text` is typed. Off, 0 and
   * nothing are never sent.
   */
  readonly kind?: "flag" | "number" | "text";
  readonly options: readonly { readonly value: string; readonly label: Text }[];
  readonly max?: number;
  /** A number in words, e.g. with what it brings. */
  readonly shown?: Text;
  readonly hint?: Text;
  /** Heading in the folded part of the window; without one it stands in the head of the window. */
  readonly group?: Text;
  /** Said of whoever is hit: every target has its own. */
  readonly ofTarget?: boolean;
}

/** A distance that can be told without a scene, in metres. */
export interface Band {
  readonly metres: number;
  readonly label: Text;
}

/** Rounds of ammunition; `path` is where the weapon keeps what is left. */
export interface Magazine {
  readonly value: number;
  readonly max: number;
  readonly path: string;
}

/** Which dice of a roll count, in the notation of Roll: the highest or the lowest of them. */
export interface Keep {
  readonly mode: "kh" | "kl";
  readonly count: number;
}

/** Dice of a formula that are treated alike, and of which more may fall than are called for at first. */
export interface DiceGroup {
  readonly faces: number;
  /** What is done with them, in the notation of Roll, e.g. "x>=10cs>=6". */
  readonly manner: string;
  /** How many of these results, the first ones, the group calls for, those that were granted included; `null`: more than there are. */
  take(results: readonly number[]): number | null;
}

/** A roll that the procedure calls for and who makes it. */
export interface RollSpec {
  readonly id: string;
  readonly who: "attacker" | "defender";
  /** Name of the Roll subclass, registered in CONFIG.Dice.rolls. */
  readonly roll: string;
  readonly formula: string;
  /** The same for people, where the notation of Roll would tell them little, e.g. of dice that are counted. */
  readonly words?: Text;
  /** Faces of the dice thrown, one entry for each die. */
  readonly faces: readonly number[];
  /** Not all dice count; whichever do, {@link Dice} holds all that were thrown. */
  readonly keep?: Keep;
  /** The one die goes on for as long as it shows its highest face. */
  readonly chain?: true;
  /** All the dice, in the order of the formula, where what falls may call for more; `faces` then holds those called for at first. */
  readonly groups?: readonly DiceGroup[];
  /** Which of the dice thrown count, where that is not for {@link keep} to say. */
  counts?(faces: readonly number[]): readonly boolean[];
  /** The others fall short of what is needed; nothing drops them. */
  readonly fallShort?: true;
  /** What is added to the dice. */
  readonly plus: number;
  /** What the dice come to where that is no plain sum, e.g. half of them. */
  total?(faces: readonly number[]): number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The roll that this one calls for by what it shows, thrown right after it, e.g. dice that follow nothing but sixes. */
  next?(faces: readonly number[]): RollSpec | null;
  /**
   * Of a roll that another calls for: whether it is thrown at once or waits for somebody else's word. The arbiter, who may
   * know more by then, takes it either way. Absent: it is thrown at once, and has to be there.
   */
  readonly when?: "now" | "later";
  /** Of a roll that another calls for, in an attack that is thrown once for all: it too is thrown once. */
  readonly shared?: true;
}

/** Faces thrown, by id of the roll. */
export type Dice = Readonly<Record<string, readonly number[]>>;

/** Plain data that a message can store. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Outcome = Readonly<Record<string, Json>>;

/** What the keeper decides otherwise, by field of the edit window; absent fields are left to the rules. */
export type Override = Readonly<Record<string, string | number>>;

/** What was thrown, and the lines that are on. */
export type Thrown = Pick<Blow, "dice" | "lines">;

/** What an outcome is computed from: the dice as they fell and the documents as they are. */
export interface Blow {
  readonly target: Actor;
  /** `null` when it was deleted meanwhile. */
  readonly weapon: Item | null;
  /** Distance in metres, as the attack tells it. */
  readonly metres: number | null;
  readonly choices: Choices;
  readonly dice: Dice;
  /** The lines that count, as they were told, and what they add; the keeper may have let another sum count. */
  readonly lines: readonly Line[];
  readonly bonus: number;
  /** How its target answered; `null` where nobody was asked, or where the keeper decided without an answer. */
  readonly defence: Defence | null;
  /** What {@link AttackProcedure.keeps} said when it was judged; absent before. */
  readonly kept?: Facts;
  readonly override: Override;
}

/** Where a change comes from, kept on the documents it creates. */
export interface Origin {
  readonly messageId: string;
  readonly attackerUuid: string;
  readonly weaponName: string;
}

/** Something that a document says, e.g. which round it has counted. */
export interface Holding {
  readonly path: string;
  readonly is: Json;
}

/**
 * What an outcome does to its target; `created` are item sources, with an `_id` (of `stableId`) only where other changes
 * name them, `items` what changes in items that are there. Numbers move by their difference; whatever else is written
 * only where it still is what was found.
 *
 * `while` is what has to hold, once it is written, for a change to be taken back: what was counted in a round is not
 * given back in the next one. What `stays` is never taken back.
 */
export interface Changes {
  readonly numbers: readonly { readonly path: string; readonly after: number; readonly while?: Holding }[];
  readonly values: readonly {
    readonly path: string;
    readonly after: Json;
    readonly while?: Holding;
    readonly stays?: true;
  }[];
  readonly created: readonly Readonly<Record<string, unknown>>[];
  readonly items?: readonly { readonly id: string; readonly path: string; readonly after: Json }[];
  /** Points taken from what belongs to the whole group, by id of the pool, and what for. */
  readonly shared?: readonly { readonly pool: string; readonly points: number; readonly text: string }[];
  /** The rank that it has from now on in the fight it is in; outside of one it has none. */
  readonly rank?: number;
}

/** One row of the distribution; `tone` names a colour of the style sheet. */
export interface OddsRow {
  readonly id: string;
  readonly label: Text;
  readonly tone: string;
  /** Probability, 0 to 1. */
  readonly probability: number;
}

/** Exact odds of an attack on one target, and what each roll needs. */
export interface Odds {
  readonly title: Text;
  readonly chance: number;
  readonly note: Text | null;
  readonly rows: readonly OddsRow[];
}

/** A named fact of a card: what, how much, by which rule; `audience`: all, who may know the target's numbers, or the keeper. */
export interface CardFact {
  readonly label: Text;
  readonly value: Text;
  readonly rule: string;
  readonly audience: "all" | "numbers" | "keeper";
}

/** One of several dice as a card shows them. */
export interface ShownDie {
  readonly faces: number;
  readonly value: number;
  /** A die that does not was dropped, unless it falls short. */
  readonly counts: boolean;
  /** It does not count for what it shows: nothing has dropped it. */
  readonly short?: boolean;
  /** Another die has granted it. */
  readonly granted?: boolean;
  /** What it is, for whoever points at it, e.g. a die that another has granted. */
  readonly what?: Text;
}

/** A die that strikes once an attack has hit, with what it does and how grave that is, in notches of five. */
export interface StrikingDie extends ShownDie {
  readonly word: Text;
  readonly level: number;
}

/** One shot of several; without a die it was not made, e.g. because the weapon had jammed. */
export interface VolleyShot {
  readonly die: { readonly faces: number; readonly value: number } | null;
  readonly total: number | null;
  readonly state: "hit" | "miss" | "crit" | "jam" | "unfired";
  readonly word: Text;
}

/** Shots that are made at one go: what is added to each of their dice, and when it is. */
export interface Volley {
  readonly notation: Text;
  readonly when: Text;
  readonly shots: readonly VolleyShot[];
}

/** What one hit of several does: its dice, how they are reckoned with what stops them, and what is left of it. */
export interface VolleyHit {
  readonly dice: readonly ShownDie[];
  readonly how: Text;
  readonly dealt: number;
  readonly audience: CardFact["audience"];
}

/** Faces of a die that all do the same, up to where the next ones begin. */
export interface FaceBand {
  readonly from: number;
  readonly label: Text;
  /** Gravity, in notches of five; 0: these faces do nothing. */
  readonly level: number;
}

/** What stands in a circle or box of somebody's sheet. */
export type MarkShown = "full" | "crossed" | "empty";

/** A row of circles or boxes as an outcome leaves it; what it marked itself is new. */
export interface MarkRow {
  readonly label: Text;
  /** Numbers of the sheet that it draws: whoever sees it is not told them once more. */
  readonly draws: readonly string[];
  readonly marks: readonly { readonly mark: MarkShown; readonly isNew: boolean }[];
}

/** One thing of several that an outcome does: the keeper may untick it, or tick what the rules leave out. */
export interface Tick {
  /** The field of the override that says so: 1 or 0. */
  readonly name: string;
  readonly label: Text;
  readonly note: Text | null;
  readonly on: boolean;
}

/** A stripe across a card. */
export interface Banner {
  readonly die: { readonly faces: number; readonly value: number };
  readonly title: Text;
  readonly note: Text;
  readonly rule: string;
}

/** What a card shows of one target. */
export interface OutcomeView {
  readonly verdict: Text;
  readonly tone: "accent" | "good" | "bad" | "mute";
  /** `null` where nothing is rolled. */
  readonly die: { readonly faces: number; readonly value: number; readonly state: "hit" | "miss" | "crit" } | null;
  /** Where several dice make the roll, in place of the one. */
  readonly dice?: readonly ShownDie[];
  readonly total: number | null;
  readonly facts: readonly CardFact[];
  /** The dice of what a hit does, one by one, where each does something of its own. */
  readonly strikes?: readonly StrikingDie[];
  /** Several shots, one by one, in place of the one die; what became of each. */
  readonly volleys?: readonly Volley[];
  /** What each of their hits does, in their order, where it is known. */
  readonly hits?: readonly VolleyHit[];
  /** What those dice are measured by, for those who may know the target's numbers: a line on which each has its place. */
  readonly bands?: readonly FaceBand[];
  /** Rows of the target's sheet that the outcome marks, as they are after it, for those who may know its numbers. */
  readonly marks?: readonly MarkRow[];
  /** Numbers of the sheet that it changes and tells itself: they are not told once more as such. */
  readonly tells?: readonly string[];
  /** What makes it no ordinary one, and the die that says so. */
  readonly banner?: Banner | null;
  /** Gravity of the wound: a word, how many notches of five, and what it means in sentences. */
  readonly severity: { readonly label: Text; readonly level: number; readonly words: readonly Text[] } | null;
  readonly losses: readonly Text[];
  readonly ticks?: readonly Tick[];
  /** Words of the button by which the keeper tells what came of it, where the rules leave that to them. */
  readonly invites?: Text;
  /** Sentence read aloud when the card appears or changes. */
  readonly summary: Text;
}

/** What a card holds back from the players until the keeper reveals it, e.g. to leave time for a second thought. */
export interface Seal {
  /** Whether the table plays so. */
  on(): boolean;
  /** Whether an outcome has something to hold back; a miss may not. */
  holds(outcome: Outcome): boolean;
  /** What everybody sees of it meanwhile. */
  view(outcome: Outcome): OutcomeView;
}

/** A field of the keeper's edit window. */
export interface EditField {
  readonly name: string;
  readonly label: Text;
  /** A `flag` is "1" or "0"; `placeholder` is what the rules say. */
  readonly kind: "choice" | "number" | "flag";
  /** Bounds of a number, both included. */
  readonly range?: { readonly min: number; readonly max: number };
  readonly value: string;
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: Text }[];
}

/** A word that settles what an outcome asks of the keeper, and what it decides as the edit window would. */
export interface Answer {
  readonly label: Text;
  readonly override: Override;
  /** More has to be said, e.g. who is hit instead: the edit window opens with it. */
  readonly window?: true;
}

/** How a save is rolled and what it decides. */
export interface SaveCall {
  /** Words of the button that rolls it. */
  readonly label: Text;
  readonly dc: number | null;
  readonly modifiers: readonly Modifier[];
  readonly spec: RollSpec;
}

/** How a ruleset saves: what is rolled, what follows. */
export interface SaveProcedure {
  name(save: string): Text;
  explain(modifier: Modifier): Explained;
  /** The save as it stands now for this actor. */
  call(actor: Actor, save: string): SaveCall;
  /** The save that the rules call for at this moment, if any. */
  due(actor: Actor): string | null;
  /** Whether a save that is due is rolled at once, without anybody's click; asked by the arbiter. */
  rollsItself(): boolean;
  /** What the result does to the actor; `null` when it changes nothing. */
  changes(actor: Actor, save: string, total: number): Changes | null;
  /** The word of a result. */
  verdict(save: string, total: number, dc: number | null, called: boolean): Text | null;
}

/** A deed that a blow asks for, with the words of its button. */
export interface AttackCall {
  readonly deed: string;
  readonly choices: Readonly<Record<string, Json>>;
  readonly label: Text;
  /** Its fields are asked first; else it is done at once. */
  readonly window?: true;
  /** It is not offered but owed: keepers find it among the open questions until it is done. Asked of deeds alone. */
  readonly owed?: true;
  /** Anybody may do it to whom it is asked for, with somebody they play. */
  readonly byAnybody?: true;
}

/** A blow that was applied: who struck with what, as far as they are still there, and what came of it. */
export interface AppliedBlow {
  readonly attacker: Actor | null;
  readonly weapon: Item | null;
  readonly outcome: Outcome;
}

/** Where a number can lie, e.g. hit points from as many below zero to their maximum. */
export interface Scale {
  readonly least: number;
  readonly most: number;
  /** Numbers at which something changes. */
  readonly marks: readonly number[];
}

/** An attack that is thrown once for everybody it strikes. */
export interface Blast {
  /** Whether it strikes somebody so many metres from the first of those it is aimed at, whoever attacks included. */
  reaches(metres: number): boolean;
  /**
   * It goes from whoever attacks to each of them: everybody it is aimed at is struck, at a distance of their own, and its
   * attacker never is. Absent: it spreads from the first of them, at whose distance it is.
   */
  readonly each?: true;
}

/** How a ruleset attacks: what is derived, rolled, decided and changed. `core` plays it without knowing a rule. */
export interface AttackProcedure {
  /** Why this weapon cannot be used at all, e.g. a formula that does not parse. */
  obstacle(weapon: Item): Text | null;
  /** What is done with it, where that is no attack, e.g. "Use": the word of its button, and the title of its window. */
  verb?(weapon: Item): Text | null;
  /** Whether the weapon is at hand: what lies in a bag is not offered under the token. */
  ready(weapon: Item): boolean;
  magazine(weapon: Item): Magazine | null;
  /** What it shoots where that is a thing of its own, and how much is left; absent or `null`: nobody counts it. */
  supply?(weapon: Item): Text | null;
  /** The deed that fills the magazine, or makes the weapon ready; absent: it is full at a click. */
  reload?(weapon: Item): Pick<AttackCall, "deed" | "choices" | "window">;
  /** Whether a weapon whose rounds nobody counts has to be made ready first, e.g. a bow without an arrow on its string. */
  unready?(weapon: Item): boolean;
  /** Rounds that so many blows cost together; absent: one each. */
  rounds?(weapon: Item, choices: Choices, blows: number): number;
  /**
   * Rounds that were fired once the dice are known, e.g. fewer of them because the weapon has jammed; absent: all that the
   * attack costs. The others stay in the magazine.
   * @param first what was thrown for the first of the blows
   */
  fired?(weapon: Item, choices: Choices, blows: number, first: Thrown): number;
  /** Distances to choose from without a scene; empty when distance does not matter. */
  bands(weapon: Item): readonly Band[];
  /** What the attacker should know of this target before rolling, e.g. that it is out of range. */
  warning(situation: Situation): Text | null;
  /**
   * Why this target cannot be attacked so, e.g. twice in a turn; `null` when it can. An attack sent all the same waits
   * for the keeper.
   * @param blows how many this attack deals out in all
   */
  hindrance?(situation: Situation, blows: number): Text | null;
  /**
   * Why the round does not allow an attack, e.g. because no action is left; `null` when it does. Players are refused, a
   * keeper is only told.
   */
  outOfTurn?(situation: Situation): Text | null;
  /** How often each target is attacked at one go, e.g. with two claws. */
  repeats(weapon: Item, choices: Choices): number;
  /**
   * Whom an attack hits besides those it is aimed at because they stand in its way; absent: nobody.
   * @param line everybody in reach from one side to the other, as the attacker sees them; those aimed at are among them
   */
  takesIn?<One extends { readonly actor: Actor }>(
    weapon: Item,
    choices: Choices,
    line: readonly One[],
    aimedAt: readonly One[],
  ): readonly One[];
  /** Whom an attack that is thrown once for all strikes; `null`: one for each it is aimed at. Absent: nothing is a blast. */
  blast?(weapon: Item, choices: Choices): Blast | null;
  /** Whether whoever uses it is among those it can be turned on, e.g. a healer; absent: never. */
  onOneself?(weapon: Item): boolean;
  /** What may be said of the target to someone who knows its numbers. */
  targetNote(weapon: Item, target: Actor, choices: Choices): Text | null;
  /** What so many metres mean for this weapon, to anybody; `null` where they do not matter. Absent: they never do. */
  distanceNote?(weapon: Item, metres: number, choices: Choices): Text | null;
  choices(situation: Situation): readonly WindowChoice[];
  /** What the sheets say of the situation by themselves; whoever attacks may choose otherwise. */
  proposals(situation: Omit<Situation, "choices">): Choices;
  /** Ids of the choices in the attacker's favour that no sheet bears out: the keeper is asked. */
  doubts(situation: Situation): readonly string[];
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
  /**
   * The most that the dice may come to with what is added to them, `null` where nobody knows it; absent: they have to
   * come high. What adds to dice that have to stay low is against whoever rolls.
   */
  score?(shot: Shot): number | null;
  /** How targets answer; absent: nobody is asked. */
  readonly defence?: DefenceProcedure;
  /**
   * What of the attacker's side an outcome rests on, e.g. a score: kept when the attack is judged, so that an outcome
   * decided later comes out as it would have then.
   */
  keeps?(situation: Situation): Facts;
  /** The roll that a decision of the keeper's calls for and that nobody has thrown; the arbiter's client throws it. */
  owed?(blow: Blow): RollSpec | null;
  outcome(blow: Blow): Outcome;
  /** Whether this outcome, to the target as it is now, waits for the keeper's word even where wounds are written at once. */
  needsConfirmation(outcome: Outcome, target: Actor | null): boolean;
  /**
   * An outcome that has waited, on its target as that is by the time it is written, e.g. where its wounds come to lie;
   * absent: it stays as it was.
   */
  settled?(outcome: Outcome, target: Actor): Outcome;
  changes(outcome: Outcome, target: Actor, origin: Origin): Changes;
  /** What an outcome does to whoever attacked, e.g. a weapon that breaks; `null` when nothing. Taken back with it. */
  recoil?(outcome: Outcome, attacker: Actor, weapon: Item | null, origin: Origin): Changes | null;
  /**
   * What the attack itself does to the attacker, e.g. that an aim is used up; `null` when nothing.
   * @param blows how many it deals out
   * @param first what was thrown for the first of them
   */
  aftermath(attacker: Actor, weapon: Item, choices: Choices, blows: number, first: Thrown): Changes | null;
  /** Deeds that an attack, by the id of its message, still asks of whoever plays somebody it hit; on its card. */
  calls(target: Actor, attack: string, blow?: AppliedBlow): readonly AttackCall[];
  /**
   * Words of the button that attacks once more because of this blow, once nothing of it is left to write; `null`: the rules
   * grant none. A weapon that is not ready is made so first (see {@link reload}).
   */
  oneMore(attacker: Actor, weapon: Item, target: Actor, outcome: Outcome): Text | null;
  /** What is chosen from the start in the attack which that button begins; absent: what the sheets propose. */
  chosenNext?(outcome: Outcome): Choices;
  /** The weapon of that further attack; absent or `null`: the same once more. */
  oneMoreWith?(attacker: Actor, outcome: Outcome): Item | null;
  view(outcome: Outcome): OutcomeView;
  /** Absent: whatever is judged is told. */
  readonly seal?: Seal;
  /** Name of a number of the actor that an outcome changes. */
  numberLabel(path: string): Text;
  /** Name of anything else that an outcome changes, for what could not be taken back; absent or `null`: its path. */
  valueLabel?(path: string): Text | null;
  /** The scale such a number moves on, where a bar says more than the figures; absent or `null`: none. */
  numberScale?(path: string, actor: Actor): Scale | null;
  edit(outcome: Outcome, override: Override, target: Actor): readonly EditField[];
  /** What the keeper may answer with a click where this outcome asks; the suggested answer first, none where it asks nothing. */
  answers(outcome: Outcome): readonly Answer[];
  readonly saves: SaveProcedure;
}
