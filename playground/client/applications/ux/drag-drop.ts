import type { Data } from "../../../common/types.js";

type Callback = (event: DragEvent) => unknown;
type Permission = (selector: string | null | undefined) => boolean;

export interface DragDropConfiguration {
  dragSelector?: string | null;
  dropSelector?: string | null;
  permissions?: { dragstart?: Permission; drop?: Permission };
  callbacks?: Partial<Record<"dragstart" | "dragover" | "dragenter" | "dragleave" | "drop" | "dragend", Callback>>;
}

/** The JSON a drag carries; an empty object for anything else. */
export function getDragEventData(event: DragEvent): Data {
  const text = event.dataTransfer?.getData("text/plain");
  if (!text) return {};
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" && data !== null ? (data as Data) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {}; // plain text dragged from elsewhere
    throw error;
  }
}

/** Makes elements draggable and lets others receive what is dropped. Bind it anew after each render. */
export class DragDrop {
  static get implementation(): typeof DragDrop {
    return DragDrop;
  }

  readonly dragSelector: string | null | undefined;
  readonly dropSelector: string | null | undefined;
  readonly permissions: NonNullable<DragDropConfiguration["permissions"]>;
  readonly callbacks: NonNullable<DragDropConfiguration["callbacks"]>;

  constructor(config: DragDropConfiguration = {}) {
    this.dragSelector = config.dragSelector;
    this.dropSelector = config.dropSelector;
    this.permissions = config.permissions ?? {};
    this.callbacks = config.callbacks ?? {};
  }

  /** Puts the listeners on an element and its matching descendants. Property handlers, so that binding twice is harmless. */
  bind(html: HTMLElement): this {
    if (this.can("dragstart", this.dragSelector) && this.dragSelector) {
      for (const element of html.querySelectorAll<HTMLElement>(this.dragSelector)) {
        element.setAttribute("draggable", "true");
        element.ondragstart = (event) => this.callback(event, "dragstart");
        element.ondragend = (event) => this.callback(event, "dragend");
      }
    }
    if (this.can("drop", this.dropSelector)) {
      const targets = this.dropSelector ? html.querySelectorAll<HTMLElement>(this.dropSelector) : [html];
      for (const element of targets) this.#bindTarget(element);
    }
    return this;
  }

  #bindTarget(element: HTMLElement): void {
    element.ondragover = (event) => {
      event.preventDefault();
      this.callback(event, "dragover");
    };
    element.ondragenter = (event) => this.callback(event, "dragenter");
    element.ondragleave = (event) => this.callback(event, "dragleave");
    element.ondrop = (event) => {
      event.preventDefault();
      this.callback(event, "drop");
    };
  }

  /** Does what was asked for when this happens. */
  callback(event: DragEvent, action: keyof DragDrop["callbacks"]): unknown {
    return this.callbacks[action]?.(event);
  }

  /** Whether an action is allowed for elements of a selector. */
  can(action: "dragstart" | "drop", selector: string | null | undefined): boolean {
    return this.permissions[action]?.(selector) ?? true;
  }
}
