import { inUse } from "../ui/pages.js";
import css from "../../../styles/components/windows/_convert.scss?inline";
import { rulesetById } from "../rulesets.js";
import { refuse, tell } from "../text/errors.js";
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

/** What was chosen last among those that start from what somebody types: whoever pastes one, pastes another. */
let last = "";

/** A conversion: what is asked at one side, what would be made of it at the other, and what could not be carried over. */
export class ConversionWindow extends WindowBase {
  static override DEFAULT_OPTIONS = {
    id: "gardien-convert",
    classes: ["gardien", "g-window", "g-convert"],
    position: { width: 860, height: 680 },
    window: { resizable: true, icon: "fa-solid fa-right-left" },
    actions: { create: ConversionWindow.#create, example: ConversionWindow.#example },
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
  static async open(conversions: readonly Conversion[], first: Conversion, source: Actor | null): Promise<void> {
    addStyle(css);
    const chosen = conversions.find(({ id }) => id === last) ?? first;
    const procedure = await chosen.begin(source);
    await open?.close();
    open = new ConversionWindow(conversions, chosen, procedure, source);
    await open.render({ force: true });
  }

  override get title(): string {
    if (this.#source) return t("GARDIEN.CONVERT.titleOf", { name: this.#source.name });
    return t(this.#conversions.every(({ id }) => id === "blocks") ? "GARDIEN.BLOCK.title" : "GARDIEN.CONVERT.title");
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const context = await super._prepareContext(options);
    const offers = this.#offers();
    return Object.assign(context, {
      rootId: this.id,
      conversions: this.#conversions.map(({ id, name, into }) => ({
        id,
        label: t(name, { ruleset: t(rulesetById(into)?.title ?? into) }),
        selected: id === this.#chosen.id,
      })),
      several: this.#conversions.length > 1,
      hint: this.#chosen.hint,
      fields: this.#procedure.fields(this.#answers).map((field) => shown(field, this.#answers[field.id] ?? "")),
      offers,
      named: this.#procedure.several !== undefined,
      nothing: offers.length === 0,
      unread: offers.length === 0 && Object.values(this.#answers).some((value) => value.includes("\n")),
      example: this.#procedure.example !== undefined,
      ready: offers.some(({ taken }) => taken),
      count: offers.filter(({ taken }) => taken).length,
      many: offers.length > 1,
    });
  }

  /** What would be made: one actor, or as many as were found. */
  #offers(): readonly Offer[] {
    const procedure = this.#procedure;
    const previews = procedure.several ? procedure.several(this.#answers) : [procedure.preview(this.#answers)];
    return previews.flatMap((preview, i) => {
      if (!preview.actor) return [];
      const { key = `${String(i)}.${preview.actor.name}` } = preview; // an answer is for a block of this name in this place
      const name = this.#answers[`name.${key}`]?.trim() || preview.actor.name;
      const taken = this.#answers[`take.${key}`] !== "";
      const nothingLost = preview.guessed.length + preview.dropped.length === 0;
      return [{ preview, ...preview, key, id: `${this.id}-${String(i)}`, name, taken, nothingLost }];
    });
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    // What is typed shows at once; what is typed into is not drawn anew for it.
    this.element.addEventListener("input", (event) => this.#answer(event));
    this.element.addEventListener("change", (event) => void this.#choose(event));
    const first = this.element.querySelector<HTMLElement>("textarea") ?? this.element.querySelector("select, input");
    (first as HTMLElement | null)?.focus();
  }

  protected override _onClose(options: object): void {
    super._onClose(options);
    if (open === this) open = undefined;
    this.#goBack();
  }

  #answer(event: Event): void {
    const box = event.target as HTMLInputElement;
    const { field, late } = box.dataset;
    if (field === undefined || (late !== undefined && event.type !== "change")) return;
    const value = box.type === "checkbox" ? (box.checked ? "1" : "") : box.value;
    this.#answers = { ...this.#answers, [field]: value };
    void this.render({ parts: ["preview", "footer"] });
  }

  /** Another conversion starts anew; what was typed stays where it asks for the same. */
  async #choose(event: Event): Promise<void> {
    const box = event.target as HTMLSelectElement;
    if (box.dataset["late"] !== undefined) this.#answer(event); // its part is drawn anew: not while it is typed into
    const chosen = this.#conversions.find(({ id }) => id === box.value);
    if (box.dataset.conversion === undefined || !chosen || chosen === this.#chosen) return;
    const procedure = await chosen.begin(this.#source);
    const kept = Object.entries(this.#answers).filter(([id]) => id in procedure.answers);
    this.#chosen = chosen;
    if (!this.#source) last = chosen.id;
    this.#procedure = procedure;
    this.#answers = { ...procedure.answers, ...Object.fromEntries(kept) };
    await this.render();
  }

  /** Puts something to try it with where one would paste. */
  static #example(this: ConversionWindow, _event: Event, target: HTMLElement): void {
    work(target, "conversion", async () => {
      const answers = await this.#procedure.example?.(this.#answers);
      if (!answers) {
        refuse("GARDIEN.CONVERT.Error.noExample");
        return;
      }
      this.#answers = answers;
      await this.render();
      this.element.querySelector("textarea")?.focus();
    });
  }

  /** Makes one after the other; what was made is not made again where another fails. */
  static #create(this: ConversionWindow, _event: Event, target: HTMLElement): void {
    work(target, "conversion", async () => {
      const made: Actor[] = [];
      try {
        for (const { preview, name, key } of this.#offers().filter(({ taken }) => taken)) {
          const actor = await createConverted(preview, name);
          if (!actor) continue;
          made.push(actor);
          this.#answers = { ...this.#answers, [`take.${key}`]: "" };
        }
      } catch (error) {
        await this.render({ parts: ["preview", "footer"] });
        throw error;
      }
      const [first, ...others] = made;
      if (!first) return;
      await this.close();
      if (others.length === 0) await openSheet(first);
      else tell("GARDIEN.BLOCK.made", { count: made.length, names: made.map(({ name }) => name).join(", ") });
    });
  }
}

/** An actor that would be made, as its preview draws it. */
interface Offer extends Preview {
  readonly preview: Preview;
  /** What its answers go by. */
  readonly key: string;
  readonly id: string;
  readonly name: string;
  /** It is made unless somebody says otherwise. */
  readonly taken: boolean;
  readonly nothingLost: boolean;
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
