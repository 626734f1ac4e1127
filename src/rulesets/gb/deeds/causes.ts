import { itemAt } from "../../../core/attack/world.js";
import type { DeedChoices } from "../../../core/deeds/procedure.js";
import { booleanSetting, textSetting } from "../../../core/settings.js";
import { GbHazard } from "../data/hazard.js";
import { hazardBonus, hazardLocation } from "../rules/hazards.js";
import type { FallLocation, HazardLocation } from "../rules/hazards.js";
import { maximumDamage } from "../rules/lethality.js";
import { flagIn, textIn } from "./choices.js";
import { TYPED } from "./hazard-choices.js";
import { spellIn } from "./spells.js";
import { woundsOf } from "./wounds.js";
import type { Borne } from "./wounds.js";

/** What hurts somebody without an attack: a natural cause of the world, a spell that simply happens, or dice told. */
export interface Cause {
  readonly name: string;
  /** Usual damage dice, for those who lose hit points. */
  readonly damage: string;
  /** GB-58 — `null` when the dice cannot be read. */
  readonly bonus: number | null;
  readonly repeats: boolean;
  readonly location: HazardLocation;
  /** D-38 — whether 16 and more kills where no place is struck. */
  readonly bodyVital: boolean;
}

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

/** The natural causes among the world's items. */
export function knownHazards(): readonly Item[] {
  return game.items.filter((item) => (item.system as unknown) instanceof GbHazard && item.visible);
}

/** GB-58, GB-62 — the cause that is chosen; `null` when it is gone or drowns, which is a deed of its own. */
export function causeIn(actor: Actor, choices: DeedChoices): Cause | null {
  const cast = spellIn(actor, choices);
  if (cast)
    return cast.spell.kind === "harmArea" ? plain(cast.name, cast.spell.filled(cast.spell.maxDamageFormula)) : null;
  const chosen = textIn(choices, "hazard");
  if (chosen === TYPED || chosen === "") {
    const vital = flagIn(choices, "bodyVital", true);
    return plain(textIn(choices, "cause"), textIn(choices, "damage") || "1d6", vital);
  }
  const item = actor.items.get(chosen) ?? itemAt(chosen);
  const hazard: unknown = item?.system;
  if (!item || !(hazard instanceof GbHazard) || hazard.kind === "drowning") return null;
  return {
    name: item.name,
    damage: hazard.damage,
    bonus: hazard.damageError === null ? hazard.bonus : null,
    repeats: hazard.repeats,
    location: hazardLocation(hazard.kind, hazard.locationMode, fallLocation()),
    bodyVital: hazard.bodyVital && booleanSetting("gbHazardBodyVital"),
  };
}

function plain(name: string, damage: string, vital = true): Cause {
  const most = maximumDamage(damage);
  return {
    name,
    damage,
    bonus: most === undefined ? null : hazardBonus(most),
    repeats: false,
    location: "ask",
    bodyVital: vital && booleanSetting("gbHazardBodyVital"),
  };
}

const FALLS: readonly FallLocation[] = ["ask", "always", "never"];

function fallLocation(): FallLocation {
  return FALLS.find((one) => one === textSetting("gbFallLocation")) ?? "ask";
}
