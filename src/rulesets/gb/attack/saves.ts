import type { Changes } from "../../../core/play/contract/changes.js";
import type { Line, Modifier } from "../../../core/play/contract/modifiers.js";
import type { SaveCall, SaveProcedure } from "../../../core/play/contract/saves.js";
import type { Text } from "../../../core/text/text.js";
import { formulaOf } from "../../../core/dice/formula.js";
import { textSetting } from "../../../core/settings/settings.js";
import { checkFrom, type Check } from "../data/checks.js";
import { SAVE_ABILITY } from "../data/gb-actor.js";
import type { Save } from "../data/gb-actor.js";
import { gbOptions } from "../data/options.js";
import { abilityLabel, saveCallLabel, stateLabel } from "../labels.js";
import { fatigueOn } from "../rules/fatigue.js";
import { exhaustionResult } from "../rules/pools.js";
import { EXHAUSTION_DC } from "../rules/tables.js";
import { ABILITIES, type Ability } from "../rules/vocabulary.js";
import { figuresOf } from "./reading.js";

const base = "GARDIEN.GB.SAVE_LINE";

function isAbility(check: Check): check is Ability {
  return (ABILITIES as readonly string[]).includes(check);
}

/** GB-01, GB-12 — what is added to a check of an ability: its modifier, and the fatigue that weighs on it. */
function abilityModifiers(actor: Actor, ability: Ability): readonly Modifier[] {
  const { abilities, fatigue, pf } = figuresOf(actor);
  const { mod, value } = abilities[ability];
  return [
    { id: ability, value: mod, rule: "GB-01", facts: { score: value ?? 0 } },
    { id: "fatigue", value: fatigueOn(ability, fatigue.malus), rule: "GB-12", facts: { lost: pf.lost, max: pf.max } },
  ];
}

/** GB-01, GB-12 — what is added to a save; the fatigue penalty weighs on Reflex alone. */
function saveModifiers(actor: Actor, save: Save): readonly Modifier[] {
  const figures = figuresOf(actor);
  const ability = SAVE_ABILITY[save];
  const { base: own, misc, feats } = figures.saves[save];
  const fatigue =
    save === "ref" ? fatigueOn("reflex", figures.fatigue.malus, { reflex: gbOptions().gbFatigueReflex }) : 0;
  const { lost, max } = figures.pf;
  return [
    { id: "base", value: own, rule: "GB-01", facts: {} },
    {
      id: ability,
      value: figures.abilities[ability].mod,
      rule: "GB-01",
      facts: { score: figures.abilities[ability].value ?? 0 },
    },
    { id: "misc", value: misc + feats, rule: "GB-01", facts: {} },
    { id: "fatigue", value: fatigue, rule: "GB-12", facts: { lost, max } },
  ];
}

function modifiersOf(actor: Actor, check: Check): readonly Modifier[] {
  const modifiers = isAbility(check) ? abilityModifiers(actor, check) : saveModifiers(actor, check);
  return modifiers.filter(({ value }) => value !== 0);
}

function due(actor: Actor): string | null {
  return figuresOf(actor).state === "pending" ? "fort" : null;
}

/** GB-09, D-27 — the fall to 0 PF calls for it, or the further loss that asks anew. */
function owedBy(moves: Parameters<SaveProcedure["owedBy"]>[0]): boolean {
  return moves.some(({ path, before, after }) =>
    path === "system.pf.value"
      ? Number(before) > 0 && Number(after) <= 0
      : path === "system.exhaustion.result" && after === "pending",
  );
}

function name(id: string): Text {
  return { key: saveCallLabel(checkFrom(id)) };
}

function call(actor: Actor, id: string): SaveCall {
  const save = checkFrom(id);
  const called = due(actor) === save;
  const modifiers = modifiersOf(actor, save);
  const lines = modifiers.map((modifier): Line => ({ ...modifier, on: true, by: "rules", reason: "" }));
  return {
    label: name(save),
    dc: called ? EXHAUSTION_DC : null,
    modifiers,
    spec: {
      id: "save",
      who: "attacker",
      roll: "GbSaveRoll",
      formula: formulaOf("1d20", lines),
      faces: [20],
      plus: modifiers.reduce((sum, { value }) => sum + value, 0),
      options: { ruleset: "gb", lines, save, called },
    },
  };
}

/** GB-09 — the Fortitude save at 0 PF says stunned or unconscious; any other save changes nothing by itself. */
function changes(actor: Actor, save: string, total: number): Changes | null {
  if (due(actor) !== save) return null;
  return { values: [{ path: "system.exhaustion.result", after: exhaustionResult(total) }] };
}

/** GB-01, GB-09 — the saves, and the checks of abilities. */
export const saves: SaveProcedure = {
  name,
  explain: ({ id, facts }) => {
    const ability = ABILITIES.find((one) => one === id);
    if (ability) {
      const data = { ability: { key: abilityLabel(ability) }, score: facts.score ?? 0 };
      return { name: { key: abilityLabel(ability) }, source: { key: "GARDIEN.GB.ATTACK.line.ability.source", data } };
    }
    if (id === "fatigue") {
      return {
        name: { key: "GARDIEN.GB.ATTACK.line.fatigue.name" },
        source: { key: "GARDIEN.GB.ATTACK.line.fatigue.source", data: { ...facts } },
      };
    }
    const known = id === "base" ? "base" : "misc";
    return { name: { key: `${base}.${known}.name` }, source: { key: `${base}.${known}.source` } };
  },
  call,
  due,
  owedBy,
  rollsItself: () => textSetting("gbVigorRoll") === "auto",
  changes,
  verdict: (_save, total, _dc, called) => (called ? { key: stateLabel(exhaustionResult(total)) } : null),
};
