import type { Facts } from "../../../../core/play/contract/modifiers.js";
import type { Choices } from "../../../../core/play/contract/situation.js";
import { flag, inText, list, nullable, oneOf, record, text, whole, type Read } from "../../../../core/shape/shape.js";
import { actorAt } from "../../../../core/world/world.js";
import { d20d100Options } from "../../data/options.js";
import type { D20d100Weapon } from "../../data/items/weapon.js";
import { COUP_DE_GRACE_MULTIPLIER } from "../../rules/attack/helpless.js";
import { protectionAgainst, vestCounts, vestProtects } from "../../rules/arms/protection.js";
import { rangeKindOf } from "../../rules/arms/range.js";
import { DAMAGE_TYPES, PROTECTION_MODES } from "../../rules/vocabulary.js";
import { figuresOf } from "../../data/reading.js";
import { rowFigures } from "../../data/items/weapon-figures.js";
import { armOf, holdingEachOther } from "./people.js";
import { boxingOf } from "./sides.js";
import { chosenIn, isQuiet, MERCY, WAYS, wayOf, type Way } from "./ways.js";

/** DD-138, DD-163 — damage that is dealt without an attack against a Défense. */
const BLOW = {
  /** With the damage bonus. */
  dice: record({ faces: list(whole), plus: whole }),
  factor: whole,
  type: oneOf(DAMAGE_TYPES, "temporary"),
  /** DD-133 — faces of the vest's die; 0: none is thrown. */
  vest: whole,
  /** DD-134 */
  skin: nullable(record({ mode: oneOf(PROTECTION_MODES), value: whole })),
};
export interface CloseBlow extends Read<typeof BLOW> {}

/** What two people close to each other are about, on the attacker's side. */
export const ABOUT = {
  way: oneOf<Way>(WAYS, "seize"),
  /** UUID of the attacker. */
  attacker: text,
  /** DD-164 — done without a sound. */
  ...{ quiet: flag, charge: flag },
  /** DD-138, DD-160 — ids of the weapon drawn or knocked away; their names, for the card. */
  ...{ drawn: text, loses: text, weaponName: text },
  /** DD-138 — who is freed, by UUID and name. */
  ...{ ally: text, allyName: text },
};

const BOUT = { ...ABOUT, blow: nullable(record(BLOW)) };
export interface Bout extends Read<typeof BOUT> {}

/** The same as a verdict stores it. */
const STORED = inText(record(BOUT));

interface Asked {
  readonly weapon: Item | null;
  readonly target: Actor | null;
  readonly choices: Choices;
  readonly kept?: Facts;
}

/** What it is about, as it was kept; else as things stand. `null` where it is an ordinary attack, or nobody knows any more. */
export function boutOf({ kept, ...asked }: Asked): Bout | null {
  const before = STORED.read(kept?.["close"]);
  if (before) return before;
  const way = wayOf(asked);
  const attacker = asked.weapon?.actor;
  return way && attacker ? boutNow(way, attacker, asked) : null;
}

/** The same as a verdict stores it. */
export function boutFacts(bout: Bout): Facts {
  return { close: JSON.stringify(bout) };
}

function boutNow(way: Way, attacker: Actor, { weapon, target, choices }: Asked): Bout {
  const chosen = chosenIn(choices);
  const [drawn, loses] = [way === "drawWeapon" ? chosen.drawn : "", way === "disarm" ? chosen.loses : ""];
  const ally = way === "freeAlly" ? chosen.ally : "";
  const named = drawn ? attacker.items.get(drawn) : target?.items.get(loses);
  return {
    ...{ way, drawn, loses, ally },
    attacker: attacker.uuid,
    quiet: isQuiet(way, chosen),
    charge: chosen.charge,
    weaponName: named?.name ?? "",
    allyName: actorAt(ally || null)?.name ?? "",
    blow: blowOf(way, attacker, { weapon, target, choices }),
  };
}

/** DD-47, DD-101, DD-105, DD-138, DD-163 — the damage of a way that deals any. */
function blowOf(way: Way, attacker: Actor, { weapon, target, choices }: Asked): CloseBlow | null {
  if (way === "strike") {
    const fists = boxingOf(attacker);
    const dice = (fists && rowFigures(fists).damages[0]) ?? { faces: [3], plus: 0 };
    return met(fists, target, { dice, factor: 1, type: chosenIn(choices).real ? "hp" : "temporary" });
  }
  const arm = armOf(weapon);
  const dice = arm && rowFigures(arm).damages[0];
  if (!MERCY.includes(way) || !dice) return null;
  return met(arm, target, { dice, factor: COUP_DE_GRACE_MULTIPLIER, type: way === "stun" ? "temporary" : "hp" });
}

/** DD-133, DD-134 — the same with what protects its target. */
function met(
  arm: D20d100Weapon | null,
  target: Actor | null,
  dealt: Pick<CloseBlow, "dice" | "factor" | "type">,
): CloseBlow {
  if (!target) return { ...dealt, vest: 0, skin: null };
  const { vest, protections } = figuresOf(target);
  const [action, kind] = [arm?.action ?? "melee", arm?.damageKind ?? "blunt"];
  const striking = { action, kind, missile: rangeKindOf(action, kind, false) === "thrown" };
  const counts = vestCounts(striking, d20d100Options().vestAgainstMelee);
  const worn = vest?.system.protection ?? 0;
  const skin = protectionAgainst(protections, striking);
  return {
    ...dealt,
    vest: vestProtects(arm?.penetration ?? 0, worn, counts) ? worn : 0,
    skin: skin && { mode: skin.mode, value: skin.value },
  };
}

/** DD-161 — whether somebody can resist at all: whoever knows nothing of it, or cannot move, does not. */
export function resists(way: Way, target: Actor): boolean {
  const being = figuresOf(target);
  return !MERCY.includes(way) && !being.isOut && !being.states.helpless;
}

/** DD-163, DD-162 — whether somebody lies at another's mercy. */
export function isHelpless(target: Actor): boolean {
  const being = figuresOf(target);
  return being.states.helpless || being.isOut;
}

/** DD-137 — whether a bout is the first between two: they do not hold each other yet. */
export function isFirst(attacker: Actor, target: Actor | null): boolean {
  return !target || !holdingEachOther(attacker, target);
}
