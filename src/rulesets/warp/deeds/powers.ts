import type { Asked } from "../../../core/deed/form.js";
import { oneOf, text } from "../../../core/shape/shape.js";
import type { DeedChoices } from "../../../core/play/contract/deed.js";
import { borneBy, chosenOf, type Borne } from "../../../core/deed/owned-items.js";
import { warpOptions } from "../data/options.js";
import { WarpPower } from "../data/items/power.js";
import { DISEASES } from "../rules/body/healing-power.js";
import { forcing, powerDice } from "../rules/powers/powers.js";
import { worksAlone } from "../rules/powers/power-kinds.js";
import type { PowerEffect } from "../rules/powers/power-kinds.js";
import { tryOf } from "./action.js";
import type { Tried } from "./action.js";
import { field, say } from "./kit.js";
import { reserveNow } from "./reserve.js";
import { revealed } from "./traits.js";

/** WP-98, WP-122 — whether the table plays a power: improvised magic is one by name alone. */
export function isPlayed({ magical }: WarpPower): boolean {
  const { paranormal, magic } = warpOptions();
  return magical ? magic : paranormal;
}

/**
 * WP-103 — the powers that are used without a target, those made for it first: nobody is asked to resist what is turned
 * on a thing, a place or somebody far away (WP-110, WP-114, WP-117, WP-120).
 */
function powersOf(actor: Actor): readonly Borne<WarpPower>[] {
  const powers = borneBy(actor, WarpPower).filter(({ system }) => worksAlone(system.effectKey));
  return [...powers.filter(({ system }) => !system.aimed), ...powers.filter(({ system }) => system.aimed)];
}

/** WP-103 — the strongest power of one kind that can be used at this table; `null` without any. */
export function strongestOf(actor: Actor, effect: PowerEffect): Borne<WarpPower> | null {
  const fit = revealed(borneBy(actor, WarpPower)).filter(
    ({ system }) => system.effectKey === effect && !system.suspended && isPlayed(system),
  );
  return fit.toSorted((a, b) => b.system.score - a.system.score)[0] ?? null;
}

/** WP-113, WP-115 — its score; 0 without any. */
export function strongest(actor: Actor, effect: PowerEffect): number {
  return strongestOf(actor, effect)?.system.score ?? 0;
}

/** WP-103, WP-104 — which power is used, and whether it is forced. */
export const POWER_FORM = {
  power: field.pick(powerOptions, {
    initial: "",
    hint: (_power, { actors: [actor], choices }) =>
      actor && powerIn(actor, choices)?.system.aimed ? say("hint.untargeted") : null,
  }),
  forced: field.flag({
    hint: (_forced, { actors: [actor] }) =>
      actor ? say("hint.forced", { value: reserveNow(actor).value, max: reserveNow(actor).max }) : null,
  }),
};

function powerOptions({ actors: [actor] }: Asked) {
  const powers = actor ? powersOf(actor) : [];
  return powers.map(({ id, name, system }) => ({
    value: id,
    label: say(system.aimed ? "power.untargeted" : "named", { name: `${name} ${system.printed}` }),
  }));
}

/** The power that is used: as chosen, else the first. */
export function powerIn(actor: Actor, choices: DeedChoices): Borne<WarpPower> | null {
  const powers = powersOf(actor);
  return (
    chosenOf(powers, choices, "power") ??
    (text.read(choices["power"]).trim() === "" ? (revealed(powers)[0] ?? null) : null)
  );
}

/** WP-111 — what a healer treats: wounds, or a disease of some gravity. */
export const ILLS = ["wounds", "minor", "serious", "grave"] as const;
export type Ill = (typeof ILLS)[number];

export const illIn = ({ ill }: DeedChoices): Ill => oneOf(ILLS).read(ill);

/** WP-111 — the difficulty of a disease; `null` for wounds. */
export function diseaseOf(ill: Ill): number | null {
  return ill === "wounds" ? null : DISEASES[ill];
}

/** WP-103, WP-104, WP-112 — the roll of a power as it was chosen. */
export function powerTried(actor: Actor, { system }: Borne<WarpPower>, choices: DeedChoices): Tried {
  const score = powerDice(system.effectKey, system.score);
  const task = { relation: "direct", traitScore: score, scale: "technical" } as const;
  return tryOf(
    { what: "power", rules: "power" },
    actor,
    { kind: "check", agility: system.agility, task },
    choices,
    forcing(score, choices["forced"] === true),
  );
}
