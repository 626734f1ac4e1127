import { registerKey } from "../foundry/keybindings.js";
import { refuse, reportFailure } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { intoTrackers } from "./trackers.js";
import { listen } from "../foundry/types/hooks.js";

/** A window for keepers that belongs to no document: reached from the scene's controls, the fight in the sidebar and a key. */
export interface KeeperTool {
  readonly id: string;
  /** Ids of windows that it has replaced. */
  readonly formerly?: readonly string[];
  /** Language keys. */
  readonly name: string;
  readonly hint: string;
  /** Classes of its icon. */
  readonly icon: string;
  /** The key at first, where it has one; `key` is a place on the keyboard as in `KeyboardEvent#code`. */
  readonly key?: { readonly key: string; readonly modifiers?: readonly string[] };
  /** Whether this table has any use for it; where it is not said it has. */
  offered?(): boolean;
  /** Opens it, or closes it. */
  toggle(): Promise<void>;
}

/** One button among the scene's controls, the same in both generations. */
interface SceneTool {
  name: string;
  title: string;
  icon: string;
  order: number;
  button: true;
  visible: boolean;
  onChange: () => void;
}
type SceneControls = Record<string, { tools?: Record<string, SceneTool> } | undefined>;

/** The tools that Foundry was handed. */
let known: readonly KeeperTool[] = [];

/** Hands the tools to Foundry. Called once, at init. */
export function registerTools(tools: readonly KeeperTool[]): void {
  known = tools;
  for (const tool of tools) registerToolKey(tool);
  listen("getSceneControlButtons", (controls: SceneControls) => addControls(controls, tools));
  const again = intoTrackers((html) => addButtons(html, tools));
  for (const hook of ["gardien.settingChanged", "createActor", "deleteActor"]) listen(hook, again);
}

function isOffered({ offered }: KeeperTool): boolean {
  return offered?.() ?? true;
}

/** Opens the tool of an id, or closes it: what a keeper's macros call. */
export function useTool(id: string): void {
  const tool = known.find((one) => one.id === id || one.formerly?.includes(id));
  if (!game.user.isGM) refuse("GARDIEN.TOOL.keepers");
  else if (tool) use(tool);
  else refuse("GARDIEN.TOOL.unknown", { id });
}

function use(tool: KeeperTool): void {
  tool.toggle().catch((error: unknown) => reportFailure(tool.id, error));
}

function registerToolKey(tool: KeeperTool): void {
  const { key } = tool;
  if (!key) return;
  registerKey(tool.id, {
    name: tool.name,
    hint: tool.hint,
    editable: [{ ...key, modifiers: [...(key.modifiers ?? [])] }],
    restricted: true,
    onDown: () => {
      if (!isOffered(tool)) return false;
      use(tool);
      return true;
    },
  });
}

function addControls(controls: SceneControls, tools: readonly KeeperTool[]): void {
  const { tools: buttons } = controls["tokens"] ?? {};
  if (!buttons) return;
  for (const tool of tools) {
    buttons[tool.id] = {
      name: tool.id,
      title: tool.name,
      icon: tool.icon,
      order: Object.keys(buttons).length,
      button: true,
      visible: game.user.isGM && isOffered(tool),
      onChange: () => use(tool),
    };
  }
}

/** The tracker of fights may be drawn part by part: a button that is still there stays. A window has a header too. */
function addButtons(html: HTMLElement, tools: readonly KeeperTool[]): void {
  if (!game.user.isGM) return;
  const header =
    html.querySelector(".combat-tracker-header") ?? html.querySelector("header:not(.window-header)") ?? html;
  for (const tool of tools) {
    const drawn = html.querySelector(`[data-gardien-tool="${tool.id}"]`);
    if (!isOffered(tool)) drawn?.remove();
    if (drawn || !isOffered(tool)) continue;
    const button = html.ownerDocument.createElement("button");
    const icon = html.ownerDocument.createElement("i");
    icon.className = tool.icon;
    icon.inert = true;
    button.type = "button";
    button.className = "g-tool";
    button.dataset["gardienTool"] = tool.id;
    button.append(icon, ` ${t(tool.name)}`);
    button.addEventListener("click", () => use(tool));
    header.after(button);
  }
}
