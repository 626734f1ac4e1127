import { decimal, signed } from "../../../../core/text/i18n.js";
import type { GbActor } from "../../data/actors/gb-actor.js";
import { abilityLabel, saveLabel } from "../../labels.js";
import { fatigueOn, type FatigueOptions } from "../../rules/checks/fatigue.js";
import { ABILITIES, type Ability, type Save } from "../../rules/vocabulary.js";

/** One number and its name; `tired`: the fatigue penalty weighs on it. */
export interface FigureView<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly value: string;
  readonly tired: boolean;
}

export interface AbilityView extends FigureView<Ability> {
  /** The score; `null` for a creature without it. */
  readonly score: number | null;
  /** What is added to a roll of it: the modifier with fatigue. `null` where that does not weigh on it. */
  readonly rolled: string | null;
}

type Figures = Pick<GbActor, "abilities" | "saves" | "initiative" | "fatigue">;
const SAVES: readonly Save[] = ["fort", "ref", "will"];
const ALL_OF_IT = -1;

/** GB-01, GB-12 — the six abilities by their modifiers, and what is rolled with where fatigue makes that another number. */
export function abilityViews({ abilities, fatigue }: Figures): readonly AbilityView[] {
  return ABILITIES.map((id) => {
    const { value, mod } = abilities[id];
    const tired = fatigue.malus !== 0 && fatigueOn(id, ALL_OF_IT) !== 0;
    const rolled = tired && value !== null ? signed(mod + fatigueOn(id, fatigue.malus)) : null;
    return { id, label: abilityLabel(id), score: value, value: value === null ? "—" : signed(mod), tired, rolled };
  });
}

/** GB-01, GB-12 — the three saves, fatigue included. */
export function saveViews({ saves, fatigue }: Figures, options: FatigueOptions): readonly FigureView<Save>[] {
  return SAVES.map((id) => ({
    id,
    label: saveLabel(id),
    value: signed(saves[id].total),
    tired: id === "ref" && fatigue.malus !== 0 && fatigueOn("reflex", ALL_OF_IT, options) !== 0,
  }));
}

/** GB-01, GB-12 — initiative, fatigue included. */
export function initiativeView({ initiative, fatigue }: Figures, options: FatigueOptions): FigureView<"initiative"> {
  return {
    id: "initiative",
    label: "GARDIEN.GB.SHEET.initiative",
    value: signed(initiative.total),
    tired: fatigue.malus !== 0 && fatigueOn("initiative", ALL_OF_IT, options) !== 0,
  };
}

/** Speeds in metres, walking first; ways of moving it does not have are left out. */
export function speedViews(speed: GbActor["speed"]): readonly { readonly label: string; readonly value: string }[] {
  return Object.entries(speed)
    .filter(([way, metres]) => way === "walk" || metres > 0)
    .map(([way, metres]) => ({ label: `GARDIEN.GB.SPEED.${way}`, value: decimal(metres, 2) }));
}
