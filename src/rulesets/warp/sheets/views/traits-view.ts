import type { CarriedItem } from "../../../../core/sheets/carried-items.js";
import type { Use } from "../../data/actors/carried.js";
import type { WarpTrait } from "../../data/items/trait.js";
import type { WarpActor } from "../../data/actors/warp-actor.js";
import { flawModeLabel, scaleLabel, traitKindLabel, useLabel } from "../../labels.js";
import { poolView, type PoolView } from "./pool-view.js";
import type { FlawMode } from "../../rules/vocabulary.js";

/** One trait of the sheet, or a flaw. */
export interface TraitView {
  readonly id: string;
  readonly name: string;
  readonly kind: WarpTrait["kind"];
  /** Language keys of what sort of trait it is. */
  readonly labels: readonly string[];
  /** WP-11 — the score as printed; empty for a flaw. */
  readonly printed: string;
  readonly superior: boolean;
  /** WP-26 */
  readonly sign: string;
  readonly coverage: string;
  /** Language keys of what it serves for. */
  readonly uses: readonly string[];
  /** WP-06 — its dice; `null` for a flaw. */
  readonly pool: PoolView | null;
  /** WP-25 — how a flaw weighs; `null` for a trait. */
  readonly flawMode: FlawMode | null;
  /** WP-79 — dice of experience that raise it; `null`: only the keeper says how. */
  readonly raiseCost: number | null;
  /** WP-28 — left for the keeper to say. */
  readonly unknown: boolean;
  /** WP-28 — and not for this reader to read. */
  readonly sealed: boolean;
}

const ORDER: readonly WarpTrait["kind"][] = ["central", "side", "flaw"];
const USES = ["combat", "dodge", "initiative", "resistance", "hitPoints"] as const satisfies readonly Use[];

/** WP-18 — the traits of an actor: the central one, those beside it, the flaws. */
export function traitViews(
  actor: Pick<WarpActor, "diceOf">,
  traits: readonly CarriedItem<WarpTrait>[],
): readonly TraitView[] {
  const views = traits.map(({ id, name, system }) => traitView(actor, id, name, system));
  return views.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

function traitView(actor: Pick<WarpActor, "diceOf">, id: string, name: string, trait: WarpTrait): TraitView {
  const { kind, superior, sign, coverage, flawMode, raiseCost, unknown, isFlaw } = trait;
  return {
    id,
    name,
    kind,
    labels: sortOf(trait),
    printed: trait.printed,
    superior,
    sign,
    coverage,
    uses: [...USES.filter((use) => trait[use]), ...(trait.agility ? (["agility"] as const) : [])].map(useLabel),
    pool: isFlaw ? null : traitPool(actor, trait),
    flawMode: isFlaw ? flawMode : null,
    raiseCost,
    unknown,
    sealed: false,
  };
}

/** WP-28 — what is left to read of a trait by somebody who may not know it. */
export function sealedView({ id, kind, labels, unknown }: TraitView): TraitView {
  const nothing = { printed: "", superior: false, sign: "", coverage: "", pool: null, flawMode: null, raiseCost: null };
  return { ...nothing, id, kind, labels: labels.slice(0, 1), unknown, name: "", uses: [], sealed: true };
}

/** WP-06 — the dice of a trait that fits what is tried; `score` where it rolls others than its own. */
export function traitPool(actor: Pick<WarpActor, "diceOf">, trait: WarpTrait, score = trait.score): PoolView {
  const { agility, scale } = trait;
  const { base, modifiers } = actor.diceOf({
    kind: "check",
    agility,
    task: { relation: "direct", traitScore: score, scale },
  });
  return poolView(base, modifiers);
}

function sortOf({ kind, scale, origin, flawMode, isFlaw }: WarpTrait): readonly string[] {
  if (isFlaw) return [traitKindLabel(kind), ...(flawMode === "malus" ? [] : [flawModeLabel(flawMode)])];
  const special = scale !== "standard" ? [scaleLabel(scale)] : [];
  return [traitKindLabel(kind), ...special, ...(origin === "play" ? ["GARDIEN.WARP.SHEET.learnedInPlay"] : [])];
}
