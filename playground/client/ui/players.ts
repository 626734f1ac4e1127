import type { Data } from "../../common/types.js";
import { openSheet } from "../canvas/pointer.js";
import { Hooks } from "../hooks/hooks.js";
import { h, text } from "./dom.js";
import { Panel } from "./panel.js";

/** Who is at the table: colour, name, character, and whether they are here. */
export class Players extends Panel {
  constructor(element: HTMLElement) {
    super(element, "players");
    for (const hook of ["userConnected", "createUser", "updateUser", "deleteUser", "updateActor"]) {
      Hooks.on(hook, () => void this.render());
    }
  }

  protected override draw(): void {
    const users = [...(game.users as Iterable<Data>)].sort(
      (a, b) => Number(b.active) - Number(a.active) || b.role - a.role || String(a.name).localeCompare(String(b.name)),
    );
    this.element.setAttribute("aria-label", text("Players.Title"));
    this.element.replaceChildren(
      h(
        "ol",
        { class: "players-list plain" },
        users.map((user) => this.#row(user)),
      ),
    );
  }

  #row(user: Data): HTMLElement {
    const character = user.character as Data | null;
    const state = text(user.active ? "Players.Here" : "Players.Away");
    const row = h(
      "li",
      {
        class: `player ${user.isGM ? "gm" : ""} ${user.active ? "active" : "inactive"} ${user.isSelf ? "self" : ""}`,
        "data-user-id": user.id,
      },
      h("span", { class: "player-active", title: state, role: "img", "aria-label": state }),
      character
        ? h(
            "button",
            {
              type: "button",
              class: "player-name",
              "data-key": `player-${user.id}`,
              onclick: () => openSheet(character),
            },
            user.name,
            h("small", { class: "character" }, character.name),
          )
        : h(
            "span",
            { class: "player-name" },
            user.name,
            user.isGM && h("small", { class: "character" }, text("Players.Keeper")),
          ),
    );
    row.style.setProperty("--player-color", String(user.color?.css ?? user.color ?? "#888"));
    return row;
  }
}
