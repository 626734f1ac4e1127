import { D20d100Adversary } from "./actors/adversary.js";
import { D20d100Investigator } from "./actors/investigator.js";
import { figuresOf } from "./reading.js";
import type { CharacteristicKey, Insanity, JetKey } from "../rules/vocabulary.js";
import type { BodyState } from "../rules/body/wounds.js";

/** What deeds of the body, the mind and magic read of somebody, investigator or adversary. */

/** DD-90…DD-104 — a body. */
export interface Body {
  readonly kind: "investigator" | "adversary";
  readonly hp: {
    readonly value: number;
    readonly max: number;
    readonly stabilised: boolean;
    /** DD-99 — first aid was given since the last wound. */
    readonly tended: boolean;
  };
  /** DD-94, DD-168 — whether its points go below 0. */
  readonly below: boolean;
  readonly state: BodyState;
  /** DD-101 — blows taken. */
  readonly temporary: number;
  readonly ignoresTemporary: boolean;
  /** DD-91 — whether a heavy blow shocks it. */
  readonly mayBeShocked: boolean;
  /** DD-93 — only fifty points at one blow are massive. */
  readonly important: boolean;
  /** Score of CON, and what it adds. */
  readonly constitution: number;
  readonly conModifier: number;
  readonly regeneration: number;
  readonly states: ReturnType<typeof figuresOf>["states"];
}

/** DD-90…DD-104 — somebody's body. Throws for whoever is not played by these rules. */
export function bodyOf(actor: Actor): Body {
  const figures = figuresOf(actor);
  const adversary = figures instanceof D20d100Adversary ? figures : null;
  const { hp, below, body, temporaryDamage, shrugsOffBlows, mayBeShocked, states, mortal, scores, characteristics } =
    figures;
  return {
    ...{ kind: mortal.kind, hp, below, state: body, states },
    ...{ temporary: temporaryDamage, ignoresTemporary: shrugsOffBlows, mayBeShocked },
    ...{ important: adversary?.important ?? false, regeneration: adversary?.regeneration ?? 0 },
    ...{ constitution: scores.constitution, conModifier: characteristics.constitution.mod },
  };
}

/** DD-106…DD-111 — a mind. */
export interface Mind {
  readonly value: number;
  readonly max: number;
  /** DD-33 — what traits add to a test of SAN. */
  readonly testBonus: number;
  readonly hourStart: number;
  readonly hourOpened: number | null;
  readonly lossThisHour: number;
  readonly insanity: Insanity;
  readonly insanityNote: string;
  readonly insanityUntil: number | null;
  readonly stabilised: boolean;
  /** DD-111 — percent. */
  readonly mythos: number;
}

/** DD-106…DD-111 — somebody's mind; `null` for adversaries, whose SAN nobody counts. */
export function mindOf(actor: Actor): Mind | null {
  const figures = figuresOf(actor);
  if (!(figures instanceof D20d100Investigator)) return null;
  const { sanity, mythos, sanityTested } = figures;
  return { ...sanity, mythos, testBonus: sanityTested - sanity.value };
}

/** DD-33, DD-106 — what a test of SAN has to stay at or under: SAN, and what traits add. */
export function sanityThreshold(actor: Actor): number {
  const mind = mindOf(actor);
  return mind ? mind.value + mind.testBonus : 0;
}

/** DD-181 — points of destiny; `null` for whoever has none of the sort. */
export function destinyOf(actor: Actor): number | null {
  const figures = figuresOf(actor);
  return figures instanceof D20d100Investigator ? figures.destiny : null;
}

/** DD-174 — points of magic. */
export function magicOf(actor: Actor): { readonly value: number; readonly max: number } {
  return figuresOf(actor).mp;
}

/** DD-22 — what a Jet adds. */
export function jetOf(actor: Actor, key: JetKey): number {
  return figuresOf(actor).jet(key);
}

/** DD-60 — what a characteristic adds to its test. */
export function characteristicOf(actor: Actor, key: CharacteristicKey): number {
  return figuresOf(actor).characteristics[key].testMod;
}

/** DD-15 — a score; `null` for whoever has none. */
export function scoreOf(actor: Actor, key: CharacteristicKey): number | null {
  return figuresOf(actor).characteristics[key].score;
}

/** DD-92 — what wounds weigh on whatever the body does: 0 or less. */
export function woundPenaltyOf(actor: Actor): number {
  return figuresOf(actor).hp.penalty;
}

/** DD-40 — a skill, by its key; `null` for whoever has it not. */
export function skillOf(
  actor: Actor,
  key: string,
): { readonly name: string; readonly total: number; readonly physical: boolean } | null {
  const skill = figuresOf(actor).skill(key);
  return skill && { name: skill.name, total: skill.system.total, physical: skill.system.physical };
}
