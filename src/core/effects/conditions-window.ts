import css from "../../../styles/components/windows/_effects.scss?inline";
import { rulesetOf } from "../rulesets.js";
import { t } from "../text/i18n.js";
import { work } from "../ui/button-busy.js";
import { eventsOf } from "../ui/hook-subscription.js";
import { addStyle } from "../ui/style.js";
import { TaskWindow } from "../ui/task-window.js";
import type { RenderOptions, WindowContext } from "../ui/window.js";
import { nameOf } from "../world/selected-actors.js";

const TEMPLATE = "systems/gardien/templates/core/effects/conditions.hbs";

/** How a word is compared with another: without capitals and accents. */
const plain = (words: string): string => words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The list of the conditions that somebody's rules know: a press puts one on, a second lifts it. */
export class ConditionsWindow extends TaskWindow {
  static override DEFAULT_OPTIONS = {
    classes: ["gardien", "g-window", "g-conditions"],
    position: { width: 420, height: 520 },
    window: { resizable: true, icon: "fa-solid fa-person-rays" },
    actions: { toggle: ConditionsWindow.#toggle },
  };

  static override PARTS = { list: { template: TEMPLATE, scrollable: [".g-poses__list"] } };

  readonly #actor: Actor;
  #searched = "";

  private constructor(actor: Actor, ruleset: string) {
    super({ id: `gardien-conditions-${actor.uuid.replaceAll(".", "-")}`, classes: [ruleset] });
    this.#actor = actor;
  }

  /** Opens the list for an actor whom the user owns. */
  static async open(actor: Actor): Promise<void> {
    addStyle(css);
    await new ConditionsWindow(actor, rulesetOf(actor.type)?.id ?? "").render({ force: true });
  }

  override get title(): string {
    return t("GARDIEN.EFFECT.putStateOn", { name: nameOf(this.#actor) });
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const borne = this.#actor.statuses as ReadonlySet<string>;
    const known = rulesetOf(this.#actor.type)?.conditions ?? [];
    const conditions = known.map(({ id, img, rule, ...words }) => {
      const [name, does] = [t(words.name), t(words.does)];
      return { id, img, rule, name, does, words: plain(`${name} ${does}`), on: borne.has(id) };
    });
    return Object.assign(await super._prepareContext(options), { rootId: this.id, conditions });
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.following.redraw(eventsOf("ActiveEffect", "Actor"), () => this.render());
    this.element.addEventListener("input", ({ target }) => {
      this.#searched = plain((target as HTMLInputElement).value);
      this.#sieve();
    });
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.begin("[name=search]");
  }

  protected override async _onRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.#sieve();
  }

  protected override ended(): void {}

  get #shown(): readonly HTMLElement[] {
    return [...this.element.querySelectorAll<HTMLElement>(".g-pose:not([hidden])")];
  }

  #sieve(): void {
    for (const pose of this.element.querySelectorAll<HTMLElement>(".g-pose"))
      pose.hidden = !(pose.dataset["words"] ?? "").includes(this.#searched);
    const none = this.element.querySelector<HTMLElement>("[data-none]");
    if (none) none.hidden = this.#shown.length > 0;
  }

  /** The arrows walk through what is shown. */
  #key(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const shown = this.#shown;
    const at = shown.indexOf(event.target as HTMLElement);
    shown.at(at < 0 ? 0 : (at + step) % shown.length)?.focus();
    event.preventDefault();
  }

  static #toggle(this: ConditionsWindow, _event: Event, button: HTMLElement): void {
    const { condition = "" } = button.dataset;
    work(button, "condition", async () => {
      await this.#actor.toggleStatusEffect(condition, { active: button.ariaPressed !== "true" });
      await this.render();
    });
  }
}
