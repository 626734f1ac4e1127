import css from "../../../styles/components/windows/_tray.scss?inline";
import { interfaceScale } from "../ui/interface-scale.js";
import { openCreation } from "../creation/start.js";
import { startDefence } from "../defence/start.js";
import { actorAt } from "../world/world.js";
import { work } from "../ui/button-busy.js";
import { reportFailure } from "../text/errors.js";
import { eventsOf } from "../ui/hook-subscription.js";
import { plural } from "../text/i18n.js";
import { sayAloud } from "../ui/live.js";
import { untouched } from "../ui/pointer-hold.js";
import { addStyle } from "../ui/style.js";
import { announce, listen } from "../foundry/types/hooks.js";
import { answerAll } from "./defences.js";
import type { OpenDefence } from "./defences.js";
import { verdictOn } from "../play/messages/verdict-on.js";
import { jumpTo } from "./jump.js";
import { openQuestions } from "./list.js";
import type { OpenQuestion } from "./list.js";
import { footOf, footOfWaiting, rowOf } from "./rows.js";
import type { TrayAct } from "./rows.js";
import { applyAll, applyAtOnce } from "./waiting.js";

/** What asks a question, answers it, or takes whoever is asked away. */
const CHANGES = [
  ...eventsOf("ChatMessage", "Actor"),
  "userConnected",
  "updateUser",
  "gardien.settingChanged",
  "gardien.namesRead",
];

/** The open questions of the table, for keepers: each is one click from its card, defences can be answered on the spot. */
export class QuestionTray {
  readonly #element = document.createElement("details");
  /** What is drawn now: the same once more is not drawn again. */
  #drawn = "";
  /** How many questions were open when it was last drawn. */
  #count = 0;
  #defences: readonly OpenDefence[] = [];
  #waiting: readonly OpenQuestion[] = [];
  #looking: Promise<void> = Promise.resolve();
  /** It opens by itself once what it was called for is drawn. */
  #called = false;
  /** An answer to several that is under way. */
  #answering: Promise<void> | undefined;

  /** Puts the tray on the page, and keeps it true from now on. */
  open(): void {
    addStyle(css);
    this.#element.className = "gardien g-tray";
    this.#element.hidden = true;
    this.#element.addEventListener("click", (event) => this.#click(event));
    this.#element.addEventListener("keydown", (event) => event.key === "Escape" && this.#close(event));
    document.body.append(this.#element); // over windows once it is open
    const later = foundry.utils.debounce(() => this.#follow(), 80);
    for (const hook of CHANGES) listen(hook, later);
    listen("gardien.severalAsked", () => {
      this.#called = true;
      this.#follow();
    });
    listen("clientSettingChanged", (key: string) => key === "core.uiConfig" && later());
    this.#follow();
  }

  /** One look after the other: the last one shows what holds now. */
  #follow(): void {
    this.#looking = this.#looking.then(() => this.#draw()).catch((error: unknown) => reportFailure("questions", error));
  }

  async #draw(): Promise<void> {
    const questions = await openQuestions();
    this.#element.style.setProperty("--g-scale", String(interfaceScale())); // it stands beside the sidebar
    const drawn = JSON.stringify(questions);
    if (drawn !== this.#drawn) {
      if (questions.length > this.#count) {
        const waiting = plural("GARDIEN.QUESTION.waiting", questions.length);
        announce("gardien.awaited", waiting);
        sayAloud(waiting, "calls");
      }
      this.#count = questions.length;
      await untouched(this.#element); // nothing moves under a pressed button
      this.#drawn = drawn;
      this.#defences = questions.flatMap(({ defence }) => defence ?? []);
      this.#waiting = questions.filter(({ part }) => part !== null);
      const summary = document.createElement("summary");
      summary.textContent = plural("GARDIEN.QUESTION.waiting", questions.length);
      const list = document.createElement("ul");
      list.append(...questions.map(rowOf));
      const waiting = footOfWaiting(this.#waiting.length, game.user.can("SETTINGS_MODIFY"));
      const feet = [footOf(this.#defences), waiting].filter((foot) => foot !== null);
      this.#replace(summary, list, ...feet);
      this.#element.hidden = questions.length === 0;
      if (questions.length === 0) this.#element.open = false;
    }
    if (this.#called && questions.length > 0) this.#element.open = true;
    this.#called = false;
  }

  /** Whoever works through the list by keyboard goes on where they were. */
  #replace(...content: readonly HTMLElement[]): void {
    const buttons = () => [...this.#element.querySelectorAll<HTMLElement>("button")];
    const at = buttons().indexOf(this.#element.ownerDocument.activeElement as HTMLElement);
    this.#element.replaceChildren(...content);
    const now = buttons();
    if (at >= 0) (now[Math.min(at, now.length - 1)] ?? this.#element.querySelector("summary"))?.focus();
  }

  #click(event: Event): void {
    const button = (event.target as HTMLElement).closest<HTMLElement>("[data-act]");
    if (button) work(button, "questions", () => this.#act(button.dataset));
  }

  async #act({ act, message, actor, asking, target, reply, inquiry = "" }: DOMStringMap): Promise<void> {
    const mine = this.#defences.filter(({ theirs }) => !theirs);
    const asker = game.messages.get(asking ?? "");
    const acts: Readonly<Record<TrayAct, () => Promise<void> | void>> = {
      jump: () => jumpTo(message ?? ""),
      plea: async () => {
        const record = verdictOn(message ?? "");
        if (record) await (await import("../undo/plea-answer.js")).PleaAnswer.open(record.message);
      },
      approve: async () => {
        const character = actorAt(actor ?? null);
        if (character) await openCreation(character);
      },
      inquiry: async () => (await import("../keeper/asking/answer.js")).openInquiry(inquiry),
      noInquiry: async () => (await import("../keeper/asking/answer.js")).nothingToAdd(inquiry),
      reply: async () => {
        if (asker) await startDefence(asker, Number(target), reply);
      },
      instead: async () => {
        if (asker) await startDefence(asker, Number(target));
      },
      bestMine: () => this.#answerAll(mine, "best"),
      bestAll: () => this.#answerAll(this.#defences, "best"),
      stillMine: () => this.#answerAll(mine, "still"),
      apply: () => applyAll(this.#waiting.filter((one) => one.message === message && String(one.part) === target)),
      applyAll: () => applyAll(this.#waiting),
      applyAtOnce,
    };
    const named = act as TrayAct;
    if (["jump", "plea", "approve", "instead", "inquiry"].includes(named)) this.#element.open = false;
    await acts[named]();
  }

  /** Answers for several, once at a time: each answer draws the tray anew, and with it a button that works again. */
  #answerAll(...asked: Parameters<typeof answerAll>): Promise<void> {
    return (this.#answering ??= answerAll(...asked).finally(() => (this.#answering = undefined)));
  }

  #close(event: Event): void {
    if (!this.#element.open) return;
    event.stopPropagation();
    this.#element.open = false;
    this.#element.querySelector("summary")?.focus();
  }
}
