import { Following } from "../ui/hook-subscription.js";
import type { SheetContext, SheetRenderOptions } from "../foundry/types/sheets.js";
import { GardienActorSheet } from "./actor-sheet.js";

/** The sheet that was clicked on, as far as a click needs to know. */
export interface ClickedSheet {
  readonly actor: Actor;
  /** Writes a list, at a path under `system`, as it is once it was changed. */
  changeList(list: string, changed: (rows: readonly unknown[]) => readonly unknown[]): Promise<void>;
}

/** What a click on a sheet changes, for somebody who may; `clicked` are the data of what was clicked. */
export type SheetClick = (clicked: DOMStringMap, sheet: ClickedSheet, event: Event) => Promise<unknown> | void;

/** What the sheets of a ruleset look like, and what their parts print. */
export interface SheetParts {
  dress?(): void;
  /** What all its parts may print. */
  sheetContext?(): object;
  /** The data of one part of the sheet that is told. */
  actorPart(partId: string, sheet: never): Promise<object>;
  /** Clicks that change the actor, by their `data-action`. */
  readonly clicks?: Readonly<Record<string, SheetClick>>;
}

/** The sheet of an actor whose parts are made elsewhere: that is fetched with the first sheet that somebody opens. */
export abstract class DrawnActorSheet extends GardienActorSheet {
  /** What it listens to while it is open. */
  protected readonly following = new Following();

  protected abstract fetchParts(): Promise<SheetParts>;

  /** What the sheet says of itself to the parts it draws. */
  protected get drawn(): object {
    return { actor: this.actor, model: this.actor.system, editing: this.mode === "edit" };
  }

  protected override async _onClickAction(event: Event, target: HTMLElement): Promise<void> {
    const { clicks = {} } = await this.fetchParts();
    const { action = "" } = target.dataset;
    if (Object.hasOwn(clicks, action) && this.mayChange()) await clicks[action]?.(target.dataset, this, event);
  }

  protected override _onClose(options: object): void {
    super._onClose(options);
    this.following.end();
  }

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const [context, { dress, sheetContext }] = await Promise.all([super._prepareContext(options), this.fetchParts()]);
    dress?.();
    return Object.assign(context, { observes: !this.actor.limited }, sheetContext?.());
  }

  protected override async _preparePartContext(
    partId: string,
    context: SheetContext,
    options: SheetRenderOptions,
  ): Promise<SheetContext> {
    const part = await super._preparePartContext(partId, context, options);
    const { actorPart } = await this.fetchParts();
    return { ...part, ...(await actorPart(partId, this.drawn as never)) };
  }
}
