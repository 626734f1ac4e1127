import { reportFailure } from "../text/errors.js";
import css from "../../../styles/components/windows/_lead.scss?inline";
import { addStyle } from "../ui/style.js";
import { eventsOf } from "../ui/hook-subscription.js";
import { VISIBILITIES } from "../foundry/visibility.js";
import { isReadable } from "../ui/forms/typing.js";
import { say } from "../text/text.js";
import { fieldValue } from "../ui/forms/field-value.js";
import { TaskWindow } from "../ui/task-window.js";
import type { RenderOptions, WindowContext } from "../ui/window.js";
import { tokenHighlight } from "../world/token-highlight.js";
import type { DeedDraft } from "../play/draft/deed-draft.js";
import { DEED_CHOICES } from "../play/record/deed-call.js";
import { t } from "../text/i18n.js";
import { choicesIn, type InquiryAnswer } from "../world/inquiries.js";
import { InquiryPart } from "./inquiry-part.js";
import { answeredIn, answering, askerOf, callsFor, inquiryFor } from "./inquiry-request.js";
import { usualIn } from "./usual-answers.js";
import { addable, deedContext, givenIn } from "./window-context.js";

/** Hooks of changes that concern an open window. */
const WORLD_HOOKS = [...eventsOf("Actor", "Item", "Token"), "gardien.settingChanged"];

/** Partials of windows with fields and a sum. */
export const FIELD_TEMPLATES = ["fields", "sum", "inquiry", "usual"].map(
  (name) => `systems/gardien/templates/core/deed/${name}.hbs`,
);

/** Partials of what leads a window. */
const LEAD_TEMPLATES = ["deed/lead", "creation/tally"].map((name) => `systems/gardien/templates/core/${name}.hbs`);

/** Does the prepared deed; resolves to whether it was posted. */
type Doing = (draft: DeedDraft) => Promise<boolean>;

/** What a window is for: to do the deed, or to answer a player who prepares it. */
type Purpose = "do" | "answer";

/** The window of a deed: targets, choices, and the sum that will be rolled. One for each deed of each actor. */
export class DeedWindow extends TaskWindow {
  static override DEFAULT_OPTIONS = {
    tag: "form",
    classes: ["gardien", "g-window", "g-deed"],
    position: { width: 420, height: "auto" },
    window: { resizable: true },
    form: { handler: DeedWindow.#submit, closeOnSubmit: false },
    actions: {
      removeTarget: DeedWindow.#removeTarget,
      usual: DeedWindow.#usual,
      copyLink: DeedWindow.#share,
      makeMacro: DeedWindow.#share,
    },
  };

  static override PARTS = {
    deed: {
      template: "systems/gardien/templates/core/deed/deed.hbs",
      templates: [...FIELD_TEMPLATES, ...LEAD_TEMPLATES],
      scrollable: [".g-deed__body"],
    },
  };

  static readonly #open = new Map<string, DeedWindow>();

  #draft: DeedDraft;
  readonly #do: Doing;
  readonly #inquiry = new InquiryPart({
    asks: () => inquiryFor(this.#draft),
    sending: () => (this.#known = callsFor(this.#draft)),
    answered: (answer) => this.#takeAnswer(answer),
    redraw: (focus) => void (focus ? this.renderAndFocus(focus) : this.#refresh()),
  });
  readonly #purpose: Purpose;
  /** Ids of the fields that a keeper has answered by. */
  #answered: readonly string[] = [];
  /** Calls that were there before the keeper was asked. */
  #known: readonly string[] = [];
  #doing = false;

  private constructor(draft: DeedDraft, doing: Doing, purpose: Purpose) {
    super({ id: windowId(draft, purpose), classes: [draft.ruleset], window: { icon: draft.procedure.icon } });
    this.#draft = draft;
    this.#do = doing;
    this.#purpose = purpose;
  }

  /** Opens the window of a deed, or brings it to the front with the present actors and choices. */
  static async open(draft: DeedDraft, doing: Doing, purpose: Purpose = "do"): Promise<void> {
    const open = DeedWindow.#open.get(windowId(draft, purpose));
    if (open?.rendered && purpose === "do") {
      open.#draft.targets = draft.targets;
      Object.assign(open.#draft.choices, draft.choices);
      await open.render();
      open.bringToFront();
      return;
    }
    await open?.close();
    const window = new DeedWindow(draft, doing, purpose);
    DeedWindow.#open.set(window.id, window);
    await window.render({ force: true });
  }

  override get title(): string {
    const { procedure, choices } = this.#draft;
    return say(procedure.title?.(choices) ?? procedure.name);
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const given = givenIn(this.#draft) ?? answeredIn(this.#draft, this.#answered);
    const inquiry = { inquiry: this.#inquiry.context, given };
    const context = Object.assign(await super._prepareContext(options), { rootId: this.id }, deedContext(this.#draft));
    if (context.lead) addStyle(css);
    return Object.assign(context, inquiry, this.#purpose === "answer" && ANSWERING());
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("change", (event) => this.#change(event));
    this.element.addEventListener("input", (event) => isReadable(event.target) && this.#change(event));
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.#inquiry.follow(this.element);
    tokenHighlight.follow(this.element);
    const { about, procedure } = this.#draft;
    const follows = about !== null || procedure.followsLog === true;
    const hooks = follows ? [...WORLD_HOOKS, ...eventsOf("ChatMessage")] : WORLD_HOOKS;
    this.following.redraw(hooks, () => this.#refresh());
    for (const hook of ["createChatMessage", "updateChatMessage"]) this.following.hear(hook, () => this.#lookForCall());
    const asked =
      askerOf(this.#draft) && this.focusFirst("[data-action=usual][aria-pressed=true]", "[data-action=usual]");
    if (!asked) this.begin("[data-field]", "[type=submit]:enabled");
  }

  protected override ended(): void {
    tokenHighlight.hide();
    DeedWindow.#open.delete(this.id);
    this.#inquiry.close();
  }

  /** Turns to what the keeper asks for, once they have been asked to. */
  #lookForCall(): void {
    if (!this.#inquiry.waits) return;
    const call = callsFor(this.#draft).findLast((id) => !this.#known.includes(id));
    if (call === undefined) return;
    this.#draft = answering(this.#draft, call);
    this.#inquiry.close();
    void this.#refresh();
  }

  /** Takes what the keeper has answered into the fields. */
  #takeAnswer({ inquiry, choices }: InquiryAnswer): void {
    const given = DEED_CHOICES.read(choicesIn(choices));
    this.#answered = Object.keys(given);
    Object.assign(this.#draft.choices, given);
    this.#draft.given = inquiry;
  }

  async #refresh(): Promise<void> {
    if (!this.rendered) return;
    if (this.#draft.present.length === 0) await this.close();
    else await this.render();
  }

  #change(event: Event): void {
    if (!this.guard.accepts(event)) return;
    const field = event.target as HTMLInputElement | HTMLSelectElement;
    if (field.name === "add") this.#add(field.value);
    else if (field.name === "who") this.#turnTo(field.value);
    else this.#take(field);
    this.#complete().catch((error: unknown) => reportFailure("deed.choices", error));
  }

  /** Redraws once what the choices need is loaded. */
  async #complete(): Promise<void> {
    await this.#draft.complete();
    if (this.rendered) await this.render();
  }

  #add(value: string): void {
    const target = addable(this.#draft).find((one) => one.value === value)?.target;
    if (!target?.actor) return;
    this.#draft.targets = [...this.#draft.targets, { actor: target.actor, token: target.token }];
  }

  /** Turns to another actor, and drops the choices of the one before. */
  #turnTo(value: string): void {
    const target = this.#draft.candidates().find((one) => one.value === value)?.target;
    if (!target?.actor) return;
    this.#draft.targets = [{ actor: target.actor, token: target.token }];
    this.#draft.choices = {};
  }

  /** Takes the value of a field into the draft. */
  #take(field: HTMLInputElement | HTMLSelectElement): void {
    const { field: id } = field.dataset;
    if (id !== undefined) this.#draft.choices[id] = fieldValue(field);
    else if (field.name === "visibility")
      this.#draft.visibility = VISIBILITIES.find((one) => one === field.value) ?? "public";
  }

  #key(event: KeyboardEvent): void {
    const field = event.target as HTMLElement;
    if (/^[1-9]$/.test(event.key) && !takesDigit(field, event.key))
      this.element.querySelector<HTMLElement>(`[data-action=usual][data-key="${event.key}"]`)?.click();
    else if (event.key !== "Enter" || field.matches("button:not([data-action=usual]), textarea")) return;
    else if (!event.repeat) (this.element as HTMLFormElement).requestSubmit(); // a key held down confirms once
    event.preventDefault();
    event.stopPropagation();
  }

  static #removeTarget(this: DeedWindow, _event: Event, button: HTMLElement): void {
    const gone = this.#draft.present[Number(button.dataset.index)];
    this.#draft.targets = this.#draft.targets.filter((one) => one !== gone);
    tokenHighlight.hide();
    void this.renderAndFocus("[data-action=removeTarget], [type=submit]");
  }

  /** Takes one of the usual answers into the fields. */
  static #usual(this: DeedWindow, _event: Event, { dataset: { key = "" } }: HTMLElement): void {
    Object.assign(this.#draft.choices, usualIn(this.#draft)[Number(key) - 1]?.choices);
    void this.renderAndFocus(`[data-action=usual][data-key="${key}"]`);
  }

  /** Hands on what the window asks, as a link for a journal or as a macro. */
  static async #share(this: DeedWindow, _event: Event, button: HTMLElement): Promise<void> {
    const share = await import("../requests/share.js");
    const hand = button.dataset.action === "makeMacro" ? share.makeMacro : share.copyLink;
    await hand(this.#draft).catch((error: unknown) => reportFailure("request.share", error));
  }

  /** Does the deed once, however often Enter is pressed, with the present values of the fields. */
  static async #submit(this: DeedWindow): Promise<void> {
    if (this.#doing) return;
    this.#doing = true;
    try {
      for (const field of this.element.querySelectorAll<HTMLInputElement>("[data-field]")) this.#take(field);
      await this.#draft.complete();
      if (await this.#do(this.#draft)) await this.close();
    } finally {
      this.#doing = false;
    }
  }
}

/** Whether a field makes something of a digit: where one types, and a list that has an entry beginning with it. */
function takesDigit(field: HTMLElement, digit: string): boolean {
  if (!field.matches("select")) return field.matches("input:not([type=checkbox]), textarea");
  return [...field.querySelectorAll("option")].some(({ text }) => text.startsWith(digit));
}

/** What the window of a keeper who answers says otherwise: nothing is rolled. */
const ANSWERING = () => ({
  ...{ name: t("GARDIEN.INQUIRY.send"), icon: "fa-solid fa-hand", visibilities: [], groups: [], waits: "" },
  ...{ blocked: false, shares: false },
});

function windowId({ id, targets, about }: DeedDraft, purpose: Purpose): string {
  const who = (targets[0]?.actor.uuid ?? "").replaceAll(".", "-");
  return ["gardien-deed", id, who, ...(about ? [about] : []), ...(purpose === "answer" ? [purpose] : [])].join("-");
}
