import { object } from "../attack/intent.js";
import type { Json } from "../attack/procedure.js";
import { catalogue, possessions } from "./catalogue.js";
import type { AssistantProcedure, Desk, Draft, Entry, Problem } from "./procedure.js";
import { DRAFT_PATH, storedDraft } from "./stored.js";

/** The step that `core` adds to those of a ruleset. */
export const SUMMARY = "summary";

/** A character in the making: its draft, and the step one is at. It is stored as it goes, so that one may leave. */
export class Making {
  draft: Draft = {};
  step = "";
  /** The problems that somebody waved through. */
  #accepted = "";
  #saving = 0;

  private constructor(
    readonly actor: Actor,
    readonly procedure: AssistantProcedure,
    readonly entries: readonly Entry[],
  ) {
    this.readAgain();
  }

  static async of(actor: Actor, procedure: AssistantProcedure): Promise<Making> {
    return new Making(actor, procedure, await catalogue(procedure.catalogue));
  }

  get desk(): Desk {
    const { actor, procedure, entries } = this;
    const all = [...entries, ...possessions(actor, procedure.catalogue)];
    return { actor, shelf: new Map(all.map((entry) => [entry.id, entry])) };
  }

  get steps(): readonly string[] {
    return [...this.procedure.steps.map(({ id }) => id), SUMMARY];
  }

  get problems(): readonly Problem[] {
    return this.procedure.problems(this.draft, this.desk);
  }

  /** Problems that are more than good to know. */
  get serious(): readonly Problem[] {
    return this.problems.filter(({ kind }) => kind !== "note");
  }

  get accepted(): boolean {
    return this.serious.length === 0 || this.#accepted === signature(this.serious);
  }

  /** Takes what is stored; somebody else may have decided something. */
  readAgain(): void {
    if (this.#saving > 0) return;
    const { step, draft, accepted } = object(storedDraft(this.actor));
    this.draft = this.procedure.draft(draft, this.desk);
    this.#accepted = typeof accepted === "string" ? accepted : "";
    const known = this.steps.find((id) => id === step);
    this.step = known ?? (this.step || (this.steps[0] ?? SUMMARY));
  }

  async decide(path: string, value: Json): Promise<void> {
    const { procedure, draft, desk } = this;
    this.draft = procedure.decide(draft, path, value, desk, foundry.utils.randomID());
    await this.#save();
  }

  async goTo(step: string): Promise<void> {
    if (!this.steps.includes(step)) return;
    this.step = step;
    await this.#save();
  }

  async accept(accepted: boolean): Promise<void> {
    this.#accepted = accepted ? signature(this.serious) : "";
    await this.#save();
  }

  /** The sheet shows nothing of it, so it is not drawn anew. */
  async #save(): Promise<void> {
    this.#saving++;
    try {
      const { step, draft } = this;
      await this.actor.update({ [DRAFT_PATH]: { step, draft, accepted: this.#accepted } } as never, { render: false });
    } finally {
      this.#saving--;
    }
  }
}

/** What was accepted is accepted as long as it is the same, whoever reads it. */
function signature(problems: readonly Problem[]): string {
  return JSON.stringify(problems.map(({ text }) => text));
}
