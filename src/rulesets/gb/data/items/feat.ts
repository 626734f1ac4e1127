import { itemModel } from "../../../../core/documents/models.js";
import { refuse } from "../../../../core/text/errors.js";
import type { OnCreate, OnDelete, OnUpdate, PreCreate, PreUpdate } from "../../../../core/foundry/types/model.js";
import { FEAT_TARGETS, toughnessOf, type CarriedFeat } from "../../rules/character/passive-feats.js";
import { choice, flag, group, line, prose, whole } from "../fields.js";
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

/** A feat (GB-48…GB-56). */
export class GbFeat extends itemModel(schema, "GARDIEN.GB.FEAT") implements CarriedFeat {
  /** GB-55 — only Toughness counts more than once. */
  override prepareBaseData(): void {
    if (this.key !== "toughness") this.taken = 1;
  }

  /** GB-55 — a Toughness too many is refused, those that come along with it counted. */
  override async _preCreate(...args: PreCreate): Promise<boolean | void> {
    if ((await super._preCreate(...args)) === false) return false;
    if (this.key !== "toughness") return;
    const tracked = args[1] as Tracked;
    const coming = (tracked.gardienToughness ??= 0);
    const others = [...this.#others(), { ...this.asCarried, taken: coming }];
    if (toughnessOf([...others, this]) - toughnessOf(others) === this.taken) {
      tracked.gardienToughness = coming + this.taken;
      return;
    }
    refuse("GARDIEN.GB.FEAT.tooTough");
    return false;
  }

  override _onCreate(...args: OnCreate): void {
    super._onCreate(...args);
    if (!isMade(args[1])) this.#follow(args[2], null);
  }

  override async _preUpdate(...args: PreUpdate): Promise<boolean | void> {
    if ((await super._preUpdate(...args)) === false) return false;
    const tracked = args[1] as Tracked;
    (tracked.gardienFeats ??= {})[this.parent.id ?? ""] = this.asCarried;
  }

  override _onUpdate(...args: OnUpdate): void {
    super._onUpdate(...args);
    const before = (args[1] as Tracked).gardienFeats?.[this.parent.id ?? ""];
    if (before) this.#follow(args[2], before);
  }

  override _onDelete(...args: OnDelete): void {
    super._onDelete(...args);
    if (!isMade(args[0])) this.#follow(args[1], this.asCarried);
  }

  /** What counts of it. */
  get asCarried(): CarriedFeat {
    return { key: this.key, taken: this.taken, modifiers: [] };
  }

  /** Whoever changed the feat moves the points, and nobody else. */
  #follow(userId: string, was: CarriedFeat | null): void {
    if (userId === game.userId) followToughness(this.parent?.actor ?? null, this.parent?.id ?? "", was, featsOf);
  }

  /** The other feats of its bearer. */
  #others(): CarriedFeat[] {
    const actor = this.parent?.actor;
    return actor ? [...featsOf(actor).values()].filter((feat) => feat !== this) : [];
  }
}

function featsOf(actor: Actor): ReadonlyMap<string, GbFeat> {
  return new Map(
    [...actor.items].flatMap(({ id, system }): [string, GbFeat][] => {
      const feat: unknown = system;
      return feat instanceof GbFeat ? [[id ?? "", feat]] : [];
    }),
  );
}

/** What an operation on feats tells its own client: Toughness that comes with it, and changed feats as they were. */
interface Tracked {
  gardienToughness?: number;
  gardienFeats?: Record<string, CarriedFeat>;
}

/** Whether the feat comes or goes with a whole character: then the points are written with it. */
function isMade(options: object): boolean {
  return (options as { readonly gardienMade?: boolean }).gardienMade === true;
}
