import { playedRulesets } from "../../rulesets.js";
import { Fault, NotTried, type Check } from "../check.js";

export const INTERFACE: readonly Check[] = [
  {
    id: "interface.style",
    group: "sheets",
    severity: "warn",
    async run(trial) {
      const [type] = Object.keys(playedRulesets()[0]?.actors ?? {});
      const actor = await trial.actor(type ?? "");
      await trial.look(actor as Actor & { sheet: unknown }, ({ element }) => {
        const token = getComputedStyle(element).getPropertyValue("--gardien-space-4").trim();
        if (token === "") throw new Fault("the style of the system is not there");
        if (!yieldsToModules(element)) throw new Fault("the style of the system stands above that of modules");
      });
    },
  },
  {
    id: "sheets.position",
    group: "sheets",
    severity: "warn",
    async run() {
      const told = await orderOf();
      const [drawn, placed] = [told.indexOf("drawn"), told.indexOf("placed")];
      if (drawn < 0 || placed < 0) throw new Fault(`told: ${told.join(", ")}`);
      if (placed < drawn) throw new Fault("a window is placed before it is drawn");
    },
  },
  {
    id: "interface.tools",
    group: "sheets",
    severity: "warn",
    async run() {
      const { combat } = ui as { readonly combat?: { readonly element?: HTMLElement } };
      const element = combat?.element ?? document.getElementById("combat");
      if (!element) throw new NotTried("nothing");
      if (!element.querySelector("[data-gardien-tool]"))
        throw new Fault("no button of the keeper in the list of fights");
      await Promise.resolve();
    },
  },
];

/** Whether a rule in the layer of modules changes what our style says of an element. */
function yieldsToModules(element: HTMLElement): boolean {
  const probe = document.createElement("style");
  probe.textContent = "@layer modules { .gardien.g-window { --gardien-space-4: 77px; } }";
  document.head.append(probe);
  try {
    return getComputedStyle(element).getPropertyValue("--gardien-space-4").trim() === "77px";
  } finally {
    probe.remove();
  }
}

/** What befalls a window as it opens, in order. It is empty, and gone at once. */
async function orderOf(): Promise<readonly string[]> {
  const told: string[] = [];
  const { ApplicationV2 } = foundry.applications.api as unknown as { readonly ApplicationV2: typeof ProbeShape };
  class Probe extends ApplicationV2 {
    static override DEFAULT_OPTIONS = { id: "gardien-check-probe", window: { frame: false }, position: { width: 10 } };

    override _renderHTML(): Promise<string> {
      return Promise.resolve("");
    }

    override _replaceHTML(_result: unknown, content: HTMLElement): void {
      content.hidden = true;
    }

    override async _onRender(context: object, options: object): Promise<void> {
      await super._onRender(context, options);
      told.push("drawn");
    }

    override setPosition(position?: object): unknown {
      told.push("placed");
      return super.setPosition(position);
    }
  }
  const probe = new Probe();
  await probe.render({ force: true });
  await probe.close({ animate: false });
  return told;
}

/** What the probe uses of Foundry's windows. */
declare class ProbeShape {
  static DEFAULT_OPTIONS: object;
  render(options: { force: boolean }): Promise<unknown>;
  close(options: { animate: boolean }): Promise<unknown>;
  setPosition(position?: object): unknown;
  _renderHTML(): Promise<unknown>;
  _replaceHTML(result: unknown, content: HTMLElement): void;
  _onRender(context: object, options: object): Promise<void>;
}
