import type { Draft } from "../play/draft/draft.js";

/** The line that somebody adds of their own, as far as it is typed. */
export class TypedLine {
  open = false;
  value = "";
  reason = "";

  /** Takes what is typed into one of its boxes. */
  type(name: string, value: string): void {
    if (name === "ownValue") this.value = value;
    else if (name === "ownReason") this.reason = value;
  }

  /** Adds it to an attack and begins anew; answers whether it said a number that counts. */
  addTo({ own }: Pick<Draft, "own">): boolean {
    const value = Number(this.value);
    if (!Number.isInteger(value) || value === 0) return false;
    own.push({ id: `own.${foundry.utils.randomID(6)}`, value, reason: this.reason.trim() });
    Object.assign(this, { open: false, value: "", reason: "" });
    return true;
  }
}
