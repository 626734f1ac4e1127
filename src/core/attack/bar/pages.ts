import { wantsStill } from "../../ui/motion.js";
import { t } from "../../text/i18n.js";

/** How long the pages ignore the wheel after a turn, in milliseconds: one push sends several events. */
const ONE_PUSH = 180;

/** The weapons of the bar, as many whole ones at a time as there is room for: by arrows, wheel, finger and focus. */
export class Pages {
  #turned = 0;

  constructor(private readonly bar: HTMLElement) {
    bar.addEventListener("scroll", () => this.tell(), { capture: true, passive: true });
    bar.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
  }

  get #weapons(): HTMLElement | null {
    return this.bar.querySelector<HTMLElement>(".g-weapons");
  }

  /** Scroll offset in pixels, to be restored after drawing or measuring. */
  get at(): number {
    return this.#weapons?.scrollLeft ?? 0;
  }
  set at(left: number) {
    if (this.at !== left) this.#weapons?.scrollTo({ left, behavior: "instant" });
  }

  get total(): number {
    return this.#weapons?.childElementCount ?? 0;
  }

  /** Shows so many weapons at a time. */
  fit(shown: number): void {
    this.bar.style.setProperty("--shown", String(shown));
    this.bar.toggleAttribute("data-more", shown < this.total);
  }

  /** Turns to the next page, or the one before. */
  turn(by: 1 | -1): void {
    const weapons = this.#weapons;
    if (!weapons) return;
    const page = this.#cell * Math.max(1, this.#shown);
    weapons.scrollTo({ left: weapons.scrollLeft + by * page, behavior: wantsStill() ? "auto" : "smooth" });
  }

  /** Marks the weapons that are in view, and whether there are others to either side. */
  tell(): void {
    const [count, before, after] = [".g-pager__count", "[data-act=before]", "[data-act=after]"].map((one) =>
      this.bar.querySelector<HTMLElement>(one),
    );
    const first = this.#cell > 0 ? Math.round((this.#weapons?.scrollLeft ?? 0) / this.#cell) : 0;
    const last = Math.min(this.total, first + this.#shown);
    if (count) count.textContent = t("GARDIEN.BAR.page", { from: first + 1, to: last, count: this.total });
    before?.setAttribute("aria-disabled", String(first <= 0));
    after?.setAttribute("aria-disabled", String(last >= this.total));
  }

  get #cell(): number {
    return this.#weapons?.querySelector<HTMLElement>(".g-weapon")?.offsetWidth ?? 0;
  }

  get #shown(): number {
    return Number(this.bar.style.getPropertyValue("--shown")) || this.total;
  }

  /** Turns pages with the wheel, which then neither zooms the scene nor scrolls the page. */
  #wheel(event: WheelEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const way = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
    if (way === 0 || event.timeStamp - this.#turned < ONE_PUSH) return;
    this.#turned = event.timeStamp;
    this.turn(way > 0 ? 1 : -1);
  }
}
