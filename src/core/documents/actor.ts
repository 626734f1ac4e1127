import { flagOf } from "../foundry/flags.js";
import { write } from "../foundry/write.js";
import { list, text } from "../shape/shape.js";
import { isRefused } from "../settings/spectators.js";
import { rulesetOf } from "../rulesets.js";
import type { ActorState } from "../ruleset.js";
import { keepPublishedName, nameForReader } from "../text/content.js";
import { reportFailure } from "../text/errors.js";
import { offering } from "./offering.js";
import { migrated } from "../migrations/index.js";
import { asExported } from "./as-exported.js";
import { broughtAlong } from "./brought-along.js";

type Base = foundry.documents.Actor;

/** This window among those of its user; travels with an update so that one window alone follows it up. */
const WINDOW = foundry.utils.randomID();
const MARKS = list(text);
interface Tracked {
  gardienWindow?: string;
}

/** An actor of any ruleset. What it is lives in its model; what every actor does lives here. */
export class GardienActor extends foundry.documents.Actor {
  static override migrateData(...args: Parameters<typeof foundry.documents.Actor.migrateData>) {
    migrated(args[0]);
    return super.migrateData(...args);
  }

  static override createDialog(...args: Parameters<typeof foundry.documents.Actor.createDialog>) {
    return super.createDialog(...offering(this.TYPES, args));
  }

  protected override async _preCreate(...args: Parameters<Base["_preCreate"]>): Promise<boolean | void> {
    const allowed = await super._preCreate(...args);
    if (allowed === false) return false;
    const [data] = args;
    const kind = rulesetOf(this.type)?.actors[this.type];
    if (kind && !("img" in data)) this.updateSource({ img: kind.img });
    const { freshToken, importedNames } = await import("./fresh.js"); // nobody is made every evening
    if (kind) this.prototypeToken.updateSource(freshToken(kind, this, data));
    if (!game.user.isGM) this.updateSource(await (await import("./keeper-only.js")).untouched(this));
    this.updateSource(await importedNames(this)); // last: what is told of the token holds the name that it came with
  }

  /** Whoever only watches owns nobody, whatever the actor says: nothing is asked of them, and nothing theirs to change. */
  override testUserPermission(...args: Parameters<Base["testUserPermission"]>): boolean {
    const [user, level] = args;
    return !isRefused(user, level) && super.testUserPermission(...args);
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    nameForReader(this);
  }

  protected override async _preUpdate(...args: Parameters<Base["_preUpdate"]>): Promise<boolean | void> {
    const allowed = await super._preUpdate(...args);
    if (!game.user.isGM) await (await import("./keeper-only.js")).withhold(this, args[0], args[1]);
    keepPublishedName(this, args[0]);
    (args[1] as Tracked).gardienWindow = WINDOW;
    return allowed;
  }

  protected override _onUpdate(...args: Parameters<Base["_onUpdate"]>): void {
    super._onUpdate(...args);
    if ((args[1] as Tracked).gardienWindow !== WINDOW) return;
    this.#lastMark = flagOf(args[0], "ledger", MARKS).at(-1) ?? "";
    this.followState();
  }

  /** Has its statuses match its state, after what is still being followed. */
  followState(): void {
    this.#following = this.#following.then(() => this.#followState());
  }

  /** Statuses that are being set or taken because its state says so. */
  readonly #matching = new Set<string>();

  /** Whether a status changes because it follows the state, by nobody's hand. */
  isMatching(id: string): boolean {
    return this.#matching.has(id);
  }

  #lastMark = "";

  /** The mark of the card that wrote the change which is followed; empty where no card did. */
  get lastMark(): string {
    return this.#lastMark;
  }

  /** Changes that come in quick succession are followed one after the other. */
  #following: Promise<void> = Promise.resolve();

  /** Rolls read derived values too, e.g. `@initiative.total`; what keepers note is for no formula. */
  override getRollData(): Record<string, unknown> {
    return { ...(this.system as unknown as Record<string, unknown>), keeperNotes: "", name: this.name };
  }

  override toCompendium(pack?: never, options?: never): never {
    return asExported(super.toCompendium(pack, options));
  }

  /**
   * Sets and removes the managed conditions so that they match the state the model derives. Runs in the one window
   * that made the change, whichever door the change came through; taking a change back takes its conditions back.
   */
  async #followState(): Promise<void> {
    const ruleset = rulesetOf(this.type);
    if (!ruleset) return;
    const now = new Set((this.system as ActorState).stateStatuses);
    try {
      for (const { id, managed } of ruleset.conditions) if (managed) await this.#setCondition(id, now.has(id));
    } catch (error) {
      reportFailure(`conditions of ${this.uuid}`, error);
    }
  }

  async #setCondition(id: string, active: boolean): Promise<void> {
    if (active === this.#carrying(id).length > 0) return;
    this.#matching.add(id);
    try {
      if (active) await this.toggleStatusEffect(id, { active });
      else await Promise.all(this.#carrying(id).map((effect) => this.#take(id, effect)));
    } catch (error) {
      // Two windows follow changes of one moment: what the other one did already need not be done.
      if (active !== this.#carrying(id).length > 0) throw error;
    } finally {
      this.#matching.delete(id);
    }
  }

  /** Takes a condition from an effect, whoever made it: the whole effect, unless it stands for something else besides. */
  #take(id: string, effect: ActiveEffect): Promise<unknown> {
    const ruleset = rulesetOf(this.type);
    const others = [...effect.statuses].filter((other) => other !== id && !broughtAlong(ruleset, effect, other));
    return others.length > 0 ? write(effect, { statuses: others }) : effect.delete();
  }

  /** The effects that stand for a condition by themselves; statuses that come along with another do not count. */
  #carrying(id: string): ActiveEffect[] {
    const ruleset = rulesetOf(this.type);
    return this.effects.filter((effect) => effect.statuses.has(id) && !broughtAlong(ruleset, effect, id));
  }
}

/** Creates an actor; nothing where Foundry refuses it. */
export async function createActor(data: object): Promise<Actor | undefined> {
  return (await GardienActor.create(data as never)) as Actor | undefined;
}
