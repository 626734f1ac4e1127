import css from "../../../../styles/components/windows/_check-table.scss?inline";
import { playedRulesets } from "../../rulesets.js";
import { work } from "../../ui/button-busy.js";
import { reportFailure, tell } from "../../text/errors.js";
import { t } from "../../text/i18n.js";
import { addStyle } from "../../ui/style.js";
import { TaskWindow } from "../../ui/task-window.js";
import type { RenderOptions, WindowContext } from "../../ui/window.js";
import { CHECKS } from "../list.js";
import type { Check } from "../check.js";
import { copyText } from "../../ui/output/clipboard.js";
import { openMending, saveReport } from "../deliver.js";
import { fightHere, namesHere, usedRulesets } from "../here.js";
import { lastCheck } from "../last.js";
import { clearAway, keepAll, leftIn } from "../leftovers.js";
import { standing } from "../marks.js";
import { pointsOf, type Result } from "../points.js";
import { reportText } from "./report.js";
import { Session } from "../session.js";
import { surroundings } from "../surroundings.js";
import { viewOf, type State } from "./view.js";

const template = (name: string) => `systems/gardien/templates/core/check/${name}.hbs`;

/** Seconds that a check takes, about: for each ruleset, and for all that is of none. */
const SECONDS = { each: 12, shared: 15 } as const;

/** « Vérifier ma table »: what it does, how far it is, what it found. */
export class CheckWindow extends TaskWindow {
  static override DEFAULT_OPTIONS = {
    id: "gardien-check",
    classes: ["gardien", "g-window", "g-check-table"],
    position: { width: 480, height: "auto" },
    window: { resizable: true, icon: "fa-solid fa-clipboard-check" },
    actions: {
      start: CheckWindow.#start,
      startSome: CheckWindow.#startSome,
      stop: CheckWindow.#stop,
      again: CheckWindow.#again,
      redo: CheckWindow.#redo,
      resume: CheckWindow.#resume,
      clear: CheckWindow.#clear,
      keep: CheckWindow.#keep,
      watch: CheckWindow.#watch,
      copy: CheckWindow.#copy,
      save: CheckWindow.#save,
      modules: CheckWindow.#mend,
      permissions: CheckWindow.#mend,
      requests: CheckWindow.#mend,
      spectators: CheckWindow.#mend,
    },
  };

  static override PARTS = {
    head: { template: template("head") },
    body: { template: template("body"), scrollable: [""] },
    foot: { template: template("foot") },
  };

  static #open: CheckWindow | undefined;
  /** The run of this page: it goes on while its window is shut. */
  static #session: Session | undefined;

  readonly #chosen = new Set(usedRulesets());
  readonly #said = document.createElement("p");
  #watches = false;
  #copied = false;
  /** The keeper has read how the last run went. */
  #read = false;
  #drawing: State["kind"] | undefined;
  /** The keyboard was at this window as it was drawn: who types elsewhere meanwhile is left alone. */
  #held = false;

  /** Opens the window, or brings it to the front. Keepers only. */
  static async open(): Promise<void> {
    if (!game.user.isGM) return;
    addStyle(css);
    if (CheckWindow.#open) {
      CheckWindow.#open.bringToFront();
      return;
    }
    CheckWindow.#open = new CheckWindow();
    await CheckWindow.#open.render({ force: true });
  }

  override get title(): string {
    return t("GARDIEN.CHECK.menu.name");
  }

  get #state(): State {
    const session = CheckWindow.#session;
    if (session?.running) return { kind: "running", session };
    if (session && !this.#read) return { kind: "done", session };
    const other = standing(session?.runId ?? null);
    if (other?.kind === "busy") return { ...other, kind: "busy", watched: this.#watches };
    if (other?.kind === "cut") return { ...other, kind: "cut", left: leftIn() };
    const minutes = Math.ceil((SECONDS.shared + SECONDS.each * this.#rulesets.length) / 60);
    return { kind: "before", chosen: this.#chosen, last: lastCheck(), minutes };
  }

  #asked: State | null = null;

  get #rulesets() {
    return playedRulesets().filter(({ id }) => this.#chosen.has(id));
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const state = this.#asked ?? this.#state;
    this.#drawing = state.kind;
    return Object.assign(await super._prepareContext(options), {
      rootId: this.id,
      none: state.kind === "before" && this.#chosen.size === 0,
      ...viewOf(state, this.#copied),
    });
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.#said.className = "g-sr";
    this.#said.role = "status";
    this.element.append(this.#said);
    this.element.addEventListener("change", (event) => this.#choose(event.target as HTMLInputElement));
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("toggle", () => this.#fit(), true); // it does not bubble
    this.following.redraw(["createFolder", "updateFolder", "deleteFolder", "userConnected"], () => this.#follow());
  }

  /** Keeps the buttons within the page when what is unfolded makes the window higher. */
  #fit(): void {
    if (this.position.height === "auto") this.setPosition({ height: "auto" });
  }

  /** What others do is drawn as long as nothing is done here. */
  #follow(): void {
    if (this.#drawing === "before" || this.#drawing === "busy") void this.render();
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, options: RenderOptions): void {
    this.#held = options.isFirstRender === true || this.hasFocus;
    super._replaceHTML(result, content, options);
  }

  protected override async _onRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.#said.textContent = String(context["verdict"]);
    if (!options.parts || options.parts.includes("foot")) this.#focus();
  }

  /** The next act has the focus, unless something else is being done, here or elsewhere. */
  #focus(): void {
    if (!this.#held || this.hasFocus) return;
    const foot = this.element.querySelector(".g-run__foot");
    const next = foot?.querySelector<HTMLElement>("[data-next]") ?? foot?.querySelector("button");
    next?.focus();
  }

  protected override ended(): void {
    CheckWindow.#open = undefined;
    if (!CheckWindow.#session?.running) CheckWindow.#session = undefined;
  }

  #choose({ name, value, checked }: HTMLInputElement): void {
    if (name !== "ruleset") return;
    if (checked) this.#chosen.add(value);
    else this.#chosen.delete(value);
    void this.render({ parts: ["head", "foot"] });
  }

  /** Enter does what comes next, Escape what is beside it, and figures open what mends a fault. */
  #key(event: KeyboardEvent): void {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const own = (target as HTMLElement).closest("button, summary, a, input:not([type=checkbox])");
    const selector =
      key === "Enter" && !own
        ? "[data-next]"
        : key === "Escape"
          ? "[data-back]"
          : /^[1-9]$/.test(key)
            ? `[data-digit="${key}"]`
            : "";
    const button = selector ? this.element.querySelector<HTMLElement>(selector) : null;
    if (!button && key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (button) button.click();
    else void this.close();
  }

  async #run(session: Session, some = session.points): Promise<void> {
    CheckWindow.#session = session;
    [this.#read, this.#copied, this.#asked] = [false, false, null];
    const window = () => CheckWindow.#open;
    // Asked for while it is still being drawn it is drawn once more: only one that is shut says no.
    const changed = () => void window()?.render(session.running ? { parts: ["head", "body"] } : {});
    const going = session.go(some, changed);
    await this.render();
    try {
      await going;
    } finally {
      await window()?.render();
      if (!window()) tell("GARDIEN.CHECK.over", { verdict: viewOf({ kind: "done", session }).verdict });
    }
  }

  #begin(wanted: (check: Check) => boolean = () => true): void {
    this.#run(new Session(this.#rulesets, wanted)).catch((error: unknown) => reportFailure("check", error));
  }

  /** Tries again what has come to this. */
  #repeat(state: Result["state"]): void {
    const session = CheckWindow.#session;
    const some = session?.points.filter(({ id }) => session.results.get(id)?.state === state) ?? [];
    if (session) this.#run(session, some).catch((error: unknown) => reportFailure("check", error));
  }

  static #start(this: CheckWindow): void {
    const other = standing(null);
    if (other) {
      void this.render(); // somebody was quicker
      return;
    }
    const round = fightHere();
    if (round === null) {
      this.#begin();
      return;
    }
    const total = pointsOf(CHECKS, this.#rulesets).length;
    const some = pointsOf(CHECKS.filter(isPeaceful), this.#rulesets).length;
    this.#asked = { kind: "fight", round, some, total };
    void this.render();
  }

  static #startSome(this: CheckWindow): void {
    this.#begin(isPeaceful);
  }

  static #stop(this: CheckWindow): void {
    CheckWindow.#session?.stop();
    void this.render({ parts: ["head", "body"] });
  }

  static #again(this: CheckWindow): void {
    this.#repeat("bad");
  }

  static #redo(this: CheckWindow): void {
    this.#repeat("skip");
  }

  static #resume(this: CheckWindow): void {
    const session = CheckWindow.#session;
    if (session) this.#run(session, session.outcome.left).catch((error: unknown) => reportFailure("check", error));
  }

  static #clear(this: CheckWindow, _event: Event, target: HTMLElement): void {
    work(target, "check.clear", async () => {
      await clearAway(() => leftIn());
      await this.render();
    });
  }

  static #keep(this: CheckWindow, _event: Event, target: HTMLElement): void {
    work(target, "check.keep", async () => {
      await keepAll(leftIn());
      await this.render();
    });
  }

  static #watch(this: CheckWindow): void {
    this.#watches = true;
    void this.render();
  }

  static #copy(this: CheckWindow, _event: Event, target: HTMLElement): void {
    work(target, "check.copy", async () => {
      await copyText(this.#report());
      this.#copied = true;
      await this.render({ parts: ["foot"] });
    });
  }

  static #save(this: CheckWindow): void {
    saveReport(this.#report());
  }

  static #mend(this: CheckWindow, _event: Event, target: HTMLElement): void {
    work(target, "check.mend", () => openMending(target.dataset["action"] ?? ""));
  }

  #report(): string {
    const session = CheckWindow.#session;
    if (!session) return "";
    const { at, took, points, omitted, results, outcome, speeds, heard, failure } = session;
    const told = { at, took, points, omitted, results, outcome, speeds, heard, failure };
    return reportText({ ...told, around: surroundings() }, namesHere());
  }
}

const isPeaceful = ({ fights }: Check): boolean => fights !== true;
