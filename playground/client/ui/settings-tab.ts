import type { Data } from "../../common/types.js";
import { HandlebarsApplicationMixin } from "../applications/api/handlebars-mixin.js";
import type { ApplicationDefaults, RenderOptions, TemplatePart } from "../applications/types.js";
import { forgetSession } from "../net/index.js";
import { languageChoices } from "../settings/index.js";
import { text } from "./dom.js";
import { attempt } from "../net/refusal.js";
import { AbstractSidebarTab } from "./sidebar/sidebar-tab.js";

/** Language, theme, the settings window, what runs here, and the way out. */
export class Settings extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override tabName = "settings";
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    window: { title: "PLAYGROUND.Settings.Title", icon: "fa-solid fa-gears" },
    actions: {
      openApp: Settings.#onConfigure,
      reload: () => location.reload(),
      logout: Settings.#onLogOut,
    },
  };
  static override PARTS: Record<string, TemplatePart> = {
    settings: { template: "templates/sidebar/tabs/settings.hbs" },
  };

  override async _prepareContext(options: RenderOptions): Promise<Data> {
    const context = await super._prepareContext(options);
    const { release, system, world } = game;
    const { colorScheme } = (game.settings.get("core", "uiConfig") ?? {}) as Data;
    return Object.assign(context, {
      world: { title: world.title as string },
      system: `${system.title ?? system.id} ${system.version ?? ""}`,
      release: { generation: release.generation as number, version: release.version as string },
      languages: languageChoices(),
      language: game.i18n.lang as string,
      themes: Object.fromEntries(["", "light", "dark"].map((scheme) => [scheme, text(`Theme.${scheme || "auto"}`)])),
      theme: colorScheme?.interface ?? "",
    });
  }

  override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.addEventListener("change", ({ target }) => {
      const { name, value } = target as HTMLSelectElement;
      void attempt(() => (name === "language" ? setLanguage(value) : setTheme(value)));
    });
  }

  static #onConfigure(): unknown {
    const { SettingsConfig } = foundry.applications.settings;
    return attempt(() => new SettingsConfig().render({ force: true }));
  }

  static #onLogOut(): void {
    forgetSession();
    game.connection.socket.disconnect();
    location.assign("/join");
  }
}

async function setLanguage(language: string): Promise<void> {
  await game.settings.set("core", "language", language);
  location.reload();
}

function setTheme(scheme: string): Promise<unknown> {
  const config = (game.settings.get("core", "uiConfig") ?? {}) as Data;
  const colorScheme = { interface: scheme, applications: scheme };
  return game.settings.set("core", "uiConfig", { ...config, colorScheme }) as Promise<unknown>;
}
