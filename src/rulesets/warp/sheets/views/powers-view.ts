import { byName } from "../../../../core/ui/by-name.js";
import type { CarriedItem } from "../../../../core/sheets/carried-items.js";
import type { WarpPower } from "../../data/items/power.js";
import type { WarpSpell } from "../../data/items/spell.js";
import type { WarpActor } from "../../data/actors/warp-actor.js";
import { resistModeLabel } from "../../labels.js";
import { powerDice, spendCharges } from "../../rules/powers/powers.js";
import { worksAlone } from "../../rules/powers/power-kinds.js";
import { castSpell } from "../../rules/powers/casting.js";
import type { PoolView } from "./pool-view.js";
import { traitPool } from "./traits-view.js";

/** One power of the sheet. */
export interface PowerView {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly printed: string;
  readonly sign: string;
  readonly coverage: string;
  readonly suspended: boolean;
  /** WP-103, WP-113 — turned on somebody, used for oneself, or nothing but a part of attacks. */
  readonly way: "aimed" | "own" | "strike";
  /** WP-110, WP-114, WP-117, WP-120 — turned on somebody, but of use with nobody in view. */
  readonly untargeted: boolean;
  /** WP-103, WP-104 — the reserve is enough for it, and for twice the dice. */
  readonly usable: boolean;
  readonly forcible: boolean;
  readonly pool: PoolView;
  /** WP-79 — dice of experience that raise it; `null`: only the keeper says how. */
  readonly raiseCost: number | null;
  readonly duration: string;
  readonly range: string;
  readonly resistLabel: string | null;
}

/** One spell of the sheet. */
export interface SpellView {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  /** WP-124 — `null`: the keeper keeps it to himself. */
  readonly level: number | null;
  readonly learned: boolean;
  /** WP-124 — weeks of study so far, and the dice of the next one. */
  readonly attempts: number;
  readonly studyDice: number;
  readonly castable: boolean;
  /** WP-126 — cast on somebody who may resist. */
  readonly aimed: boolean;
  readonly duration: string;
  readonly range: string;
  readonly resistLabel: string | null;
}

/** WP-98, WP-103 — the powers in alphabetical order; `charges` are those of the reserve now. */
export function powerViews(
  actor: Pick<WarpActor, "diceOf">,
  powers: readonly CarriedItem<WarpPower>[],
  charges: number,
): readonly PowerView[] {
  return byName(powers).map(({ id, name, img, system }) => {
    const { suspended, printed, sign, coverage, raiseCost, duration, range, resistMode } = system;
    const may = (forced: boolean) => spendCharges({ charges, forced, suspended }).allowed;
    return {
      id,
      name,
      img,
      printed,
      sign,
      coverage,
      suspended,
      way: system.aimed ? "aimed" : system.effectKey === "lightningStrike" ? "strike" : "own",
      untargeted: system.aimed && worksAlone(system.effectKey),
      usable: may(false),
      forcible: may(true),
      pool: traitPool(actor, system, powerDice(system.effectKey, system.score)),
      raiseCost,
      duration,
      range,
      resistLabel: resistMode === "none" ? null : resistModeLabel(resistMode),
    };
  });
}

/** WP-124…WP-126 — the spells in alphabetical order; the keeper sees every level. */
export function spellViews(
  spells: readonly CarriedItem<WarpSpell>[],
  { charges, keeper }: { readonly charges: number; readonly keeper: boolean },
): readonly SpellView[] {
  return byName(spells).map(({ id, name, img, system }) => {
    const { level, levelHidden, learned, attempts, studyDice, duration, range, resistMode } = system;
    return {
      id,
      name,
      img,
      level: levelHidden && !keeper ? null : level,
      learned,
      attempts,
      studyDice,
      aimed: system.aimed,
      castable: castSpell(charges, learned).allowed,
      duration,
      range,
      resistLabel: resistMode === "none" ? null : resistModeLabel(resistMode),
    };
  });
}
