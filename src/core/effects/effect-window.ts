import css from "../../../styles/components/windows/_effects.scss?inline";
import { EFFECT_ENDS } from "../play/effects/keeper-effect.js";
import { refuse, reportFailure } from "../text/errors.js";
import { plural, t } from "../text/i18n.js";
import { browseImage } from "../foundry/types/file-picker.js";
import { addStyle } from "../ui/style.js";
import { TaskWindow } from "../ui/task-window.js";
import type { RenderOptions, WindowContext } from "../ui/window.js";
import { EffectDraft, UNITS } from "./effect-draft.js";
import { changeEffect, placeEffect } from "./placing.js";
import { amountTold, hasUnit, loadEffectRules } from "./targets.js";

const TEMPLATE = "systems/gardien/templates/core/effects/effect.hbs";
const UNIT_NAMES = { 60: "minutes", 3600: "hours", 86_400: "days" } as const;

/** The window in which a keeper makes an effect of their own, or changes one. */
export class EffectWindow extends TaskWindow {
  static override DEFAULT_OPTIONS = {
    id: "gardien-effect",
    tag: "form",
    classes: ["gardien", "g-window", "g-effect"],
    position: { width: 460, height: "auto" },
    window: { resizable: true, icon: "fa-solid fa-wand-sparkles" },
    form: { handler: EffectWindow.#submit, closeOnSubmit: false },
    actions: {
      addNumber: EffectWindow.#addNumber,
      removeNumber: EffectWindow.#removeNumber,
      sign: EffectWindow.#sign,
      otherSign: EffectWindow.#otherSign,
      leave: EffectWindow.#leave,
    },
  };

  static override PARTS = { effect: { template: TEMPLATE, scrollable: [".g-effect__body"] } };

  static #open: EffectWindow | undefined;

  readonly #draft: EffectDraft;
  #placing = false;

  private constructor(draft: EffectDraft, ruleset: string) {
    super({ classes: [ruleset] });
    this.#draft = draft;
  }

  /** Opens the window for some actors, of one ruleset, or for an effect of one of them. For keepers. */
  static async open(actors: readonly Actor[], ruleset: string, edited: ActiveEffect | null = null): Promise<void> {
    if (!game.user.isGM) {
      refuse("GARDIEN.TOOL.keepers");
      return;
    }
    const [first] = actors;
    if (first) await loadEffectRules(first);
    addStyle(css);
    await EffectWindow.#open?.close();
    EffectWindow.#open = new EffectWindow(new EffectDraft(actors, edited), ruleset);
    await EffectWindow.#open.render({ force: true });
  }

  override get title(): string {
    return t("GARDIEN.EFFECT.title");
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const draft = this.#draft;
    const { targets, first, most } = draft;
    const several = draft.on.size;
    return Object.assign(await super._prepareContext(options), {
      rootId: this.id,
      ...{ name: draft.name, img: draft.img, does: draft.does, hidden: draft.hidden, most },
      signs: draft.signs.slice(0, 10).map((img, i) => ({ img, i, on: img === draft.img })),
      numbers: draft.numbers.map(({ target, value }, i) => ({
        ...{ i, value, told: hasUnit(first) ? amountTold(first, value) : "" },
        targets: targets.map(({ id, name }) => ({ id, name, selected: id === target })),
      })),
      addable: targets.length > draft.numbers.length,
      bare: targets.length === 0,
      ends: EFFECT_ENDS.filter((id) => id !== "turn" || draft.hasTurns || draft.ends === "turn").map((id) => ({
        ...{ id, label: t(`GARDIEN.EFFECT.ENDS.${id}`), on: id === draft.ends },
      })),
      timed: draft.ends === "rounds" || draft.ends === "clock",
      amount: draft.amount,
      units:
        draft.ends === "clock" &&
        UNITS.map((unit) => ({
          unit,
          label: t(`GARDIEN.KEEPER.UNIT.${UNIT_NAMES[unit]}`),
          selected: unit === draft.unit,
        })),
      people: draft.edited ? [] : draft.people,
      ready: draft.plan(0) !== null,
      submit: draft.edited ? t("GARDIEN.EFFECT.change") : plural("GARDIEN.EFFECT.place", Math.max(1, several)),
    });
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("input", (event) => this.#read(event.target as HTMLInputElement));
    this.element.addEventListener("change", (event) => this.#change(event));
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.begin("[name=name]");
  }

  protected override ended(): void {
    EffectWindow.#open = undefined;
  }

  /** Enter in a box places what is typed there too: the redrawing that its change calls for would come first. */
  #key(event: KeyboardEvent): void {
    const field = event.target as HTMLInputElement;
    if (event.key !== "Enter" || !field.matches("input")) return;
    event.preventDefault();
    this.#read(field);
    void EffectWindow.#submit.call(this);
  }

  #change(event: Event): void {
    if (!this.guard.accepts(event) || this.#placing || !this.rendered) return;
    const field = event.target as HTMLInputElement;
    this.#read(field);
    if (field.name !== "name" && field.name !== "does")
      this.render().catch((error: unknown) => reportFailure("effect", error));
  }

  /** Takes what a field says; what is typed shows no more than whether it may be placed. */
  #read({ name, value, checked }: HTMLInputElement): void {
    const draft = this.#draft;
    const [what = "", index = ""] = name.split(":");
    const number = draft.numbers[Number(index)];
    if (what === "name" || what === "does") draft[what] = value;
    else if (what === "ends") draft.ends = EFFECT_ENDS.find((one) => one === value) ?? draft.ends;
    else if (what === "amount") draft.amount = Math.max(1, Math.trunc(Number(value)) || 1);
    else if (what === "unit") draft.unit = Number(value);
    else if (what === "seen") draft.hidden = !checked;
    else if (what === "on") draft.on[checked ? "add" : "delete"](index);
    else if (what === "target" && number) draft.numbers[Number(index)] = { ...number, target: value };
    else if (what === "value" && number)
      draft.numbers[Number(index)] = { ...number, value: Math.trunc(Number(value)) || 0 };
    const submit = this.element.querySelector<HTMLButtonElement>("[type=submit]");
    if (submit) submit.disabled = draft.plan(0) === null;
  }

  static async #addNumber(this: EffectWindow): Promise<void> {
    this.#draft.addNumber();
    await this.renderAndFocus(`[name="target:${this.#draft.numbers.length - 1}"]`);
  }

  static async #removeNumber(this: EffectWindow, _event: Event, button: HTMLElement): Promise<void> {
    this.#draft.numbers.splice(Number(button.dataset["index"]), 1);
    await this.renderAndFocus("[data-action=addNumber]");
  }

  static async #sign(this: EffectWindow, _event: Event, button: HTMLElement): Promise<void> {
    this.#draft.img = button.dataset["img"] ?? this.#draft.img;
    await this.render();
  }

  static async #otherSign(this: EffectWindow): Promise<void> {
    await browseImage(this.#draft.img, (img) => {
      this.#draft.img = img;
      void this.render();
    });
  }

  static async #leave(this: EffectWindow): Promise<void> {
    await this.close();
  }

  static async #submit(this: EffectWindow): Promise<void> {
    const draft = this.#draft;
    const plan = draft.plan(game.time.worldTime);
    if (!plan || this.#placing) return;
    this.#placing = true;
    try {
      if (draft.edited) await changeEffect(draft.edited, plan);
      else await placeEffect(draft.chosen, plan);
      await this.close();
    } catch (error) {
      reportFailure("effect", error);
    } finally {
      this.#placing = false;
    }
  }
}
