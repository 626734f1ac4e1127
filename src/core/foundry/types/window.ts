/** What our windows that belong to no document use of Foundry's, cast once: see sheets.ts for why. */
export interface RenderOptions {
  force?: boolean;
  isFirstRender?: boolean;
  parts?: string[];
  [key: string]: unknown;
}

export type WindowContext = Record<string, unknown>;

declare abstract class WindowShape {
  static DEFAULT_OPTIONS: object;
  static PARTS: Record<
    string,
    { readonly template: string; readonly templates?: string[]; readonly scrollable?: string[] }
  >;
  constructor(options?: object);
  readonly element: HTMLElement;
  readonly id: string;
  readonly form: HTMLFormElement | null;
  readonly rendered: boolean;
  /** Above 0 from the beginning of its first drawing on, until it is closed. */
  readonly state: number;
  get title(): string;
  readonly position: { readonly height?: number | "auto" };
  setPosition(position?: { height?: number | "auto" }): unknown;
  render(options?: RenderOptions | boolean, more?: RenderOptions): Promise<this>;
  close(options?: object): Promise<this>;
  bringToFront(): void;
  protected _configureRenderOptions(options: RenderOptions): void;
  protected _prepareContext(options: RenderOptions): Promise<WindowContext>;
  protected _preparePartContext(partId: string, context: WindowContext, options: RenderOptions): Promise<WindowContext>;
  protected _renderHTML(context: WindowContext, options: RenderOptions): Promise<unknown>;
  protected _replaceHTML(result: unknown, content: HTMLElement, options: RenderOptions): void;
  protected _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void>;
  protected _onRender(context: WindowContext, options: RenderOptions): Promise<void>;
  protected _onClose(options: object): void;
}

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

export const ApplicationBase = HandlebarsApplicationMixin(ApplicationV2 as never) as unknown as typeof WindowShape;
