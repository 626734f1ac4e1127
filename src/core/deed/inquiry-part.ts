import css from "../../../styles/components/windows/_inquiry.scss?inline";
import { listen, unlisten } from "../foundry/types/hooks.js";
import { refuse, reportFailure, tell } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { answersGiven, inquire, inquiryIdOf, type Inquiry, type InquiryAnswer } from "../world/inquiries.js";
import { addStyle } from "../ui/style.js";
import { keeperPresent } from "../world/world.js";

export const INQUIRY_TEMPLATE = "systems/gardien/templates/core/deed/inquiry.hbs";

/** What the partial of the windows prints. */
export interface InquiryContext {
  readonly open: boolean;
  readonly question: string;
  /** What is waited for, in words; empty: nothing was asked. */
  readonly waits: string;
}

/** What a window has to say of what its player may ask. */
interface Parts {
  /** What is asked for; `null`: as the window stands there is nothing to ask. */
  asks(): Omit<Inquiry, "id" | "question"> | null;
  /** Hears that it is about to be asked. */
  sending?(): void;
  /** Hears what a keeper has answered. */
  answered?(answer: InquiryAnswer): void;
  /** Draws the window anew, and puts the focus on what a selector finds. */
  redraw(focus?: string): void;
}

/** « Demander au gardien », in a window of a player: what was asked, and who hears of the answer. */
export class InquiryPart {
  readonly #parts: Parts;
  #hooks: readonly (readonly [string, number])[] = [];
  #id = "";
  #question = "";
  #open = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    addStyle(css);
  }

  /** Hears the buttons and the box of its window, before the window does: Enter in the box asks, and rolls nothing. */
  follow(element: HTMLElement): void {
    const first = { capture: true };
    const isBox = (target: EventTarget | null) => (target as HTMLInputElement).name === "inquiry";
    element.addEventListener("input", ({ target }) => {
      if (isBox(target)) this.#question = (target as HTMLInputElement).value;
    });
    element.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Enter" || event.isComposing || !isBox(event.target)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (!event.repeat) this.#press("send");
      },
      first,
    );
    element.addEventListener("click", ({ target }) => {
      const { inquiryAct } = (target as HTMLElement).closest<HTMLElement>("[data-inquiry-act]")?.dataset ?? {};
      if (inquiryAct) this.#press(inquiryAct);
    });
  }

  #press(act: string): void {
    const acts: Readonly<Record<string, () => Promise<void>>> = {
      open: () => {
        this.#open = !this.#open;
        this.#parts.redraw(this.#open ? "[name=inquiry]" : undefined); // to be typed in
        return Promise.resolve();
      },
      send: () => this.#send(),
      end: async () => {
        await this.end();
        this.#parts.redraw();
      },
    };
    acts[act]?.().catch((error: unknown) => reportFailure("inquiry", error));
  }

  /** Whether an answer is waited for. */
  get waits(): boolean {
    return this.#id !== "";
  }

  /** What the window shows of it; `null` where it has nothing to ask. */
  get context(): InquiryContext | null {
    if (game.user.isGM || (!this.waits && this.#parts.asks() === null)) return null;
    const waits = this.waits ? t(`GARDIEN.INQUIRY.${keeperPresent() ? "sent" : "noKeeperNow"}`) : "";
    return { open: this.#open, question: this.#question, waits };
  }

  /** Asks, unless no keeper is there to answer. */
  async #send(): Promise<void> {
    const asked = this.#parts.asks();
    if (!asked) return;
    if (!keeperPresent()) {
      refuse("GARDIEN.INQUIRY.noKeeper");
      return;
    }
    this.#parts.sending?.();
    this.#id = foundry.utils.randomID();
    this.#open = false;
    await inquire({ ...asked, id: this.#id, question: this.#question.trim() });
    this.#hear();
    this.#parts.redraw();
  }

  /** Asks no longer: the answer has come, or the player goes on without one. */
  async end(): Promise<void> {
    if (!this.waits) return;
    const mine = inquiryIdOf(game.user) === this.#id; // another window may have asked since
    this.#id = "";
    this.#question = "";
    this.#hush();
    if (mine) await inquire(null);
  }

  /** Ends with its window. */
  close(): void {
    this.end().catch((error: unknown) => reportFailure("inquiry", error));
  }

  #hear(): void {
    this.#hush();
    const later = () => this.#parts.redraw();
    this.#hooks = [
      ["updateUser", listen("updateUser", () => this.#look())],
      ["userConnected", listen("userConnected", later)],
    ];
  }

  #hush(): void {
    for (const [name, id] of this.#hooks) unlisten(name, id);
    this.#hooks = [];
  }

  #look(): void {
    const answer = answersGiven().find(({ inquiry }) => inquiry === this.#id);
    if (!answer && inquiryIdOf(game.user) === this.#id) return;
    if (answer?.weapon === "") tell("GARDIEN.INQUIRY.nothing");
    if (answer) this.#parts.answered?.(answer);
    this.end()
      .then(() => this.#parts.redraw())
      .catch((error: unknown) => reportFailure("inquiry", error));
  }
}
