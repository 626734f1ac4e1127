import { browseImage } from "../foundry/types/file-picker.js";
import { createMessage, speakerOf, write } from "../foundry/write.js";
import { text } from "../shape/shape.js";
import css from "../../../styles/components/windows/_creation.scss?inline";
import { evaluate, diceSound } from "../play/roll/roll.js";
import { recordOf } from "../play/dice/roll-record.js";
import { work } from "../ui/button-busy.js";
import { reportFailure, tell } from "../text/errors.js";
import { defaultVisibility, recipients } from "../foundry/visibility.js";
import { t } from "../text/i18n.js";
import { confirmed } from "../ui/question.js";
import { addStyle } from "../ui/style.js";
import { openSheet } from "../foundry/types/sheets.js";
import { fieldValue, type FormField } from "../ui/forms/field-value.js";
import { TaskWindow } from "../ui/task-window.js";
import type { RenderOptions, WindowContext } from "../ui/window.js";
import { goToRow, letTabStopOnce } from "./list-keys.js";
import { firstFound, keepTyped, showMatches } from "./search.js";
import { footerContext, stepContext, stepsContext } from "./context.js";
import { finish } from "./finish.js";
import type { Making } from "./making.js";
import { neighbours } from "./neighbours.js";
import { AWAITS_PATH, DRAFT_CLEARED } from "./stored.js";
import type { Block, Fallen } from "./procedure.js";
import { tellKeepers, tellOwners } from "./review.js";

const template = (name: string) => `systems/gardien/templates/core/creation/${name}.hbs`;

/** What changes what the steps show while the window is open. */
const WORLD_HOOKS = ["updateActor", "createItem", "updateItem", "deleteItem", "gardien.settingChanged"];

/**
 * The creation assistant: its steps at the side, what the current one asks for beside them. It may be closed at any
 * moment, for its draft lies on the actor; whoever else owns the actor sees it change.
 */
export class CreationWindow extends TaskWindow {
  static override DEFAULT_OPTIONS = {
    classes: ["gardien", "g-window", "g-creation"],
    position: { width: 760, height: 660 },
    window: { resizable: true, icon: "fa-solid fa-list-check" },
    actions: {
      goTo: CreationWindow.#goTo,
      add: CreationWindow.#add,
      remove: CreationWindow.#remove,
      look: CreationWindow.#look,
      discard: CreationWindow.#discard,
      dice: CreationWindow.#dice,
      image: CreationWindow.#image,
      empty: CreationWindow.#empty,
      answer: CreationWindow.#answer,
      handBack: CreationWindow.#handBack,
      finish: CreationWindow.#finish,
    },
  };

  static override PARTS = {
    steps: { template: template("steps") },
    step: { template: template("step"), templates: [template("field"), template("tally")], scrollable: [""] },
    footer: { template: template("footer") },
  };

  static readonly #open = new Map<string, CreationWindow>();

  readonly #making: Making;
  readonly #queries = new Map<string, string>();

  private constructor(making: Making, ruleset: string) {
    super({ id: windowId(making.actor), classes: [ruleset] });
    this.#making = making;
  }

  /** Brings the open window of an actor to the front, if there is one. */
  static show(actor: Actor): boolean {
    const open = CreationWindow.#open.get(windowId(actor));
    if (!open?.rendered) return false;
    open.bringToFront();
    return true;
  }

  static async open(making: Making, ruleset: string): Promise<void> {
    if (CreationWindow.show(making.actor)) return;
    addStyle(css);
    making.procedure.dress?.();
    const window = new CreationWindow(making, ruleset);
    CreationWindow.#open.set(window.id, window);
    await window.render({ force: true });
  }

  override get title(): string {
    return t("GARDIEN.ASSISTANT.title", { name: this.#making.actor.name });
  }

  protected override async _preparePartContext(id: string, context: WindowContext): Promise<WindowContext> {
    const parts: Record<string, () => object> = {
      steps: () => stepsContext(this.#making),
      step: () => stepContext(this.#making, this.#queries),
      footer: () => footerContext(this.#making),
    };
    return Promise.resolve(Object.assign({}, context, { rootId: this.id }, parts[id]?.()));
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("change", (event) => this.#change(event));
    this.element.addEventListener("input", (event) => {
      this.#search(event);
      showSlid(event);
    });
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.following.redraw(WORLD_HOOKS, () => this.#refresh());
    this.following.hear("deleteActor", (actor: Actor) => actor === this.#making.actor && void this.close());
    this.#focusStep();
  }

  protected override async _onRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    keepTyped(this.element, this.#queries);
    letTabStopOnce(this.element);
  }

  protected override ended(): void {
    CreationWindow.#open.delete(this.id);
    const sheet = this.#making.actor.sheet as Sheet | null;
    if (sheet?.rendered === true) void sheet.render(); // its header says whether a draft is waiting
  }

  async #refresh(): Promise<void> {
    if (!this.rendered) return;
    if (!this.#making.actor.isOwner) {
      await this.close();
      return;
    }
    this.#making.readAgain();
    await this.render();
  }

  #change(event: Event): void {
    const field = event.target as FormField;
    const { path, remark } = field.dataset;
    if (!this.guard.accepts(event)) return;
    if (field.name === "accept") this.#do(() => this.#making.accept((field as HTMLInputElement).checked));
    else if (remark !== undefined) this.#do(() => this.#making.remark(remark, field.value));
    else if (path !== undefined) this.#do(() => this.#making.decide(path, fieldValue(field)));
  }

  /** Shows the entries whose names hold what is typed; the list is not drawn anew for it. */
  #search(event: Event): void {
    const box = event.target as HTMLInputElement;
    const { search } = box.dataset;
    if (search === undefined) return;
    this.#queries.set(search, box.value);
    showMatches(box);
    letTabStopOnce(this.element);
  }

  #key(event: KeyboardEvent): void {
    const field = event.target as HTMLElement;
    if (event.key === "Enter" && field.matches("[data-search]")) firstFound(field)?.focus();
    else if (!goToRow(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Decides something and shows what follows from it, even before the server has heard. */
  #do(decide: () => Promise<void>): void {
    decide().catch((error: unknown) => reportFailure("assistant", error));
    void this.render();
  }

  /** The heading takes the focus, so that a new step is read from its beginning. */
  #focusStep(): void {
    this.focusFirst(".g-creation__title");
  }

  static async #goTo(this: CreationWindow, _event: Event, button: HTMLElement): Promise<void> {
    const going = this.#making.goTo(button.dataset.step ?? "");
    await this.render();
    this.element.querySelector(".g-creation__page")?.scrollTo({ top: 0 });
    this.#focusStep();
    await going;
  }

  static async #add(this: CreationWindow, _event: Event, button: HTMLElement): Promise<void> {
    await this.#decideAndFocus(button, neighbours(button));
  }

  static async #remove(this: CreationWindow, _event: Event, button: HTMLElement): Promise<void> {
    await this.#decideAndFocus(button, ["[data-action=remove]"]);
  }

  /** Decides what a button says; where it is gone afterwards, the keyboard goes on from another place. */
  async #decideAndFocus({ dataset }: HTMLElement, instead: readonly string[]): Promise<void> {
    const deciding = this.#making.decide(dataset.path ?? "", dataset.id ?? "");
    await this.render();
    if (!this.hasFocus && !this.focusFirst(...instead)) this.#focusStep();
    await deciding;
  }

  /** Opens the card of something that can be chosen. */
  static async #look(this: CreationWindow, _event: Event, button: HTMLElement): Promise<void> {
    const { id = "" } = button.dataset;
    const item = this.#making.actor.items.get(id) ?? (await fromUuid(id));
    await openSheet(item as Item | null);
  }

  static async #discard(this: CreationWindow): Promise<void> {
    const title = t("GARDIEN.ASSISTANT.discard");
    if (!(await confirmed(this.element, title, t("GARDIEN.ASSISTANT.discardText")))) return;
    await write(this.#making.actor, { ...DRAFT_CLEARED });
    await this.close();
  }

  /** Rolls for all to see, and keeps what fell. */
  static #dice(this: CreationWindow, _event: Event, button: HTMLElement): void {
    const { path = "" } = button.dataset;
    work(button, "dice of the assistant", async () => {
      const { actor, procedure, step, draft, desk } = this.#making;
      const alias = text.read(draft["name"]).trim() || actor.name; // the actor bears another name until the end
      const blocks = procedure.steps.find(({ id }) => id === step)?.blocks(draft, desk) ?? [];
      const asked = blocks.find((block): block is Dice => block.kind === "dice" && block.path === path);
      const rolls: foundry.dice.Roll[] = [];
      for (const spec of asked?.rolls ?? []) rolls.push(await evaluate(spec));
      await createMessage({
        speaker: speakerOf({ actor, alias }),
        rolls,
        ...recipients(defaultVisibility()),
        sound: diceSound(),
      });
      await this.#making.decide(path, rolls.map(fallen));
      await this.render();
    });
  }

  static async #image(this: CreationWindow, _event: Event, button: HTMLElement): Promise<void> {
    const { path = "", current = "" } = button.dataset;
    await browseImage(current, (image) => this.#do(() => this.#making.decide(path, image)));
  }

  /** Empties a group of fields. */
  static #empty(this: CreationWindow, _event: Event, { dataset }: HTMLElement): void {
    this.#do(() => this.#making.decide(dataset.path ?? "", dataset.value ?? ""));
    this.#focusStep();
  }

  /** Says that what the keeper asked for at this step has been seen to. */
  static #answer(this: CreationWindow, _event: Event, { dataset }: HTMLElement): void {
    this.#do(() => this.#making.answer(dataset.step ?? ""));
    this.#focusStep();
  }

  /** The keeper has said what to change; whoever owns the character hears of it. */
  static #handBack(this: CreationWindow, _event: Event, button: HTMLElement): void {
    work(button, "review of a character", async () => {
      const { actor } = this.#making;
      await write(actor, { [AWAITS_PATH]: false });
      await tellOwners(actor);
      await this.close();
    });
  }

  static #finish(this: CreationWindow, _event: Event, button: HTMLElement): void {
    const { actor, accepted, procedure } = this.#making;
    if (!accepted) return;
    work(button, "finish of the assistant", async () => {
      await finish(this.#making);
      await this.close();
      if (procedure.approval !== undefined && !game.user.isGM) await tellKeepers(actor);
      tell("GARDIEN.ASSISTANT.done", { name: actor.name });
      await openSheet(actor);
    });
  }
}

type Dice = Extract<Block, { readonly kind: "dice" }>;
interface Sheet {
  readonly rendered: boolean;
  render(): Promise<unknown>;
}

function windowId(actor: Actor): string {
  return `gardien-creation-${actor.uuid.replaceAll(".", "-")}`;
}

/** What fell in one roll, with every die as it shows. */
function fallen(roll: foundry.dice.Roll): Fallen {
  const { dice, total } = recordOf(roll);
  return { total, faces: dice.flatMap(({ results }) => results) };
}

/** Says the number that a slider stands at while it is being moved. */
function showSlid({ target }: Event): void {
  const { type, value, nextElementSibling } = target as HTMLInputElement;
  if (type === "range" && nextElementSibling) nextElementSibling.textContent = value;
}
