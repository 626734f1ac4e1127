import type { Json } from "../../shape/shape.js";
import type { AttackCall } from "./call.js";
import type { CardFact } from "./card-parts.js";
import type { Bystander, Changes, Origin } from "./changes.js";
import type { Dice, RollSpec } from "./dice.js";
import type { ForcedDeed } from "./forced.js";
import type { Explained, Modifier } from "./modifiers.js";
import type { Outcome } from "./outcome.js";
import type { OutcomeView } from "./view.js";
import type { Tally, Text } from "../../text/key.js";
import type { Usual } from "./usual.js";

/** Choices of a deed, by id of the field. */
export type DeedChoices = Readonly<Record<string, Json>>;

/** One actor to whom a deed is done, with its choices. */
export interface DeedSituation {
  readonly actor: Actor;
  readonly choices: DeedChoices;
  /** Set when the outcome of the attack that the deed is about is already public. */
  readonly tooLate?: boolean;
  /** The gathering that it joins or concludes, as it stands. Absent or `null`: none. */
  readonly gathering?: Gathering | null;
  /** Dice of the first actor the deed is done to, which the others share, e.g. those of a caster. */
  readonly lead?: Dice;
}

/** An earlier deed as its answers need it. */
export interface EarlierDeed {
  /** Id of the judged message. */
  readonly id: string;
  readonly deed: string;
  readonly actor: string | null;
  readonly name: string;
  readonly outcome: Outcome;
}

/** A deed by which an actor joined a gathering. */
export interface Joined extends EarlierDeed {
  /** True when not everybody may know that they joined: the message was whispered, or its actor is in hiding. */
  readonly secret: boolean;
}

/** A deed that others are called to join. */
export interface Gathering {
  /** Choices of the call, and its outcome. */
  readonly choices: DeedChoices;
  readonly outcome: Outcome;
  /** Counting deeds of those who have joined, oldest first. */
  readonly joined: readonly Joined[];
}

/** One of several actors who are asked the same, with the outcomes of their answers so far, oldest first. */
export interface AskedPart {
  readonly name: string;
  /** Outcome that the call has stored for them. */
  readonly outcome: Outcome;
  readonly answers: readonly Outcome[];
}

/** A deed that the answers of several leave to be done to some of them at once. */
export interface CallTogether extends Pick<AttackCall, "deed" | "choices" | "label"> {
  readonly people: readonly Actor[];
}

/** A deed that asks each of its actors for an answer: a test the keeper wants, two who stand against each other. */
export interface EachAsked {
  /** Label of the button by which an actor answers, on their part of the card. */
  readonly label: Text;
  /** Returns how often each may answer, by the outcomes so far. Absent: once. */
  most?(parts: readonly AskedPart[]): number;
  /** Returns what the answers come to together; `null` as long as that is open. Absent: each stands alone. */
  result?(parts: readonly AskedPart[]): Pick<OutcomeView, "verdict" | "tone"> | null;
  /** Returns a fact shown beside an answer's total, e.g. the margin by which answers are compared; `null`: none. */
  compared?(answer: Outcome): CardFact | null;
  /**
   * Returns the deeds that the answers leave to be done, each with one button for all of its actors. Absent: none.
   * @param actors those of the parts, in their order; `null` for one who was deleted
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
  /** Set for a rare field: a window that has to be answered at once folds it away. */
  readonly folded?: boolean;
  /** Set when the keeper is asked about a value other than the initial one, e.g. a bonus typed by hand. */
  readonly asks?: boolean;
}

/** What leads the window of a deed. */
export interface Lead {
  /** What it gives, each in a number. */
  readonly figures: readonly { readonly label: Text; readonly value: string }[];
  /** What its fields share out; `null`: nothing. */
  readonly tally: Tally | null;
}

/** A number or option of an outcome that the keeper may decide otherwise. */
export interface Figure {
  /** Its key in the outcome. */
  readonly id: string;
  readonly label: Text;
  /** Bounds of a number, both included; absent where it is one of the options. */
  readonly range?: { readonly min: number; readonly max: number };
  readonly options: readonly { readonly value: string; readonly label: Text }[];
  /** Readers of the line that says it was decided otherwise. */
  readonly audience: CardFact["audience"];
}

/** An attack that a deed leads to: the weapon whose window opens, and the label of the button. */
export interface DeedStrike {
  readonly weapon: Item;
  readonly label: Text;
}

/** The part of an outcome that the keeper may decide otherwise. */
export interface DeedEdit {
  /** Returns the figures of an outcome as the rules made it; empty where there is nothing to decide. */
  figures(ruled: Outcome): readonly Figure[];
  /** Returns what else changes in the outcome because of a decision, e.g. success once the total is another. */
  follow?(decided: Outcome, ruled: Outcome, actor: Actor): Outcome;
}

/** State of a vote. */
export type VoteState = "open" | "agreed" | "refused";

/**
 * One thing that the rules do outside an attack: a skill test, an effort, a night's rest, a wound dressed or left
 * bleeding. It is rolled, judged by the arbiter, shown as a card, applied and undone like an attack.
 */
export interface DeedProcedure extends Usual {
  /** Title of its window and its card. */
  readonly name: Text;
  /** Classes of its icon, e.g. "fa-solid fa-bed". */
  readonly icon: string;
  /** Set for dice that have to stay low, where an added number harms the roller. */
  readonly rollsUnder?: true;
  /** Users whose word is enough: owners of the actor, or keepers, for whom an owner's deed then waits. */
  readonly by: "owner" | "keeper";
  /**
   * Label of its button on an attack's card, for owners of those involved and while the outcome is sealed. Only such a
   * deed may be about an attack; undoing the attack undoes it too.
   */
  readonly onCard?: Text;
  /** Set when the rules force it on an actor because of what a card wrote. */
  readonly forced?: ForcedDeed;
  /** Tells whether the deed neither affects nor asks its actor: summaries of rounds leave it out. */
  quiet?(situation: Pick<DeedSituation, "actor" | "choices">): boolean;
  /**
   * Returns the state of the vote that everybody at the table casts first; an answer is `null` until it is given. Once
   * they agree the keeper is asked; if they refuse, nothing is done.
   */
  vote?(answers: readonly (boolean | null)[]): VoteState;
  /** Tells whether its dice are for keepers alone, whoever throws them; asked on the roller's client. */
  blind?(actors: readonly Actor[], choices: DeedChoices, gathering: Gathering | null): boolean;
  /** Set when it tells of several actors though one stands for them: its card bears its own name, and no actor's. */
  readonly together?: true;
  /** Returns the title of its card where that depends on the choices, e.g. "End of round 3". Absent: {@link name}. */
  title?(choices: DeedChoices): Text;
  /** Set when its fields tell of earlier deeds: its window is drawn anew as the chat changes. */
  readonly followsLog?: true;
  /**
   * Deeds by which others join it from its card, and by which its author or a keeper concludes it. The outcomes of both
   * depend on {@link DeedSituation.gathering}. Absent: nobody joins it.
   */
  readonly gathers?: {
    readonly join: string;
    readonly conclude?: string;
    /** Set when each actor it is done to is asked for an answer, and nobody else. */
    readonly each?: EachAsked;
  };
  /** Returns the actor who does it, where that is not the one it is done to: the doer's owners then decide. */
  doer?(situation: DeedSituation): Actor;
  /**
   * Returns whom it is done to in the end, and with what choices, where the window asks, e.g. a healer's patient. Only
   * one actor may then begin it. Returns the very array `actors` where that does not change.
   */
  onto?(
    actors: readonly Actor[],
    choices: DeedChoices,
  ): { readonly actors: readonly Actor[]; readonly choices: DeedChoices };
  /**
   * Loads what is needed to read the choices, e.g. the numbers of a compendium's entry, and adds it to them: it travels
   * in the message. Called on the client of the user who chooses.
   */
  complete?(choices: DeedChoices): Promise<DeedChoices>;
  /** Returns the fields of its window, `choices` being known already; without any field it is done at once. */
  fields(actors: readonly Actor[], choices: DeedChoices, gathering?: Gathering | null): readonly DeedField[];
  /** Returns what stands above the fields, for this state of the choices; absent, or `null`: nothing. */
  lead?(actors: readonly Actor[], choices: DeedChoices): Lead | null;
  /**
   * Ids of choices without a field that owners may send nevertheless: from buttons of sheets and cards, or added by
   * {@link onto}. The choice that names its `doer` is always allowed; the keeper is asked about any other. Absent:
   * none.
   */
  readonly carries?: readonly string[];
  /** Returns why it cannot be done to this actor now; `null` when it can. */
  obstacle(situation: DeedSituation): Text | null;
  /** Returns why the keeper is asked though the owner may do it, e.g. a roll made before; `null`: nobody is asked. */
  doubt?(situation: DeedSituation): Text | null;
  /** Returns the rolls for one actor; empty where nothing is rolled. */
  rolls(situation: DeedSituation): readonly RollSpec[];
  /** Returns the named numbers of its first roll, for the explained sum. */
  modifiers(situation: DeedSituation): readonly Modifier[];
  explain(modifier: Modifier): Explained;
  outcome(situation: DeedSituation & { readonly dice: Dice }): Outcome;
  /** Returns the seconds by which it advances the world's clock, once it is done to everybody; 0: none. */
  passes?(outcome: Outcome): number;
  /** Tells whether an outcome, on the actor as it is now, waits for the keeper where wounds do not, e.g. a death. */
  asksKeeper?(outcome: Outcome, actor: Actor | null): boolean;
  /** Tells whether an outcome is deferred with the blows of its round, where those fall together. Absent: never. */
  isDeferrable?(outcome: Outcome): boolean;
  /** Returns an outcome that has waited, adapted to the actor at the time of writing. Absent: unchanged. */
  finalOutcome?(outcome: Outcome, actor: Actor): Outcome;
  /** Returns what an outcome changes on the actor; `null` when nothing. */
  changes(outcome: Outcome, actor: Actor, origin: Origin): Changes | null;
  /** Returns what an outcome changes on its `doer`, e.g. that a skill was used; `null` when nothing. Undone with it. */
  recoil?(outcome: Outcome, doer: Actor): Changes | null;
  /** Returns what an outcome changes on others, e.g. on the one its actor held. Undone with it. Absent: nothing. */
  bystanders?(outcome: Outcome, actor: Actor): readonly Bystander[];
  view(outcome: Outcome): OutcomeView;
  /**
   * Returns the deeds it leaves to the actor's players, e.g. recovery after an operation; `card`: id of its message.
   */
  calls?(outcome: Outcome, actor: Actor, card?: string): readonly AttackCall[];
  /** Returns the attack it leads to, for the actor's players, e.g. the touch of a spell; `null`: none. */
  strikes?(outcome: Outcome, actor: Actor): DeedStrike | null;
  /** What the keeper may decide otherwise. Absent: nothing, short of undoing it. */
  readonly edit?: DeedEdit;
}

/** A deed called for by the clock, or by what has just happened. */
export interface DueDeed {
  readonly deed: string;
  /** Choices that identify the call: while one with the same choices waits, no other is made. */
  readonly choices: DeedChoices;
  /** Further choices, e.g. how many rounds went by. */
  readonly further?: DeedChoices;
  /** Occasion to call for it once. Absent: once a second of the world's clock, or for as long as it {@link lasts}. */
  readonly once?: Once;
  /** Set when it is due for as long as a state lasts, and called for once each time that state begins. */
  readonly lasts?: true;
}

/** Occasion for which a deed is called for once, whatever becomes of it. */
export interface Once {
  /** Id of the occasion, e.g. of a round: the same mark never calls for the deed again. */
  readonly mark: string;
  /** Change written under `system` at the same time, e.g. the moment up to which losses are taken; never undone. */
  readonly change?: object;
  /** Changes written to the actor's items at the same time; never undone. */
  readonly items?: readonly { readonly id: string; readonly change: object }[];
}

/**
 * Returns when the keeper last refused or undid a deed called for with these choices, in seconds of world time; `null`:
 * never. Up to that time it is not called for again.
 */
export type TurnedDown = (deed: string, choices: DeedChoices) => number | null;

/** A ruleset's deeds. */
export interface Deeds {
  readonly procedures: Readonly<Record<string, DeedProcedure>>;
  /** Returns the deeds called for on this actor at a world time in seconds, e.g. by a wound that bleeds. */
  due(actor: Actor, worldTime: number, turnedDown: TurnedDown): readonly DueDeed[];
  /**
   * Returns what elapsed time changes on an actor by itself, as a change of `system`; `null` when nothing. Asked by the
   * arbiter before {@link due}, whenever a clock moves. Absent: never.
   */
  passes?(actor: Actor): object | null;
  /**
   * Id of the deed done, after rounds of a fight, to each of its combatants of this ruleset. Its choices name the fight
   * and the rounds: `combatId`, `first` and `last`. Absent: none.
   */
  readonly roundsOver?: string;
}
