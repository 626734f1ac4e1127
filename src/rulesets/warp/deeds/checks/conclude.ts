import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn } from "../../../../core/deed/choices.js";
import type {
  DeedChoices,
  DeedField,
  DeedProcedure,
  DeedSituation,
  Gathering,
  Joined,
} from "../../../../core/play/contract/deed.js";
import { poolRolls } from "../../dice/specs.js";
import { combinedPool, together } from "../../rules/group.js";
import { rollOf } from "../action.js";
import type { Tried } from "../action.js";
import { effortIn, hasPledged, hasRolled, namesCounted, namesKept, namesTold, wayName, wayOf } from "../called.js";
import type { Way } from "../called.js";
import { fact, named, secret, told } from "../card.js";
import { comparedEdit, comparedFacts, comparedWith, outcomeLabel } from "./compared.js";
import { deed } from "../deed.js";
import { difficultyIn, obstacleDice, obstacleRolls } from "./difficulty.js";
import { againstField, OPPOSED, opponentIn } from "./earlier-rolls.js";
import { flagField } from "../fields.js";
import { obstacle } from "../reading.js";
import { rolledFacts, rolledOutcome, rolledView } from "../rolled.js";
import { toneOf } from "./tones.js";

type Asked = Gathering | null | undefined;

/** Those who take part, as their way of joining has it. */
function taking(gathering: Asked): readonly Joined[] {
  const takesPart = wayOf(gathering) === "combined" ? hasPledged : hasRolled;
  return gathering?.joined.filter(takesPart) ?? [];
}

/** WP-42 — the one roll of all who have put their dice in common. */
function combinedRoll(actor: Actor, gathering: Asked): Tried {
  const pledges = taking(gathering).map(({ outcome }) => ({
    dice: stored(outcome, "pledged"),
    bonus: stored(outcome, "bonus"),
    malus: stored(outcome, "malus"),
  }));
  const { base, modifiers } = combinedPool(pledges);
  return rollOf({ what: "check", rules: "check" }, actor, base, modifiers);
}

/** WP-43 — the die that picks one of them. */
function pickRolls(gathering: Asked): readonly RollSpec[] {
  const count = taking(gathering).length;
  if (wayOf(gathering) !== "xor" || count < 2) return [];
  const options = { ruleset: "warp", lines: [], what: "groupPick" };
  const formula = `1d${count}`;
  return [{ id: "pick", who: "attacker", roll: "WarpDiceRoll", formula, faces: [count], plus: 0, options }];
}

/** WP-08 — the number that they have to beat, as the call has it now; `null` for none, or where dice will say it. */
function difficultyOf({ outcome }: Gathering): number | null {
  return typeof outcome.target === "number" ? outcome.target : null;
}

/** WP-08 — whether the call has said nothing of what they have to beat. */
function isFree(gathering: Gathering): boolean {
  return difficultyOf(gathering) === null && obstacleDice(gathering.choices) === 0;
}

function fieldsOf(_actors: readonly Actor[], choices: DeedChoices, gathering: Asked): readonly DeedField[] {
  if (!gathering) return [];
  const picks = game.user.isGM && pickRolls(gathering).length > 0;
  return [
    ...(isFree(gathering) ? againstField(choices, ...OPPOSED) : []),
    ...(picks ? [{ ...flagField("secret", flagIn(choices, "secret"), told("hint.secret")), asks: true }] : []),
  ];
}

function obstacleTo({ actor, gathering }: DeedSituation): ReturnType<DeedProcedure["obstacle"]> {
  if (!gathering) return obstacle("nothingCalled", actor);
  return taking(gathering).length > 0 ? null : obstacle("nobodyJoined", actor);
}

/** What they came to together, as an outcome keeps it. */
function resultOf(actor: Actor, way: Way, gathering: Asked, dice: Dice): Outcome {
  const people = taking(gathering);
  const npc = people.every(({ outcome }) => outcome.npc === true);
  if (way === "combined") {
    const rolled = rolledOutcome(actor, combinedRoll(actor, gathering), dice, "check");
    return rolled ? { ...rolled, npc } : { total: null };
  }
  if (way === "gestalt" || people.length === 0) return { total: null };
  const place = dice.pick?.[0] ?? 1;
  const rolls = people.map(({ outcome }) => ({
    total: stored(outcome, "total"),
    criticalFailure: outcome.criticalFailure === true,
  }));
  const one = people[place - 1];
  const picked: Outcome = way === "xor" ? { picked: one?.name ?? "", pickedUnseen: one?.secret === true, place } : {};
  return { ...together(way, rolls, place), ...picked, npc };
}

/** WP-41…WP-44 — an effort of several comes to its end: what their rolls or their dice come to together. */
export const conclude = deed("conclude", {
  icon: "fa-solid fa-flag-checkered",
  by: "owner",
  fields: fieldsOf,
  obstacle: obstacleTo,
  rolls: ({ actor, gathering }) => [
    ...(wayOf(gathering) === "combined" ? poolRolls("check", combinedRoll(actor, gathering)) : pickRolls(gathering)),
    ...(gathering ? obstacleRolls(actor, gathering.choices) : []),
  ],
  modifiers: ({ actor, gathering }) =>
    wayOf(gathering) === "combined" ? combinedRoll(actor, gathering).modifiers : [],
  outcome: ({ actor, choices, gathering, dice }): Outcome => {
    const way = wayOf(gathering);
    const result = gathering && way ? resultOf(actor, way, gathering, dice) : null;
    if (!gathering || typeof result?.total !== "number") return { total: null };
    const other = isFree(gathering) ? opponentIn(choices, ...OPPOSED) : null;
    const target = difficultyOf(gathering) ?? difficultyIn(actor, gathering.choices, dice);
    const side = { total: result.total, criticalFailure: result.criticalFailure === true };
    return {
      ...{ way, ...namesKept("people", taking(gathering)) },
      secret: flagIn(choices, "secret") && pickRolls(gathering).length > 0,
      ...result,
      ...comparedWith(side, { other, target, hidden: gathering.outcome.hidden === true }),
    };
  },
  edit: comparedEdit,
  view: (outcome) => {
    if (typeof outcome.total !== "number") return card({ verdict: told("check.none"), tone: "mute" });
    const way = wayName(effortIn(outcome));
    if (outcome.secret === true && !game.user.isGM)
      return card({ verdict: told("conclude.secret"), tone: "mute", facts: peopleIn(outcome) });
    const result = word(outcome, "result");
    const shown = rolledView(outcome);
    const pick = typeof outcome.place === "number" && namesCounted(outcome, "people") > 1 ? [pickedDie(outcome)] : [];
    return card({
      ...shown,
      dice: [...pick, ...shown.dice],
      verdict: result ? { key: outcomeLabel(result) } : way,
      tone: toneOf(result),
      facts: [...peopleIn(outcome), ...pickedIn(outcome), ...comparedFacts(outcome), ...rolledFacts(outcome)],
      ...(shown.total !== null && { summary: told("check.total", { tried: way, total: shown.total }) }),
    });
  },
});

function pickedDie(outcome: Outcome): { readonly faces: number; readonly value: number; readonly counts: boolean } {
  return { faces: namesCounted(outcome, "people"), value: stored(outcome, "place"), counts: true };
}

function peopleIn(outcome: Outcome): readonly CardFact[] {
  return [fact("way", wayName(effortIn(outcome)), "WP-41"), ...namesTold(outcome, "people", "joins", "WP-41")];
}

function pickedIn(outcome: Outcome): readonly CardFact[] {
  const picked = word(outcome, "picked");
  const untold = outcome.secret === true || outcome.pickedUnseen === true;
  return picked ? [(untold ? secret : fact)("picked", named(picked), "WP-43")] : [];
}
