import type { Json } from "../../shape/shape.js";
import { defaultVisibility } from "../../foundry/visibility.js";
import type { Visibility } from "../../foundry/visibility.js";
import type { Intent, IntentTarget } from "../record/intent.js";
import { snapshot } from "../../world/names.js";
import type { AtHand } from "./people.js";
import { actorOf, ownTokenOf } from "../../world/world.js";
import { tooLate } from "../log/about.js";
import { answeredBy, gatheringFor } from "../log/gathering.js";
import { linesOf } from "../record/deed-call.js";
import type { Force } from "../record/deed-call.js";
import { forceOn } from "../apply/forced.js";
import type { DeedChoices, DeedField, DeedProcedure, DeedSituation, Gathering } from "../contract/deed.js";

/** An actor to whom a deed is done, while it is prepared. */
export interface DeedTarget {
  readonly actor: Actor;
  readonly token: TokenDocument | null;
}

/** A deed in preparation: what its window edits and the roll reads. */
export class DeedDraft {
  readonly id: string;
  readonly ruleset: string;
  readonly procedure: DeedProcedure;
  /** Id of the attack it is about; `null`: none. */
  readonly about: string | null;
  targets: readonly DeedTarget[];
  /** Returns the actors that its window offers instead, where one has to be chosen. */
  candidates: () => readonly AtHand[] = () => [];
  choices: Record<string, Json>;
  /** Id of the inquiry whose answer it was chosen by; empty: none. */
  given = "";
  #visibility = defaultVisibility();
  #completions = 0;
  /** Ids of choices that were known from the start, or loaded: they are sent without a field. */
  readonly #given: Set<string>;

  constructor(
    id: string,
    ruleset: string,
    procedure: DeedProcedure,
    actors: readonly Actor[],
    choices: DeedChoices,
    about: string | null = null,
  ) {
    this.id = id;
    this.ruleset = ruleset;
    this.procedure = procedure;
    this.about = about;
    this.targets = actors.map((actor) => ({ actor, token: ownTokenOf(actor) }));
    this.choices = { ...choices };
    this.#given = new Set(Object.keys(choices));
    if (procedure.vote) this.#visibility = "public"; // everybody must be able to read what they are asked
  }

  /** Targets that still exist: documents can vanish while the window is open. */
  get present(): readonly DeedTarget[] {
    return this.targets.filter(({ actor, token }) => actorOf({ actor: actor.uuid, token: token?.uuid ?? null }));
  }

  /** Targets without an obstacle. */
  get able(): readonly DeedTarget[] {
    return this.present.filter((target) => this.procedure.obstacle(this.situation(target)) === null);
  }

  get fields(): readonly DeedField[] {
    return this.#offered.fields;
  }

  /** Choices that still apply, and the fields they lead to: the wound of one patient is none of another's. */
  get #offered(): { readonly fields: readonly DeedField[]; readonly choices: DeedChoices } {
    const { choices, gathering } = this;
    const actors = this.present.map(({ actor }) => actor);
    const fields = this.procedure.fields(actors, choices, gathering);
    const gone = fields.filter(
      ({ id, options }) =>
        options && id in choices && !this.#given.has(id) && !options.some(({ value }) => value === choices[id]),
    );
    if (gone.length === 0) return { fields, choices };
    const standing = Object.entries(choices).filter(([id]) => !gone.some((field) => field.id === id));
    const still = Object.fromEntries(standing);
    return { fields: this.procedure.fields(actors, still, gathering), choices: still };
  }

  situation({ actor }: DeedTarget): DeedSituation {
    return { actor, choices: this.settled, tooLate: tooLate(this.about, actor), gathering: this.gathering };
  }

  /** The gathering it joins or concludes, as it stands now. */
  get gathering(): Gathering | null {
    const { id, about } = this;
    return gatheringFor({ id, about }, this.ruleset, this.present[0]?.actor ?? null);
  }

  /** Ids of those who have joined the gathering it concludes. */
  get joined(): readonly string[] {
    const concludes = answeredBy(this, this.ruleset)?.gathers.conclude === this.id;
    return concludes ? (this.gathering?.joined ?? []).map(({ id }) => id) : [];
  }

  /** Its readers: as its author wants, unless the rules keep its dice for keepers. */
  get visibility(): Visibility {
    return this.blind ? "blind" : this.#visibility;
  }

  set visibility(chosen: Visibility) {
    this.#visibility = chosen;
  }

  /** Returns what forces it on an actor; `null`: nothing. */
  forcedOn({ actor }: DeedTarget): Force | null {
    return this.procedure.forced ? forceOn(this.procedure.forced, actor) : null;
  }

  /** True when its dice are for keepers alone, whatever its author wants. */
  get blind(): boolean {
    const actors = this.present.map(({ actor }) => actor);
    return this.procedure.blind?.(actors, this.settled, this.gathering) ?? false;
  }

  /** True when it is done to one actor, and none can be added. */
  get alone(): boolean {
    const { gathers, forced } = this.procedure;
    return forced !== undefined || (gathers !== undefined && !gathers.each) || answeredBy(this, this.ruleset) !== null;
  }

  /** Returns who does it to a target: the doer's owners decide, and the message speaks for the doer. */
  doerOf(target: DeedTarget): DeedTarget {
    const actor = this.procedure.doer?.(this.situation(target)) ?? target.actor;
    return actor === target.actor ? target : { actor, token: ownTokenOf(actor) };
  }

  /** Loads what the rules must know of the choices; choices made meanwhile are kept. */
  async complete(): Promise<void> {
    this.#completions += 1;
    const now = this.#completions;
    const fetched = await this.procedure.complete?.(this.settled);
    if (now !== this.#completions) return;
    Object.assign(this.choices, fetched);
    for (const id of Object.keys(fetched ?? {})) this.#given.add(id);
  }

  /** Choices that still apply, with initial values for the rest. */
  get settled(): DeedChoices {
    const { fields, choices } = this.#offered;
    const offered = Object.fromEntries(fields.map(({ id, value }) => [id, value]));
    const chosen = Object.entries(choices).filter(([id]) => id in offered || this.#given.has(id));
    const said = { ...offered, ...Object.fromEntries(chosen) };
    return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)); // an empty field says nothing
  }

  /** The deed as it is sent: done to the actor that the choices name, where the procedure asks for one. */
  get sent(): DeedDraft {
    const { onto } = this;
    if (!onto) return this;
    const sent = new DeedDraft(this.id, this.ruleset, this.procedure, onto.actors, onto.choices, this.about);
    sent.visibility = this.visibility;
    sent.given = this.given;
    return sent;
  }

  /** Whom it is done to in the end, where its window asks (then only one actor begins it); `null`: it does not. */
  get onto(): ReturnType<NonNullable<DeedProcedure["onto"]>> | null {
    const actors = this.present.map(({ actor }) => actor);
    const onto = this.procedure.onto?.(actors, this.settled);
    return onto && onto.actors !== actors ? onto : null;
  }

  /** Returns the deed in ids and numbers, as a message stores it. */
  intent(targets: readonly DeedTarget[]): Pick<Intent, "ruleset" | "targets" | "combat"> {
    const { combat } = game;
    return {
      ruleset: this.ruleset,
      targets: targets.map((target) => this.#intentTarget(target)),
      combat: combat?.started ? { id: combat.id ?? "", round: combat.round } : null,
    };
  }

  #intentTarget(target: DeedTarget): IntentTarget {
    const { actor, token } = target;
    return {
      actor: actor.uuid,
      token: token?.uuid ?? null,
      ...snapshot(actor, token),
      distance: { metres: null, from: "none" },
      choices: {},
      lines: linesOf(this.procedure.modifiers(this.situation(target))),
    };
  }
}
