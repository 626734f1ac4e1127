import { BaseRollTable, BaseTableResult } from "../../common/documents/base-roll-table.js";
import { generation } from "../../common/generation.js";
import type { Data, Value } from "../../common/types.js";
import { escapeHTML } from "../../common/utils/strings.js";
import { ClientDocumentMixin } from "./client-document.js";

/** How often a roll that hits nothing left in the table is made again. */
const MAX_ATTEMPTS = 1000;

export class TableResult extends ClientDocumentMixin(BaseTableResult) {
  get icon(): string {
    return this.img ?? TableResult.DEFAULT_ICON;
  }

  /** The text of the result, with a link to its document if it has one. */
  getHTML(): string {
    const text = this.description || escapeHTML(this.name);
    return this.documentUuid ? `@UUID[${this.documentUuid}]{${this.name || this.documentUuid}}` : text;
  }
}

export class RollTable extends ClientDocumentMixin(BaseRollTable) {
  getResultsForRoll(value: number): Value[] {
    return this.results.filter(
      (result: Value) => !result.drawn && value >= result.range[0] && value <= result.range[1],
    ) as Value[];
  }

  #formula(): string {
    const highest = Math.max(1, ...this.results.map((result: Value) => Number(result.range[1])));
    return this.formula || `1d${highest}`;
  }

  /** Rolls on the table, again until a result that is left is hit; results that are tables are rolled on in turn. */
  async roll(
    options: { roll?: Value; recursive?: boolean; _depth?: number } = {},
  ): Promise<{ roll: Value; results: Value[] }> {
    const { recursive = true, _depth = 0 } = options;
    if (_depth > 5) throw new Error(`The table ${this.name} leads back to itself`);
    const cls: Value = CONFIG.Dice.rolls[0] ?? foundry.dice.Roll;
    let roll: Value = options.roll ?? cls.create(this.#formula());
    if (!roll._evaluated) await roll.evaluate();
    const left = this.results.some((result: Value) => !result.drawn) as boolean;
    let found = left ? this.getResultsForRoll(roll.total as number) : [];
    for (let i = 0; left && !found.length && !options.roll && i < MAX_ATTEMPTS; i++) {
      roll = await cls.create(this.#formula()).evaluate();
      found = this.getResultsForRoll(roll.total as number);
    }
    const results: Value[] = [];
    for (const result of found) results.push(...(recursive ? await this.#follow(result, _depth) : [result]));
    return { roll, results };
  }

  async #follow(result: Value, depth: number): Promise<Value[]> {
    if (result.type !== "document" || !result.documentUuid) return [result];
    const target: Value = await globalThis.fromUuid(result.documentUuid as string);
    if (target?.documentName !== "RollTable") return [result];
    return ((await target.roll({ _depth: depth + 1 })) as { results: Value[] }).results;
  }

  /** Draws a result: rolled, shown in the chat, and marked when the table is not refilled. */
  async draw(options: Data = {}): Promise<{ roll: Value; results: Value[] }> {
    const { displayChat = true, recursive = true } = options;
    const drawn = options.results
      ? { roll: options.roll as Value, results: options.results as Value[] }
      : await this.roll({ roll: options.roll as Value, recursive });
    if (!this.replacement && !this.pack && this.isOwner) await this.#mark(drawn.results);
    if (displayChat && drawn.results.length)
      await this.toMessage(drawn.results, { ...options, roll: drawn.roll as unknown });
    return drawn;
  }

  async #mark(results: Value[]): Promise<void> {
    const own = results.filter((result) => result.parent === this);
    await this.updateEmbeddedDocuments(
      "TableResult",
      own.map((result) => ({ _id: result.id as string, drawn: true })),
    );
  }

  async drawMany(number: number, options: Data = {}): Promise<{ results: Value[] }> {
    const results: Value[] = [];
    for (let i = 0; i < number; i++) results.push(...(await this.draw({ ...options, displayChat: false })).results);
    if (options.displayChat !== false && results.length) await this.toMessage(results, options);
    return { results };
  }

  /** Says what was drawn. */
  async toMessage(results: Value[], options: Data = {}): Promise<Value> {
    const cls: Value = CONFIG.ChatMessage.documentClass;
    const items = results.map((result) => `<li class="table-result">${result.getHTML() as string}</li>`).join("");
    const content = `<ol class="table-results">${items}</ol>`;
    const flavor = game.i18n.format("PLAYGROUND.Table.Draws", { name: escapeHTML(this.name) });
    const rolls = this.displayRoll && options.roll ? [options.roll as Value] : [];
    const option = generation() >= 14 ? "messageMode" : "rollMode";
    const mode: unknown = options[option] ?? game.settings.get("core", option);
    const data = { flavor, content, rolls, speaker: cls.getSpeaker() as unknown, ...(options.messageData as object) };
    return cls.create(data, { [option]: mode }) as Promise<Value>;
  }

  /** Puts all results back. */
  async resetResults(): Promise<Value[]> {
    const updates = (this.results.contents as Value[]).map((result) => ({ _id: result.id as string, drawn: false }));
    return this.updateEmbeddedDocuments("TableResult", updates);
  }
}
