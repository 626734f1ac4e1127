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

/** Somebody a deed is done to, while it is prepared. */
export interface DeedTarget {
  readonly actor: Actor;
  readonly token: TokenDocument | null;
}

/** A deed being prepared: what its window edits and the roll reads. */
export class DeedDraft {
  readonly id: string;
  readonly ruleset: string;
  readonly procedure: DeedProcedure;
  /** Id of the attack it is about. */
  readonly about: string | null;
  targets: readonly DeedTarget[];
  /** Whom its window offers instead, where somebody has to be chosen. */
  candidates: () => readonly AtHand[] = () => [];
  choices: Record<string, Json>;
  #visibility = defaultVisibility();
  #completions = 0;
  /** Ids of what was known from the start, or fetched: it is sent though no field is for it. */
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

  /** Those to whom nothing stands in the way. */
  get able(): readonly DeedTarget[] {
    return this.present.filter((target) => this.procedure.obstacle(this.situation(target)) === null);
  }

  get fields(): readonly DeedField[] {
    return this.#offered.fields;
  }

  /** What was chosen as far as it still stands, and the fields by that: the wound of another patient is none of this one's. */
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

  /** What it joins or concludes, as that stands now. */
  get gathering(): Gathering | null {
    const { id, about } = this;
    return gatheringFor({ id, about }, this.ruleset, this.present[0]?.actor ?? null);
  }

  /** Ids of those who have joined what it concludes. */
  get joined(): readonly string[] {
    const concludes = answeredBy(this, this.ruleset)?.gathers.conclude === this.id;
    return concludes ? (this.gathering?.joined ?? []).map(({ id }) => id) : [];
  }

  /** Who will read it: whom its author wants to, unless the rules keep its dice for the keeper. */
  get visibility(): Visibility {
    return this.blind ? "blind" : this.#visibility;
  }

  set visibility(chosen: Visibility) {
    this.#visibility = chosen;
  }

  /** What forces it on an actor; `null` where nothing does. */
  forcedOn({ actor }: DeedTarget): Force | null {
    return this.procedure.forced ? forceOn(this.procedure.forced, actor) : null;
  }

  /** Whether its dice are for the keeper's eyes alone, whatever its author would have. */
  get blind(): boolean {
    const actors = this.present.map(({ actor }) => actor);
    return this.procedure.blind?.(actors, this.settled, this.gathering) ?? false;
  }

  /** Whether it is done to one person, and nobody can be added. */
  get alone(): boolean {
    const { gathers, forced } = this.procedure;
    return forced !== undefined || (gathers !== undefined && !gathers.each) || answeredBy(this, this.ruleset) !== null;
  }

  /** Who does it to a target: their owners have the word, and the message is theirs. */
  doerOf(target: DeedTarget): DeedTarget {
    const actor = this.procedure.doer?.(this.situation(target)) ?? target.actor;
    return actor === target.actor ? target : { actor, token: ownTokenOf(actor) };
  }

  /** Fetches what the rules must know of the choices; what was chosen meanwhile counts, not what was fetched for before. */
  async complete(): Promise<void> {
    this.#completions += 1;
    const now = this.#completions;
    const fetched = await this.procedure.complete?.(this.settled);
    if (now !== this.#completions) return;
    Object.assign(this.choices, fetched);
    for (const id of Object.keys(fetched ?? {})) this.#given.add(id);
  }

  /** What was chosen and is offered still, and for the rest what the fields say by themselves. */
  get settled(): DeedChoices {
    const { fields, choices } = this.#offered;
    const offered = Object.fromEntries(fields.map(({ id, value }) => [id, value]));
    const chosen = Object.entries(choices).filter(([id]) => id in offered || this.#given.has(id));
    const said = { ...offered, ...Object.fromEntries(chosen) };
    return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)); // an empty field says nothing
  }

  /** The deed as it is sent: done to whom the choices say, where the procedure asks whom. */
  get sent(): DeedDraft {
    const { onto } = this;
    if (!onto) return this;
    const sent = new DeedDraft(this.id, this.ruleset, this.procedure, onto.actors, onto.choices, this.about);
    sent.visibility = this.visibility;
    return sent;
  }

  /** Whom it is done to in the end, where its window asks: then one person does it. */
  get onto(): ReturnType<NonNullable<DeedProcedure["onto"]>> | null {
    const actors = this.present.map(({ actor }) => actor);
    const onto = this.procedure.onto?.(actors, this.settled);
    return onto && onto.actors !== actors ? onto : null;
  }

  /** The deed in ids and numbers, as a message keeps it. */
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
