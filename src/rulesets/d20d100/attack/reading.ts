import { stampAround } from "../../../core/fight/state/fight-of.js";
import type { RoundStamp } from "../../../core/fight/state/round-rule.js";
import { D20d100Adversary } from "../data/actors/adversary.js";
import { D20d100Investigator } from "../data/actors/investigator.js";
import { d20d100Options } from "../data/options.js";
import { figuresOf } from "../data/reading.js";
import { massiveFrom, type Body } from "../rules/body/hits.js";
import type { ActingState } from "../rules/fight/round-actions.js";

/** DD-114 — somebody who can be on guard: an investigator; `null` for an adversary. */
export function watcherOf(actor: Actor): D20d100Investigator | null {
  const figures = figuresOf(actor);
  return figures instanceof D20d100Investigator ? figures : null;
}

/** DD-33 — whether somebody fights from what moves without being hindered. */
export function fightsMobile(actor: Actor): boolean {
  return figuresOf(actor).carried.traits.some(({ effects }) => effects.some(({ target }) => target === "mobileCombat"));
}

/** DD-133 — what the vest that somebody wears protects; 0: none. */
export function vestOf(actor: Actor): number {
  return figuresOf(actor).vest?.system.protection ?? 0;
}

/** DD-90…DD-102 — a body as blows find it. */
export function bodyOf(actor: Actor): Body {
  const figures = figuresOf(actor);
  const { useShock, useMassiveDamage } = d20d100Options();
  const adversary = figures instanceof D20d100Adversary ? figures : null;
  return {
    hp: figures.hp.value,
    temporary: figures.temporaryDamage,
    stabilised: figures.hp.stabilised,
    below: figures.below,
    shocks: useShock && figures.mayBeShocked,
    ignoresTemporary: figures.shrugsOffBlows,
    massiveFrom: massiveFrom(useMassiveDamage, adversary?.important ?? false),
  };
}

/** DD-119, DD-120 — how somebody is, as far as acting goes. */
export function actingState(actor: Actor): ActingState {
  return figuresOf(actor).acting;
}

/** The round that somebody fights in; `null` outside fights. */
export function roundNow(actor: Actor): RoundStamp | null {
  return stampAround(actor);
}
