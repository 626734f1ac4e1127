import type { Data } from "../../common/types.js";
import { ApplicationV2 } from "../applications/api/application.js";
import { HandlebarsApplicationMixin } from "../applications/api/handlebars-mixin.js";
import type { ApplicationDefaults, RenderOptions, TemplatePart } from "../applications/types.js";
import { openSheet } from "../canvas/pointer.js";
import { text } from "./dom.js";

/** Who is at the table: colour, name, character, and whether they are here. */
export class Players extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    id: "players",
    tag: "aside",
    window: { frame: false, positioned: false },
    actions: { openCharacter: Players.#onOpenCharacter },
  };
  static override PARTS: Record<string, TemplatePart> = {
    players: { template: "templates/ui/players.hbs" },
  };

  override async _prepareContext(_options: RenderOptions): Promise<Data> {
    const users = [...(game.users as Iterable<Data>)].sort(
      (a, b) => Number(b.active) - Number(a.active) || b.role - a.role || String(a.name).localeCompare(String(b.name)),
    );
    return { users: users.map(userContext) };
  }

  override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.setAttribute("aria-label", text("Players.Title"));
  }

  static #onOpenCharacter(_event: PointerEvent, target: HTMLElement): void {
    const id = target.closest<HTMLElement>("[data-user-id]")?.dataset.userId;
    openSheet((game.users.get(id)?.character ?? null) as Data | null);
  }
}

function userContext(user: Data): Data {
  const classes = [user.isGM && "gm", user.active ? "active" : "inactive", user.isSelf && "self"];
  const character = user.character as Data | null;
  return {
    id: user.id as string,
    name: user.name as string,
    cssClass: classes.filter(Boolean).join(" "),
    color: String(user.color?.css ?? user.color ?? "#888"),
    state: text(user.active ? "Players.Here" : "Players.Away"),
    character: character?.name ?? null,
    role: user.isGM ? text(user.hasRole("GAMEMASTER") ? "Players.Keeper" : "Players.Assistant") : null,
  };
}
