import type { Defence, Struck } from "../../../../../src/core/attack/defence/procedure.js";
import type { Blow, Choices, Outcome, OutcomeView } from "../../../../../src/core/attack/procedure.js";
import { bonusOf } from "../../../../../src/core/attack/draft.js";
import { linesOf } from "../../../../../src/core/deeds/intent.js";
import { d20d100Attack } from "../../../../../src/rulesets/d20d100/attack.js";
import { D20d100Adversary } from "../../../../../src/rulesets/d20d100/data/adversary.js";
import { D20d100Investigator } from "../../../../../src/rulesets/d20d100/data/investigator.js";
import { D20D100_ROLLS } from "../../../../../src/rulesets/d20d100/dice/index.js";
import { SETTINGS } from "../../../../../src/rulesets/d20d100/settings.js";
import { PLAYER, sitDown, type Data } from "../../../../support/arbiter-table.js";
import { D20D100_ITEMS } from "../../../../support/d20d100-models.js";
import { carryOut, idOf, item, stored, throwAll } from "../../../../support/deeds.js";
import { inRound } from "../../../../support/ring.js";

export { armed, change, inRound } from "../../../../support/ring.js";
export { item } from "../../../../support/deeds.js";

const { defence: guard } = d20d100Attack;
if (!guard) throw new Error("d20d100 asks its targets");
export const d20d100Guard = guard;

const ACTORS = { d20d100Investigator: D20d100Investigator, d20d100Adversary: D20d100Adversary };
const types = (models: object) => Object.fromEntries(Object.keys(models).map((type) => [type, {}]));

const skill = (key: string, flat: number): Data => item("d20d100Skill", key, { key, family: "combat", flat });

/** DD-56 — John's revolver: +6/+1, +2//-3, -2///-7. */
export const COLT = item("d20d100Weapon", "colt", {
  ...{ skill: "handgun", action: "revolver", damageKind: "bullet", cadences: ["triple"], addsDamageBonus: false },
  ...{ penetration: 4, recoil: 4, criticalMultiplier: 3, damage: "2d8", rangeIncrement: 6, capacity: 6, loaded: 6 },
});
/** DD-151 — a pistol that loads itself, and jams. */
export const PISTOL = item("d20d100Weapon", "pistol", {
  ...{ skill: "handgun", action: "semiAuto", damageKind: "bullet", cadences: ["triple"], addsDamageBonus: false },
  ...{ penetration: 4, recoil: 4, criticalMultiplier: 3, damage: "2d8", rangeIncrement: 6, capacity: 7, loaded: 7 },
});
export const KNIFE = item("d20d100Weapon", "knife", {
  ...{ skill: "meleeWeapons", action: "melee", damageKind: "piercing", damage: "1d4", criticalMin: 19 },
  ...{ canThrow: true, throwIncrement: 3 },
});
export const SHOTGUN = item("d20d100Weapon", "shotgun", {
  ...{ skill: "handgun", action: "pump", damageKind: "shot", criticalMultiplier: 3, addsDamageBonus: false },
  ...{ damage: "3d6", damageMid: "2d6", damageFar: "1d6", rangeIncrement: 10, capacity: 5, loaded: 5 },
});
export const FISTS = item("d20d100Weapon", "fists", {
  ...{ skill: "boxing", damage: "1d3", damageType: "temporary", criticalMultiplier: 2 },
});
/** DD-133 — protection 6 without a penalty, so that the Défense stays what it is. */
export const VEST = item("d20d100Armor", "vest", { protection: 6, penalty: 0, equipped: true });

const ARMS = [COLT, PISTOL, KNIFE, SHOTGUN, FISTS];
const SKILLS = [skill("handgun", 6), skill("meleeWeapons", 5), skill("thrownWeapons", 4), skill("boxing", 6)];

/** A player's investigator, armed, and one of another player's; PV 10 each, Réflexes +2. */
export function openRing(theirs: readonly Data[] = [], foe: Data = {}) {
  const nimble = { characteristics: { dexterity: { score: 14 } } };
  const { settings } = sitDown(
    [],
    (config) => {
      config.Actor.dataModels = ACTORS;
      config.Item.dataModels = D20D100_ITEMS;
      (config.Dice.rolls as unknown[]).push(...D20D100_ROLLS);
    },
    {
      actors: [
        {
          ...{ _id: idOf("hero"), name: "John", type: "d20d100Investigator", ownership: { default: 0, [PLAYER]: 3 } },
          ...{ system: { ...nimble, hp: { value: 10 } }, items: [...ARMS, ...SKILLS] },
        },
        {
          ...{ _id: idOf("foe"), name: "Marthe", type: "d20d100Investigator", items: theirs },
          ...foe,
          system: { ...nimble, hp: { value: 10 }, ...(foe.system as Data) },
        },
      ],
      documentTypes: {
        Actor: types(ACTORS),
        Item: types(D20D100_ITEMS),
        ChatMessage: { attack: {}, deed: {}, defence: {}, verdict: {} },
      },
    },
  );
  for (const { key, initial } of SETTINGS) settings.set(key, initial);
  const [hero, other] = game.actors.contents as [Actor, Actor];
  inRound(null);
  return { hero, foe: other, settings };
}

interface Played {
  readonly choices?: Choices;
  /** Faces of the shots and of the damage of those that hit; then those of the vest. */
  readonly attack: readonly number[];
  readonly vest?: readonly number[];
  readonly refused?: boolean;
  readonly override?: Blow["override"];
  /** Faces of what the keeper's word calls for. */
  readonly owed?: readonly number[];
  readonly metres?: number | null;
}

/** The situation of an attack as the window has it: what it proposes, and what was chosen otherwise. */
export function situationOf(weapon: Item, target: Actor | null, choices: Choices = {}, metres: number | null = null) {
  const given = { attacker: weapon.actor as Actor, weapon, target, metres };
  const said = Object.entries({ ...d20d100Attack.proposals(given), ...choices });
  return { ...given, choices: Object.fromEntries(said.filter(([, value]) => value !== "" && value !== "0")) };
}

/** An attack as it fell, before its target answers. */
export function strike(weapon: Item, target: Actor, { choices, attack, metres = null }: Played): Struck {
  const situation = situationOf(weapon, target, choices, metres);
  const lines = linesOf(d20d100Attack.modifiers(situation));
  const dice = throwAll(d20d100Attack.rolls(situation, lines), attack);
  const kept = d20d100Attack.keeps?.(situation) ?? {};
  return { ...situation, target, dice, lines, bonus: bonusOf(lines), kept };
}

function answerTo(blow: Struck, { vest = [], refused = false }: Partial<Played>): Defence {
  const situation = { blow, choices: {}, refused };
  return { refused, choices: {}, lines: [], bonus: 0, dice: throwAll(d20d100Guard.rolls(situation, []), vest) };
}

interface Fought {
  readonly outcome: Outcome;
  readonly view: OutcomeView;
  readonly struck: Struck;
  readonly asked: boolean;
  readonly fired: number;
  undo(): Promise<void>;
}

/** Plays an attack to its end: rolled, answered, judged, written. */
export async function fight(weapon: Item, target: Actor, played: Played): Promise<Fought> {
  const struck = strike(weapon, target, played);
  const asked = d20d100Guard.asks(struck);
  const defence = asked && (played.vest || played.refused) ? answerTo(struck, played) : null;
  const attacker = weapon.actor as Actor;
  const blow: Blow = { ...struck, kept: struck.kept ?? {}, defence, override: played.override ?? {} };
  const owed = played.owed ? d20d100Attack.owed?.(blow) : null;
  const dice = owed ? { ...blow.dice, ...throwAll([owed], played.owed ?? []) } : blow.dice;
  const outcome = stored(d20d100Attack.outcome({ ...blow, dice }));
  const origin = { messageId: "m".repeat(16), attackerUuid: attacker.uuid, weaponName: weapon.name };
  const fired = d20d100Attack.fired?.(weapon, struck.choices, 1, struck) ?? 0;
  const undoAttack = await carryOut(d20d100Attack.aftermath(attacker, weapon, struck.choices, 1, struck), attacker);
  const undoBlow = await carryOut(d20d100Attack.changes(outcome, target, origin), target);
  const undo = async () => {
    await undoBlow();
    await undoAttack();
  };
  return { outcome, view: d20d100Attack.view(outcome), struck, asked, fired, undo };
}
