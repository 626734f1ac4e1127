import type { CardFact, Outcome } from "../../../core/attack/procedure.js";
import { card, stored, word } from "../../../core/deeds/card.js";
import { flagIn, textIn } from "../../../core/deeds/choices.js";
import type { DeedChoices } from "../../../core/deeds/procedure.js";
import { warpOptions } from "../data/options.js";
import type { WarpTrait } from "../data/trait.js";
import { poolRolls } from "../dice/specs.js";
import { opposed } from "../rules/outcome.js";
import type { PowerEffect } from "../rules/powers.js";
import { getsThrough, psychicResistance } from "../rules/resistance.js";
import type { PsychicAid } from "../rules/resistance.js";
import { resistsSpell } from "../rules/spells.js";
import { actionFields, experienceIn, experienceUsed, tryOf, unlessNoDice } from "./action.js";
import type { Tried } from "./action.js";
import { fact, figure, named, numbers, secret, told } from "./card.js";
import { deed } from "./deed.js";
import { againstField, earlierRolls, opponentIn } from "./earlier-rolls.js";
import type { EarlierRoll } from "./earlier-rolls.js";
import { choiceField, flagField, namedOption } from "./fields.js";
import { figuresOf, NOTHING, obstacle, unlessAlive } from "./reading.js";
import { chargesPaid, reserveNow } from "./reserve.js";
import { rolledFacts, rolledOutcome, rolledView } from "./rolled.js";
import { borneBy, chosenOf, knownTo, traitsOf } from "./traits.js";
import type { Borne } from "./traits.js";
import { WarpPower } from "../data/power.js";

/** What can be resisted. */
const ATTACKS = ["power", "cast"] as const;

/** WP-110, WP-114, WP-117 — powers that equality stops (WD-62). */
const TIES_STOP: readonly string[] = ["auraReading", "mindReading", "sending"] satisfies readonly PowerEffect[];

/** WP-105 — what is resisted: as chosen, else the latest power or spell. */
function attackIn(choices: DeedChoices): EarlierRoll | null {
  return textIn(choices, "against") ? opponentIn(choices, ...ATTACKS) : (earlierRolls(...ATTACKS)[0] ?? null);
}

/** WP-105 — the trait that resists: as chosen, else the best that serves for it; `null` for what anybody has. */
function traitIn(actor: Actor, choices: DeedChoices): Borne<WarpTrait> | null {
  const traits = traitsOf(actor);
  if ("trait" in choices) return chosenOf(traits, choices, "trait");
  const fit = traits.filter(({ system }) => system.resistance && system.score > figuresOf(actor).untrained);
  return fit.toSorted((a, b) => b.system.score - a.system.score)[0] ?? null;
}

/** WP-107 — the best score among the powers that oppose the one used; 0 without any. */
function opposing(actor: Actor, attack: EarlierRoll | null): number {
  const effect = attack ? word(attack.outcome, "effect") : "";
  const against = borneBy(actor, WarpPower).filter(
    ({ system }) => !system.suspended && [...system.opposes].some((one) => one === effect),
  );
  return Math.max(0, ...against.map(({ system }) => system.score));
}

/** WP-106, WP-107 — what a psychic spends charges on, as it was chosen; one of the two unless the table plays both. */
function aidsIn(actor: Actor, choices: DeedChoices): ReturnType<typeof psychicResistance> {
  const attack = attackIn(choices);
  const both = warpOptions().warpPsychicResistBoth;
  const offered: readonly PsychicAid[] =
    attack?.deed === "power"
      ? [
          { id: "opposingPower", score: opposing(actor, attack) },
          { id: "ownPower", score: figuresOf(actor).bestPower },
        ]
      : [];
  const aids = offered.filter(({ id, score }) => score > 0 && flagIn(choices, id));
  return psychicResistance({ aids: both ? aids : aids.slice(0, 1), charges: reserveNow(actor).value, both });
}

function triedBy(actor: Actor, choices: DeedChoices): Tried {
  const trait = traitIn(actor, choices);
  const task = {
    relation: trait ? "direct" : "none",
    traitScore: trait?.system.score ?? null,
    scale: "standard",
    average: figuresOf(actor).untrained,
  } as const;
  const action = { kind: "resistance", agility: trait?.system.agility ?? false, task } as const;
  return tryOf({ what: "resistance", rules: "resistance" }, actor, action, choices, aidsIn(actor, choices).modifiers);
}

/** WP-105, WP-126, WD-62 — how it ends: a spell's level is enough, a power must be beaten, some powers only matched. */
function resultOf(attack: EarlierRoll, total: number, criticalFailure: boolean): "resisted" | "draw" | "through" {
  if (attack.deed === "cast") {
    return resistsSpell(total, attack.total) && !criticalFailure ? "resisted" : "through";
  }
  const { outcome } = opposed({ total, criticalFailure }, attack);
  if (outcome === "draw") {
    const stops = TIES_STOP.includes(word(attack.outcome, "effect")) && !getsThrough(attack.total, total);
    return stops ? "resisted" : "draw";
  }
  return outcome === "success" ? "resisted" : "through";
}

/** WP-105…WP-107, WP-126 — somebody resists a power or a spell. */
export const resist = deed("resist", {
  icon: "fa-solid fa-brain",
  by: "owner",
  fields: (actors, choices) => {
    const [actor] = actors;
    if (!actor) return [];
    const attack = attackIn(choices);
    const trait = traitIn(actor, choices);
    const power = attack?.deed === "power" && reserveNow(actor).value > 0;
    const options = knownTo(traitsOf(actor)).map(({ id, name, system }) =>
      namedOption(id, `${name} ${system.printed}`),
    );
    const untrained = { value: "", label: told("check.untrained", { dice: figuresOf(actor).untrained }) };
    const { bestPower } = figuresOf(actor);
    return [
      ...againstField({ ...choices, against: attack?.id ?? "" }, ...ATTACKS),
      choiceField("trait", trait?.id ?? "", [untrained, ...options]),
      ...(power && opposing(actor, attack) > 0
        ? [
            flagField(
              "opposingPower",
              flagIn(choices, "opposingPower"),
              told("hint.charge", { dice: opposing(actor, attack) }),
            ),
          ]
        : []),
      ...(power && bestPower > 0
        ? [flagField("ownPower", flagIn(choices, "ownPower"), told("hint.charge", { dice: bestPower }))]
        : []),
      ...actionFields(actors, choices),
    ];
  },
  obstacle: ({ actor, choices }) => {
    if (!attackIn(choices)) return obstacle("nothingToResist", actor);
    return unlessAlive(actor) ?? unlessNoDice(actor, triedBy(actor, choices));
  },
  rolls: ({ actor, choices }) => poolRolls("resistance", triedBy(actor, choices)),
  modifiers: ({ actor, choices }) => triedBy(actor, choices).modifiers,
  outcome: ({ actor, choices, dice }) => {
    const tried = triedBy(actor, choices);
    const rolled = rolledOutcome(actor, tried, dice, "resistance");
    const attack = attackIn(choices);
    if (!rolled || !attack) return { total: null };
    return {
      ...rolled,
      trait: traitIn(actor, choices)?.name ?? "",
      dice: tried.base,
      opponent: attack.name,
      attack: word(attack.outcome, "power") || word(attack.outcome, "spell"),
      target: attack.total,
      hidden: attack.outcome.npc === true || attack.outcome.hidden === true,
      clear: word(attack.outcome, "effect") === "mindReading" && attack.total >= 2 * rolled.total,
      result: resultOf(attack, rolled.total, rolled.criticalFailure === true),
      charges: aidsIn(actor, choices).spent,
      experience: experienceIn(actor, choices),
      reason: textIn(choices, "reason"),
    };
  },
  changes: (outcome, actor) => {
    const values = [
      ...chargesPaid(actor, stored(outcome, "charges")),
      ...experienceUsed(actor, stored(outcome, "experience")),
    ];
    return values.length > 0 ? { ...NOTHING, values } : null;
  },
  view: (outcome) => {
    const result = (["resisted", "draw", "through"] as const).find((one) => one === word(outcome, "result"));
    if (!result) return card({ verdict: told("check.none"), tone: "mute" });
    return card({
      ...rolledView(outcome),
      verdict: told(`resist.${result}`),
      tone: result === "resisted" ? "good" : result === "draw" ? "mute" : "bad",
      facts: [...factsOf(outcome), ...rolledFacts(outcome)],
    });
  },
});

function factsOf(outcome: Outcome): readonly CardFact[] {
  const trait = word(outcome, "trait");
  const charges = stored(outcome, "charges");
  return [
    fact("attack", told("resist.of", { attack: word(outcome, "attack"), name: word(outcome, "opponent") }), "WP-105"),
    fact("tried", trait ? named(trait) : told("check.withoutTrait"), "WP-105"),
    (outcome.hidden === true ? secret : fact)("difficulty", figure(stored(outcome, "target")), "WP-105"),
    ...(outcome.clear === true && word(outcome, "result") === "through"
      ? [fact("effect", told("resist.clear"), "WP-114")]
      : []),
    ...(charges > 0 ? [numbers("charges", figure(charges), "WP-106")] : []),
  ];
}
