import { statusIcons } from "../../canvas/visibility.js";
import type { Data } from "../../../common/types.js";

const DEFAULT_IMAGE = "icons/svg/mystery-man.svg";

/** The tracked attribute of the fight's settings, as this combatant's actor has it. */
export function trackedResource(combatant: Data): number | string | null {
  const path = (game.settings.get("core", "combatTrackerConfig") as Data | null)?.resource as string | undefined;
  if (!path || !combatant.actor?.isOwner) return null;
  const value = foundry.utils.getProperty(combatant.actor.system, path) as unknown;
  const shown = typeof value === "object" && value !== null ? (value as Data).value : value;
  return shown ?? null;
}

function initiativeText(value: unknown): string {
  if (value === null || value === undefined) return "";
  const decimals = (CONFIG.Combat.initiative?.decimals ?? 0) as number;
  return Number.isInteger(value) ? String(value) : Number(value).toFixed(decimals);
}

/** What a line of the tracker shows of a combatant. */
export function turnContext(combat: Data, combatant: Data): Data {
  const active = Boolean(combat.started && combat.combatant?.id === combatant.id);
  const css = [
    active && "active",
    combatant.hidden && "hide hidden-combatant",
    combatant.isDefeated && "defeated",
  ].filter(Boolean);
  const { initiative } = combatant;
  return {
    id: combatant.id as string,
    name: combatant.name as string,
    img: combatant.img || DEFAULT_IMAGE,
    css: css.join(" "),
    active,
    hidden: Boolean(combatant.hidden),
    isDefeated: Boolean(combatant.isDefeated),
    isOwner: Boolean(combatant.isOwner),
    canPan: Boolean(combatant.token),
    effects: { icons: statusIcons(combatant.actor ?? null) },
    resource: trackedResource(combatant),
    hasRolled: initiative !== null && initiative !== undefined,
    initiative: initiativeText(initiative),
  };
}
