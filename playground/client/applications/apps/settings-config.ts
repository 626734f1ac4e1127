import type { Data } from "../../../common/types.js";
import { equals } from "../../../common/utils/index.js";
import { ApplicationV2 } from "../api/application.js";
import { DialogV2 } from "../api/dialog.js";
import { HandlebarsApplicationMixin } from "../api/handlebars-mixin.js";
import { host, localize, report } from "../host.js";
import type { ApplicationDefaults, RenderOptions } from "../types.js";
import type { FormDataExtended } from "../ux/form-data-extended.js";
import { isShown, settingGroup, type SettingEntry } from "./setting-inputs.js";

interface MenuEntry extends Data {
  id: string;
  namespace: string;
  restricted?: boolean;
}

/** The settings that packages registered, grouped by package, with the windows they registered. */
export class SettingsConfig extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    id: "settings-config",
    tag: "form",
    classes: ["settings-config"],
    window: {
      title: "PLAYGROUND.Settings.Title",
      icon: "fa-solid fa-gears",
      resizable: true,
      contentClasses: ["standard-form"],
    },
    position: { width: 640, height: 640 },
    actions: { openSubmenu: SettingsConfig.#openMenu, resetDefaults: SettingsConfig.#resetDefaults },
    form: { handler: SettingsConfig.#onSubmit, closeOnSubmit: true },
  };
  static override PARTS = {
    main: { template: "templates/apps/settings-config.hbs", scrollable: [""] },
    footer: { template: "templates/generic/form-footer.hbs" },
  };

  #showDefaults = false;

  get #settings(): SettingEntry[] {
    const all = [...(host.game.settings.settings.values() as Iterable<SettingEntry>)];
    return all.filter((setting) => isShown(setting, Boolean(host.game.user?.isGM)));
  }
  get #menus(): MenuEntry[] {
    const all = [...(host.game.settings.menus.values() as Iterable<MenuEntry>)];
    return all.filter((menu) => !menu.restricted || host.game.user?.isGM);
  }

  override async _prepareContext(options: RenderOptions): Promise<Data> {
    const namespaces = new Set([...this.#menus, ...this.#settings].map((entry) => entry.namespace));
    const categories = inOrder(namespaces).map((namespace) => ({
      namespace,
      title: packageTitle(namespace),
      menus: this.#menus.filter((menu) => menu.namespace === namespace),
      // Written out by the browser, so every text in it is escaped.
      groups: this.#settings
        .filter((setting) => setting.namespace === namespace)
        .map((setting) => settingGroup(setting, this.#valueOf(setting)).outerHTML),
    }));
    return {
      ...(await super._prepareContext(options)),
      categories,
      buttons: [
        {
          type: "button",
          action: "resetDefaults",
          icon: "fa-solid fa-rotate-left",
          label: "PLAYGROUND.Settings.Reset",
        },
        { type: "submit", icon: "fa-solid fa-floppy-disk", label: "PLAYGROUND.Dialog.Save" },
      ],
    };
  }

  #valueOf(setting: SettingEntry): unknown {
    if (!this.#showDefaults) return host.game.settings.get(setting.namespace, setting.key);
    const type = setting.type as { getInitialValue?: () => unknown } | undefined;
    return setting.default ?? type?.getInitialValue?.();
  }

  override async _onRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.#showDefaults = false;
  }

  static async #openMenu(this: SettingsConfig, _event: Event, target: HTMLElement): Promise<void> {
    const menu = host.game.settings.menus.get(target.dataset.key);
    if (!menu || (menu.restricted && !host.game.user?.isGM)) return;
    await new menu.type().render({ force: true });
  }

  /** Shows the defaults; nothing is written before the form is saved. */
  static async #resetDefaults(this: SettingsConfig): Promise<void> {
    this.#showDefaults = true;
    await this.render({ parts: ["main"] });
  }

  static async #onSubmit(
    this: SettingsConfig,
    _event: Event,
    _form: HTMLFormElement,
    formData: FormDataExtended,
  ): Promise<void> {
    let reload = false;
    let world = false;
    for (const setting of this.#settings) {
      if (!(setting.id in formData.object)) continue;
      const before: unknown = host.game.settings.get(setting.namespace, setting.key);
      const after: unknown = await host.game.settings.set(setting.namespace, setting.key, formData.object[setting.id]);
      if (!setting.requiresReload || equals(before, after)) continue;
      reload = true;
      world ||= setting.scope === "world";
    }
    if (reload) SettingsConfig.reloadConfirm({ world }).catch(report);
  }

  /** Asks whether to load the page anew, as some settings need. Other clients are told to do so by their keeper. */
  static async reloadConfirm({ world = false }: { world?: boolean } = {}): Promise<void> {
    const answer = await DialogV2.confirm({
      id: "reload-world-confirm",
      modal: true,
      window: { title: "PLAYGROUND.Settings.ReloadTitle" },
      content: `<p>${localize(world ? "PLAYGROUND.Settings.ReloadWorld" : "PLAYGROUND.Settings.ReloadPage")}</p>`,
      yes: { default: true },
    });
    if (answer) window.location.reload();
  }
}

function packageTitle(namespace: string): string {
  const { modules, system } = host.game;
  if (namespace === "core") return localize("PLAYGROUND.Settings.Core");
  const found = namespace === system?.id ? system : modules?.get(namespace);
  return String(found?.title ?? namespace);
}

/** The table's own settings, the system's, then the modules' by their titles. */
function inOrder(namespaces: Iterable<string>): string[] {
  const rank = (namespace: string): number => ["core", host.game.system?.id].indexOf(namespace) + 1 || 3;
  return [...namespaces].sort(
    (a, b) => rank(a) - rank(b) || (rank(a) === 3 ? packageTitle(a).localeCompare(packageTitle(b)) : 0),
  );
}
