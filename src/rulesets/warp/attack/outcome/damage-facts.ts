import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Text } from "../../../../core/text/text.js";
import { ammoLabel } from "../../labels.js";
import { totalFactor } from "../../rules/attack/factors.js";
import { fight } from "../fields.js";
import type { WarpOutcome } from "./kept-outcome.js";
import { sightOf } from "./sight.js";

/** WP-51, WP-61, WP-90…WP-96 — how the damage of a hit came about, step by step. */
export function damageFacts(outcome: WarpOutcome): readonly CardFact[] {
  const { harm, parts } = outcome;
  const facts: (CardFact | false)[] = [
    (harm === "ap" || harm === "hollow") &&
      fact("ammunition", { key: ammoLabel(harm) }, harm === "ap" ? "WP-94" : "WP-95"),
    parts.length > 1 && fact("factor", factorValue(outcome), "WP-90"),
    sightOf(outcome.keepersAttacker) === "outcome" ? rawFact(outcome) : damageFact(outcome),
  ];
  return [...facts.filter((one) => one !== false), ...armourFacts(outcome)];
}

/** What armour did to raw damage. */
export type Stopped = Pick<
  WarpOutcome,
  ("harm" | "regular" | "ballistic" | "points" | "skin") | ("raw" | "protection" | "divisor" | "margin" | "damage")
>;

/** WP-61, WP-96 — the armour as it fell, and what it let through; nothing where none was worn. */
export function armourFacts(stopped: Stopped): readonly CardFact[] {
  const { regular, ballistic, points, skin } = stopped;
  if (regular.length + ballistic.length + points + skin === 0) return [];
  return [fact("armour", armourValue(stopped), "WP-61"), throughFact(stopped)];
}

/** WP-90…WP-92, WP-95 — what tactic and ammunition add to the factor of the weapon (WD-55). */
function factorValue({ parts }: WarpOutcome): Text {
  const of = (id: string) => parts.find((part) => part.id === id)?.value ?? 0;
  const data = { weapon: of("weapon"), tactic: of("tactic"), ammunition: of("ammunition"), factor: totalFactor(parts) };
  const both = data.tactic > 0 && data.ammunition > 0;
  return fight(both ? "factorBoth" : data.tactic > 0 ? "factorTactic" : "factorAmmunition", data);
}

/** WP-51, WP-74, WP-93 — margin and factor, or the dice that replace them; what a shotgun loses with the distance. */
function damageFact({ parts, margin, raw, damageDice, rangeDice, special }: WarpOutcome): CardFact {
  const factor = totalFactor(parts);
  if (damageDice.length > 0) {
    return fact("damageDice", fight("diceValue", { dice: damageDice.join(" + "), raw }), "WP-74");
  }
  // WP-67: an effect that is aimed at costs half of the damage
  const halved = special && rangeDice === 0 && raw < margin * factor;
  if (halved) return fact("damage", fight("damageHalved", { margin, factor, raw }), "WP-67");
  return rangeDice > 0
    ? fact("damage", fight("damageSpread", { margin, factor, dice: rangeDice, raw }), "WP-93")
    : fact("damage", fight("damageValue", { margin, factor, raw }), "WP-51");
}

/** WP-10 — the damage without the margin it came from: that would tell what the keeper's attacker rolled. */
function rawFact({ raw, damageDice }: WarpOutcome): CardFact {
  return fact("damage", fight("figure", { value: raw }), damageDice.length > 0 ? "WP-74" : "WP-51");
}

/** WP-60, WP-96 — what armour let through; a taser is stopped by it entirely or not at all. */
function throughFact({ harm, raw, ballistic, protection, divisor, margin, damage }: Stopped): CardFact {
  if (harm === "taser") {
    return fact("through", fight(damage > 0 ? "taserThrough" : "taserStopped", { protection, margin }), "WP-60");
  }
  const value = fight(divisor > 1 || (harm !== "normal" && ballistic.length > 0) ? "throughValue" : "throughPlain", {
    raw,
    protection,
    divisor,
    damage,
  });
  return fact("through", value, "WP-96");
}

/** WP-61, WP-86, WP-118 — the armour as it fell, and what it is worth against this. */
function armourValue({ harm, regular, ballistic, points, skin }: Stopped): Text {
  const told = [...regular.map(String), ...[points, skin].filter((one) => one > 0).map(String)].join(" + ");
  const counted = harm === "normal" || harm === "taser"; // WP-86: so many dice, so many points
  const bullets = counted && ballistic.length > 0 ? String(ballistic.length) : ballistic.join(" + ");
  const rolled = told
    ? fight(bullets ? "armourBoth" : "armourRegular", { regular: told, ballistic: bullets })
    : fight("armourBallistic", { ballistic: bullets });
  if (counted) return rolled;
  const worn = told && bullets ? "both" : told ? "regular" : "ballistic";
  return fight("armourAgainst", { rolled, worth: fight(`worth.${harm}.${worn}`) });
}

function fact(id: string, value: Text, rule: string): CardFact {
  return { label: fight(`fact.${id}`), value, rule, audience: "all" };
}
