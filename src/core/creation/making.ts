import { write } from "../foundry/write.js";
import { healed, json, record, text, type Json } from "../shape/shape.js";
import { catalogue, possessions } from "./catalogue.js";
import type { CreationProcedure, Desk, Draft, Entry, Problem } from "./procedure.js";
import { problemOf, REMARKS, REMARKS_PATH, type Remark } from "./remarks.js";
import { AWAITS_PATH, DRAFT_PATH, storedDraft } from "./stored.js";

/** The step that `core` adds to those of a ruleset. */
export const SUMMARY = "summary";

/** How what is under way is kept. */
const KEPT = record({
  step: text,
  draft: json,
  /** What was accepted, however long it is. */
  accepted: healed(json, (said) => (typeof said === "string" ? said : "")),
  remarks: REMARKS,
});

/** A character in the making: its draft, and the step one is at. It is stored as it goes, so that one may leave. */
export class Making {
  draft: Draft = {};
  step = "";
  /** What the keeper asks for, by step. */
  remarks: readonly Remark[] = [];
  /** The problems that somebody waved through. */
  #accepted = "";
  #saving = 0;

  private constructor(
    readonly actor: Actor,
    readonly procedure: CreationProcedure,
    readonly entries: readonly Entry[],
  ) {
    this.readAgain();
  }

  static async of(actor: Actor, procedure: CreationProcedure): Promise<Making> {
    return new Making(actor, procedure, await catalogue(procedure.catalogue));
  }

  get desk(): Desk {
    const { actor, procedure, entries } = this;
    const all = [...entries, ...possessions(actor, procedure.catalogue)];
    return { actor, shelf: new Map(all.map((entry) => [entry.id, entry])) };
  }

  get steps(): readonly string[] {
    const { draft, desk } = this;
    const own = this.procedure.steps.filter(({ concerns }) => concerns?.(draft, desk) !== false);
    return [...own.map(({ id }) => id), SUMMARY];
  }

  get problems(): readonly Problem[] {
    const asked = this.remarks.filter(({ done }) => !done);
    return [...asked.map(problemOf), ...this.procedure.problems(this.draft, this.desk)];
  }

  /** Problems that are more than good to know. */
  get serious(): readonly Problem[] {
    return this.problems.filter(({ kind }) => kind !== "note");
  }

  get accepted(): boolean {
    return this.serious.length === 0 || (this.acceptable && this.#accepted === signature(this.serious));
  }

  /** Some things are only for a keeper to wave through. */
  get acceptable(): boolean {
    return game.user.isGM || !this.serious.some(({ kind, firm }) => kind === "asked" || firm);
  }

  /** Whether it is opened to be approved, which is done at the end. */
  get #isToApprove(): boolean {
    return game.user.isGM && foundry.utils.getProperty(this.actor, AWAITS_PATH) === true;
  }

  /** Takes what is stored; somebody else may have decided something. */
  readAgain(): void {
    if (this.#saving > 0) return;
    const { step, draft, accepted, remarks } = KEPT.read(storedDraft(this.actor));
    this.remarks = remarks;
    this.draft = this.procedure.draft(draft, this.desk);
    this.#accepted = accepted;
    // Where one is, one stays: others may be at another step meanwhile.
    const { steps } = this;
    const known = [this.step, step].map((id) => steps.find((one) => one === id)).find(Boolean);
    this.step = known ?? (this.#isToApprove ? undefined : steps[0]) ?? SUMMARY;
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

  /** The keeper asks for something at a step; nothing takes it back. */
  async remark(step: string, text: string): Promise<void> {
    const others = this.remarks.filter((one) => one.step !== step);
    const asked = text.trim();
    this.remarks = asked === "" ? others : [...others, { step, text: asked, done: false }];
    await this.#write({ [REMARKS_PATH]: this.remarks });
  }

  /** What the keeper asked for at a step has been seen to. */
  async answer(step: string): Promise<void> {
    this.remarks = this.remarks.map((one) => (one.step === step ? { ...one, done: true } : one));
    await this.#write({ [REMARKS_PATH]: this.remarks });
  }

  /** Leaves the remarks alone: somebody else may be writing one. */
  async #save(): Promise<void> {
    const { step, draft } = this;
    await this.#write({ [DRAFT_PATH]: { step, draft, accepted: this.#accepted } });
  }

  /**
   * The sheet shows nothing of it, so it is not drawn anew. While the server still has something to confirm, all of it
   * is sent: what is decided back would be no difference to the actor as it is known here.
   */
  async #write(change: object): Promise<void> {
    const diff = this.#saving === 0;
    this.#saving++;
    try {
      await write(this.actor, change, { render: false, diff });
    } finally {
      this.#saving--;
    }
  }
}

/** What was accepted is accepted as long as it is the same, whoever reads it. */
function signature(problems: readonly Problem[]): string {
  return JSON.stringify(problems.map(({ text }) => text));
}
