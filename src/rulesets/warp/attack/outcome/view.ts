import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import type { Text } from "../../../../core/text/text.js";
import { damageFacts } from "./damage-facts.js";
import { fight } from "../fields.js";
import type { WarpOutcome } from "./kept-outcome.js";
import { severityOf } from "./severity.js";
import { sightOf } from "./sight.js";
import { diceOf, type Side } from "./side.js";

/** What a card tells of an attack; of the keeper's people, what the table lets players see (WP-10). */
export function viewOf(outcome: WarpOutcome): OutcomeView {
  const { hit, damage, attack, keepersAttacker, keepersTarget } = outcome;
  const dice = sightOf(keepersAttacker);
  const figures = sightOf(keepersTarget) === "full";
  const verdict = fight(verdictOf(outcome));
  const lost = lossOf(outcome);
  return {
    verdict,
    tone: hit ? (damage > 0 ? "accent" : "good") : "mute",
    die: null,
    dice: dice === "full" ? diceOf(attack) : [],
    total: dice === "outcome" ? null : attack.total,
    answerFailed: hit && outcome.defence !== null,
    facts: [...rollFacts(outcome), ...(hit && figures && !outcome.forgotten ? damageFacts(outcome) : [])],
    severity: hit && damage > 0 ? severityOf(outcome) : null,
    losses: figures && lost ? [lost] : [],
    summary: figures && lost ? fight("summary", { verdict, lost }) : verdict,
  };
}

function verdictOf({ aside, hit, damage, attack, defence, forgotten }: WarpOutcome): string {
  if (aside) return "turnedAside";
  if (!hit) return attack.criticalFailure ? "criticalMiss" : "miss";
  if (forgotten) return "weaponForgotten";
  if (damage === 0) return "stopped";
  return defence?.criticalFailure ? "criticalHit" : "hit";
}

function lossOf({ damage, temporary }: WarpOutcome): Text | null {
  return damage > 0 ? fight(temporary ? "lossTemporary" : "loss", { points: damage }) : null;
}

/** WP-36, WP-38, WP-51 — totals, critical failures, limited successes. */
function rollFacts(outcome: WarpOutcome): readonly CardFact[] {
  const { attack, defence, margin, aside, keepersAttacker, keepersTarget, hit } = outcome;
  const [ownSight, theirSight] = [sightOf(keepersAttacker), sightOf(keepersTarget)];
  const open = ownSight !== "outcome" && theirSight !== "outcome";
  const facts: (CardFact | false)[] = [
    outcome.text !== "" && fact("text", fight("said", { text: outcome.text }), ""),
    open &&
      !aside &&
      fact("margin", fight("marginValue", { attack: attack.total, defence: defence?.total ?? 0, margin }), "WP-51"),
    attack.criticalFailure && fact("criticalAttack", fight("allOnes"), "WP-36"),
    defence?.criticalFailure === true && fact("criticalDefence", fight("allOnes"), "WP-36"),
    // WP-38: what the keeper's people gain by their sixes is the keeper's to tell, as their dice are
    ownSight === "full" && sixesFact("sixesAttack", attack),
    theirSight === "full" && sixesFact("sixesDefence", defence),
    outcome.special && hit && fact("special", fight("specialValue"), "WP-67"),
    outcome.proposed && keeperFact("serious", fight("seriousProposed"), "WP-75"),
  ];
  return facts.filter((one) => one !== false);
}

function sixesFact(id: string, side: Side | null): CardFact | false {
  return side !== null && side.sixes > 0 && fact(id, fight("figure", { value: side.sixes }), "WP-38");
}

function fact(id: string, value: Text, rule: string): CardFact {
  return { label: fight(`fact.${id}`), value, rule, audience: "all" };
}

function keeperFact(id: string, value: Text, rule: string): CardFact {
  return { ...fact(id, value, rule), audience: "keeper" };
}
