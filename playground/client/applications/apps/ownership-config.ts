import type { Data } from "../../../common/types.js";
import { ApplicationV2 } from "../api/application.js";
import { HandlebarsApplicationMixin } from "../api/handlebars-mixin.js";
import { host, localize } from "../host.js";
import type { ApplicationDefaults, ApplicationOptions, RenderOptions } from "../types.js";
import type { FormDataExtended } from "../ux/form-data-extended.js";

/** Levels as CONST.DOCUMENT_OWNERSHIP_LEVELS numbers them. */
const LEVELS: Record<number, string> = {
  0: "PLAYGROUND.Ownership.None",
  1: "PLAYGROUND.Ownership.Limited",
  2: "PLAYGROUND.Ownership.Observer",
  3: "PLAYGROUND.Ownership.Owner",
};
/** No entry of one's own: the default level counts. */
const INHERIT = "-1";

/** The keeper's window of who may see and change a document. */
export class DocumentOwnershipConfig extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    id: "ownership-config-{id}",
    tag: "form",
    classes: ["ownership-config"],
    window: { icon: "fa-solid fa-user-lock", contentClasses: ["standard-form"] },
    position: { width: 420 },
    form: { handler: DocumentOwnershipConfig.#onSubmit, closeOnSubmit: true },
  };
  static override PARTS = {
    form: { template: "templates/apps/ownership-config.hbs" },
    footer: { template: "templates/generic/form-footer.hbs" },
  };

  get document(): Data {
    return this.options.document as Data;
  }
  override get title(): string {
    return localize("PLAYGROUND.Ownership.Title", { name: this.document.name });
  }

  override _initializeApplicationOptions(options: ApplicationDefaults): ApplicationOptions {
    const uniqueId = String((options.document as Data).uuid).replaceAll(".", "-");
    return super._initializeApplicationOptions({ ...options, uniqueId });
  }

  override async _prepareContext(options: RenderOptions): Promise<Data> {
    const { ownership } = this.document;
    const players = [...(host.game.users as Iterable<Data>)].filter((user) => !user.isGM);
    return {
      ...(await super._prepareContext(options)),
      levels: LEVELS,
      userLevels: { [INHERIT]: "PLAYGROUND.Ownership.Inherit", ...LEVELS },
      base: String(ownership.default ?? 0),
      users: players.map(({ id, name }) => ({ id, name, level: String(ownership[id] ?? INHERIT) })),
      buttons: [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: "PLAYGROUND.Dialog.Save" }],
    };
  }

  static async #onSubmit(
    this: DocumentOwnershipConfig,
    _event: Event,
    _form: HTMLFormElement,
    formData: FormDataExtended,
  ): Promise<void> {
    const ownership: Data = { ...this.document.ownership };
    for (const [id, level] of Object.entries(formData.object)) {
      if (String(level) === INHERIT) delete ownership[id];
      else ownership[id] = Number(level);
    }
    // Replaced whole: a user who goes back to the default leaves no entry behind.
    await this.document.update({ ownership }, { diff: false, recursive: false });
  }
}
