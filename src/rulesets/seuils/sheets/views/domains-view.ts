import type { Text } from "../../../../core/text/text.js";
import { seuilsOptions } from "../../data/options.js";
import type { SeuilsActor } from "../../data/actors/seuils-actor.js";
import { characteristicLabel, domainLabel } from "../../labels.js";
import { CHARACTERISTICS, DOMAIN_IDS, DOMAINS, type Characteristic, type Domain } from "../../rules/vocabulary.js";

/** SE-06, SE-09 — a Caractéristique and the pool that is left of it now. */
export interface TraitView {
  readonly id: Characteristic;
  /** Language key. */
  readonly label: string;
  readonly value: number;
  readonly pool: number;
  /** One kite a die: whether it is lost to what the actor suffers. */
  readonly kites: readonly boolean[];
  readonly words: Text;
}

/** SE-78 — points of a Domaine, spent ones first; clicking one sets as many spent. */
export interface PointView {
  readonly n: number;
  readonly spent: boolean;
  readonly sets: number;
}

/** SE-09, SE-78 — a Domaine with its three Caractéristiques. */
export interface DomainView {
  readonly id: Domain;
  /** Language key. */
  readonly label: string;
  readonly total: number;
  readonly spent: number;
  /** Empty where the table plays without. */
  readonly track: readonly PointView[];
  readonly traits: readonly TraitView[];
}

type Somebody = Pick<SeuilsActor, "characteristics" | "domains">;

/** SE-09, SE-78 — the four Domaines of somebody. */
export function domainViews(actor: Somebody): readonly DomainView[] {
  const { domainTracks } = seuilsOptions();
  return DOMAIN_IDS.map((id) => {
    const { total, spent } = actor.domains[id];
    return {
      id,
      label: domainLabel(id),
      total,
      spent,
      track: domainTracks ? track(total, spent) : [],
      traits: DOMAINS[id].map((one) => traitView(actor, one)),
    };
  });
}

function track(total: number, spent: number): readonly PointView[] {
  return Array.from({ length: total }, (_, i) => ({ n: i + 1, spent: i < spent, sets: i + 1 === spent ? i : i + 1 }));
}

/** SE-06, SE-09 — the twelve Caractéristiques of somebody, in the order of their Domaines. */
export function traitViews(actor: Pick<SeuilsActor, "characteristics">): readonly TraitView[] {
  return CHARACTERISTICS.map((id) => traitView(actor, id));
}

function traitView({ characteristics }: Pick<SeuilsActor, "characteristics">, id: Characteristic): TraitView {
  const { value, pool } = characteristics[id];
  const label = characteristicLabel(id);
  const key = `GARDIEN.SEUILS.SHEET.trait.${pool === value ? "whole" : "changed"}`;
  return {
    id,
    label,
    value,
    pool,
    kites: Array.from({ length: Math.max(value, pool) }, (_, i) => i >= pool),
    words: { key, data: { name: { key: label }, pool, value } },
  };
}
