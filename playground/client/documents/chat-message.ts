import { BaseChatMessage } from "../../common/documents/base-chat-message.js";
import type { Data, Value } from "../../common/types.js";
import { callAllHooks, reportError } from "../database/hooks.js";
import { renderMessage } from "./chat-render.js";
import { applyVisibility, requestedMode } from "./chat-visibility.js";
import { getSpeaker, getSpeakerActor, getWhisperRecipients } from "./chat-speaker.js";
import { ClientDocumentMixin } from "./client-document.js";

export class ChatMessage extends ClientDocumentMixin(BaseChatMessage) {
  static getSpeaker(options: Data = {}): Data {
    return getSpeaker(options);
  }

  static getSpeakerActor(speaker: Data): Value {
    return getSpeakerActor(speaker);
  }

  static getWhisperRecipients(name: string): Value[] {
    return getWhisperRecipients(name);
  }

  /** Generation 13: makes the data of a message visible as a roll mode says. */
  static applyRollMode(data: Data, mode: string): Data {
    return applyVisibility(data, mode);
  }

  /** Generation 14: the same with a message mode. */
  static applyMode(data: Data, mode: string): Data {
    return applyVisibility(data, mode);
  }

  applyRollMode(mode: string): void {
    const { whisper, blind, ...rest } = applyVisibility({ author: this._source.author as string }, mode);
    this.updateSource({ whisper, blind, ...(rest.style ? { style: rest.style as number } : {}) });
  }

  applyMode(mode: string): void {
    this.applyRollMode(mode);
  }

  get alias(): string {
    return String(this.speaker?.alias || this.speakerActor?.name || this.author?.name || "");
  }

  get speakerActor(): Value {
    return getSpeakerActor(this.speaker ?? {});
  }

  get isRoll(): boolean {
    return this.rolls.length > 0;
  }

  get isAuthor(): boolean {
    return this._source.author === game.userId;
  }

  override get visible(): boolean {
    if (!this.whisper.length || this.isRoll) return true;
    return this.isAuthor || this.whisper.includes(game.userId);
  }

  /** A private roll is seen by everybody as an event, its content only by its recipients. */
  get isContentVisible(): boolean {
    if (!this.isRoll) return this.visible;
    if (!this.whisper.length || this.whisper.includes(game.userId)) return true;
    return this.isAuthor && !this.blind;
  }

  override prepareDerivedData(): void {
    super.prepareDerivedData();
    this.rolls = (this._source.rolls as string[]).flatMap((text) => this._readRoll(text));
  }

  /** A stored roll; one whose class is gone is reported and left out. */
  _readRoll(text: string): Value[] {
    try {
      const data = JSON.parse(text) as Data;
      const roll: Value = CONFIG.Dice.rolls[0] ?? foundry.dice.Roll;
      return [roll.fromData(data) as unknown];
    } catch (error) {
      reportError(`ChatMessage [${this.id ?? "new"}] has a roll that cannot be read`, error);
      return [];
    }
  }

  /** The message as plain text, for the export of the log. */
  export(): string {
    const rolls = this.rolls.map((roll: Value) => `${roll.formula as string} = ${roll.total as number}`);
    const words = String(this.content).replaceAll(/<[^<>]*>/g, " ");
    return [`[${new Date(this.timestamp as number).toISOString()}] ${this.alias}`, words, ...rolls].join("\n");
  }

  getRollData(): Data {
    return (this.speakerActor?.getRollData() ?? game.user?.character?.getRollData() ?? {}) as Data;
  }

  override async _preCreate(data: Data, options: Data, user: Value): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    if (!this._source.author) this.updateSource({ author: user?.id as string });
    const mode = requestedMode(options);
    if (mode) this.applyRollMode(mode);
    return undefined;
  }

  /** Draws the message anew: the model of its sub-type may do so itself. */
  async renderHTML(options: Data = {}): Promise<HTMLElement> {
    const own: Value = (this.system as Value)?.renderHTML;
    if (typeof own !== "function") return renderMessage(this, options);
    const html = (await own.call(this.system, options)) as HTMLElement;
    if (html) callAllHooks("renderChatMessageHTML", this, html, { message: this, ...options });
    return html;
  }
}
