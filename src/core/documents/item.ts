import { rulesetOf } from "../rulesets.js";
import { isRefused } from "../settings/spectators.js";
import { keepPublishedName, nameForReader } from "../text/content.js";
import { asExported } from "./as-exported.js";
import { offering } from "./offering.js";
import { migrated } from "../migrations/index.js";

type Base = foundry.documents.Item;

/** An item of any ruleset. */
export class GardienItem extends foundry.documents.Item {
  static override migrateData(...args: Parameters<typeof foundry.documents.Item.migrateData>) {
    migrated(args[0]);
    return super.migrateData(...args);
  }

  static override createDialog(...args: Parameters<typeof foundry.documents.Item.createDialog>) {
    return super.createDialog(...offering(this.TYPES, args));
  }

  /** As of actors: one in their hands asks for itself. */
  override testUserPermission(...args: Parameters<Base["testUserPermission"]>): boolean {
    const [user, level] = args;
    return !isRefused(user, level) && super.testUserPermission(...args);
  }

  protected override async _preCreate(...args: Parameters<Base["_preCreate"]>): Promise<boolean | void> {
    const allowed = await super._preCreate(...args);
    if (allowed === false) return false;
    const { importedNames } = await import("./fresh.js");
    this.updateSource(await importedNames(this));
    if (!game.user.isGM) this.updateSource(await (await import("./keeper-only.js")).untouched(this));
    const kind = rulesetOf(this.type)?.items[this.type];
    if (kind && !("img" in args[0])) this.updateSource({ img: kind.img });
  }

  override toCompendium(pack?: never, options?: never): never {
    return asExported(super.toCompendium(pack, options));
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    nameForReader(this);
  }

  protected override async _preUpdate(...args: Parameters<Base["_preUpdate"]>): Promise<boolean | void> {
    const allowed = await super._preUpdate(...args);
    if (!game.user.isGM) await (await import("./keeper-only.js")).withhold(this, args[0], args[1]);
    keepPublishedName(this, args[0]);
    return allowed;
  }
}
