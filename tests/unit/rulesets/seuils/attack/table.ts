import type { Defence, Struck } from "../../../../../src/core/attack/defence/procedure.js";
import type { Blow, Choices, Outcome, OutcomeView } from "../../../../../src/core/attack/procedure.js";
import { bonusOf } from "../../../../../src/core/attack/draft.js";
import { linesOf } from "../../../../../src/core/deeds/intent.js";
import type { DeedChoices } from "../../../../../src/core/deeds/procedure.js";
import { seuilsAttack } from "../../../../../src/rulesets/seuils/attack.js";
import { SeuilsCharacter } from "../../../../../src/rulesets/seuils/data/character.js";
import { SeuilsCreature } from "../../../../../src/rulesets/seuils/data/creature.js";
import { SEUILS_ROLLS } from "../../../../../src/rulesets/seuils/dice/index.js";
import { SETTINGS } from "../../../../../src/rulesets/seuils/settings.js";
import { PLAYER, sitDown, type Data } from "../../../../support/arbiter-table.js";
import { carryOut, idOf, item, stored, throwAll } from "../../../../support/deeds.js";
import { inRound } from "../../../../support/ring.js";
import { SEUILS_ITEMS } from "../../../../support/seuils-models.js";

export { idOf, item, systemOf } from "../../../../support/deeds.js";
export { armed, change, inRound } from "../../../../support/ring.js";

const { defence: guard } = seuilsAttack;
if (!guard) throw new Error("seuils asks its targets");
export const seuilsGuard = guard;

const ACTORS = { seuilsCharacter: SeuilsCharacter, seuilsCreature: SeuilsCreature };
const types = (models: object) => Object.fromEntries(Object.keys(models).map((type) => [type, {}]));

/** A weapon in hand. */
export const weapon = (id: string, system: Data): Data => item("seuilsWeapon", id, { equipped: true, ...system });
export const specialty = (id: string, uses: readonly string[]): Data => item("seuilsSpecialty", id, { uses });

/** XD/Y and what else is usual for a blade: 3D/1, cutting, and it parries. */
export const BLADE = weapon("blade", {
  ...{ attackType: "melee", group: "blades", canParry: true, damageTypes: ["slashing", "piercing"] },
  damage: { dice: 3, keep: 1 },
});
export const BLADES = specialty("blades", ["weaponGroup:blades"]);

/** Agilité 4, Force 3, Santé 3 (5/7/9), the rest as it comes. */
const SOUND = {
  characteristics: {
    agilite: { value: 4 },
    reflexes: { value: 3 },
    precision: { value: 4 },
    force: { value: 3 },
    sante: { value: 3 },
  },
};

/** A player's character and one of the keeper's, face to face. */
export function openRing(mine: readonly Data[] = [BLADE], theirs: readonly Data[] = [BLADE], foe: Data = {}) {
  const { settings } = sitDown(
    [],
    (config) => {
      config.Actor.dataModels = ACTORS;
      config.Item.dataModels = SEUILS_ITEMS;
      (config.Dice.rolls as unknown[]).push(...SEUILS_ROLLS);
    },
    {
      actors: [
        {
          ...{ _id: idOf("hero"), name: "Maude", type: "seuilsCharacter", ownership: { default: 0, [PLAYER]: 3 } },
          ...{ system: SOUND, items: mine },
        },
        {
          ...{ _id: idOf("foe"), name: "Pillard", type: "seuilsCreature", items: theirs },
          ...foe,
          system: { ...SOUND, ...(foe.system as Data) },
        },
      ],
      documentTypes: {
        Actor: types(ACTORS),
        Item: types(SEUILS_ITEMS),
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
  /** Faces of the attack, and of all that it calls for at once; then those of the answer. */
  readonly attack: readonly number[];
  readonly answer?: readonly number[];
  readonly answers?: DeedChoices;
  readonly refused?: boolean;
  readonly override?: Blow["override"];
  /** Faces of what the keeper's word calls for. */
  readonly owed?: readonly number[];
  readonly metres?: number | null;
}

/** The situation of an attack as the window has it: what it proposes, and what was chosen otherwise. */
export function situationOf(weapon: Item, target: Actor | null, choices: Choices = {}, metres: number | null = null) {
  const given = { attacker: weapon.actor as Actor, weapon, target, metres };
  const said = Object.entries({ ...seuilsAttack.proposals(given), ...choices });
  return { ...given, choices: Object.fromEntries(said.filter(([, value]) => value !== "" && value !== "0")) };
}

/** An attack as it fell, before its target answers. */
export function strike(weapon: Item, target: Actor, { choices, attack, metres = null }: Played): Struck {
  const situation = situationOf(weapon, target, choices, metres);
  const lines = linesOf(seuilsAttack.modifiers(situation));
  const dice = throwAll(seuilsAttack.rolls(situation, lines), attack);
  const kept = seuilsAttack.keeps?.(situation) ?? {};
  return { ...situation, target, dice, lines, bonus: bonusOf(lines), kept };
}

/** The answer of a target: its choices, and what the window says by itself. */
export function answerTo(blow: Struck, { answer = [], answers = {}, refused = false }: Partial<Played>): Defence {
  const fields = refused ? [] : seuilsGuard.fields({ blow, choices: answers, refused });
  const own = Object.fromEntries(fields.flatMap(({ id, value }) => (value === null ? [] : [[id, value] as const])));
  const choices = { ...own, ...(refused ? {} : answers) };
  const situation = { blow, choices, refused };
  const lines = linesOf(seuilsGuard.modifiers(situation));
  const dice = throwAll(seuilsGuard.rolls(situation, lines), answer);
  const kept = seuilsGuard.keeps?.(situation) ?? {};
  return { refused, choices, lines, bonus: bonusOf(lines), dice, kept };
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
  const asked = seuilsGuard.asks(struck);
  const defence = asked && (played.answer || played.refused) ? answerTo(struck, played) : null;
  const attacker = weapon.actor as Actor;
  const blow: Blow = { ...struck, kept: struck.kept ?? {}, defence, override: played.override ?? {} };
  const owed = played.owed ? seuilsAttack.owed?.(blow) : null;
  const dice = owed ? { ...blow.dice, ...throwAll([owed], played.owed ?? []) } : blow.dice;
  const outcome = stored(seuilsAttack.outcome({ ...blow, dice }));
  const origin = { messageId: "m".repeat(16), attackerUuid: attacker.uuid, weaponName: weapon.name };
  const undoAttack = await carryOut(seuilsAttack.aftermath(attacker, weapon, struck.choices, 1, struck), attacker);
  const undoBlow = await carryOut(seuilsAttack.changes(outcome, target, origin), target);
  const undo = async () => {
    await undoBlow();
    await undoAttack();
  };
  return { outcome, view: seuilsAttack.view(outcome), struck, asked, undo };
}
