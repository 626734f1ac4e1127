import type { Data } from "../../common/types.js";
import { viewScene } from "../canvas/scene-sync.js";
import { Hooks } from "../hooks/hooks.js";
import { h, icon, text } from "./dom.js";
import { attachMenu } from "./menu.js";
import { attempt, Panel } from "./panel.js";

/** The scenes one can look at; the active one carries a mark. */
export class SceneNavigation extends Panel {
  constructor(element: HTMLElement) {
    super(element, "scene-navigation");
    for (const hook of ["createScene", "updateScene", "deleteScene", "canvasReady"])
      Hooks.on(hook, () => void this.render());
    attachMenu(
      element,
      "[data-scene-id]",
      [
        {
          label: "Scene.Activate",
          icon: "bullseye",
          visible: (row) => game.user.isGM && !this.#scene(row)?.active,
          run: (row) => attempt(() => this.#scene(row)?.activate()),
        },
      ],
      "getSceneContextOptions",
      this,
    );
  }

  protected override draw(): void {
    const scenes = [...(game.scenes as Iterable<Data>)].filter(
      (scene) => game.user.isGM || scene.active || scene.visible,
    );
    this.element.setAttribute("aria-label", text("Scene.Navigation"));
    this.element.replaceChildren(
      h(
        "ol",
        { class: "plain" },
        scenes.map((scene) => this.#row(scene)),
      ),
    );
  }

  #scene(row: HTMLElement): Data | undefined {
    return game.scenes.get(row.closest<HTMLElement>("[data-scene-id]")?.dataset.sceneId);
  }

  #row(scene: Data): HTMLElement {
    const viewed = scene.id === canvas.scene?.id;
    return h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: viewed ? "scene view" : "scene",
          "data-scene-id": scene.id,
          "data-key": `scene-${scene.id}`,
          "aria-current": viewed ? "true" : null,
          onclick: () => viewScene(scene),
        },
        scene.active && icon("bullseye"),
        scene.name,
      ),
      game.user.isGM && !scene.active
        ? h(
            "button",
            {
              type: "button",
              class: "icon scene-activate",
              "aria-label": text("Scene.ActivateNamed", { name: scene.name }),
              "data-tooltip": "",
              onclick: () => void attempt(() => scene.activate()),
            },
            icon("bullseye"),
          )
        : null,
    );
  }
}
