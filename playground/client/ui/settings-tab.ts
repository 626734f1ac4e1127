import type { Data } from "../../common/types.js";
import { forgetSession } from "../net/index.js";
import { languageChoices } from "../settings/index.js";
import { select } from "./dialogs.js";
import { h, icon, text } from "./dom.js";
import { attempt, Panel } from "./panel.js";

/** Language, theme, the settings window, what runs here, and the way out. */
export class Settings extends Panel {
  constructor(element: HTMLElement) {
    super(element, "settings");
  }

  protected override draw(): void {
    const { release, system, world } = game;
    this.element.replaceChildren(
      h(
        "section",
        { class: "settings-info" },
        h("h3", {}, world.title),
        h(
          "dl",
          {},
          h("dt", {}, text("Settings.System")),
          h("dd", {}, `${system.title ?? system.id} ${system.version ?? ""}`),
          h("dt", {}, text("Settings.Generation")),
          h(
            "dd",
            { class: "generation" },
            text("Settings.GenerationValue", { generation: release.generation, version: release.version }),
          ),
          h("dt", {}, text("Settings.User")),
          h("dd", {}, game.user.name),
        ),
      ),
      h(
        "section",
        { class: "settings-choices" },
        this.#field("Settings.Language", this.#language()),
        this.#field("Settings.Theme", this.#theme()),
      ),
      h(
        "section",
        { class: "settings-actions" },
        this.#button("gears", "Settings.Configure", "configure", () => this.#configure()),
        this.#button("arrows-rotate", "Settings.Reload", "reload", () => location.reload()),
        this.#button("right-from-bracket", "Settings.LogOut", "logout", () => this.#logOut()),
      ),
    );
  }

  #field(label: string, input: HTMLElement): HTMLElement {
    return h("label", { class: "form-group stacked" }, h("span", {}, text(label)), input);
  }

  #language(): HTMLElement {
    const element = select("language", Object.entries(languageChoices()), game.i18n.lang);
    element.addEventListener("change", () => {
      void attempt(() => game.settings.set("core", "language", element.value)).then(() => location.reload());
    });
    return element;
  }

  #theme(): HTMLElement {
    const config = (game.settings.get("core", "uiConfig") ?? {}) as Data;
    const choices: [string, string][] = ["", "light", "dark"].map((scheme) => [
      scheme,
      text(`Theme.${scheme || "auto"}`),
    ]);
    const element = select("theme", choices, config.colorScheme?.interface ?? "");
    element.addEventListener("change", () => {
      const colorScheme = { interface: element.value, applications: element.value };
      void attempt(() => game.settings.set("core", "uiConfig", { ...config, colorScheme }));
    });
    return element;
  }

  #button(iconName: string, label: string, action: string, run: () => unknown): HTMLElement {
    return h(
      "button",
      { type: "button", "data-action": action, "data-key": action, onclick: () => void attempt(run) },
      icon(iconName),
      h("span", {}, text(label)),
    );
  }

  #configure(): unknown {
    const { SettingsConfig } = foundry.applications.settings;
    return new SettingsConfig().render({ force: true });
  }

  #logOut(): void {
    forgetSession();
    game.connection.socket.disconnect();
    location.assign("/join");
  }
}
