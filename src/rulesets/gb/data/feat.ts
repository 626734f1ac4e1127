import { refuse } from "../../../core/errors.js";
import type { Migrated, OnCreate, OnDelete, OnUpdate, PreCreate, PreUpdate } from "../../../core/types/model.js";
import { FEAT_TARGETS, toughnessOf, type CarriedFeat } from "../rules/passive-feats.js";
import { choice, dropMalformedRows, flag, group, line, prose, whole } from "./fields.js";
import { followToughness } from "./toughness.js";

/** GB-48…GB-56 — feats whose effect the rules know by name; any other one says what it adds, or nothing. */
export const FEAT_KEYS = [
  "cleave",
  "endurance",
  "improvedCritical",
  "martialArtist",
  "pointBlankShot",
  "powerAttack",
  "run",
  "toughness",
  "weaponProficiency",
  "weaponFocus",
  "preciseShot",
  "farShot",
  "other",
] as const;
export type FeatKey = (typeof FEAT_KEYS)[number];

const schema = () => ({
  slug: line(),
  key: choice(FEAT_KEYS, "other"),
  // the weapon it concerns: a name, a slug or a category
  weapon: line(),
  taken: whole(1, 2, 1),
  modifiers: new foundry.data.fields.ArrayField(
    group({ target: choice(FEAT_TARGETS, "skill"), skill: line(), value: whole(-20, 20, 0) }),
    { max: 20 },
  ),
  converted: flag(false),
  description: prose(),
});
type Schema = ReturnType<typeof schema>;

/** A feat (GB-48…GB-56). */
export class GbFeat extends foundry.abstract.TypeDataModel<Schema, Item> implements CarriedFeat {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.GB.FEAT"];

  static override defineSchema(): Schema {
    return schema();
  }

  static override migrateData(...args: Migrated) {
    dropMalformedRows(args[0], ["modifiers"]);
    return super.migrateData(...args);
  }

  /** GB-55 — only Toughness counts more than once. */
  override prepareBaseData(): void {
    if (this.key !== "toughness") this.taken = 1;
  }

  /** GB-55 — a Toughness too many is refused. */
  override async _preCreate(...args: PreCreate): Promise<boolean | void> {
    if ((await super._preCreate(...args)) === false) return false;
    const others = this.#others();
    const counts = toughnessOf([...others, this]) - toughnessOf(others) === this.taken;
    if (this.key !== "toughness" || counts) return;
    refuse("GARDIEN.GB.FEAT.tooTough");
    return false;
  }

  override _onCreate(...args: OnCreate): void {
    super._onCreate(...args);
    const others = this.#others();
    if (!isMade(args[1])) this.#follow(args[2], toughnessOf(others), toughnessOf([...others, this]));
  }

  override async _preUpdate(...args: PreUpdate): Promise<boolean | void> {
    if ((await super._preUpdate(...args)) === false) return false;
    (args[1] as Tracked).gardienToughness = toughnessOf([...this.#others(), this]);
  }

  override _onUpdate(...args: OnUpdate): void {
    super._onUpdate(...args);
    const { gardienToughness: before } = args[1] as Tracked;
    if (before !== undefined) this.#follow(args[2], before, toughnessOf([...this.#others(), this]));
  }

  override _onDelete(...args: OnDelete): void {
    super._onDelete(...args);
    const others = this.#others();
    if (!isMade(args[0])) this.#follow(args[1], toughnessOf([...others, this]), toughnessOf(others));
  }

  /** Whoever changed the feat moves the points, and nobody else. */
  #follow(userId: string, before: number, after: number): void {
    if (userId === game.userId) void followToughness(this.parent?.actor ?? null, before, after);
  }

  /** The other feats of its bearer. */
  #others(): GbFeat[] {
    const carried = [...(this.parent?.actor?.items ?? [])].map(({ system }): unknown => system);
    return carried.filter((system): system is GbFeat => system instanceof GbFeat && system !== this);
  }
}

/** What an update of a feat tells its own client: how much Toughness counted before. */
interface Tracked {
  gardienToughness?: number;
}

/** Whether the feat comes or goes with a whole character: then the points are written with it. */
function isMade(options: object): boolean {
  return (options as { readonly gardienMade?: boolean }).gardienMade === true;
}
