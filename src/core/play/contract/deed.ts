import type { Json } from "../../shape/shape.js";
import type { AttackCall } from "./call.js";
import type { CardFact } from "./card-parts.js";
import type { Bystander, Changes, Origin } from "./changes.js";
import type { Dice, RollSpec } from "./dice.js";
import type { ForcedDeed } from "./forced.js";
import type { Explained, Modifier } from "./modifiers.js";
import type { Outcome } from "./outcome.js";
import type { OutcomeView } from "./view.js";
import type { Text } from "../../text/key.js";

/** What was chosen for a deed besides its dice, by id of the field. */
export type DeedChoices = Readonly<Record<string, Json>>;

/** One actor a deed is done to, and how. */
export interface DeedSituation {
  readonly actor: Actor;
  readonly choices: DeedChoices;
  /** Everybody knows already what came of the attack it is about; absent where it is about none. */
  readonly tooLate?: boolean;
  /** What it joins or concludes, as that stands; absent where it does neither. */
  readonly gathering?: Gathering | null;
  /** What was thrown for the first of all those it is done to, e.g. by a caster for whoever the spell falls on. */
  readonly lead?: Dice;
}

/** What came of an earlier deed, as somebody who answers it needs it. */
export interface EarlierDeed {
  /** Id of the message that was judged. */
  readonly id: string;
  readonly deed: string;
  readonly actor: string | null;
  readonly name: string;
  readonly outcome: Outcome;
}

/** What came of somebody's joining. */
export interface Joined extends EarlierDeed {
  /** Not everybody may know that they have: it was told to some alone, or by somebody in hiding. */
  readonly secret: boolean;
}

/** A deed that others were called to join. */
export interface Gathering {
  /** What was chosen when it was called for, and what came of that. */
  readonly choices: DeedChoices;
  readonly outcome: Outcome;
  /** The deeds of those who have joined and count, oldest first. */
  readonly joined: readonly Joined[];
}

/** One of those who were asked each, with what came of their answers so far, oldest first. */
export interface AskedPart {
  readonly name: string;
  /** What the call has kept of them. */
  readonly outcome: Outcome;
  readonly answers: readonly Outcome[];
}

/** A deed that the answers of several leave to be done to some of them at once. */
export interface CallTogether extends Pick<AttackCall, "deed" | "choices" | "label"> {
  readonly people: readonly Actor[];
}

/** A deed that is asked of each of those it is done to: a test that the keeper wants, two who stand against each other. */
export interface EachAsked {
  /** Words of the button by which somebody answers, on their part of the card. */
  readonly label: Text;
  /** How often each may answer, by what has come of it so far; absent: once. */
  most?(parts: readonly AskedPart[]): number;
  /** What the answers come to together; `null` as long as that cannot be said. Absent: each stands alone. */
  result?(parts: readonly AskedPart[]): Pick<OutcomeView, "verdict" | "tone"> | null;
  /** What is told of an answer beside its word and total, e.g. the margin by which answers are compared; `null`: nothing. */
  compared?(answer: Outcome): CardFact | null;
  /**
   * Deeds that the answers leave to be done, each by one button of the card for all of its people; `actors` are those of
   * the parts, in their order. Absent: none.
   */
  calls?(parts: readonly AskedPart[], actors: readonly (Actor | null)[]): readonly CallTogether[];
}

/** One field of a deed's window. */
export interface DeedField {
  readonly id: string;
  readonly kind: "number" | "choice" | "flag" | "text";
  readonly label: Text;
  readonly hint?: Text;
  readonly value: Json;
  /** Bounds of a number, both included. */
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly { readonly value: string; readonly label: Text }[];
  /** Said less often: a window that has to be answered at once folds it away. */
  readonly folded?: boolean;
  /** The keeper is asked when a player chooses otherwise than `value` says by itself, e.g. a bonus typed by hand. */
  readonly asks?: boolean;
}

/** One figure of an outcome that the keeper may decide otherwise. */
export interface Figure {
  /** Its key in the outcome. */
  readonly id: string;
  readonly label: Text;
  /** Bounds of a number, both included; absent where it is one of the options. */
  readonly range?: { readonly min: number; readonly max: number };
  readonly options: readonly { readonly value: string; readonly label: Text }[];
  /** Who may read that it was decided otherwise. */
  readonly audience: CardFact["audience"];
}

/** An attack that a deed leads to: the weapon whose window opens, and the words of the button. */
export interface DeedStrike {
  readonly weapon: Item;
  readonly label: Text;
}

/** What of an outcome the keeper may decide otherwise. */
export interface DeedEdit {
  /** The figures of an outcome, as the rules made it; none where there is nothing to decide. */
  figures(ruled: Outcome): readonly Figure[];
  /** What else changes in the outcome because of what was decided, e.g. success once the total is another. */
  follow?(decided: Outcome, ruled: Outcome, actor: Actor): Outcome;
}

/** Where a vote stands. */
export type VoteState = "open" | "agreed" | "refused";

/**
 * Something the rules do outside an attack: a skill is tried, an effort made, a night slept, a wound dressed or left
 * bleeding. It is rolled, judged by the arbiter, shown as a card, applied and taken back like an attack.
 */
export interface DeedProcedure {
  /** Title of its window and its card. */
  readonly name: Text;
  /** Classes of its icon, e.g. "fa-solid fa-bed". */
  readonly icon: string;
  /** Its dice have to stay low: what adds to them is against whoever rolls. */
  readonly rollsUnder?: true;
  /** Whose word is enough: owners of the actor, or keepers only; an owner's deed of the second kind waits for the keeper. */
  readonly by: "owner" | "keeper";
  /**
   * Words of its button on the card of an attack, for owners of those who take part and as long as what the attack does
   * is sealed. Only such a deed may be about an attack; taking the attack back takes it back too.
   */
  readonly onCard?: Text;
  /** The rules force it on whoever does it, because of what a card wrote. */
  readonly forced?: ForcedDeed;
  /** Nothing befalls somebody by it, and nothing is asked of them: what sums up rounds leaves them out. */
  quiet?(situation: Pick<DeedSituation, "actor" | "choices">): boolean;
  /**
   * Everybody at the table is asked first: where their answers lead, `null` being none yet. Once they agree the keeper is
   * asked; where they do not, nothing is done.
   */
  vote?(answers: readonly (boolean | null)[]): VoteState;
  /** Whether its dice are for the keeper's eyes alone, whoever throws them; asked by whoever does. */
  blind?(actors: readonly Actor[], choices: DeedChoices, gathering: Gathering | null): boolean;
  /** It tells of several together, though one person stands for them: its card bears its name, and nobody's. */
  readonly together?: true;
  /** What its card is called where that depends on what was chosen, e.g. "End of round 3"; absent: as its window. */
  title?(choices: DeedChoices): Text;
  /** Its fields tell of deeds that were done before: its window follows the chat. */
  readonly followsLog?: true;
  /**
   * Others join it, from its card: the deed by which somebody does, and the one by which whoever called for it, or a
   * keeper, concludes it. What comes of both rests on what they find: `gathering`.
   */
  readonly gathers?: {
    readonly join: string;
    readonly conclude?: string;
    /** It is asked of each of those it is done to, and of nobody else. */
    readonly each?: EachAsked;
  };
  /** Who does it, where that is somebody else than whom it is done to: then the doer's owners have the word. */
  doer?(situation: DeedSituation): Actor;
  /**
   * Whom it is done to in the end and how, where the window asks, e.g. the patient of a healer: then one person does it.
   * Gives the very list it was given where it is done to those it was started for.
   */
  onto?(
    actors: readonly Actor[],
    choices: DeedChoices,
  ): { readonly actors: readonly Actor[]; readonly choices: DeedChoices };
  /**
   * What has to be fetched before what was chosen can be read, e.g. the figures of a compendium's entry: they are
   * added to the choices and travel in the message. Asked by whoever chooses.
   */
  complete?(choices: DeedChoices): Promise<DeedChoices>;
  /** Fields of its window as things stand; with none it is done at once. `choices` is what is known already. */
  fields(actors: readonly Actor[], choices: DeedChoices, gathering?: Gathering | null): readonly DeedField[];
  /**
   * Ids of choices that no field is for and that owners may send all the same: what buttons of sheets and cards say, what
   * is added for whom it is done to. The choice that names its `doer` goes without saying. The keeper is asked about any
   * other; absent: none.
   */
  readonly carries?: readonly string[];
  /** Why it cannot be done to this actor now; `null` when it can. */
  obstacle(situation: DeedSituation): Text | null;
  /** Why the keeper is asked though its owner may do it by themselves, e.g. a roll made before; `null`: nobody is. */
  doubt?(situation: DeedSituation): Text | null;
  /** Dice for one actor; may be none. */
  rolls(situation: DeedSituation): readonly RollSpec[];
  /** The named numbers of its first roll, for the explained sum. */
  modifiers(situation: DeedSituation): readonly Modifier[];
  explain(modifier: Modifier): Explained;
  outcome(situation: DeedSituation & { readonly dice: Dice }): Outcome;
  /** Seconds by which it moves the clock of the world, once it is done to everybody; 0 where it does not. */
  passes?(outcome: Outcome): number;
  /** Whether this outcome, to the actor as it is now, waits for the keeper's word even where it would be written at once, e.g. a death. */
  confirm?(outcome: Outcome, actor: Actor | null): boolean;
  /** Whether this outcome falls with the blows of its round, where those are held back until all fall at once; absent: never. */
  held?(outcome: Outcome): boolean;
  /** An outcome that has waited, on the actor as it is by the time it is written; absent: it stays as it was. */
  settled?(outcome: Outcome, actor: Actor): Outcome;
  /** What it does to the actor; `null` when nothing. */
  changes(outcome: Outcome, actor: Actor, origin: Origin): Changes | null;
  /** What it does to its `doer`, whoever it is done to, e.g. that a skill of theirs was used; taken back with it. */
  recoil?(outcome: Outcome, doer: Actor): Changes | null;
  /** What it does to others than whom it is done to, e.g. to whom they held; taken back with it. Absent: nothing. */
  bystanders?(outcome: Outcome, actor: Actor): readonly Bystander[];
  view(outcome: Outcome): OutcomeView;
  /** Deeds that it leaves to be done, on its card for whoever plays the actor: a recovery after an operation; `card` is its message. */
  calls?(outcome: Outcome, actor: Actor, card?: string): readonly AttackCall[];
  /** The attack that it leads to, on its card for whoever plays the actor, e.g. the touch of a spell; `null`: none. */
  strikes?(outcome: Outcome, actor: Actor): DeedStrike | null;
  /** Absent: the keeper takes it back or leaves it as it is. */
  readonly edit?: DeedEdit;
}

/** A deed that is called for, by the clock or by what has just happened. */
export interface DueDeed {
  readonly deed: string;
  /** It is the same as one that was called for with these, and waits for that one. */
  readonly choices: DeedChoices;
  /** Chosen besides, e.g. how many rounds went by. */
  readonly told?: DeedChoices;
  /** Absent: once at each second of the world's clock, or for as long as it {@link lasts}. */
  readonly once?: Once;
  /** It is due for as long as a state lasts, and called for once each time that state begins. */
  readonly lasts?: true;
}

/** For what a deed is called for once, whatever becomes of it. */
export interface Once {
  /** What it is called for, e.g. a round; the same words never call for the deed again. */
  readonly mark: string;
  /** What is written under `system` then, e.g. the moment up to which losses have been taken; no card takes it back. */
  readonly change?: object;
  /** The same for items that the actor has. */
  readonly items?: readonly { readonly id: string; readonly change: object }[];
}

/**
 * When the keeper last turned down, or took back, a deed that was called for with these choices: world time in seconds,
 * `null` for never. Up to then it is not called for again.
 */
export type TurnedDown = (deed: string, choices: DeedChoices) => number | null;

/** All that a ruleset does outside attacks. */
export interface Deeds {
  readonly procedures: Readonly<Record<string, DeedProcedure>>;
  /** Deeds called for on this actor at a world time in seconds, e.g. by a wound that bleeds; asked by the arbiter. */
  due(actor: Actor, worldTime: number, turnedDown: TurnedDown): readonly DueDeed[];
  /**
   * What time that went by changes on an actor of itself, as a change of `system`; `null` when nothing. Asked by the
   * arbiter before what is due, as often as a clock moves; absent: nothing ever does.
   */
  passes?(actor: Actor): object | null;
  /**
   * The deed that is done, once rounds of a fight are over, to everybody in it who plays by these rules. Its choices say
   * which rounds of which fight: `combatId`, `first` and `last`. Absent: there is none.
   */
  readonly roundsOver?: string;
}
