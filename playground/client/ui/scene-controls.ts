import type { Data } from "../../common/types.js";
import { ApplicationV2 } from "../applications/api/application.js";
import { HandlebarsApplicationMixin } from "../applications/api/handlebars-mixin.js";
import type { ApplicationDefaults, RenderOptions, TemplatePart } from "../applications/types.js";
import { Hooks } from "../hooks/hooks.js";
import { text } from "./dom.js";

/** One button of a set, as packages describe it in the hook `getSceneControlButtons`. */
export interface SceneControlTool {
  readonly name: string;
  /** A text, or the key of one. */
  readonly title: string;
  readonly icon: string;
  /** 0 is at the top. */
  readonly order: number;
  readonly visible?: boolean;
  /** Does something at once, without being taken in hand. */
  readonly button?: boolean;
  /** Is on or off, whatever tool is in hand. */
  readonly toggle?: boolean;
  active?: boolean;
  readonly onChange?: (event: Event, active: boolean) => void;
}

/** A set of tools. */
export interface SceneControl {
  readonly name: string;
  readonly title: string;
  readonly icon: string;
  readonly order: number;
  readonly visible?: boolean;
  /** The tool in hand at first. */
  readonly activeTool?: string;
  readonly tools?: Readonly<Record<string, SceneControlTool>>;
  readonly onChange?: (event: Event, active: boolean) => void;
}

const FIRST = "tokens";

/** The set that the table has of its own. */
function ownControls(): Record<string, SceneControl> {
  const tool = (name: string, icon: string, title: string, order: number): SceneControlTool => ({
    name,
    icon: `fa-solid fa-${icon}`,
    title: `PLAYGROUND.Controls.${title}`,
    order,
  });
  return {
    [FIRST]: {
      name: FIRST,
      title: "DOCUMENT.Tokens",
      icon: "fa-solid fa-user-large",
      order: 0,
      activeTool: "select",
      tools: { select: tool("select", "arrow-pointer", "Select", 0), target: tool("target", "bullseye", "Target", 1) },
    },
  };
}

/** The tools at the left of the scene: sets of them, one of which is open, with one tool of it in hand. */
export class SceneControls extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    id: "scene-controls",
    tag: "aside",
    window: { frame: false, positioned: false },
    actions: { control: SceneControls.#onControl, tool: SceneControls.#onTool },
  };
  static override PARTS: Record<string, TemplatePart> = {
    layers: { template: "templates/ui/scene-controls-layers.hbs", scrollable: [""] },
    tools: { template: "templates/ui/scene-controls-tools.hbs", scrollable: [""] },
  };

  #controls: Record<string, SceneControl> | null = null;
  #open = FIRST;
  /** The tool in hand in each set. */
  readonly #inHand = new Map<string, string>();

  /** Every set by name, those of packages among them; they are asked for when somebody first wants to know. */
  get controls(): Readonly<Record<string, SceneControl>> {
    if (!this.#controls) {
      this.#controls = ownControls();
      Hooks.callAll("getSceneControlButtons", this.#controls);
    }
    return this.#controls;
  }

  /** The open set. */
  get control(): SceneControl | null {
    return this.controls[this.#open] ?? null;
  }

  /** The tool in hand. */
  get tool(): SceneControlTool | null {
    const { control } = this;
    const name = this.#inHand.get(this.#open) ?? control?.activeTool ?? "";
    return control?.tools?.[name] ?? null;
  }

  override _configureRenderOptions(options: RenderOptions): void {
    super._configureRenderOptions(options);
    if (options.reset) this.#controls = null;
  }

  override async _prepareContext(_options: RenderOptions): Promise<Data> {
    const sets = inOrder(this.controls);
    const { control, tool } = this;
    return {
      controls: sets.length > 1 ? sets.map((set) => ({ ...shown(set), pressed: set === control })) : [],
      tools: inOrder(control?.tools ?? {}).map((one) => ({
        ...shown(one),
        isButton: Boolean(one.button),
        pressed: one.toggle ? Boolean(one.active) : one === tool,
      })),
    };
  }

  override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.setAttribute("aria-label", text("Controls.Title"));
  }

  static #onControl(this: SceneControls, event: PointerEvent, target: HTMLElement): void {
    const set = this.controls[target.dataset.control ?? ""];
    if (set) this.#openSet(event, set);
  }

  static #onTool(this: SceneControls, event: PointerEvent, target: HTMLElement): void {
    const tool = this.control?.tools?.[target.dataset.tool ?? ""];
    if (tool) this.#use(event, tool);
  }

  #openSet(event: Event, set: SceneControl): void {
    const { control: before } = this;
    if (before === set) return;
    this.#open = set.name;
    before?.onChange?.(event, false);
    set.onChange?.(event, true);
    void this.render();
  }

  #use(event: Event, tool: SceneControlTool): void {
    if (tool.button) {
      tool.onChange?.(event, true);
      return;
    }
    if (tool.toggle) {
      tool.active = !tool.active;
      tool.onChange?.(event, tool.active);
    } else if (tool !== this.tool) {
      const { tool: before } = this;
      this.#inHand.set(this.#open, tool.name);
      before?.onChange?.(event, false);
      tool.onChange?.(event, true);
    }
    void this.render();
  }
}

/** What is to be seen, from the top. */
function inOrder<Button extends { readonly order: number; readonly visible?: boolean }>(
  buttons: Readonly<Record<string, Button>>,
): Button[] {
  return Object.values(buttons)
    .filter(({ visible }) => visible !== false)
    .sort((a, b) => a.order - b.order);
}

/** What a button of the column shows. */
const shown = ({ name, title, icon }: SceneControl | SceneControlTool): Data => ({ name, title, icon });
