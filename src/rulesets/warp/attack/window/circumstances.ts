import type { Modifier } from "../../../../core/play/contract/modifiers.js";
import type { Choices, Situation, WindowChoice } from "../../../../core/play/contract/situation.js";
import type { Text } from "../../../../core/text/text.js";
import { warpOptions } from "../../data/options.js";
import { experienceLeft, mostExperience, unlessJustified } from "../../deeds/action.js";
import { figuresOf, turnNow } from "../../deeds/reading.js";
import { flawField, flawsOf, knownTo } from "../../deeds/traits.js";
import type { Circumstances } from "../../rules/checks/action-pool.js";
import type { AttackState } from "../../rules/attack/attack-dice.js";
import { lastAttackText } from "../../rules/fight/turn-state.js";
import { crowdChoices } from "./crowd.js";
import { countChoice, countIn, fight, flagChoice, isOn, textChoice } from "../fields.js";
import { outnumbers } from "../answer/grant.js";
import { turnOf, weaponOf } from "../reading.js";
import { attackTrait } from "../traits.js";
import { nameOf } from "../../data/items/names-kept.js";

/** WP-69 — most bonus dice that a surprise gives. */
const MOST_SURPRISE = 5;

/** WP-15 — dice of experience that an attack uses up. */
export function experienceOf(attacker: Actor, choices: Choices): number {
  return countIn(choices.experience, mostExperience(attacker));
}

/** WP-06, WP-15, WP-39 — what weighs on an attack as on any action. */
export function circumstancesOf(attacker: Actor, choices: Choices): Circumstances {
  return {
    flaws: flawsOf(attacker, "malus").filter((flaw) => isOn(choices[flawField(flaw)])).length,
    experience: experienceOf(attacker, choices),
    extraActions: turnOf(attacker).extraActions,
  };
}

/** WP-56, WP-68, WP-69, WP-71, WP-72 — what weighs on any attack. */
export function attackState(choices: Choices): AttackState {
  return {
    outnumbering: isOn(choices.outnumbering),
    surprise: countIn(choices.surprise, MOST_SURPRISE),
    betterPosition: isOn(choices.betterPosition),
    edge: isOn(choices.edge),
    predictable: isOn(choices.predictable) && warpOptions().predictableAttacks,
  };
}

/** WP-72 — whether the keeper has granted an edge that counts in this turn. */
export function hasEdge(attacker: Actor): boolean {
  return figuresOf(attacker).edgeAt(turnNow(attacker)) === "now";
}

type Trying = Pick<Situation, "attacker" | "choices">;

/** WP-15 — the dice of experience that may go into a roll; none where there are none. */
export function experienceChoices({ attacker, choices }: Trying): readonly WindowChoice[] {
  const most = experienceLeft(attacker);
  if (most === 0) return [];
  const hint = fight("hint.experience");
  const dice = Math.min(most, experienceOf(attacker, choices));
  return [
    countChoice("experience", dice, most, { group: "intent", hint }),
    ...(dice > 0 ? [textChoice("reason", choices.reason ?? "", { group: "intent" })] : []),
  ];
}

/** WP-15 — why the dice of experience cannot be rolled yet: a player says first what they stand for. */
export function unlessSaid({ attacker, choices }: Trying): Text | null {
  return unlessJustified(attacker, experienceOf(attacker, choices), choices.reason ?? "");
}

/** WP-15 — what the dice of experience stand for goes with their line: whoever is asked about it reads it there. */
export function withReason(lines: readonly Modifier[], { reason = "" }: Choices): readonly Modifier[] {
  return lines.map((line) =>
    line.id === "experience" && reason ? { ...line, facts: { ...line.facts, reason } } : line,
  );
}

/** WP-06, WP-25 — the flaws that may be in the way. */
export function flawChoices({ attacker, choices }: Trying): readonly WindowChoice[] {
  return knownTo(flawsOf(attacker, "malus")).map((flaw) => ({
    ...flagChoice(flawField(flaw), isOn(choices[flawField(flaw)]), { group: "flaws" }),
    label: fight("named", { name: nameOf(flaw) }),
  }));
}

/** WP-56 — what the last attack was said to be, while it is worth comparing; empty where the table does not care. */
function earlierText(attacker: Actor): string {
  return warpOptions().predictableAttacks ? lastAttackText(figuresOf(attacker).turn, turnNow(attacker)) : "";
}

/** WP-56 — whether an attack is said to be what the last one was. */
function repeats({ attacker, choices }: Trying): boolean {
  const plain = (text: string) => text.trim().toLowerCase();
  const before = plain(earlierText(attacker));
  return before !== "" && plain(choices.text ?? "") === before;
}

/** WP-56 — what the attack looks like, beside what the last one did. */
function descriptionChoice({ attacker, choices }: Trying): readonly WindowChoice[] {
  const before = earlierText(attacker);
  const note = before && { note: fight("before", { text: before }) };
  return [textChoice("text", choices.text ?? "", { group: "intent", ...note })];
}

/** WP-14, WP-15, WP-42, WP-56, WP-67…WP-72 — what may be said of any attack. */
export function circumstanceChoices(situation: Situation): readonly WindowChoice[] {
  const { attacker, weapon, choices } = situation;
  const { surprise } = attackState(choices);
  const ticked = (id: string, group: string, more = {}) => flagChoice(id, isOn(choices[id]), { group, ...more });
  return [
    ...descriptionChoice({ attacker, choices }),
    ...(attackTrait(weapon, choices.trait) ? [ticked("tangent", "intent", { hint: fight("hint.tangent") })] : []),
    ticked("specialEffect", "intent", { hint: fight("hint.specialEffect") }),
    ...crowdChoices(situation),
    ...experienceChoices({ attacker, choices }),
    countChoice("surprise", surprise ?? 0, MOST_SURPRISE, { group: "situation", ofTarget: true }),
    ticked("betterPosition", "situation", { ofTarget: true }),
    ticked("edge", "situation", {
      ofTarget: true,
      ...(weaponOf(weapon).frightening && { hint: fight("hint.frightening") }),
    }),
    ticked("outnumbering", "situation", { ofTarget: true }),
    ...(game.user.isGM && warpOptions().predictableAttacks ? [ticked("predictable", "situation")] : []),
    ...flawChoices({ attacker, choices }),
  ];
}

/** WP-14, WP-15, WP-56, WP-68…WP-72 — what the keeper is asked about: whatever no sheet bears out. */
export function circumstanceDoubts({ attacker, target, choices }: Situation): readonly string[] {
  const { surprise } = attackState(choices);
  const told: Readonly<Record<string, boolean>> = {
    surprise: (surprise ?? 0) > 0,
    betterPosition: isOn(choices.betterPosition),
    edge: isOn(choices.edge) && !hasEdge(attacker),
    outnumbering: isOn(choices.outnumbering) && !outnumbers(attacker, target),
    experience: experienceOf(attacker, choices) > 0,
    text: repeats({ attacker, choices }),
  };
  return Object.keys(told).filter((id) => told[id]);
}
