import type { KeeperSection } from "../../../core/keeper/contract.js";
import { startDeed } from "../../../core/deed/start.js";
import { MarksGrid } from "./marks.js";

/** RP-95 — the end of an adventure: marks typed for everybody, and given at one go. */
export class AdventureSection implements KeeperSection {
  readonly id = "adventure";
  readonly place = "session";
  readonly template = "rulesets/rpg/keeper/adventure";
  readonly acts = {
    give: (_button: HTMLElement, { group }: { readonly group: readonly Actor[] }) => this.#give(group),
  };

  readonly #marks = new MarksGrid();
  #forgets = false;

  context({ group }: { readonly group: readonly Actor[] }): object {
    return { ...this.#marks.context(group), forget: this.#forgets };
  }

  typed(field: HTMLInputElement, how: string, { group }: { readonly group: readonly Actor[] }): boolean {
    if (field.name === "forget") this.#forgets = field.checked;
    const { mark } = field.dataset;
    const uuid = field.closest<HTMLElement>("[data-uuid]")?.dataset["uuid"];
    const actor = group.find((one) => one.uuid === uuid);
    return how === "change" && mark !== undefined && !!actor && this.#marks.set(actor, mark, field.valueAsNumber);
  }

  async #give(group: readonly Actor[]): Promise<void> {
    const { actors, grid } = this.#marks.given(group);
    if (actors.length === 0) return;
    await startDeed("award", actors, { grid, forget: this.#forgets }, { window: false });
    this.#marks.clear();
    this.#forgets = false;
  }
}
