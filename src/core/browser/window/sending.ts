import { work } from "../../ui/button-busy.js";
import { offeredFor, send, type Place } from "../places/places.js";
import type { Wanted } from "../places/wanted.js";
import type { Browsing } from "./browsing.js";
import type { Shelving } from "./shelving.js";
import { wantedOf } from "./views.js";

/** Where what is sent stays picked: it went nowhere. */
const STAYS: ReadonlySet<Place["id"]> = new Set(["open", "copy", "print"]);

/** Sends what is picked, or what is looked at, to where it is wanted. */
export class Sending {
  readonly #browsing: Browsing;
  readonly #list: Shelving;
  readonly #sent: () => Promise<unknown>;

  /** @param sent draws anew once something that was picked is gone where it was sent */
  constructor(browsing: Browsing, list: Shelving, sent: () => Promise<unknown>) {
    this.#browsing = browsing;
    this.#list = list;
    this.#sent = sent;
  }

  /** The entry that the preview shows, as it is sent. */
  get here(): readonly Wanted[] {
    const entry = this.#list.currentEntry;
    return entry ? [{ entry, count: this.#list.currentCount || 1 }] : [];
  }

  /** Sends, once at a time by one button. */
  to(button: HTMLElement, place: Place["id"], wanted: readonly Wanted[]): void {
    const { picked, shelf } = this.#browsing;
    work(button, `browser.${place}`, async () => {
      await send(place, wanted, shelf.ruleset);
      if (picked.size === 0 || STAYS.has(place)) return;
      for (const { entry } of wanted) picked.delete(entry.uuid);
      await this.#sent();
    });
  }

  /** Sends by a key what is picked, else the current entry, where that is offered. */
  press(id: Place["id"] | "primary", list: HTMLElement | null): void {
    const picked = wantedOf(this.#browsing);
    const wanted = picked.length > 0 && id !== "open" ? picked : this.here;
    const { primary, others } = offeredFor(wanted, this.#browsing.shelf.ruleset);
    const all = primary ? [primary, ...others] : others;
    const open = all.find((place) => place.id === "open");
    const to = id === "primary" ? (primary ?? open) : all.find((place) => place.id === id);
    if (to && list) this.to(list, to.id, wanted);
  }
}
