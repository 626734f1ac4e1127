import { USUAL_PULL } from "../../rules/attack/pull.js";
import type { Modifier } from "../../../../core/play/contract/modifiers.js";
import type { Choices } from "../../../../core/play/contract/situation.js";
import { d20d100Options } from "../../data/options.js";
import { lineOf } from "../../dice/lines.js";
import type { TestRoll } from "../../dice/test-roll.js";
import { SITUATIONS } from "../../rules/attack/attack.js";
import { disarmBonuses } from "../../rules/attack/disarm.js";
import { SILENT_HOLD_BONUS } from "../../rules/attack/grapple.js";
import { ATTENTIVE_BONUS } from "../../rules/fight/initiative.js";
import { STOLEN_UPON_BONUS } from "../../rules/attack/helpless.js";
import { figuresOf } from "../../data/reading.js";
import { rowFigures } from "../../data/items/weapon-figures.js";
import { armOf, armsOf, holdingEachOther } from "./people.js";
import { canBeQuiet, chosenIn, MERCY, type Way } from "./ways.js";

/** DD-159, D-79 — what a charge adds to whatever it ends in. */
const CHARGE = SITUATIONS.charge;

interface Side {
  readonly way: Way;
  readonly attacker: Actor;
  readonly weapon: Item;
  readonly target: Actor | null;
  readonly choices: Choices;
}

/** What the die of whoever acts is rolled for. */
export function rolledFor(way: Way): TestRoll {
  if (way === "disarm") return "disarm";
  return way === "behind" ? "opposed" : "grapple";
}

/** DD-137, DD-138, DD-159…DD-161, DD-164 — the parts of the roll of whoever acts. */
export function actingLines(side: Side): readonly Modifier[] {
  const { way, attacker, weapon, target, choices } = side;
  const chosen = chosenIn(choices);
  const first = !target || !holdingEachOther(attacker, target);
  const pull = boxingOf(attacker)?.pullPenalty ?? USUAL_PULL;
  const wins = disarmBonuses(chosen.bigger, false).attacker;
  const charges = chosen.charge && (way === "push" || way === "throwDown");
  return [
    ...ownLines(way, attacker, weapon),
    ...(charges ? [lineOf("charge", CHARGE)] : []),
    ...(way === "strike" && chosen.real ? [lineOf("pulled", pull)] : []), // DD-105
    ...(canBeQuiet(way) && chosen.quiet && first ? [lineOf("silentHold", SILENT_HOLD_BONUS)] : []),
    ...(way === "disarm" && wins > 0 ? [lineOf("disarm", wins)] : []),
  ];
}

/** DD-137, DD-160, DD-161 — the parts of the roll of whoever resists. */
export function resistingLines(way: Way, target: Actor, choices: Choices): readonly Modifier[] {
  if (way === "behind") return [...skillLines(target, "listen"), lineOf("fromBehind", STOLEN_UPON_BONUS)];
  if (way !== "disarm") return grappleLines(target);
  const { loses, bigger } = chosenIn(choices);
  const held = armsOf(target).find(({ item }) => item.id === loses);
  const more = disarmBonuses(bigger, held?.arm.twoHanded ?? false).holder;
  return [...attackLines(target, held?.item ?? null), ...(more > 0 ? [lineOf("disarm", more)] : [])];
}

function ownLines(way: Way, attacker: Actor, weapon: Item): readonly Modifier[] {
  if (MERCY.includes(way)) return []; // nothing is rolled
  if (way === "behind") return skillLines(attacker, "moveSilently");
  if (way !== "disarm") return grappleLines(attacker);
  const careful = figuresOf(attacker).defence.stance === "defensive"; // DD-153: it is an attack
  return [...attackLines(attacker, weapon), ...(careful ? [lineOf("defensive", SITUATIONS.defensiveFighting)] : [])];
}

/** DD-92, DD-137, DD-172 — Lutte, with what wounds take off it. */
function grappleLines(actor: Actor): readonly Modifier[] {
  return [lineOf("grapple", figuresOf(actor).combatTotal("grapple")), ...woundLines(actor)];
}

/** DD-44, DD-160 — the first attack of a row; of bare hands that of Boxe. */
function attackLines(actor: Actor, weapon: Item | null): readonly Modifier[] {
  const arm = armOf(weapon);
  const [first] = arm ? rowFigures(arm).base : [];
  return [lineOf("row", first?.modifier ?? figuresOf(actor).combatTotal("boxing")), ...woundLines(actor)];
}

/** DD-73, DD-92, DD-161 — a skill as it is rolled now; of whoever has it not, the characteristic alone. */
function skillLines(actor: Actor, key: "listen" | "moveSilently"): readonly Modifier[] {
  const being = figuresOf(actor);
  const found = being.skill(key);
  const heeds = key === "listen" && being.watchful ? [lineOf("attentive", ATTENTIVE_BONUS)] : []; // DD-114
  if (!found) {
    const characteristic = key === "listen" ? "perception" : "dexterity";
    return [lineOf("characteristic", being.characteristics[characteristic].mod, { characteristic }), ...heeds];
  }
  const { total, asterisk, physical } = found.system;
  const { armorPenalty } = being.defence;
  return [
    lineOf(key, total),
    ...(asterisk && armorPenalty !== 0 ? [lineOf("armour", armorPenalty)] : []),
    ...(physical ? woundLines(actor) : []),
    ...heeds,
  ];
}

/** DD-92 */
function woundLines(actor: Actor): readonly Modifier[] {
  const { penalty } = figuresOf(actor).hp;
  return d20d100Options().useThresholds && penalty !== 0 ? [lineOf("wounds", penalty)] : [];
}

/** DD-47 — the row with which somebody boxes; `null` without one. */
export function boxingOf(actor: Actor) {
  return actor.items.contents.map((item) => armOf(item)).find((arm) => arm?.skill === "boxing") ?? null;
}
