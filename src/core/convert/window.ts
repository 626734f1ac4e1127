import { inUse } from "../ui/pages.js";
import css from "../../../styles/components/windows/_convert.scss?inline";
import { wayBack } from "../ui/way-back.js";
import { work } from "../ui/button-busy.js";
import { t } from "../text/i18n.js";
import { addStyle } from "../ui/style.js";
import { openSheet } from "../foundry/types/sheets.js";
import { WindowBase, type RenderOptions, type WindowContext } from "../ui/window.js";
import type { Answers, Conversion, ConversionField, ConversionProcedure, Preview } from "./conversion.js";
import { createConverted } from "./create.js";

const template = (name: string) => `systems/gardien/templates/core/convert/${name}.hbs`;

/** One window of conversions is open at a time: two would be taken for one another. */
let open: ConversionWindow | undefined;

/** A conversion: what is asked at one side, what would be made of it at the other, and what could not be carried over. */
export class ConversionWindow extends WindowBase {
  static override DEFAULT_OPTIONS = {
    id: "gardien-convert",
    classes: ["gardien", "g-window", "g-convert"],
    position: { width: 860, height: 680 },
    window: { resizable: true, icon: "fa-solid fa-right-left" },
    actions: { create: ConversionWindow.#create },
  };

  static override PARTS = {
    form: { template: template("form"), scrollable: [""] },
    preview: { template: template("preview"), scrollable: [""] },
    footer: { template: template("footer") },
  };

  readonly #conversions: readonly Conversion[];
  readonly #source: Actor | null;
  readonly #goBack = wayBack(inUse());
  #chosen: Conversion;
  #procedure: ConversionProcedure;
  #answers: Answers;

  private constructor(
    conversions: readonly Conversion[],
    chosen: Conversion,
    procedure: ConversionProcedure,
    source: Actor | null,
  ) {
    super({ classes: [chosen.into] });
    this.#conversions = conversions;
    this.#chosen = chosen;
    this.#procedure = procedure;
    this.#answers = procedure.answers;
    this.#source = source;
  }

  /** Opens the window in the place of the one that is open. */
  static async open(conversions: readonly Conversion[], chosen: Conversion, source: Actor | null): Promise<void> {
    addStyle(css);
    const procedure = await chosen.begin(source);
    await open?.close();
    open = new ConversionWindow(conversions, chosen, procedure, source);
    await open.render({ force: true });
  }

  override get title(): string {
    return this.#source ? t("GARDIEN.CONVERT.titleOf", { name: this.#source.name }) : t("GARDIEN.CONVERT.title");
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const context = await super._prepareContext(options);
    const preview = this.#preview();
    return Object.assign(context, {
      rootId: this.id,
      conversions: this.#conversions.map(({ id, name }) => ({ id, name, selected: id === this.#chosen.id })),
      several: this.#conversions.length > 1,
      hint: this.#chosen.hint,
      fields: this.#procedure.fields(this.#answers).map((field) => shown(field, this.#answers[field.id] ?? "")),
      ...preview,
      ready: preview.actor !== null,
      nothingLost: preview.actor !== null && preview.guessed.length + preview.dropped.length === 0,
    });
  }

  #preview(): Preview {
    return this.#procedure.preview(this.#answers);
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    // What is typed shows at once; what is typed into is not drawn anew for it.
    this.element.addEventListener("input", (event) => this.#answer(event));
    this.element.addEventListener("change", (event) => void this.#choose(event));
    this.element.querySelector<HTMLElement>("textarea, select, input")?.focus();
  }

  protected override _onClose(options: object): void {
    super._onClose(options);
    if (open === this) open = undefined;
    this.#goBack();
  }

  #answer(event: Event): void {
    const box = event.target as HTMLInputElement;
    const { field } = box.dataset;
    if (field === undefined) return;
    const value = box.type === "checkbox" ? (box.checked ? "1" : "") : box.value;
    this.#answers = { ...this.#answers, [field]: value };
    void this.render({ parts: ["preview", "footer"] });
  }

  /** Another conversion starts anew; what was typed stays where it asks for the same. */
  async #choose(event: Event): Promise<void> {
    const box = event.target as HTMLSelectElement;
    const chosen = this.#conversions.find(({ id }) => id === box.value);
    if (box.dataset.conversion === undefined || !chosen || chosen === this.#chosen) return;
    const procedure = await chosen.begin(this.#source);
    const kept = Object.entries(this.#answers).filter(([id]) => id in procedure.answers);
    this.#chosen = chosen;
    this.#procedure = procedure;
    this.#answers = { ...procedure.answers, ...Object.fromEntries(kept) };
    await this.render();
  }

  static #create(this: ConversionWindow, _event: Event, target: HTMLElement): void {
    work(target, "conversion", async () => {
      const actor = await createConverted(this.#preview());
      if (!actor) return;
      await this.close();
      await openSheet(actor);
    });
  }
}

/** A field as its template draws it. */
function shown(field: ConversionField, value: string): object {
  return {
    ...field,
    value,
    [field.kind]: true,
    options: field.options?.map((option) => ({ ...option, selected: option.value === value })),
  };
}
