import { itemAt } from "../../../../core/world/world.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { t } from "../../../../core/text/i18n.js";
import { booleanSetting, textSetting } from "../../../../core/settings/settings.js";
import { GbHazard } from "../../data/items/hazard.js";
import { hazardBonus } from "../../rules/hazards/hazards.js";
import { fallDamage, hazardLocation } from "../../rules/hazards/hazard-damage.js";
import type { FallLocation, HazardLocation } from "../../rules/hazards/hazards.js";
import { maximumDamage } from "../../rules/attack/lethality.js";
import { flagIn, numberIn, textIn } from "../../../../core/deed/choices.js";
import { isPacked, packedCause } from "./packed-causes.js";
import { spellIn } from "../spells.js";
import { woundsOf } from "../wounds.js";
import type { Borne } from "../wounds.js";

/** What hurts somebody without an attack: a natural cause, a spell that simply happens, a fall, or dice told. */
export interface Cause {
  readonly name: string;
  /** Under which every reader has a name for it; empty where `name` is all there is. */
  readonly slug: string;
  /** GB-60 — metres of a fall that was told by its height, else 0. */
  readonly metres: number;
  /** Usual damage dice, for those who lose hit points. */
  readonly damage: string;
  /** GB-58 — `null` when the dice cannot be read. */
  readonly bonus: number | null;
  readonly repeats: boolean;
  readonly location: HazardLocation;
  /** D-38 — whether 16 and more kills where no place is struck. */
  readonly bodyVital: boolean;
}

/** The choice of a cause that is typed: its name, its dice and how it strikes are said, no item is named. */
export const TYPED = "typed";
/** The choice of a fall that is told by its height. */
export const FALL = "fall";
/** The highest fall that is told, in metres: the dice grow no further long before. */
export const HIGHEST = 500;

/** The beginning of a choice that is the wound of a cause still at work. */
const GROWING = "wound.";

export function growingChoice({ id }: Borne): string {
  return `${GROWING}${id}`;
}

/** D-37 — the wounds of an actor whose cause is still at work. */
export function growing(actor: Actor): readonly Borne[] {
  return woundsOf(actor).filter(({ wound }) => wound.hazard.active);
}

/** GB-59 — the wound that goes on growing; `null` for a cause that begins. */
export function growingIn(actor: Actor, choices: DeedChoices): Borne | null {
  const chosen = textIn(choices, "hazard");
  return growing(actor).find((borne) => growingChoice(borne) === chosen) ?? null;
}

/** GB-60 — how high a fall is, in metres. */
export function metresOf(choices: DeedChoices): number {
  return numberIn(choices, "metres", { min: 1, max: HIGHEST, otherwise: 3 });
}

/** GB-58, GB-62 — the cause that is chosen; `null` when it is gone or drowns, which is a deed of its own. */
export function causeIn(actor: Actor, choices: DeedChoices): Cause | null {
  const cast = spellIn(actor, choices);
  if (cast) return cast.spell.kind === "harmArea" ? plain(cast.name, cast.spell.damage) : null;
  const chosen = textIn(choices, "hazard");
  if (chosen === TYPED || chosen === "") {
    const vital = flagIn(choices, "bodyVital", true);
    return plain(textIn(choices, "cause"), textIn(choices, "damage") || "1d6", vital);
  }
  if (chosen === FALL) return fall(metresOf(choices));
  if (isPacked(chosen)) {
    const packed = packedCause(choices);
    return packed && strikes(packed.name, packed, packed.slug);
  }
  const item = actor.items.get(chosen) ?? itemAt(chosen);
  const hazard: unknown = item?.system;
  return item && hazard instanceof GbHazard ? strikes(item.name, hazard) : null;
}

/** What a natural cause says of itself. */
type Figures = Pick<GbHazard, "kind" | "damage" | "repeats" | "locationMode" | "bodyVital">;

function strikes(name: string, { kind, damage, repeats, locationMode, bodyVital }: Figures, slug = ""): Cause | null {
  if (kind === "drowning") return null;
  const most = maximumDamage(damage);
  return {
    name,
    slug,
    metres: 0,
    damage,
    bonus: most === undefined ? null : hazardBonus(most),
    repeats,
    location: hazardLocation(kind, locationMode, fallLocation()),
    bodyVital: bodyVital && booleanSetting("gbHazardBodyVital"),
  };
}

function plain(name: string, damage: string, bodyVital = true): Cause | null {
  return strikes(name, { kind: "other", damage, repeats: false, locationMode: "ask", bodyVital });
}

/** GB-60 — a fall of a height; one too short to hurt is no cause. */
function fall(metres: number): Cause | null {
  const damage = fallDamage(metres);
  if (damage === null) return null;
  const name = t("GARDIEN.GB.DEED.hazard.fell", { metres });
  const struck = strikes(name, { kind: "fall", damage, repeats: false, locationMode: "ask", bodyVital: true });
  return struck && { ...struck, metres };
}

const FALLS: readonly FallLocation[] = ["ask", "always", "never"];

function fallLocation(): FallLocation {
  return FALLS.find((one) => one === textSetting("gbFallLocation")) ?? "ask";
}
