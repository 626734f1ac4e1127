import css from "../../../../styles/components/windows/_choice.scss?inline";
import { playedRulesets } from "../../rulesets.js";
import { chosenRulesets, rulesetsInSight, WORLD_RULESETS } from "../../settings/in-sight.js";
import { writeWorldSetting } from "../../settings/world-setting.js";
import { tell } from "../../text/errors.js";
import { t } from "../../text/i18n.js";
import { work } from "../../ui/button-busy.js";
import { addStyle } from "../../ui/style.js";
import { TaskWindow } from "../../ui/task-window.js";
import type { RenderOptions, WindowContext } from "../../ui/window.js";
import { peopleOf } from "../../world/people-of.js";
import { mayHide } from "./hiding.js";
import { choiceView } from "./view.js";

const template = (name: string) => `systems/gardien/templates/core/setup/choice-${name}.hbs`;

/** « À quoi jouez-vous dans ce monde ? »: the rulesets that this world shows. The others stay, out of sight. */
export class ChoiceWindow extends TaskWindow {
  static override DEFAULT_OPTIONS = {
    id: "gardien-rulesets",
    classes: ["gardien", "g-window", "g-world"],
    position: { width: 860, height: "auto" },
    window: { resizable: true, icon: "fa-solid fa-dice-d20" },
    actions: { all: ChoiceWindow.#all, later: ChoiceWindow.#later, take: ChoiceWindow.#take },
  };

  static override PARTS = {
    head: { template: template("head") },
    bands: { template: template("bands"), scrollable: [""] },
    foot: { template: template("foot") },
  };

  static #open: ChoiceWindow | undefined;

  readonly #proposed = chosenRulesets() === null;
  readonly #ticked = new Set(this.#atFirst());

  /** Opens the window, or brings it to the front. For keepers who may change the world's settings. */
  static async open(): Promise<void> {
    if (!game.user.isGM) return;
    addStyle(css);
    if (ChoiceWindow.#open) {
      ChoiceWindow.#open.bringToFront();
      return;
    }
    ChoiceWindow.#open = new ChoiceWindow();
    await ChoiceWindow.#open.render({ force: true });
  }

  override get title(): string {
    return t("GARDIEN.SIGHT.title");
  }

  /** What was chosen; before anybody chooses, what somebody of this world plays by. */
  #atFirst(): readonly string[] {
    const ticked = this.#proposed ? playedRulesets().filter((one) => peopleOf(one).length > 0) : rulesetsInSight();
    return ticked.map(({ id }) => id);
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    return Object.assign(await super._prepareContext(options), {
      rootId: this.id,
      ...choiceView(this.#ticked, this.#proposed),
    });
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("change", (event) => this.#tick(event.target as HTMLInputElement));
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.following.hear("gardien.settingChanged", (key: string) => {
      if (key === WORLD_RULESETS) void this.close(); // another keeper has chosen
    });
    this.focusFirst("input:checked", "input");
  }

  protected override ended(): void {
    ChoiceWindow.#open = undefined;
  }

  #tick({ value, checked }: HTMLInputElement): void {
    if (checked) this.#ticked.add(value);
    else this.#ticked.delete(value);
    void this.render({ parts: ["foot"] });
  }

  /** Enter goes on, Escape asks later, arrows go from one ruleset to the next. */
  #key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const boxes = [...this.element.querySelectorAll<HTMLInputElement>("input[name=ruleset]")];
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const at = boxes.findIndex((box) => box === target);
    if (event.key === "Enter" && at >= 0) this.element.querySelector<HTMLButtonElement>("[data-action=take]")?.click();
    else if (step !== 0 && at >= 0) boxes[(at + step + boxes.length) % boxes.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  static #all(this: ChoiceWindow): void {
    for (const { id } of playedRulesets()) this.#ticked.add(id);
    void this.render({ parts: ["bands", "foot"] });
  }

  static #later(this: ChoiceWindow): void {
    void this.close();
  }

  static #take(this: ChoiceWindow, _event: Event, target: HTMLElement): void {
    work(target, "choice of rulesets", async () => {
      const taken = playedRulesets().filter(({ id }) => this.#ticked.has(id));
      if (taken.length === 0) return;
      if (!(await mayHide(rulesetsInSight().filter((one) => !taken.includes(one))))) return;
      const written = await writeWorldSetting(WORLD_RULESETS, taken.map(({ id }) => id).join(" "));
      if (!written) return;
      tell("GARDIEN.SIGHT.taken", { names: taken.map(({ title }) => t(title)).join(", ") });
      await this.close();
    });
  }
}
