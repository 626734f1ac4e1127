import type { Choices, Situation, WindowChoice } from "../../../core/play/contract/situation.js";
import { actorAt } from "../../../core/world/world.js";
import { decimal, signed } from "../../../core/text/i18n.js";
import type { Text } from "../../../core/text/text.js";
import { MOST_INCREMENTS } from "../rules/arms/range.js";
import { holdingEachOther } from "./close/people.js";
import { standsBehind } from "./close/stolen.js";
import { isOurs } from "../data/reading.js";
import { CHOICE, chosenIn, DEFENCES_SAID } from "./chosen.js";
import { fight, flagChoice, listChoice } from "./fields.js";
import { modeOptions } from "./mode-options.js";
import { modeOf, modesOf, partsOf } from "./modes.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import { reachOf, reasonFor } from "./strike.js";

/** DD-105, DD-125…DD-162 — all that the window asks about an attack, the mode first. */
export function circumstanceChoices(situation: Situation): readonly WindowChoice[] {
  return [...modeChoices(situation), ...targetChoices(situation), ...mannerChoices(situation)];
}

function modeChoices({ weapon, choices }: Situation): readonly WindowChoice[] {
  const mode = modeOf(weapon, choices);
  if (!mode) return [];
  const whole = modesOf(weapon).find(({ id }) => id === mode.id);
  const shares = whole ? partsOf(whole) : [];
  const all = { value: "", label: fight(mode.multiple ? "part.all" : "part.others") };
  const parts = [all, ...shares.map((value) => ({ value, label: fight(`part.${value}`) }))];
  const { part } = chosenIn(choices);
  return [
    { ...listChoice(CHOICE.mode, mode.id, modeOptions(weapon), { hint: fight("hint.mode") }), key: "m" },
    ...(shares.length > 0 ? [listChoice(CHOICE.part, part ?? "", parts, { hint: fight("hint.part") })] : []),
  ];
}

/** DD-130, DD-138, DD-142, DD-162 — what is said of whoever is hit. */
function targetChoices({ weapon, target, metres, choices }: Situation): readonly WindowChoice[] {
  const { helpless, held, defence, increment: told } = chosenIn(choices);
  const where = (hint: string) => ({ group: fight("group.target"), ofTarget: true, hint: fight(`hint.${hint}`) });
  const { kind, increment } = reachOf(weapon, metres, choices);
  const said: Text | null = target && fight(`reason.${reasonFor(target, {})}`);
  const defences = [
    { value: "", label: said ? fight("defence.byFight", { reason: said }) : fight("defence.unknown") },
    ...DEFENCES_SAID.map((value) => ({ value, label: fight(`defence.${value}`) })),
  ];
  const increments = [
    { value: "", label: fight("increment.measured") },
    ...Array.from({ length: MOST_INCREMENTS[kind] }, (_, index) => ({
      value: `${index + 1}`,
      label: fight("increment.told", { increment: index + 1, metres: decimal((index + 1) * increment) }),
    })),
  ];
  return [
    listChoice(CHOICE.defence, defence ?? "", defences, where("defence")),
    flagChoice(CHOICE.helpless, helpless, where("helpless")),
    flagChoice(CHOICE.held, held, where("held")),
    ...(increment > 0 ? [listChoice(CHOICE.increment, told ? `${told}` : "", increments, where("increment"))] : []),
  ];
}

/** DD-33, DD-105, DD-125, DD-128, DD-138, DD-153, DD-159 — how whoever attacks goes about it. */
function mannerChoices({ attacker, weapon, target, choices }: Situation): readonly WindowChoice[] {
  const chosen = chosenIn(choices);
  const { damageType, pullPenalty, rangeIncrement, unfamiliarPenalty } = weaponOf(weapon);
  const where = (hint: string, data = {}) => ({ group: fight("group.manner"), hint: fight(`hint.${hint}`, data) });
  const unfamiliar = ["", "2", "4"].map((value) => ({ value, label: fight(`unfamiliar.${value || "none"}`) }));
  const close = rangeIncrement === 0;
  return [
    {
      ...flagChoice(CHOICE.switched, chosen.switched, where("switched", { penalty: pullPenalty })),
      label: fight(damageType === "hp" ? "choice.toTemporary" : "choice.toReal", { penalty: signed(pullPenalty) }),
    },
    ...(close ? [flagChoice(CHOICE.charge, chosen.charge, where("charge"))] : []),
    ...(close ? [flagChoice(CHOICE.opportunity, chosen.opportunity, where("opportunity"))] : []),
    ...(standsBehind(attacker, target) ? [flagChoice(CHOICE.fromBehind, chosen.fromBehind, where("fromBehind"))] : []),
    flagChoice(CHOICE.defensive, chosen.defensive, where("defensive")),
    ...(close ? [] : [flagChoice(CHOICE.vehicle, chosen.vehicle, where("vehicle"))]),
    ...(close ? [] : [flagChoice(CHOICE.inGrapple, chosen.inGrapple, where("inGrapple"))]),
    ...(unfamiliarPenalty === 0
      ? [
          listChoice(
            CHOICE.unfamiliar,
            chosen.unfamiliar ? `${chosen.unfamiliar}` : "",
            unfamiliar,
            where("unfamiliar"),
          ),
        ]
      : []),
  ];
}

/** DD-127, DD-138, DD-162 — what the sheets and the round say by themselves. */
export function circumstancesProposed({ attacker, weapon, target }: Omit<Situation, "choices">): Choices {
  const rest = modesOf(weapon).some(({ id }) => id === "rest") && figuresOf(attacker).fightNow.attacks > 0;
  const found = target && figuresOf(target);
  const helpless = found !== null && (found.states.helpless || found.isOut);
  const { states, defence } = figuresOf(attacker);
  return {
    ...(rest && { [CHOICE.mode]: "rest" }),
    ...(helpless && { [CHOICE.helpless]: "1" }),
    ...(isHeldByOthers(attacker, target) && !helpless && { [CHOICE.held]: "1" }),
    ...(standsBehind(attacker, target) && { [CHOICE.fromBehind]: "1" }),
    ...(defence.stance === "defensive" && { [CHOICE.defensive]: "1" }), // DD-153
    ...(states.grappling.some((uuid) => isHeldBy(attacker, uuid)) &&
      weaponOf(weapon).rangeIncrement > 0 && { [CHOICE.inGrapple]: "1" }),
  };
}

/** What the keeper is asked about: whatever helps the attacker and no sheet bears out. */
export function circumstanceDoubts(situation: Situation): readonly string[] {
  const { target, metres, weapon, choices } = situation;
  const chosen = chosenIn(choices);
  const proposed = circumstancesProposed(situation);
  const nearer = chosen.increment !== null && metres !== null && isNearer(weapon, metres, choices);
  const easier = chosen.defence === "flatFooted" && target && reasonFor(target, {}) !== "flatFooted";
  return [
    ...(chosen.helpless && proposed[CHOICE.helpless] !== "1" ? [CHOICE.helpless] : []),
    ...(chosen.held && !isHeldByOthers(situation.attacker, target) ? [CHOICE.held] : []),
    ...(chosen.opportunity ? [CHOICE.opportunity] : []),
    ...(chosen.fromBehind && proposed[CHOICE.fromBehind] !== "1" ? [CHOICE.fromBehind] : []),
    ...(proposed[CHOICE.inGrapple] === "1" && !chosen.inGrapple ? [CHOICE.inGrapple] : []),
    ...(proposed[CHOICE.defensive] === "1" && !chosen.defensive ? [CHOICE.defensive] : []),
    ...(easier ? [CHOICE.defence] : []),
    ...(nearer ? [CHOICE.increment] : []),
  ];
}

/** DD-138 — whether somebody of that UUID still holds another: whoever was freed remembers the hold alone. */
function isHeldBy(one: Actor, uuid: string): boolean {
  const other = actorAt(uuid);
  return other !== null && isOurs(other) && holdingEachOther(one, other);
}

/** DD-138, D-84 — whether somebody is pinned, and by another than whoever attacks. */
function isHeldByOthers(attacker: Actor, target: Actor | null): boolean {
  return target !== null && figuresOf(target).states.immobilised && !holdingEachOther(attacker, target);
}

/** DD-142 — whether somebody says that a target is nearer than was measured. */
function isNearer(weapon: Item, metres: number, choices: Choices): boolean {
  const { [CHOICE.increment]: _told, ...measured } = choices;
  return reachOf(weapon, metres, choices).increments < reachOf(weapon, metres, measured).increments;
}
