import type { Desk, Result } from "../../../core/creation/procedure.js";
import type { GbInvestigator } from "../data/actors/investigator.js";
import { namesWeapon } from "../rules/character/feat-limits.js";
import { ABILITIES, SAVES } from "../rules/vocabulary.js";
import type { GbDraft } from "./draft.js";
import { listed } from "./entries.js";
import { babOf, chosen, poolsOf, saveBasesOf, scoresOf, type Chosen } from "./figures.js";

const TYPES = ["gbFeat", "gbSkill", "gbWeapon", "gbArmor", "gbGear"];

/** What finishing writes. */
export function resultOf(draft: GbDraft, desk: Desk): Result {
  const items = chosen(draft, desk, ...TYPES);
  const fresh = items.filter(({ entry }) => !entry.owned);
  return {
    update: {
      ...(draft.name.trim() !== "" && { name: draft.name.trim() }),
      img: draft.img,
      "system.occupation": draft.occupation.trim(),
      "system.level": draft.level,
      "system.attackOption": draft.option,
      "system.bab": babOf(draft),
      ...scoreChanges(draft),
      ...saveChanges(draft),
      ...poolChanges(draft, desk),
    },
    create: fresh
      .filter(({ entry, ranks }) => entry.type !== "gbSkill" || ranks > 0)
      .map((one) => ({ id: one.key, from: one.from, system: details(one) })),
    change: items
      .filter((one) => one.entry.owned && isChanged(one))
      .map((one) => ({ id: one.key, system: details(one) })),
    remove: draft.removed,
  };
}

function scoreChanges(draft: GbDraft): object {
  const scores = scoresOf(draft);
  return Object.fromEntries(ABILITIES.map((id) => [`system.abilities.${id}.value`, scores[id]]));
}

function saveChanges(draft: GbDraft): object {
  const bases = saveBasesOf(draft);
  return Object.fromEntries(SAVES.map((id) => [`system.saves.${id}.base`, bases[id]]));
}

/** D-01 — points follow their maximum: whoever is unhurt stays so, and what others have lost stays lost. */
function poolChanges(draft: GbDraft, desk: Desk): object {
  const { pv, pf } = desk.actor.system as GbInvestigator;
  const whole = poolsOf(draft, desk);
  return { "system.pv.value": pv.value + whole.pv - pv.max, "system.pf.value": pf.value + whole.pf - pf.max };
}

/** What was decided about an item besides having it. */
function details({ entry, weapon, ranks }: Chosen): Record<string, unknown> {
  if (entry.type === "gbSkill") return { ranks };
  return entry.type === "gbFeat" && namesWeapon(listed(entry).key) ? { weapon } : {};
}

function isChanged(one: Chosen): boolean {
  return Object.entries(details(one)).some(([name, value]) => one.entry.system[name] !== value);
}
