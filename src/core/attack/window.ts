import { refuse } from "../text/errors.js";
import { eventsOf } from "../ui/hook-subscription.js";
import { choiceValue } from "../ui/forms/field-value.js";
import { TaskWindow } from "../ui/task-window.js";
import type { RenderOptions, WindowContext } from "../ui/window.js";
import { VISIBILITIES } from "../foundry/visibility.js";
import { t } from "../text/i18n.js";
import { say } from "../text/text.js";
import { roll } from "./roll.js";
import { pickPoint } from "../world/pick-point.js";
import { pointSaid } from "../world/point-aimed-at.js";
import type { Draft, DraftTarget } from "../play/draft/draft.js";
import { tokenHighlight } from "../world/token-highlight.js";
import {
  addable,
  circumstancesContext,
  modifiersContext,
  oddsContext,
  targetsContext,
  weaponContext,
} from "./window-context.js";
import { dropLine, toggleKept, TypedLine } from "./typed-line.js";
import { INQUIRY_TEMPLATE } from "../deed/inquiry-part.js";
import { focusChoice } from "./choice-keys.js";
import { attackInquiry } from "./inquiry.js";
import { reload } from "./reload.js";

const part = (name: string) => ({ template: `systems/gardien/templates/core/attack/${name}.hbs` });

/** Hooks of changes that concern an open window. */
const WORLD_HOOKS = [
  ...eventsOf("Actor", "Item", "Token", "Combat", "Combatant", "ActiveEffect"),
  "canvasReady",
  "gardien.settingChanged",
];

/**
 * The attack window: lines on the left, exact odds on the right. It never blocks the table; there is one for each
 * weapon of each attacker, and it follows the world while it is open.
 */
export class AttackWindow extends TaskWindow {
  static override DEFAULT_OPTIONS = {
    tag: "form",
    classes: ["gardien", "g-window", "g-attack"],
    position: { width: 672, height: "auto" },
    window: { resizable: true, icon: "fa-solid fa-crosshairs" },
    form: { handler: AttackWindow.#submit, closeOnSubmit: false },
    actions: {
      removeTarget: AttackWindow.#removeTarget,
      selectTarget: AttackWindow.#selectTarget,
      foldCircumstances: AttackWindow.#foldCircumstances,
      openOwnLine: AttackWindow.#openOwnLine,
      addOwnLine: AttackWindow.#addOwnLine,
      removeOwnLine: AttackWindow.#removeOwnLine,
      keepOwnLine: AttackWindow.#keepOwnLine,
      pickPoint: AttackWindow.#pickPoint,
      dropPoint: AttackWindow.#dropPoint,
    },
  };

  static override PARTS = {
    weapon: part("weapon"),
    targets: part("targets"),
    modifiers: { ...part("modifiers"), templates: [INQUIRY_TEMPLATE], scrollable: [".g-attack__list"] },
    odds: part("odds"),
    footer: part("footer"),
  };

  static readonly #open = new Map<string, AttackWindow>();

  readonly #draft: Draft;
  #current = 0;
  readonly #own = new TypedLine();
  readonly #inquiry = attackInquiry(
    () => this.#draft,
    (focus) => void (focus ? this.renderAndFocus(focus) : this.#refresh()),
  );
  #circumstancesOpen = false;
  #rolling = false;

  private constructor(draft: Draft) {
    const { weapon, ruleset } = draft;
    super({ id: windowId(weapon), classes: [ruleset] });
    this.#draft = draft;
  }

  static #foldCircumstances(this: AttackWindow): void {
    this.#circumstancesOpen = !this.#circumstancesOpen;
    void this.renderAndFocus("[data-action=foldCircumstances]");
  }

  /** Opens the window of a weapon, or brings it to the front with the present targets. */
  static async open(draft: Draft): Promise<void> {
    const open = AttackWindow.#open.get(windowId(draft.weapon));
    if (open?.rendered) {
      open.#draft.takeTargets();
      Object.assign(open.#draft.choices, draft.choices);
      await open.render();
      open.bringToFront();
      return;
    }
    const window = new AttackWindow(draft);
    AttackWindow.#open.set(window.id, window);
    await window.render({ force: true });
  }

  override get title(): string {
    const { attacker, token, weapon, procedure } = this.#draft;
    const { name } = this.#draft.known({ actor: attacker, token, metres: null });
    const verb = procedure.verb(weapon);
    return verb ? t("GARDIEN.ATTACK.titleOf", { verb: say(verb), name }) : t("GARDIEN.ATTACK.title", { name });
  }

  /** Target whose lines and odds are shown. */
  get #shown(): DraftTarget {
    const { shots } = this.#draft;
    return shots[Math.min(this.#current, shots.length - 1)] ?? { actor: null, token: null, metres: null };
  }

  protected override async _preparePartContext(id: string, context: WindowContext): Promise<WindowContext> {
    const parts: Record<string, () => object> = {
      weapon: () => weaponContext(this.#draft, this.#shown),
      targets: () => targetsContext(this.#draft, this.#current),
      modifiers: () => ({
        ...modifiersContext(this.#draft, this.#shown),
        ...circumstancesContext(this.#draft, this.#shown),
        folded: !this.#circumstancesOpen,
        own: this.#own,
        inquiry: this.#inquiry.context,
        several: this.#draft.present.length > 1,
        target: this.#draft.known(this.#shown).name,
      }),
      odds: () => oddsContext(this.#draft, this.#shown),
      footer: () => weaponContext(this.#draft, this.#shown),
    };
    return Promise.resolve(Object.assign({}, context, { rootId: this.id }, parts[id]?.()));
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("change", (event) => this.#change(event));
    this.element.addEventListener("input", (event) => this.#type(event));
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.#inquiry.follow(this.element);
    tokenHighlight.follow(this.element);
    const refresh = this.following.redraw(WORLD_HOOKS, () => this.#refresh());
    this.following.hear("targetToken", (user: User) => user === game.user && this.#retarget(refresh));
    this.focusFirst("[type=submit]:enabled", "select");
  }

  protected override ended(): void {
    tokenHighlight.hide();
    AttackWindow.#open.delete(this.id);
    this.#inquiry.close();
  }

  #retarget(refresh: () => void): void {
    this.#draft.takeTargets();
    refresh();
  }

  async #refresh(): Promise<void> {
    if (!this.rendered) return;
    const { attacker, weapon } = this.#draft;
    if (attacker.items.get(weapon.id ?? "") === weapon) {
      await this.render();
      return;
    }
    refuse("GARDIEN.ATTACK.ERROR.weaponLost", { name: weapon.name });
    await this.close();
  }

  #type({ target }: Event): void {
    const { name, value, type, dataset } = target as HTMLInputElement;
    if (type === "text" && dataset.choice !== undefined) this.#draft.choose(dataset.choice, value, this.#shown);
    else this.#own.type(name, value);
  }

  #change(event: Event): void {
    if (!this.guard.accepts(event)) return;
    const field = event.target as HTMLInputElement | HTMLSelectElement;
    const { choice, line, band } = field.dataset;
    if (choice !== undefined) this.#draft.choose(choice, choiceValue(field), this.#shown);
    else if (line !== undefined) this.#toggle(line);
    else if (band !== undefined) this.#tellDistance(Number(band), field.value);
    else if (field.name === "visibility")
      this.#draft.visibility = VISIBILITIES.find((one) => one === field.value) ?? "public";
    else if (field.name === "add") this.#add(field.value);
    else return;
    void this.render();
  }

  /** Switches a line: one that stands for a circumstance is removed with it, any other is crossed out. */
  #toggle(line: string): void {
    const { off } = this.#draft;
    const told = this.#draft.offers(this.#shown).some(({ id, kind }) => id === line && kind === "flag");
    if (told) this.#draft.choose(line, "0", this.#shown);
    else if (!off.delete(line)) off.add(line);
  }

  #tellDistance(index: number, value: string): void {
    const target = this.#draft.present[index];
    if (target) target.metres = value === "" ? null : Number(value);
  }

  #add(value: string): void {
    const found = addable(this.#draft).find((one) => one.value === value);
    if (found) this.#draft.targets.push({ ...found.target });
  }

  #key(event: KeyboardEvent): void {
    const field = event.target as HTMLElement;
    const typing = field.matches("input:not([type=checkbox]), textarea");
    if (event.key === "Enter" && event.repeat) event.preventDefault(); // a key held down rolls once
    else if (event.key === "Enter" && field.closest(".g-attack__own")) AttackWindow.#addOwnLine.call(this);
    else if (event.key === "Enter" && !field.matches("button, summary"))
      (this.element as HTMLFormElement).requestSubmit();
    else if (!typing && /^[1-9]$/.test(event.key)) this.#toggleNth(Number(event.key));
    else if (!typing && !focusChoice(this.element, event)) return;
    else if (typing) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #toggleNth(nth: number): void {
    const line = this.#draft.lines(this.#shown)[nth - 1];
    if (!line || line.by === "player") return;
    this.#toggle(line.id);
    void this.render();
  }

  static #removeTarget(this: AttackWindow, _event: Event, button: HTMLElement): void {
    const target = this.#draft.present[Number(button.dataset.index)];
    if (!target) return;
    if (this.#draft.isDrawnIn(target) && target.token) this.#draft.spared.add(target.token.uuid);
    this.#draft.targets = this.#draft.targets.filter((one) => one !== target);
    const placed = target.token?.object as Token | null | undefined;
    placed?.setTarget(false, { releaseOthers: false });
    this.#current = 0;
    tokenHighlight.hide();
    void this.renderAndFocus("[data-action=removeTarget], [name=add], [type=submit]");
  }

  static #selectTarget(this: AttackWindow, _event: Event, button: HTMLElement): void {
    this.#current = Number(button.dataset.index);
    void this.render();
  }

  /** Steps aside until a point of the scene is clicked, or Escape pressed. */
  static async #pickPoint(this: AttackWindow, _event: Event, button: HTMLElement): Promise<void> {
    const { choice = "" } = button.dataset;
    this.element.style.visibility = "hidden";
    const point = await pickPoint();
    if (!this.rendered) return;
    this.element.style.visibility = "";
    if (point) this.#draft.choose(choice, pointSaid(point), this.#shown);
    await this.renderAndFocus("[data-action=pickPoint]");
  }

  static #dropPoint(this: AttackWindow, _event: Event, button: HTMLElement): void {
    this.#draft.choose(button.dataset.choice ?? "", "", this.#shown);
    void this.renderAndFocus("[data-action=pickPoint]");
  }

  static async #openOwnLine(this: AttackWindow): Promise<void> {
    this.#own.open = !this.#own.open;
    await this.renderAndFocus("[name=ownValue]", { parts: ["modifiers"] });
  }

  static #addOwnLine(this: AttackWindow): void {
    if (this.#own.addTo(this.#draft)) void this.renderAndFocus("[data-action=openOwnLine]");
  }

  static async #removeOwnLine(this: AttackWindow, _event: Event, { dataset }: HTMLElement): Promise<void> {
    await dropLine(this.#draft, dataset.id);
    await this.renderAndFocus("[data-action=openOwnLine]");
  }

  static async #keepOwnLine(this: AttackWindow, _event: Event, button: HTMLElement): Promise<void> {
    await toggleKept(this.#draft, button.dataset.id);
    await this.renderAndFocus(`#${CSS.escape(button.id)}`);
  }

  /** Rolls once, however often Enter is pressed; an empty weapon is reloaded instead. */
  static async #submit(this: AttackWindow): Promise<void> {
    if (this.#rolling) return;
    this.#rolling = true;
    try {
      if (this.#draft.procedure.magazine(this.#draft.weapon)?.value === 0) await reload(this.#draft.weapon);
      else if (await roll(this.#draft)) await this.close();
    } finally {
      this.#rolling = false;
    }
  }
}

function windowId(weapon: Item): string {
  return `gardien-attack-${weapon.uuid.replaceAll(".", "-")}`;
}
