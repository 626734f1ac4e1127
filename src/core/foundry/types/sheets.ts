import type { RenderOptions } from "./window.js";

/**
 * What our sheets use of Foundry's, said once. The mixin's own type cannot be extended with a typed
 * `_preparePartContext` (the checkers never end), so the classes are cast here and nowhere else.
 */
export type SheetContext = Record<string, unknown>;

/** One template of a sheet. */
export interface SheetPart {
  readonly template: string;
  readonly templates?: string[];
  readonly scrollable?: string[];
}

export interface SheetTab {
  readonly id: string;
  readonly group: string;
  readonly label?: string;
  readonly active: boolean;
  readonly cssClass: string;
}

export declare abstract class SheetShape {
  static DEFAULT_OPTIONS: object;
  static PARTS: Record<string, SheetPart>;
  static TABS: object;
  constructor(...args: unknown[]);
  readonly element: HTMLElement;
  readonly window: { readonly close: HTMLElement };
  readonly id: string;
  readonly isEditable: boolean;
  readonly rendered: boolean;
  /** Above 0 from the beginning of its first drawing on, until it is closed. */
  readonly state: number;
  get title(): string;
  tabGroups: Record<string, string | null>;
  render(options?: RenderOptions | boolean, more?: RenderOptions): Promise<this>;
  close(options?: object): Promise<this>;
  changeTab(tab: string, group: string, options?: object): void;
  protected _configureRenderOptions(options: RenderOptions): void;
  protected _configureRenderParts(options: RenderOptions): Record<string, SheetPart>;
  protected _prepareContext(options: RenderOptions): Promise<SheetContext>;
  protected _preparePartContext(partId: string, context: SheetContext, options: RenderOptions): Promise<SheetContext>;
  protected _prepareTabs(group: string): Record<string, SheetTab>;
  protected _preFirstRender(context: SheetContext, options: RenderOptions): Promise<void>;
  protected _renderFrame(options: RenderOptions): Promise<HTMLElement>;
  protected _renderHTML(context: SheetContext, options: RenderOptions): Promise<unknown>;
  protected _replaceHTML(result: unknown, content: HTMLElement, options: RenderOptions): void;
  protected _onFirstRender(context: SheetContext, options: RenderOptions): Promise<void>;
  protected _onRender(context: SheetContext, options: RenderOptions): Promise<void>;
  protected _toggleDisabled(disabled: boolean): void;
  protected _onClose(options: object): void;
  /** A click on a `[data-action]` that no action of {@link DEFAULT_OPTIONS} claims. */
  protected _onClickAction(event: Event, target: HTMLElement): Promise<void>;
  protected _onChangeForm(config: object, event: Event): void;
  protected _processFormData(event: Event | null, form: HTMLFormElement, formData: { readonly object: object }): object;
  protected _processSubmitData(event: Event, form: HTMLFormElement, data: object, options?: object): Promise<void>;
}

declare abstract class ActorSheetShape extends SheetShape {
  readonly document: Actor;
  readonly actor: Actor;
  protected _onDragStart(event: DragEvent): unknown;
  protected _onDropItem(event: DragEvent, item: Item): Promise<Item | null>;
}

declare abstract class ItemSheetShape extends SheetShape {
  readonly document: Item;
  readonly item: Item;
}

const { HandlebarsApplicationMixin } = foundry.applications.api;
const { ActorSheetV2, ItemSheetV2 } = foundry.applications.sheets;

export const ActorSheetBase = HandlebarsApplicationMixin(ActorSheetV2 as never) as unknown as typeof ActorSheetShape;
export const ItemSheetBase = HandlebarsApplicationMixin(ItemSheetV2 as never) as unknown as typeof ItemSheetShape;
export type SheetRenderOptions = RenderOptions;

/** Opens a document's sheet, if it has one. */
export async function openSheet(document: { readonly sheet: unknown } | null | undefined): Promise<void> {
  const sheet = document?.sheet as { render(options: { force: boolean }): Promise<unknown> } | null | undefined;
  await sheet?.render({ force: true });
}
