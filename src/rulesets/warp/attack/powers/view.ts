import { named, say } from "../../deeds/kit.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import type { Text } from "../../../../core/text/text.js";
import { lineTold, nameTold } from "../../data/items/names-kept.js";
import { effectFacts } from "../../deeds/power-figures.js";
import { healthLabel, spellEffectLabel } from "../../labels.js";
import { castingTime } from "../../rules/powers/powers.js";
import { fight } from "../fields.js";
import { sightOf } from "../outcome/sight.js";
import { diceOf } from "../outcome/side.js";
import type { UseOutcome } from "./use-outcome.js";
import { succeeds } from "./result.js";
import type { Result } from "./use-outcome.js";
import { use, useFact } from "./words.js";

const TONES: Readonly<Record<Result, OutcomeView["tone"]>> = {
  through: "accent",
  open: "accent",
  resisted: "mute",
  draw: "mute",
  outOfReach: "mute",
  failed: "bad",
};

/** What a card tells of a power, a spell or a contest; of the keeper's people, what the table lets players see (WP-10). */
export function useView(outcome: UseOutcome): OutcomeView {
  const { own, keepersUser, result, points, damage, after, keepersTarget } = outcome;
  const sight = sightOf(keepersUser);
  const figures = sightOf(keepersTarget) === "full";
  const verdict = verdictOf(outcome);
  const lost = damage > 0 ? [fight("loss", { points: damage })] : [];
  const gained = points > 0 ? [say("gain", { points })] : [];
  // WP-112: what is felt is the keeper's to tell
  return {
    verdict,
    tone: outcome.caught ? "bad" : points > 0 || outcome.treated === "success" ? "good" : TONES[result],
    die: null,
    dice: own && sight === "full" ? diceOf(own) : [],
    total: own && sight !== "outcome" ? own.total : null,
    answerFailed: outcome.answer !== null && succeeds(outcome.result),
    facts: factsOf(outcome),
    severity: damage > 0 ? { label: { key: healthLabel(after) }, level: SEVERITY[after], words: [] } : null,
    losses: figures ? [...lost, ...gained] : [],
    summary: verdict,
  };
}

const SEVERITY: Readonly<Record<UseOutcome["after"], number>> = { fit: 1, wounded: 3, down: 4, dying: 5, dead: 5 };

/** How it ended, in the words of what it was. */
function verdictOf({ use: kind, effect, result, mind, ill, treated, points, damage, raw, own }: UseOutcome): Text {
  if (own?.criticalFailure === true && result === "failed") return { key: "GARDIEN.WARP.OUTCOME.criticalFailure" };
  if (treated !== "") return { key: `GARDIEN.WARP.OUTCOME.${treated}` };
  if (!succeeds(result)) return use(`end.${result === "resisted" && kind === "contest" ? "lost" : result}`);
  if (effect === "healing" && ill === "wounds") return use(points > 0 ? "end.healed" : "end.unhurt");
  if (effect === "telekineticFist" && raw > 0) return use(damage > 0 ? "end.struck" : "end.stopped");
  if (mind !== "none") return use(`end.${mind}`);
  return use(`end.${kind}`);
}

function factsOf(outcome: UseOutcome): readonly CardFact[] {
  const { use: kind, effect, spell, level, levelHidden, own, answer, margin } = outcome;
  const [answeredWith, duration] = [nameTold(outcome, "answeredWith"), lineTold(outcome, "duration")];
  const [ownSight, theirSight] = [sightOf(outcome.keepersUser), sightOf(outcome.keepersTarget)];
  const open = ownSight !== "outcome" && theirSight !== "outcome";
  const reaches = succeeds(outcome.result) || outcome.result === "outOfReach"; // WP-114: how far it went
  const totals = { own: own?.total ?? 0, answer: answer?.total ?? 0, margin: margin ?? 0 };
  const facts: (CardFact | false | readonly CardFact[])[] = [
    level > 0 &&
      useFact("level", use("figure", { value: level }), { rule: "WP-126", audience: levelHidden ? "keeper" : "all" }),
    margin !== null && open && useFact("totals", use("totals", totals), { rule: "WP-07" }),
    answer !== null &&
      answeredWith !== "" &&
      theirSight === "full" &&
      useFact("with", named(answeredWith), { rule: kind === "contest" ? "WP-10" : "WP-105" }),
    answer?.criticalFailure === true && useFact("failed", fight("allOnes"), { rule: "WP-36" }),
    ownSight === "full" && sixesFact("sixes", own),
    theirSight === "full" && sixesFact("theirSixes", answer),
    outcome.mind === "clear" && useFact("effect", use("memories"), { rule: "WP-114" }),
    outcome.ill !== "" && outcome.ill !== "wounds" && useFact("ill", say(`ill.${outcome.ill}`), { rule: "WP-111" }),
    outcome.caught && useFact("caught", say("power.caught"), { rule: "WP-111" }),
    (outcome.points > 0 || outcome.turns > 1) && timeFact(outcome),
    outcome.points > 0 && outcome.doubled && useFact("effect", use("doubled"), { rule: "WP-111" }),
    outcome.raw > 0 && armourFact(outcome),
    spell !== "none" &&
      succeeds(outcome.result) &&
      useFact("effect", { key: spellEffectLabel(spell) }, { rule: "WP-109" }),
    kind === "power" && own !== null && reaches && ownSight !== "outcome"
      ? effectFacts(effect, own.total, own.kept)
      : false,
    duration !== "" && succeeds(outcome.result) && useFact("duration", named(duration), { rule: "WP-109" }),
  ];
  return facts.flat().filter((one): one is CardFact => one !== false);
}

/** WP-38 — the sixes of one side; those of the keeper's people are theirs to tell, as their dice are. */
function sixesFact(id: "sixes" | "theirSixes", side: UseOutcome["own"]): CardFact | false {
  return side !== null && side.sixes > 0 && useFact(id, use("figure", { value: side.sixes }), { rule: "WP-38" });
}

/** WP-111 — how long a healer has to touch, or how long anything takes that is more than a moment (WD-42). */
function timeFact({ effect, turns }: UseOutcome): CardFact {
  const healing = effect === "healing";
  const label = healing ? "contact" : "time";
  return useFact(label, use("contact", castingTime(effect, turns)), { rule: healing ? "WP-111" : "WP-109" });
}

/** WP-96, WP-120 — the force of the blow, and what armour kept off. */
function armourFact({ raw, protection, damage }: UseOutcome): CardFact {
  return useFact("armour", use("armour", { raw, protection, damage }), { rule: "WP-120", audience: "numbers" });
}
