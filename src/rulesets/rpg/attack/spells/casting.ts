import type { Changes } from "../../../../core/play/contract/changes.js";
import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Line, Modifier } from "../../../../core/play/contract/modifiers.js";
import type { RolledBlow } from "../../../../core/play/contract/outcome.js";
import type { Band, Shot, Situation, WindowChoice } from "../../../../core/play/contract/situation.js";
import type { Text } from "../../../../core/text/text.js";
import { rpgOptions } from "../../data/options.js";
import type { RpgSpell } from "../../data/items/spell.js";
import { lineOf } from "../../dice/lines.js";
import { diceSpec } from "../../dice/specs.js";
import { castRefusal } from "../../rules/attack/attack-rights.js";
import { attackMade } from "../../rules/fight/round-spending.js";
import { attackRolls } from "../attack-roll.js";
import { nameOf } from "../called.js";
import { circumstanceChoice, circumstancesIn } from "../circumstances.js";
import { fight } from "../fields.js";
import { figuresOf, roundNow, roundOf } from "../reading.js";
import { roundChanges } from "../round-written.js";
import { skillUsed } from "../skill-used.js";
import { skillCast, spellOf, strikesSomebody } from "./spell.js";

const COOLDOWN = "cooldown";

/** RP-79 — whether an item is a spell or power that is turned on an actor. */
export function isCast(item: Item): boolean {
  const spell = spellOf(item);
  return spell !== null && strikesSomebody(spell);
}

/** RP-79 — why a spell is not turned on anybody: it is cast otherwise, or its bearer is dead. */
export function castObstacle(item: Item): Text | null {
  const { name, actor } = item;
  if (!isCast(item)) return fight("obstacle.castOtherwise", { name });
  return actor && figuresOf(actor).hp.state === "dead" ? fight("obstacle.dead", { name: nameOf(actor) }) : null;
}

/** RP-40, RP-61, RP-73, RP-79 — why it cannot be cast now; `null` when it can. All those in its area may be struck at once. */
export function castHindrance({ attacker, weapon, metres }: Situation, blows: number): Text | null {
  const spell = spellOf(weapon);
  if (!spell) return null;
  return blows > 1 && spell.area === 0 ? fight("refusal.oneTarget") : castRefused(spell, attacker, metres);
}

/** RP-40, RP-61, RP-73, RP-79 — the same for a spell or a power that strikes nobody; so many metres away, `null` on oneself. */
export function castRefused(spell: RpgSpell, caster: Actor, metres: number | null): Text | null {
  const now = roundNow(caster);
  if (now && spell.readyAtRound > now.round) return fight("refusal.recovering", { round: spell.readyAtRound });
  const refusal = castRefusal(
    { distance: metres, range: spell.range },
    { body: figuresOf(caster).bodyState, round: roundOf(caster) },
    { chaos: rpgOptions().chaos },
  );
  return refusal && fight(`refusal.${refusal}`, { name: nameOf(caster), range: spell.range });
}

/** RP-79 — the FD of a spell: its own, and the keeper's. */
export function castLines({ weapon, choices }: Pick<Situation, "weapon" | "choices">): readonly Modifier[] {
  return [lineOf("spell", spellOf(weapon)?.difficulty ?? 0), lineOf("circumstances", circumstancesIn(choices))].filter(
    ({ value }) => value !== 0,
  );
}

/** RP-08 — all that is chosen for one. */
export function castChoices({ choices }: Situation): readonly WindowChoice[] {
  return [circumstanceChoice(choices)];
}

/** RP-73 — within reach, or beyond; what one touches has no reach. */
export function castBands(item: Item): readonly Band[] {
  const { range = 0 } = spellOf(item) ?? {};
  if (range === 0) return [];
  return [
    { metres: range, label: fight("band.within", { range }) },
    { metres: Math.floor(range) + 1, label: fight("band.beyond", { range }) },
  ];
}

/** RP-105 — the attack, and the die of the rounds until it serves again where it does not at once, or after so many. */
export function castRolls(shot: Shot, lines: readonly Line[]): readonly RollSpec[] {
  const rest = diceSpec(COOLDOWN, "effect", spellOf(shot.weapon)?.cooldown ?? "");
  return rest ? [...attackRolls(shot, lines), rest] : attackRolls(shot, lines);
}

/**
 * RP-38, RP-79, RP-96 — what casting costs, whatever the dice say: hit points, an action, and the rounds until it serves
 * again; its skill was used.
 */
export function castAftermath(caster: Actor, item: Item, { dice }: RolledBlow): Changes | null {
  const spell = spellOf(item);
  if (!spell) return null;
  const { hpCost, cooldown } = spell;
  const now = roundNow(caster);
  const rest = dice[COOLDOWN]?.[0] ?? (Number(cooldown) || 0);
  const items = [
    ...(now && rest > 0 ? [{ id: item.id ?? "", path: "system.readyAtRound", after: now.round + rest }] : []),
    ...skillUsed(skillCast(spell, caster)),
  ];
  const values = roundChanges(caster, (round) => attackMade({ ...round, section: "magic" }));
  const { hp } = figuresOf(caster);
  const numbers = hpCost > 0 ? [{ path: "system.hp.value", after: hp.value - hpCost }] : [];
  return numbers.length + values.length + items.length > 0 ? { numbers, values, items } : null;
}
