import type { Choices, Situation, WindowChoice } from "../../../core/play/contract/situation.js";
import { gbOptions } from "../data/options.js";
import { COVERS } from "../rules/attack/cover.js";
import type { Cover } from "../rules/attack/cover.js";
import {
  CONCEALMENT,
  proposedSituations,
  situationModifiers,
  situationsFor,
  takesDex,
} from "../rules/attack/situations.js";
import type { AttackKind, Concealment, SituationId } from "../rules/attack/situations.js";
import { hasFeat, kindOf, subsystemsOf, throwable } from "./reading.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import type { Guard } from "./reading.js";

const base = "GARDIEN.GB.CIRCUMSTANCE";

/** GB-21 — what an attacker decides alone: nobody has to grant it. */
const DECLARED: readonly SituationId[] = ["charge", "defensive"];

/** GB-21 — ticks about whoever is hit. */
const ABOUT_TARGET: readonly SituationId[] = [
  "intoMelee",
  "attackerUnseen",
  "targetProne",
  "targetKneeling",
  "targetBlinded",
  "targetHelpless",
];

/** GB-21 — the ticked lines of an attack. */
export function ticked(choices: Choices): readonly string[] {
  return Object.keys(choices).filter((id) => choices[id] === "1");
}

/** GB-21, D-51 — the bonus that the table gives against somebody without defence. */
export function helplessBonus(): number {
  return gbOptions().helplessBonus;
}

/** GB-21, D-41 — how an attack goes through the target's guard. */
export function guardOf(weapon: Item | null, choices: Choices): Guard {
  return {
    touch: weapon !== null && weaponOf(weapon).category === "touch",
    dexLost: takesDex(ticked(choices), weapon ? kindOf(weapon, choices) : "melee"),
  };
}

/** GB-21 — percent of the blows that concealment leads astray. */
export function concealmentOf({ concealment }: Choices): Concealment {
  return CONCEALMENT.find((percent) => String(percent) === concealment) ?? 0;
}

/** GB-25 — the cover told, which counts in the classic rules alone. */
export function coverOf({ cover }: Choices): Cover {
  return COVERS.find((one) => one === cover) ?? "none";
}

/** A blade does not reach farther than two squares, in metres: beyond, it is thrown or the window warns. */
export const MELEE_REACH = 3;

/** GB-21 — what the sheets of both sides say by themselves. */
export function proposals({ attacker, weapon, target, metres }: Omit<Situation, "choices">): Choices {
  const self = figuresOf(attacker);
  const other = target && figuresOf(target);
  const thrown: Choices = throwable(weapon) && (metres ?? 0) > MELEE_REACH ? { thrown: "1" } : {};
  const kind = kindOf(weapon, thrown);
  const lines: readonly SituationId[] = proposedSituations(
    {
      attackerProne: isProne(attacker),
      targetProne: target !== null && isProne(target),
      targetBlinded: target?.statuses.has("blinded") ?? false,
      // GB-10, GB-35, D-51
      targetHelpless:
        target !== null &&
        (target.statuses.has("helpless") ||
          other?.shock.kind === "violent" ||
          ["unconscious", "inert", "dead"].includes(other?.state ?? "")),
    },
    kind,
  );
  const stance: readonly SituationId[] = self.stance === "defensive" ? ["defensive"] : [];
  return { ...thrown, ...Object.fromEntries([...lines, ...stance].map((id) => [id, "1"])) };
}

function isProne(actor: Actor): boolean {
  return actor.statuses.has("prone") || figuresOf(actor).posture.prone;
}

/** GB-21 — ticks in the attacker's favour that no sheet bears out: which lines apply is the keeper's affair. */
export function doubts(situation: Situation): readonly string[] {
  const kind = kindOf(situation.weapon, situation.choices);
  const told = ticked(situation.choices);
  const proposed = ticked(proposals(situation));
  const worth = (id: string) => situationModifiers([id], kind, { helpless: helplessBonus() })[0]?.value ?? 0;
  return situationsFor(kind)
    .map(({ id }) => id)
    .filter((id) => !DECLARED.includes(id))
    .filter((id) => {
      if (told.includes(id)) return worth(id) > 0 && !proposed.includes(id);
      return worth(id) < 0 && proposed.includes(id);
    });
}

/** GB-21, GB-25 — the folded part of the attack window. */
export function circumstanceChoices({ attacker, weapon, target, choices }: Situation): readonly WindowChoice[] {
  const kind = kindOf(weapon, choices);
  const told = ticked(choices);
  const flags = situationsFor(kind).map(({ id }) => flag(id, told, kind, attacker));
  const own = flags.filter(({ ofTarget }) => !ofTarget);
  const others = flags.filter(({ ofTarget }) => ofTarget);
  const thrown = throwable(weapon) ? [throwChoice(choices)] : [];
  return [
    ...thrown,
    ...own,
    ...others,
    concealmentChoice(choices),
    ...(subsystemsOf(target).coverRule ? [coverChoice(choices)] : []),
  ];
}

function flag(id: SituationId, told: readonly string[], kind: AttackKind, attacker: Actor): WindowChoice {
  const options = { helpless: helplessBonus(), preciseShot: hasFeat(attacker, "preciseShot") };
  const value = situationModifiers([id], kind, options)[0]?.value ?? 0;
  const ofTarget = ABOUT_TARGET.includes(id);
  return {
    id,
    key: "",
    kind: "flag",
    label: { key: `${base}.option`, data: { name: { key: `${base}.${id}.name` }, value: signedText(value) } },
    hint: { key: `${base}.${id}.hint` },
    value: told.includes(id) ? "1" : "",
    options: [],
    group: { key: `${base}.${ofTarget ? "target" : "attacker"}` },
    ofTarget,
  };
}

function throwChoice({ thrown }: Choices): WindowChoice {
  return {
    id: "thrown",
    key: "",
    kind: "flag",
    label: { key: `${base}.thrown.name` },
    hint: { key: `${base}.thrown.hint` },
    value: thrown ?? "",
    options: [],
    group: { key: `${base}.attacker` },
  };
}

function concealmentChoice(choices: Choices): WindowChoice {
  return {
    id: "concealment",
    key: "",
    label: { key: `${base}.concealment.name` },
    hint: { key: `${base}.concealment.hint` },
    value: String(concealmentOf(choices)),
    options: CONCEALMENT.map((percent) => ({
      value: String(percent),
      label: { key: `${base}.concealment.${percent === 0 ? "none" : "option"}`, data: { percent } },
    })),
    group: { key: `${base}.target` },
    ofTarget: true,
  };
}

function coverChoice(choices: Choices): WindowChoice {
  return {
    id: "cover",
    key: "",
    label: { key: `${base}.cover.name` },
    hint: { key: `${base}.cover.hint` },
    value: coverOf(choices),
    options: COVERS.map((cover) => ({ value: cover, label: { key: `${base}.cover.${cover}` } })),
    group: { key: `${base}.target` },
    ofTarget: true,
  };
}

/** A modifier with its sign, for a label made on the reader's screen. */
export function signedText(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : `+${value}`;
}
