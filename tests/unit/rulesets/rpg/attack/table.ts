import type { Defence, Struck } from "../../../../../src/core/play/contract/defence.js";
import type { Blow, Outcome } from "../../../../../src/core/play/contract/outcome.js";
import type { Choices } from "../../../../../src/core/play/contract/situation.js";
import type { OutcomeView } from "../../../../../src/core/play/contract/view.js";
import { bonusOf } from "../../../../../src/core/play/draft/draft.js";
import { linesOf } from "../../../../../src/core/play/record/deed-call.js";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { rpgAttack } from "../../../../support/play/attacks.js";
import { RpgCharacter } from "../../../../../src/rulesets/rpg/data/actors/character.js";
import { RpgCreature } from "../../../../../src/rulesets/rpg/data/actors/creature.js";
import { RPG_ROLLS } from "../../../../../src/rulesets/rpg/dice/index.js";
import { SETTINGS } from "../../../../../src/rulesets/rpg/settings.js";
import { PLAYER, type Data } from "../../../../support/play/arbiter-table.js";
import { damageThrown } from "../../../../support/play/bout.js";
import { carryOut, idOf, item, stored, throwAll, throwSome } from "../../../../support/play/deeds.js";
import { seatPeople } from "../../../../support/play/ring.js";
import { RPG_ITEMS } from "../../../../support/models/rpg-models.js";

export { idOf, item, systemOf } from "../../../../support/play/deeds.js";
export { armed, change, inRound } from "../../../../support/play/ring.js";

const { defence: guard } = rpgAttack;
if (!guard) throw new Error("rpg asks its targets");
export const rpgGuard = guard;

const GAME = {
  actors: { rpgCharacter: RpgCharacter, rpgCreature: RpgCreature },
  items: RPG_ITEMS,
  rolls: RPG_ROLLS,
  settings: SETTINGS,
};

const held = (id: string, system: Data): Data => item("rpgWeapon", id, { equipped: "main", ...system });
const skill = (key: string, scoreOverride: number, system: Data = {}): Data =>
  item("rpgSkill", `s-${key}`.slice(0, 16), { key, root: "weapons", scoreOverride, ...system });

export const SWORD = held("sword", { formula: "1d8", skill: "handWeapons", bladed: true });
export const CLUB = held("club", { formula: "1d4", skill: "handWeapons" });
export const CLAWS = held("claws", { formula: "1d6", skill: "unarmed", natural: true, equipped: "none" });
export const SHIELD = item("rpgShield", "shield", { equipped: true });
export const BLADES = skill("handWeapons", 12);
export { held, skill };

/** Corps 8, Habileté 8: 18 hit points, Bdef and Bdeg as the figures say. */
const SOUND = {
  attributes: { body: { base: 8 }, mind: { base: 5 }, agility: { base: 8 }, charisma: { base: 4 } },
  hp: { value: 18 },
};

/** A hero of a player's and a hero of the keeper's, face to face. */
export function openRing(
  mine: readonly Data[] = [BLADES, SWORD],
  theirs: readonly Data[] = [BLADES, CLUB],
  foe: Data = {},
) {
  const { people, settings } = seatPeople(GAME, [
    {
      ...{ _id: idOf("hero"), name: "Odile", type: "rpgCharacter", ownership: { default: 0, [PLAYER]: 3 } },
      ...{ system: SOUND, items: mine },
    },
    {
      _id: idOf("thug"),
      name: "Brute",
      type: "rpgCharacter",
      items: theirs,
      ownership: { default: 1 },
      ...foe,
      system: { ...SOUND, ...(foe.system as Data) },
    },
  ]);
  const [hero, thug] = people as [Actor, Actor];
  return { hero, thug, settings };
}

interface Played {
  readonly choices?: Choices;
  /** Faces of the attack, and of all that it calls for; then those of the answer, and of what the attacker throws after it. */
  readonly attack: readonly number[];
  readonly answer?: readonly number[];
  readonly answers?: DeedChoices;
  readonly refused?: boolean;
  readonly override?: Blow["override"];
  readonly metres?: number | null;
}

/** The situation of an attack, as the window has it. */
export function situationOf(weapon: Item, target: Actor | null, choices: Choices = {}, metres: number | null = null) {
  return { attacker: weapon.actor as Actor, weapon, target, metres, choices };
}

/** An attack as it fell, before its target answers. */
export function strike(weapon: Item, target: Actor, { choices = {}, attack, metres = null }: Played): Struck {
  const lines = linesOf(rpgAttack.modifiers(situationOf(weapon, target, choices, metres)));
  const dice = throwAll(rpgAttack.rolls({ weapon, target, metres, choices }, lines), attack);
  return { attacker: weapon.actor, weapon, target, metres, choices, dice, lines, bonus: bonusOf(lines) };
}

/** The answer of a target: its choices, and what the window says by itself. */
export function answerTo(blow: Struck, played: Partial<Played>): Defence {
  const { defence, left } = answered(blow, played);
  if (left.length > 0) throw new Error(`${left.length} dice too many`);
  return defence;
}

/** The same with the faces that are left for the attacker. */
function answered(
  blow: Struck,
  { answer = [], answers = {}, refused = false }: Partial<Played>,
): { readonly defence: Defence; readonly left: readonly number[] } {
  const fields = refused ? [] : rpgGuard.fields({ blow, choices: answers, refused });
  const own = Object.fromEntries(fields.flatMap(({ id, value }) => (value === null ? [] : [[id, value] as const])));
  const choices = { ...own, ...(refused ? {} : answers) };
  const situation = { blow, choices, refused };
  const lines = linesOf(rpgGuard.modifiers(situation));
  const { dice, left } = throwSome(rpgGuard.rolls(situation, lines), answer);
  return { defence: { refused, choices, lines, bonus: bonusOf(lines), dice }, left };
}

interface Fought {
  readonly outcome: Outcome;
  readonly view: OutcomeView;
  readonly struck: Struck;
  readonly asked: boolean;
  undo(): Promise<void>;
}

/** Plays an attack to its end: rolled, answered, judged, written. */
export async function fight(weapon: Item, target: Actor, played: Played): Promise<Fought> {
  const struck = strike(weapon, target, played);
  const asked = rpgGuard.asks(struck);
  const told = asked && played.answer ? answered(struck, played) : null;
  const attacker = weapon.actor as Actor;
  const kept = rpgAttack.keeps?.(situationOf(weapon, target, struck.choices, struck.metres)) ?? {};
  const blow: Blow = { ...struck, kept, defence: told?.defence ?? null, override: played.override ?? {} };
  const later = asked && !told ? {} : damageThrown(rpgAttack, blow, told?.left ?? []);
  const judged = rpgAttack.outcome({ ...blow, dice: { ...blow.dice, ...later } });
  const outcome = stored(judged);
  const origin = { messageId: "m".repeat(16), attackerUuid: attacker.uuid, weaponName: weapon.name };
  const undoAttack = await carryOut(rpgAttack.aftermath(attacker, weapon, struck.choices, 1, struck), attacker);
  const undoBlow = await carryOut(rpgAttack.changes(outcome, target, origin), target);
  const undoRecoil = await carryOut(rpgAttack.recoil?.(outcome, attacker, weapon, origin) ?? null, attacker);
  const undo = async () => {
    await undoRecoil();
    await undoBlow();
    await undoAttack();
  };
  return { outcome, view: rpgAttack.view(outcome), struck, asked, undo };
}
