import { decidedNumber, decidedWord } from "../../../../core/play/record/override.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { EditField } from "../../../../core/play/contract/decision.js";
import type { Blow, Override } from "../../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import { GbCreature } from "../../data/actors/creature.js";
import { gbOptions } from "../../data/options.js";
import { coverBonus } from "../../rules/attack/cover.js";
import { concealed } from "../../rules/attack/situations.js";
import { resolveTraditional, traditionalDamage } from "../../rules/attack/traditional.js";
import { bendFields, bentFacts, countedRoll } from "../bend.js";
import { concealmentOf, coverOf } from "../circumstances.js";
import { classicIn, weaponIn } from "../keeps.js";
import { RESULTS, type ClassicOutcome } from "../outcome-kept.js";
import type { Guard } from "../reading.js";
import { guarded, isDown } from "../reading.js";
import { figuresOf } from "../../data/reading.js";
import { attackOf } from "../rounds.js";

/** GB-43 — the one armour class that an attack must reach, cover included. */
export function classicArmor(target: Actor, guard: Guard, choices: Blow["choices"]): number {
  const { single } = figuresOf(target).defense;
  return (single ? guarded(single, guard) : 10) + coverBonus(coverOf(choices), "traditional");
}

/** GB-43 — computes the outcome of a blow from its dice and its target as it is. */
export function classicOutcome(blow: Blow): ClassicOutcome {
  const { target, choices, dice, override } = blow;
  const { d20, bonus, ...bent } = countedRoll(blow);
  const { bonus: damageBonus, threatMin, multiplier } = classicIn(blow);
  const [confirmD20 = null] = dice.confirm ?? [];
  const ac = classicArmor(target, weaponIn(blow).guard, choices);
  const forced = decidedWord(override, "result", RESULTS);
  // What a critical hit adds was rolled in one go: all of it counts, or none.
  const more = [sum(dice.critical ?? []), ...Array<number>(multiplier - 2).fill(0)];
  const damageRolls = [sum(dice.damage ?? []), ...more];
  const roll = { ac, threatMin, multiplier, confirmD20, damageRolls, damageBonus };
  const struck = resolveTraditional({
    ...roll,
    d20,
    attackBonus: bonus,
    naturalExtremes: gbOptions().naturalExtremes,
  });
  const [astray = 101] = dice.concealment ?? [];
  const missed = struck.hit && concealed(astray, concealmentOf(choices));
  const result = forced ?? (missed ? "astray" : struck.critical ? "critical" : struck.hit ? "hit" : "miss");
  const damage = traditionalDamage(damageRolls, damageBonus, result === "critical" ? multiplier : 1);
  return {
    classic: true,
    d20,
    ...bent,
    nth: attackOf(blow),
    total: struck.total,
    ac,
    difference: struck.total - ac,
    confirm: struck.threat && confirmD20 !== null ? confirmD20 + bonus : null,
    result,
    forced: forced !== null,
    damage: lands({ result }) ? Math.max(0, decidedNumber(override, "damage") ?? damage) : 0,
    targetDown: isDown(target),
  };
}

/** Whether a blow wounds. */
export function lands({ result }: Pick<ClassicOutcome, "result">): boolean {
  return result === "hit" || result === "critical";
}

function sum(faces: readonly number[]): number {
  return faces.reduce((all, face) => all + face, 0);
}

/** D-61 — whether this many hit points are the death of a creature of the classic rules that still lives. */
export function killsClassic(target: Actor | null, damage: number): boolean {
  const system: unknown = target?.system;
  if (!(system instanceof GbCreature) || system.mode !== "traditional" || damage === 0) return false;
  return system.state !== "dead" && system.stateAt(system.hp.value - damage) === "dead";
}

/** GB-43 — hit points lost; they stop where a creature keeps count. */
export function classicChanges({ damage }: ClassicOutcome, target: Actor): Changes {
  const system: unknown = target.system;
  if (damage === 0 || !(system instanceof GbCreature)) return {};
  const numbers = [{ path: "system.hp.value", after: Math.max(-50, system.hp.value - damage) }];
  return { numbers };
}

const base = "GARDIEN.GB.CARD";

/** GB-43 — what a card tells of it. */
export function classicView(outcome: ClassicOutcome): OutcomeView {
  const { d20, total, ac, difference, confirm, result, forced, damage } = outcome;
  const hit = lands(outcome);
  const label = { key: `${base}.damage${damage === 1 ? "One" : ""}`, data: { damage } };
  return {
    verdict: { key: `${base}.${result}` },
    tone: hit ? "accent" : "mute",
    die: { faces: 20, value: d20, state: result === "critical" ? "crit" : hit ? "hit" : "miss" },
    total,
    facts: [
      {
        label: { key: `${base}.difference` },
        value: { key: `${base}.${forced ? "keepersWord" : "differenceValue"}`, data: { total, ac, difference } },
        rule: "GB-43",
        audience: "numbers",
      },
      ...(confirm === null
        ? []
        : [
            {
              label: { key: `${base}.confirm` },
              value: { key: `${base}.differenceValue`, data: { total: confirm, ac, difference: confirm - ac } },
              rule: "GB-43",
              audience: "numbers" as const,
            },
          ]),
      ...bentFacts(outcome),
    ],
    severity: hit ? { label, level: result === "critical" ? 4 : 2, words: [] } : null,
    losses: [],
    summary: hit ? label : { key: `${base}.${result}` },
  };
}

/** GB-43 — what the keeper may decide otherwise. */
export function classicEdit({ d20, damage }: ClassicOutcome, override: Override): readonly EditField[] {
  const byRules = { value: "", label: { key: "GARDIEN.GB.EDIT.byRules" } };
  const results = (["miss", "hit", "critical"] as const).map((value) => ({
    value,
    label: { key: `${base}.${value}` },
  }));
  return [
    ...bendFields(override, d20),
    {
      name: "result",
      label: { key: "GARDIEN.GB.EDIT.result" },
      kind: "choice",
      value: String(override.result ?? ""),
      placeholder: "",
      options: [byRules, ...results],
    },
    {
      name: "damage",
      label: { key: "GARDIEN.GB.EDIT.damage" },
      kind: "number",
      value: String(override.damage ?? ""),
      placeholder: String(damage),
      options: [],
    },
  ];
}
