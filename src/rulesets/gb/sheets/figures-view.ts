import { decimal, signed } from "../../../core/i18n.js";
import type { GbActor, Save } from "../data/gb-actor.js";
import { abilityLabel, saveLabel } from "../labels.js";
import { fatigueOn, type FatigueOptions } from "../rules/fatigue.js";
import { ABILITIES, type Ability } from "../rules/vocabulary.js";

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
}

type Figures = Pick<GbActor, "abilities" | "saves" | "initiative" | "fatigue">;
const SAVES: readonly Save[] = ["fort", "ref", "will"];
const ALL_OF_IT = -1;

/** GB-01, GB-12 — the six abilities by their modifiers; what tires is marked, not summed. */
export function abilityViews({ abilities, fatigue }: Figures): readonly AbilityView[] {
  return ABILITIES.map((id) => ({
    id,
    label: abilityLabel(id),
    score: abilities[id].value,
    value: abilities[id].value === null ? "—" : signed(abilities[id].mod),
    tired: fatigue.malus !== 0 && fatigueOn(id, ALL_OF_IT) !== 0,
  }));
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
