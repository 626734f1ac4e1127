import { choice, flag, keeperNotes, line, whole } from "../../../../core/data/fields.js";
import { isAimed, POWER_EFFECTS, type PowerEffect } from "../../rules/powers/power-kinds.js";
import { SCALE_SCORES } from "../../rules/character/scales.js";
import { traitSchema, WarpTrait } from "./trait.js";

/** WP-105, WP-126 — what a living target may resist with. */
export const RESIST_MODES = ["none", "mental", "physical"] as const;
export type ResistMode = (typeof RESIST_MODES)[number];

/** WP-120 — how somebody defends against a power that strikes (WD-44). */
export const DEFENCE_MODES = ["none", "dodge", "resistance"] as const;
export type DefenceMode = (typeof DEFENCE_MODES)[number];

const schema = () => {
  const { SetField, StringField } = foundry.data.fields;
  const effect = new StringField({ required: true, nullable: false, blank: false, choices: [...POWER_EFFECTS] });
  return {
    ...traitSchema({ scale: "technical", score: SCALE_SCORES.technical.good }),
    effectKey: choice(POWER_EFFECTS, "custom"),
    magical: flag(false), // WP-122
    resistMode: choice(RESIST_MODES, "none"),
    opposes: new SetField(effect), // WP-107
    defenceMode: choice(DEFENCE_MODES, "none"),
    duration: line(),
    range: line(),
    castTurns: whole(0, 1000, 1), // WD-42
    suspended: flag(false), // WP-111
    keeperNotes: keeperNotes(),
  };
};
type Schema = ReturnType<typeof schema>;

/** A paranormal power: a trait with charges (WP-98…WP-121). */
export class WarpPower extends WarpTrait {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.WARP.TRAIT", "GARDIEN.WARP.POWER"];

  declare effectKey: PowerEffect;
  declare magical: boolean;
  declare resistMode: ResistMode;
  /** WP-107 — powers it can be set against. */
  declare opposes: Set<PowerEffect>;
  declare defenceMode: DefenceMode;
  declare duration: string;
  declare range: string;
  /** WP-111 — turns it takes to use (WD-42). */
  declare castTurns: number;
  declare suspended: boolean;

  static override defineSchema(): Schema {
    return schema();
  }

  /** WP-103, WP-105 — whether it is turned on somebody. */
  get aimed(): boolean {
    return isAimed(this.effectKey, this.resistMode !== "none");
  }
}
