import { readsAsKeeper } from "../../../../core/world/reader.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { card } from "../../../../core/deed/card.js";
import type { DeedProcedure, DeedSituation, Gathering, Joined } from "../../../../core/play/contract/deed.js";
import { flag, nullable, record, text, whole, type Read } from "../../../../core/shape/shape.js";
import { poolRolls } from "../../dice/specs.js";
import { combinedPool, together } from "../../rules/checks/group.js";
import { rollOf } from "../action.js";
import type { Tried } from "../action.js";
import {
  hasPledged,
  hasRolled,
  namesCounted,
  namesKept,
  namesShapes,
  namesTold,
  WAY,
  wayName,
  wayOf,
} from "../called.js";
import type { Way } from "../called.js";
import { deed, fact, field, named, obstacle, say, secret } from "../kit.js";
import { ROLLED, rolledFacts, rolledOutcome, rolledView } from "../rolled.js";
import { COMPARED, comparedEdit, comparedFacts, comparedWith, outcomeLabel } from "./compared.js";
import { difficultyIn, obstacleDice, obstacleRolls } from "./difficulty.js";
import { againstField, mayOppose, OPPOSED, opponentNamed } from "./earlier-rolls.js";
import { JOINED } from "./join.js";
import { toneOf } from "./tones.js";

type Asked = Gathering | null | undefined;

/** Those who take part, as their way of joining has it. */
function taking(gathering: Asked): readonly Joined[] {
  const takesPart = wayOf(gathering) === "combined" ? hasPledged : hasRolled;
  return gathering?.joined.filter(takesPart) ?? [];
}

/** WP-42 — the one roll of all who have put their dice in common. */
function combinedRoll(actor: Actor, gathering: Asked): Tried {
  const pledges = taking(gathering).map(({ outcome }) => record(JOINED).read(outcome));
  const { base, modifiers } = combinedPool(pledges.map((one) => ({ ...one, dice: one.pledged ?? 0 })));
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
  return nullable(whole).read(outcome["target"]);
}

/** WP-08 — whether the call has said nothing of what they have to beat. */
function isFree(gathering: Gathering): boolean {
  return difficultyOf(gathering) === null && obstacleDice(gathering.choices) === 0;
}

function obstacleTo({ actor, gathering }: DeedSituation): ReturnType<DeedProcedure["obstacle"]> {
  if (!gathering) return obstacle("nothingCalled", actor);
  return taking(gathering).length > 0 ? null : obstacle("nobodyJoined", actor);
}

/** What an outcome keeps of an effort that has come to its end. */
const KEPT = {
  ...ROLLED,
  ...COMPARED,
  way: WAY,
  ...namesShapes("people"),
  /** WP-43 — who was picked, whether only keepers may know, and by which face of the die. */
  picked: text,
  pickedUnseen: flag,
  place: nullable(whole),
};
type Concluded = Read<typeof KEPT>;

/** What they came to together; `null` where there was nothing to roll. */
function resultOf(actor: Actor, way: Way, gathering: Asked, dice: Dice) {
  const people = taking(gathering);
  const npc = people.every(({ outcome }) => outcome["npc"] === true);
  if (way === "combined") {
    const rolled = rolledOutcome(actor, combinedRoll(actor, gathering), dice, "check");
    return rolled && { ...rolled, npc };
  }
  if (way === "gestalt" || people.length === 0) return null;
  const place = dice.pick?.[0] ?? 1;
  const rolls = people.map(({ outcome }) => {
    const { total, criticalFailure } = record(ROLLED).read(outcome);
    return { total: total ?? 0, criticalFailure };
  });
  const one = people[place - 1];
  const picked = way === "xor" && { picked: one?.name ?? "", pickedUnseen: one?.secret === true, place };
  return { ...together(way, rolls, place), ...picked, npc };
}

/** WP-41…WP-44 — an effort of several comes to its end: what their rolls or their dice come to together. */
export const conclude = deed("conclude", {
  icon: "fa-solid fa-flag-checkered",
  by: "owner",
  form: { against: againstField(...OPPOSED), secret: field.flag({ hint: say("hint.secret"), asks: true }) },
  window: ({ against }, { gathering }) => ({
    against: gathering ? isFree(gathering) && mayOppose(against, ...OPPOSED) : false,
    secret: game.user.isGM && pickRolls(gathering).length > 0,
  }),
  kept: KEPT,
  obstacle: obstacleTo,
  rolls: ({ actor, gathering }) => [
    ...(wayOf(gathering) === "combined" ? poolRolls("check", combinedRoll(actor, gathering)) : pickRolls(gathering)),
    ...(gathering ? obstacleRolls(actor, gathering.choices) : []),
  ],
  modifiers: ({ actor, gathering }) =>
    wayOf(gathering) === "combined" ? combinedRoll(actor, gathering).modifiers : [],
  outcome: ({ actor, form, gathering, dice }) => {
    const way = wayOf(gathering);
    const result = gathering && way && resultOf(actor, way, gathering, dice);
    if (!gathering || !way || !result) return { total: null };
    const other = isFree(gathering) ? opponentNamed(form.against, ...OPPOSED) : null;
    const target = difficultyOf(gathering) ?? difficultyIn(actor, gathering.choices, dice);
    return {
      ...{ way, ...namesKept("people", taking(gathering)) },
      secret: form.secret && pickRolls(gathering).length > 0,
      ...result,
      ...comparedWith(result, { other, target, hidden: gathering.outcome["hidden"] === true }),
    };
  },
  edit: comparedEdit,
  view: (kept) => {
    const { total, way: kind, result, place } = kept;
    if (total === null) return card({ verdict: say("check.none"), tone: "mute" });
    const way = wayName(kind);
    if (kept.secret && !readsAsKeeper())
      return card({ verdict: say("conclude.secret"), tone: "mute", facts: peopleIn(kept) });
    const shown = rolledView(kept);
    const people = namesCounted(kept, "people");
    const pick = place !== null && people > 1 ? [{ faces: people, value: place, counts: true }] : [];
    return card({
      ...shown,
      dice: [...pick, ...shown.dice],
      verdict: result ? { key: outcomeLabel(result) } : way,
      tone: toneOf(result),
      facts: [...peopleIn(kept), ...pickedIn(kept), ...comparedFacts(kept), ...rolledFacts(kept)],
      ...(shown.total !== null && { summary: say("check.total", { tried: way, total: shown.total }) }),
    });
  },
});

function peopleIn(kept: Concluded): readonly CardFact[] {
  return [fact("way", wayName(kept.way), "WP-41"), ...namesTold(kept, "people", "joins", "WP-41")];
}

function pickedIn({ picked, secret: isSecret, pickedUnseen }: Concluded): readonly CardFact[] {
  return picked ? [(isSecret || pickedUnseen ? secret : fact)("picked", named(picked), "WP-43")] : [];
}
