import { Hooks } from "../hooks/hooks.js";
import { h, iconButton, text } from "./dom.js";
import { Panel } from "./panel.js";

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
export class SceneControls extends Panel {
  #controls: Record<string, SceneControl> | null = null;
  #open = FIRST;
  /** The tool in hand in each set. */
  readonly #inHand = new Map<string, string>();

  constructor(element: HTMLElement) {
    super(element, "scene-controls");
  }

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

  /** Draws the tools; `reset` asks packages for theirs again. */
  override render({ reset = false }: { reset?: boolean } = {}): Promise<this> {
    if (reset) this.#controls = null;
    return super.render();
  }

  protected override draw(): void {
    const sets = inOrder(this.controls);
    this.element.setAttribute("aria-label", text("Controls.Title"));
    this.element.replaceChildren(
      ...(sets.length > 1
        ? [
            h(
              "menu",
              { class: "plain" },
              sets.map((set) => this.#setButton(set)),
            ),
          ]
        : []),
      h(
        "menu",
        { class: "plain" },
        inOrder(this.control?.tools ?? {}).map((tool) => this.#toolButton(tool)),
      ),
    );
  }

  #setButton(set: SceneControl): HTMLElement {
    return row("control", set, set === this.control, (event) => this.#openSet(event, set));
  }

  #toolButton(tool: SceneControlTool): HTMLElement {
    const on = tool.toggle ? Boolean(tool.active) : tool === this.tool;
    return row("tool", tool, tool.button ? null : on, (event) => this.#use(event, tool));
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

/** A button of the column; `pressed` is null for one that only does something. */
function row(
  kind: "control" | "tool",
  { name, title, icon }: SceneControl | SceneControlTool,
  pressed: boolean | null,
  onclick: (event: MouseEvent) => void,
): HTMLElement {
  const attributes = {
    class: "ui-control",
    [`data-${kind}`]: name,
    "data-key": `${kind}-${name}`,
    "data-tooltip-direction": "RIGHT",
    "aria-pressed": pressed,
  };
  return h("li", {}, iconButton(icon, game.i18n.localize(title), onclick, attributes));
}
