import { effectLines } from "../../../core/play/effects/effect-lines.js";
import { flag, inText, oneOf, record, text, whole, type Read } from "../../../core/shape/shape.js";
import type { Facts, Modifier } from "../../../core/play/contract/modifiers.js";
import type { RoundStamp } from "../../../core/fight/state/round-rule.js";
import { nameAsRead } from "../../../core/text/names-read.js";
import { equipmentFor, specialtiesFor } from "../data/actors/carried.js";
import { seuilsOptions } from "../data/options.js";
import { baseLine, diceLine, successLine } from "../dice/lines.js";
import { POOL_RULES, poolRules } from "../dice/read-rules.js";
import { parryMeans } from "../data/actors/guards.js";
import { figuresOf } from "../data/reading.js";
import { defenceTerms, type DefenceTerms } from "../rules/attack/defence-terms.js";
import { nextExtraDefence } from "../rules/fight/round-spending.js";
import { shieldBonus, type ShieldBonus } from "../rules/attack/shield.js";
import type { Use } from "../rules/checks/uses.js";
import { DEFENCE_CHARACTERISTICS } from "../rules/vocabulary.js";
import { stateLines } from "../data/actors/state-lines.js";
import type { Strike } from "./strike.js";
import { actionsCounted } from "./waiting.js";

/** SE-30 — dodging, or putting something in the way. */
export const DEFENCES = ["dodge", "parry"] as const;

/** SE-29…SE-37 — what a defence rests on of the target's side. */
const WAY = record({
  kind: oneOf(DEFENCES),
  /** Id of what parries; empty for a dodge. */
  item: text,
  characteristic: oneOf(DEFENCE_CHARACTERISTICS),
  equipmentDice: whole,
  specialty: flag,
  rules: POOL_RULES,
  /** SE-17 — which extra defence of the round it is, from 1; 0: an ordinary one. */
  extra: whole,
  /** SE-17 — successes that it needs more than the attack has. */
  difficultyBonus: whole,
});
export interface Way extends Read<typeof WAY> {}

/** A way that is open to a target, with what parries and what adds to its dice. */
export interface OpenWay extends Way {
  readonly itemName: string;
  readonly lines: readonly Modifier[];
}

/** When, and as what, an attack is met. */
interface Met {
  /** SE-17 — the keeper lets it be an extra defence though an action is left (D-06). */
  readonly asExtra?: boolean;
  /** SE-14 — the round of the blow; `null`: that of now. */
  readonly fought?: RoundStamp | null;
}

/**
 * SE-29…SE-37, SE-75 — all the ways in which a target can meet an attack now, the dodge first.
 */
export function waysAgainst(
  strike: Strike,
  target: Actor,
  { asExtra = false, fought = null }: Met = {},
): readonly OpenWay[] {
  const round = actionsCounted(target, fought);
  const extra = nextExtraDefence(round) || (asExtra ? (round?.extraDefences ?? 0) + 1 : 0);
  const terms = defenceTerms(strike, extra, seuilsOptions());
  if (!terms) return [];
  const { carried } = figuresOf(target);
  const open = (means: Means) => openWay(strike, target, { terms, extra, ...means });
  const dodge: Means = {
    ...{ kind: "dodge", use: "dodge", item: "", itemName: "", bonus: 0 },
    equipmentDice: equipmentFor(carried, ["dodge"])?.system.equipmentDice ?? 0,
  };
  const parries = parryMeans(carried, strike.attackType).map(({ item, ...more }): Means => ({
    kind: "parry",
    item: item.id,
    itemName: nameAsRead(item.name, item.system),
    ...more,
  }));
  return [...(terms.dodge ? [dodge] : []), ...(terms.parry ? parries : [])].map(open);
}

/** SE-30 — what a defence is made with. */
interface Means extends Pick<OpenWay, "kind" | "item" | "itemName" | "equipmentDice"> {
  /** What a Spécialité must serve for. */
  readonly use: Use;
  /** SE-37 — of a shield. */
  readonly bonus: number;
}

function openWay(
  strike: Strike,
  target: Actor,
  { terms, use, bonus, ...way }: Means & { readonly terms: DefenceTerms; readonly extra: number },
): OpenWay {
  const figures = figuresOf(target);
  const options = seuilsOptions();
  const { characteristic, difficultyBonus } = terms;
  return {
    ...way,
    ...{ characteristic, difficultyBonus },
    specialty: specialtiesFor(figures.carried, [use]).length > 0,
    rules: poolRules(options),
    lines: [
      baseLine(characteristic, figures.characteristics[characteristic].value, "SE-29"),
      ...stateLines(figures, characteristic),
      ...missileLines(strike, terms),
      ...effectLines(target, ["defence", `characteristic.${characteristic}`]),
      ...shieldLines(shieldBonus(bonus, { defence: way.kind, extra: way.extra > 0 }, options)),
    ],
  };
}

/** SE-34…SE-36 — what a missile costs whoever avoids it. */
export function missileLines({ missile }: Strike, { diceMalus, successMalus }: DefenceTerms): readonly Modifier[] {
  return [
    ...(diceMalus > 0 ? [diceLine("missile", -diceMalus)] : []),
    ...(successMalus > 0 ? [successLine(missile === "projectile" ? "projectile" : "thrown", -successMalus)] : []),
  ];
}

/** SE-37 */
function shieldLines({ bonusDice, successBonus }: ShieldBonus): readonly Modifier[] {
  return [
    ...(bonusDice > 0 ? [diceLine("shield", bonusDice)] : []),
    ...(successBonus > 0 ? [successLine("shield", successBonus)] : []),
  ];
}

/** A way as a verdict stores it. */
export function wayFacts(way: Way): Facts {
  return { way: JSON.stringify(WAY.read(way)) };
}

/** The way in which an attack was met, as it was kept; `null` where nobody met it, or it is yet to be judged. */
export function wayKept({ way }: Facts = {}): Way | null {
  return inText(WAY).read(way);
}
