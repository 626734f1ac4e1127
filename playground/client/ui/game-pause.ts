import type { Data } from "../../common/types.js";
import { ApplicationV2 } from "../applications/api/application.js";
import type { ApplicationDefaults } from "../applications/types.js";
import { h, icon, text } from "./dom.js";

/** The banner that says that the game is paused. */
export class GamePause extends ApplicationV2 {
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    id: "pause",
    tag: "figure",
    window: { frame: false, positioned: false },
  };

  override async _prepareContext(): Promise<Data> {
    return { cssClass: game.paused ? "paused" : "", icon: "pause", text: text("Pause.Paused"), spin: false };
  }

  override async _renderHTML(context: Data): Promise<HTMLElement[]> {
    return [icon(context.icon as string), h("figcaption", {}, context.text as string)];
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.classList.toggle("paused", Boolean(game.paused));
    content.setAttribute("role", "status");
    content.replaceChildren(...(game.paused ? (result as HTMLElement[]) : []));
  }
}
