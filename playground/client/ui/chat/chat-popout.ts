import type { Data } from "../../../common/types.js";
import { ApplicationV2 } from "../../applications/api/application.js";
import type { ApplicationDefaults, RenderOptions } from "../../applications/types.js";

/** One message in a window of its own. */
export class ChatPopout extends ApplicationV2 {
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    id: "chat-popout-{id}",
    classes: ["chat-popout"],
    window: { title: "PLAYGROUND.Chat.Title", icon: "fa-solid fa-comment" },
    position: { width: 320, height: "auto" },
  };

  /** The message shown. */
  readonly message: Data;

  constructor(options: ApplicationDefaults & { message: Data }) {
    const { message, ...rest } = options;
    super({ ...rest, uniqueId: String(message.id) });
    this.message = message;
  }

  override async _renderHTML(_context: Data, _options: RenderOptions): Promise<HTMLElement> {
    const row = (await this.message.renderHTML({ canDelete: false, canClose: false })) as HTMLElement;
    row.dataset.messageId = this.message.id as string;
    return row;
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(result as HTMLElement);
  }
}
