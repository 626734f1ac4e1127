import type { Data } from "../../../common/types.js";
import { HandlebarsApplicationMixin } from "../../applications/api/handlebars-mixin.js";
import { callAll } from "../../applications/host.js";
import type { ActionEntry, ApplicationDefaults, RenderOptions, TemplatePart } from "../../applications/types.js";
import type { ContextMenuEntry } from "../../applications/ux/context-menu.js";
import { processChatInput } from "../../text/index.js";
import { menuEntry, type MenuItem } from "../menu.js";
import { attempt } from "../../net/refusal.js";
import { AbstractSidebarTab } from "../sidebar/sidebar-tab.js";
import { ChatForm } from "./chat-form.js";
import { ChatNotifications } from "./chat-notifications.js";
import { ChatPopout } from "./chat-popout.js";
import { ChatRows } from "./chat-rows.js";

/** Where there is no room for copies beside the sidebar. */
const NO_ROOM = "(width <= 45rem)";

/** How near an end still counts as being there, in pixels. */
const NEAR = 80;

/** The chat: the messages the user may see, the newest first drawn, and the field to write one. */
export class ChatLog extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override tabName = "chat";
  /** How long the copy of a message stands beside the sidebar, in milliseconds. */
  static NOTIFY_DURATION = 5000;
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    classes: ["flexcol"],
    window: { title: "PLAYGROUND.Chat.Title", icon: "fa-solid fa-comments" },
    actions: {
      deleteMessage: ChatLog.#onDeleteMessage,
      dismissMessage: ChatLog.#onDismissNotification,
      expandRoll: ChatLog.#onExpandRoll,
    },
  };
  static override PARTS: Record<string, TemplatePart> = {
    log: { template: "templates/sidebar/tabs/chat/log.hbs" },
    input: { template: "templates/sidebar/tabs/chat/input.hbs" },
  };

  #rows: ChatRows | null = null;
  #batches: Promise<void> = Promise.resolve();
  /** The field and the copies belong to the log in the sidebar; its window borrows the field. */
  #form: ChatForm | null = null;
  #notifications: ChatNotifications | null = null;

  /** The messages that the log shows. */
  get collection(): Data {
    return game.messages;
  }

  /** Whether the end of the log is in view. */
  get isAtBottom(): boolean {
    const { scroll } = this;
    return !scroll || scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < NEAR;
  }

  private get scroll(): HTMLElement | null {
    return this.element?.querySelector<HTMLElement>(".chat-scroll") ?? null;
  }

  /** Draws so many older messages above those that are there. */
  renderBatch(size: number): Promise<void> {
    this.#batches = this.#batches.then(() => this.#drawBatch(size));
    return this.#batches;
  }

  async #drawBatch(size: number): Promise<void> {
    const [rows, scroll] = [this.#rows, this.scroll];
    if (!rows || !scroll) return;
    const { oldest } = rows;
    const older = this.#messages().filter(
      (message) => Number(message.timestamp ?? 0) <= oldest && !rows.find(message.id as string),
    );
    const fromEnd = scroll.scrollHeight - scroll.scrollTop;
    await Promise.all(older.slice(-size).map((message) => rows.put(message)));
    scroll.scrollTop = scroll.scrollHeight - fromEnd;
  }

  #messages(): Data[] {
    return [...(this.collection as Iterable<Data>)]
      .filter((message) => message.visible !== false)
      .sort((a, b) => a.timestamp - b.timestamp);
  }

  /** Adds a message to the log, and scrolls to it where the end is in view or the message is one's own. */
  async postOne(message: Data, { notify = false } = {}): Promise<void> {
    for (const log of this.#logs()) {
      const follow = log.isAtBottom || message.isAuthor;
      await log.#rows?.put(message);
      if (follow) await log.scrollBottom({ popout: false });
    }
    if (notify && this._shouldShowNotifications()) await this.#notifications?.post(message);
  }

  /** Draws a message anew wherever it stands. */
  async updateMessage(message: Data): Promise<void> {
    for (const log of this.#logs()) {
      const known = log.#rows?.find(message.id as string);
      if (known || Number(message.timestamp ?? 0) >= (log.#rows?.oldest ?? 0)) await log.#rows?.put(message);
    }
    await this.#notifications?.update(message);
    for (const app of ChatPopout.instances()) if ((app as ChatPopout).message === message) await app.render();
  }

  deleteMessage(id: string): void {
    for (const log of this.#logs()) log.#rows?.remove(id);
    this.#notifications?.dismiss(id);
  }

  /** Scrolls to the end of the log, once its images have loaded when that is asked for. */
  async scrollBottom({ popout = false, waitImages = false } = {}): Promise<void> {
    if (waitImages) await this.#imagesLoaded();
    const { scroll } = this;
    if (scroll) scroll.scrollTop = scroll.scrollHeight;
    if (popout && this.popout?.rendered) await this.popout.scrollBottom({ waitImages });
  }

  async #imagesLoaded(): Promise<void> {
    const images = [...(this.element?.querySelectorAll("img") ?? [])].filter(({ complete }) => !complete);
    await Promise.allSettled(images.map((image) => image.decode()));
  }

  /**
   * Does what was typed: a message, a roll, a whisper. Packages may swallow it through `chatMessage`.
   * @returns the message, nothing when somebody else took care of it, null when it was refused
   */
  processMessage(message: string): Promise<unknown> {
    return processChatInput(message);
  }

  /** Says anew how long ago each message came. */
  updateTimestamps(): void {
    for (const log of this.#logs()) log.#rows?.refreshTimes();
    this.#notifications?.refreshTimes();
  }

  /** This log and its window. */
  #logs(): ChatLog[] {
    return [this, ...(this.popout?.rendered ? [this.popout] : [])];
  }

  override async _onFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.#menuFor(this.element);
    if (!this.isPopout && game.view !== "stream") this.#drawNotifications();
  }

  override async _onRender(context: Data, options: RenderOptions): Promise<void> {
    const isNew = options.parts?.includes("log") === true;
    if (isNew) await this.#drawLog();
    await super._onRender(context, options);
    this.#owner()._toggleNotifications();
    if (isNew) await this.scrollBottom(); // the field has taken its room
  }

  override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.addEventListener("click", ({ target }) => expandPlainRoll(target as Element));
  }

  override _onClose(options: Data): void {
    super._onClose(options);
    this.#rows = null;
    this.#owner()._toggleNotifications();
  }

  override _onActivate(): void {
    super._onActivate();
    this._toggleNotifications();
    void this.scrollBottom({ waitImages: true });
  }

  override _onDeactivate(): void {
    super._onDeactivate();
    this._toggleNotifications();
  }

  async #drawLog(): Promise<void> {
    const { scroll } = this;
    const list = scroll?.querySelector<HTMLElement>(".chat-log");
    if (!scroll || !list) return;
    this.#rows = new ChatRows(list);
    scroll.addEventListener("scroll", () => {
      if (scroll.scrollTop < NEAR && this.#hasOlder()) void this.renderBatch(batchSize());
    });
    await this.renderBatch(batchSize());
  }

  #hasOlder(): boolean {
    const [first] = this.#messages();
    return first !== undefined && !this.#rows?.find(first.id as string);
  }

  /** The log in the sidebar, for its window too. */
  #owner(): ChatLog {
    return (this.isPopout ? (ui.chat as ChatLog | undefined) : this) ?? this;
  }

  #drawNotifications(): void {
    const column = document.getElementById("ui-right-column-1");
    this.#form = new ChatForm((message) => this.processMessage(message));
    this.#notifications = new ChatNotifications((this.constructor as typeof ChatLog).NOTIFY_DURATION);
    const { element } = this.#notifications;
    element.addEventListener("click", (event) => this.#onClickNotification(event));
    this.#menuFor(element);
    column?.append(element);
  }

  /** Whether what is said is to be shown beside the sidebar: nobody sees the log, and there is room. */
  _shouldShowNotifications(): boolean {
    if (this.popout?.rendered || isPip() || matchMedia(NO_ROOM).matches) return false;
    return !(this.active && ui.sidebar?.expanded);
  }

  /** Puts the field where the chat is, and takes the copies away once the log shows what they say. */
  _toggleNotifications(): void {
    const [form, notifications] = [this.#form, this.#notifications];
    if (!form || !notifications) return;
    const floating = this._shouldShowNotifications();
    if (!floating) notifications.clear();
    const place = floating
      ? notifications.element
      : ((this.popout?.rendered ? this.popout : this).element.querySelector<HTMLElement>(".chat-form") ?? null);
    const previousParent = form.element.parentElement;
    if (!place || previousParent === place) return;
    place.append(form.element);
    callAll("renderChatInput", this, form.parts, { previousParent });
  }

  #onClickNotification(event: MouseEvent): void {
    const target = (event.target as Element).closest<HTMLElement>("[data-action]");
    const entry: ActionEntry | undefined = this.options.actions[target?.dataset.action ?? ""];
    expandPlainRoll(event.target as Element);
    if (target && typeof entry === "function") entry.call(this, event as PointerEvent, target);
  }

  #menuFor(container: HTMLElement): void {
    const options = { container, hookName: "getChatMessageContextOptions", parentClassHooks: false, fixed: true };
    this._createContextMenu(() => this._getEntryContextOptions(), ".message[data-message-id]", options);
  }

  /** The entries of the menu of a message. */
  _getEntryContextOptions(): ContextMenuEntry[] {
    const items: MenuItem[] = [
      {
        label: "Chat.PopOut",
        icon: "up-right-from-square",
        visible: (row) => Boolean(messageOf(row)?.getFlag("core", "canPopout")),
        run: (row) => new ChatPopout({ message: messageOf(row)! }).render({ force: true }),
      },
      {
        label: "Chat.Delete",
        icon: "trash",
        visible: (row) => Boolean(messageOf(row)?.canUserModify(game.user, "delete")),
        run: (row) => attempt(() => messageOf(row)?.delete()),
      },
    ];
    return items.map(menuEntry);
  }

  static #onDeleteMessage(this: ChatLog, _event: PointerEvent, target: HTMLElement): unknown {
    return attempt(() => messageOf(target)?.delete());
  }

  static #onDismissNotification(this: ChatLog, _event: PointerEvent, target: HTMLElement): void {
    this.#notifications?.dismiss(target.closest<HTMLElement>("[data-message-id]")?.dataset.messageId ?? "");
  }

  static #onExpandRoll(this: ChatLog, _event: PointerEvent, target: HTMLElement): void {
    target.closest(".dice-roll")?.classList.toggle("expanded");
  }
}

const batchSize = (): number => (CONFIG.ChatMessage.batchSize as number | undefined) ?? 100;

/** Whether this user wants a mark on the tab instead of copies. */
const isPip = (): boolean => (game.settings.get("core", "uiConfig") as Data | null)?.chatNotifications === "pip";

function messageOf(target: Element): Data | undefined {
  const row = target.closest<HTMLElement>("[data-message-id]");
  return row ? game.messages.get(row.dataset.messageId) : undefined;
}

/** A roll that no template gave an action opens at a click all the same. */
function expandPlainRoll(target: Element): void {
  target
    .closest(".dice-roll:not(:has([data-action=expandRoll]), [data-action=expandRoll])")
    ?.classList.toggle("expanded");
}
