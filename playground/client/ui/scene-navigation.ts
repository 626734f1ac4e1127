import type { Data } from "../../common/types.js";
import { ApplicationV2 } from "../applications/api/application.js";
import { HandlebarsApplicationMixin } from "../applications/api/handlebars-mixin.js";
import type { ApplicationDefaults, RenderOptions, TemplatePart } from "../applications/types.js";
import type { ContextMenuEntry } from "../applications/ux/context-menu.js";
import { viewScene } from "../canvas/scene-sync.js";
import { text } from "./dom.js";
import { menuEntry } from "./menu.js";
import { attempt } from "../net/refusal.js";

/** The scenes one can look at; the active one carries a mark. */
export class SceneNavigation extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    id: "scene-navigation",
    tag: "nav",
    window: { frame: false, positioned: false },
    actions: { viewScene: SceneNavigation.#onView, activateScene: SceneNavigation.#onActivate },
  };
  static override PARTS: Record<string, TemplatePart> = {
    scenes: { template: "templates/ui/scene-navigation.hbs" },
  };

  override async _prepareContext(_options: RenderOptions): Promise<Data> {
    const all = [...(game.scenes as Iterable<Data>)];
    const scenes = all
      .filter((scene) => game.user.isGM || scene.active || scene.visible)
      .map(({ id, name, active }) => ({
        id: id as string,
        name: name as string,
        active: Boolean(active),
        viewed: id === canvas.scene?.id,
        canActivate: Boolean(game.user.isGM && !active),
        activate: text("Scene.ActivateNamed", { name: name as string }),
      }));
    return { scenes };
  }

  override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.setAttribute("aria-label", text("Scene.Navigation"));
  }

  override async _onFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const menu = { hookName: "getSceneContextOptions", parentClassHooks: false, fixed: true };
    this._createContextMenu(() => this._getContextMenuOptions(), ".scene[data-scene-id]", menu);
  }

  /** The entries of the menu of a scene. */
  _getContextMenuOptions(): ContextMenuEntry[] {
    return [
      menuEntry({
        label: "Scene.Activate",
        icon: "bullseye",
        visible: (row) => game.user.isGM && !sceneOf(row)?.active,
        run: (row) => attempt(() => sceneOf(row)?.activate()),
      }),
    ];
  }

  static #onView(_event: PointerEvent, target: HTMLElement): void {
    const scene = sceneOf(target);
    if (scene) viewScene(scene);
  }

  static #onActivate(_event: PointerEvent, target: HTMLElement): unknown {
    return attempt(() => sceneOf(target)?.activate());
  }
}

function sceneOf(row: Element): Data | undefined {
  return game.scenes.get(row.closest<HTMLElement>("[data-scene-id]")?.dataset.sceneId);
}
