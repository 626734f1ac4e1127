import { Following } from "./hook-subscription.js";
import { WindowBase, type RenderOptions, type WindowContext } from "./window.js";

/** The one window of each kind that is open. */
const open = new Map<unknown, KeeperWindow>();

/** A window for keepers that belongs to no document: one of a kind, drawn anew with the world. */
export abstract class KeeperWindow extends WindowBase {
  /** What changes what it shows. */
  protected abstract readonly hooks: readonly string[];

  /** Puts on what only such windows wear. */
  protected abstract dress(): void;

  protected readonly following = new Following();

  /** Opens the window, or closes it when it is open. Keepers only. */
  static async toggle(this: new () => KeeperWindow): Promise<void> {
    if (!game.user.isGM) return;
    const known = open.get(this);
    if (known) {
      await known.close();
      return;
    }
    const window = new this();
    open.set(this, window);
    window.dress();
    await window.render({ force: true });
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.following.redraw(this.hooks, () => this.render());
  }

  protected override _onClose(options: object): void {
    super._onClose(options);
    this.following.end();
    open.delete(this.constructor);
  }
}
