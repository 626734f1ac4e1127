import { drawCard } from "../card/draw.js";
import { modelOf, verdictOf } from "../play/record/messages.js";
import { AnswerMessage, DeedMessage, RequestMessage, VerdictMessage } from "../play/record/models.js";
import { standsOnCard } from "../play/apply/forced.js";
import { isVeiled, mayRead } from "../play/record/may-read.js";
import { knownAs } from "../world/names.js";
import { knownDeeds } from "../play/loaded/deeds.js";
import { isNobodys } from "../play/log/impersonal.js";
import type { Told } from "./told-anew.js";

type Base = foundry.documents.ChatMessage;

interface Flags extends Told {
  /** The check of the table that made it: players see nothing of that, not even that something is secret. */
  readonly check?: string;
}

/** A chat message; those of the attack procedure are drawn from their data, for each reader in their own language. */
export class GardienChatMessage extends foundry.documents.ChatMessage {
  /** One card per attack: what answers or judges it has no row of its own, nor has what the user may not read. */
  override get visible(): boolean {
    // A keeper's alone: what a player marks so is hidden from nobody.
    if (this.author?.isGM && !this.isAuthor && (this.flags as { gardien?: Flags }).gardien?.check) return false;
    const model = modelOf(this);
    if (!model) return super.visible;
    if (!mayRead(this) && !isVeiled(this)) return false;
    if (model instanceof RequestMessage || model instanceof AnswerMessage) return false;
    if (model instanceof VerdictMessage) return Boolean(verdictOf(this)) && !game.messages.has(model.verdict.subject);
    return !standsOnCard(this);
  }

  override async renderHTML(...args: Parameters<Base["renderHTML"]>): Promise<HTMLElement> {
    const html = await super.renderHTML(...args);
    const model = modelOf(this);
    const told = this.isContentVisible && (this.flags as { gardien?: Flags }).gardien;
    if (told) await (await import("./told-anew.js")).drawTold(this, told, html);
    const place = html.querySelector<HTMLElement>(".message-content");
    // Somebody else's secret roll has a row, which tells no more than who made it.
    if (!model && !this.isContentVisible) this.#sign(html, this.author?.name ?? "");
    if (!model || !place) return html;
    html.classList.add("g-message");
    html.querySelector(".flavor-text")?.remove();
    await drawCard(this, place);
    this.#sign(html, this.#sender()); // what was drawn has fetched what tells of it
    return html;
  }

  #sign(html: HTMLElement, name: string): void {
    const sender = html.querySelector(".message-sender");
    if (sender) sender.textContent = name;
  }

  /** Whoever acts, as this reader knows them; the stored alias would tell a hidden token's name. */
  #sender(): string {
    const model = modelOf(this);
    if (isVeiled(this)) return this.author?.name ?? "";
    if (this.#tellsOfSeveral()) return this.author?.name ?? "";
    const intent =
      model instanceof VerdictMessage
        ? model.verdict.intent
        : model && "intent" in model && "attacker" in model.intent
          ? model.intent
          : null;
    return intent ? knownAs(intent.attacker).name : (this.author?.name ?? "");
  }

  /** Whether it is a deed of several, of whom no one is the doer. */
  #tellsOfSeveral(): boolean {
    const model = modelOf(this);
    const verdict = verdictOf(this);
    const deed = verdict?.deed ?? (model instanceof DeedMessage ? model.deed : null);
    const intent = verdict?.intent ?? (model instanceof DeedMessage ? model.intent : null);
    if (!deed || !intent) return false;
    const procedure = knownDeeds(intent.ruleset)[deed.id];
    return isNobodys({ procedure, clock: deed.clock, people: intent.targets.length });
  }
}
