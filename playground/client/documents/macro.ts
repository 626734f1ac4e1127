import { BaseMacro } from "../../common/documents/base-macro.js";
import type { Data, Value } from "../../common/types.js";
import { ClientDocumentMixin } from "./client-document.js";

type Script = (...args: unknown[]) => Promise<unknown>;
const AsyncFunction = (async (): Promise<void> => {}).constructor as new (...parameters: string[]) => Script;

export class Macro extends ClientDocumentMixin(BaseMacro) {
  get isAuthor(): boolean {
    return this._source.author === game.userId;
  }

  get canExecute(): boolean {
    if (!this.testUserPermission(game.user as Value, "LIMITED")) return false;
    return this.type !== "script" || game.user.can("MACRO_SCRIPT") === true;
  }

  /** Runs the macro: a chat macro is said, a script macro is run with the speaker at hand. */
  async execute(scope: Data = {}): Promise<unknown> {
    if (!this.canExecute) {
      ui.notifications.warn("PLAYGROUND.Macro.NoPermission", { localize: true });
      return undefined;
    }
    if (this.type === "chat") return ui.chat.processMessage(this.command) as Promise<unknown>;
    return this.#run(scope);
  }

  /** Scripts are code that a user allowed to run code has written: running them is what they are for. */
  async #run({ actor, token, ...scope }: Data): Promise<unknown> {
    const cls: Value = CONFIG.ChatMessage.documentClass;
    const speaker = (actor || token ? cls.getSpeaker({ actor, token }) : cls.getSpeaker()) as Data;
    const known: Data = {
      speaker,
      actor: (actor ?? cls.getSpeakerActor(speaker)) as unknown,
      token: (token ?? globalThis.canvas?.tokens?.get(speaker.token)) as unknown,
      character: game.user?.character as unknown,
      scope,
      ...scope,
    };
    const names = Object.keys(known).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name));
    const script = new AsyncFunction(...names, `${this.command}\n`);
    return script.call(this, ...names.map((name) => known[name] as unknown));
  }

  override async _preCreate(data: Data, options: Data, user: Value): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    this.updateSource({ author: user?.id as string });
    return undefined;
  }
}
