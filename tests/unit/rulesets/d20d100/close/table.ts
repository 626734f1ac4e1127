import type { Defence, Struck } from "../../../../../src/core/play/contract/defence.js";
import type { Blow, Outcome } from "../../../../../src/core/play/contract/outcome.js";
import type { Choices } from "../../../../../src/core/play/contract/situation.js";
import type { OutcomeView } from "../../../../../src/core/play/contract/view.js";
import { bonusOf } from "../../../../../src/core/play/draft/draft.js";
import { linesOf } from "../../../../../src/core/play/record/deed-call.js";
import { d20d100Attack } from "../../../../support/play/attacks.js";
import { D20d100Adversary } from "../../../../../src/rulesets/d20d100/data/actors/adversary.js";
import { D20d100Investigator } from "../../../../../src/rulesets/d20d100/data/actors/investigator.js";
import { D20D100_ROLLS } from "../../../../../src/rulesets/d20d100/dice/index.js";
import { SETTINGS } from "../../../../../src/rulesets/d20d100/settings.js";
import { PLAYER, type Data } from "../../../../support/play/arbiter-table.js";
import { D20D100_ITEMS } from "../../../../support/models/d20d100-models.js";
import { carryOut, idOf, item, stored, throwAll } from "../../../../support/play/deeds.js";
import { seatPeople } from "../../../../support/play/ring.js";

export { idOf, item, systemOf } from "../../../../support/play/deeds.js";
export { armed, inRound } from "../../../../support/play/ring.js";

const { defence: guard } = d20d100Attack;
if (!guard) throw new Error("d20d100 asks its targets");
export const resistance = guard;

const GAME = {
  actors: { d20d100Investigator: D20d100Investigator, d20d100Adversary: D20d100Adversary },
  items: D20D100_ITEMS,
  rolls: D20D100_ROLLS,
  settings: SETTINGS,
};

/** A row of weapons, and the bare hands that everybody has. */
export const weapon = (id: string, system: Data): Data => item("d20d100Weapon", id, { equipped: true, ...system });
export const GRAPPLE = weapon("grapple", { key: "grappleRow", skill: "grapple", damage: "", criticalMultiplier: 1 });
export const FISTS = weapon("fists", { skill: "boxing", damage: "1d3", damageType: "temporary" });
export const KNIFE = weapon("knife", { skill: "meleeWeapons", damage: "1d4", damageKind: "piercing" });
/** A skill of so much in all. */
export const skill = (key: string, total: number, more: Data = {}): Data =>
  item("d20d100Skill", `k${key}`, { key, flat: total, ...more });

/** FOR and TAI 12: +1 of damage; Lutte +4 by a skill of the investigator, +2 of the adversary. */
const BODY = { strength: 12, dexterity: 10, constitution: 12, size: 12, power: 10, perception: 10 };
const scores = { characteristics: Object.fromEntries(Object.entries(BODY).map(([id, score]) => [id, { score }])) };

/** An investigator of a player's and somebody of the keeper's, within arm's reach; another investigator stands by. */
export function openRing({
  mine = [],
  theirs = [],
  foe = {},
}: { mine?: readonly Data[]; theirs?: readonly Data[]; foe?: Data } = {}) {
  const { people, settings } = seatPeople(GAME, [
    {
      ...{
        _id: idOf("hero"),
        name: "Honorine",
        type: "d20d100Investigator",
        ownership: { default: 0, [PLAYER]: 3 },
      },
      system: { ...scores, hp: { value: 12 } },
      items: [GRAPPLE, FISTS, skill("grapple", 4, { family: "combat", physical: true }), ...mine],
    },
    {
      ...{ _id: idOf("foe"), name: "Docker", type: "d20d100Adversary" },
      system: { ...scores, grapple: 2, hp: { value: 12, max: 12 }, ...foe },
      items: [{ ...GRAPPLE, _id: idOf("grapple2") }, ...theirs],
    },
    { _id: idOf("ally"), name: "Eugénie", type: "d20d100Investigator", system: scores },
  ]);
  const [hero, other, ally] = people as [Actor, Actor, Actor];
  return { hero, foe: other, ally, settings };
}

interface Played {
  readonly choices?: Choices;
  /** Faces of whoever acts: the test, then the damage. */
  readonly faces: readonly number[];
  /** Faces of whoever resists; none: they are not asked, or let it happen. */
  readonly answer?: readonly number[];
  readonly refused?: boolean;
  readonly override?: Blow["override"];
}

/** What the window says by itself, and what was chosen otherwise. */
export function situationOf(arm: Item, target: Actor | null, choices: Choices = {}, metres: number | null = 1) {
  const given = { attacker: arm.actor as Actor, weapon: arm, target, metres };
  const said = Object.entries({ ...d20d100Attack.proposals(given), ...choices });
  return { ...given, choices: Object.fromEntries(said.filter(([, value]) => value !== "" && value !== "0")) };
}

/** An attack as it fell, before its target answers. */
export function strike(arm: Item, target: Actor, { choices, faces }: Played): Struck {
  const situation = situationOf(arm, target, choices);
  const lines = linesOf(d20d100Attack.modifiers(situation));
  const dice = throwAll(d20d100Attack.rolls(situation, lines), faces);
  const kept = d20d100Attack.keeps?.(situation) ?? {};
  return { ...situation, target, dice, lines, bonus: bonusOf(lines), kept };
}

/** The answer of a target. */
export function answerTo(blow: Struck, faces: readonly number[], refused: boolean): Defence {
  const situation = { blow, choices: {}, refused };
  const lines = linesOf(resistance.modifiers(situation));
  const dice = throwAll(resistance.rolls(situation, lines), faces);
  return { refused, choices: {}, lines, bonus: bonusOf(lines), dice, kept: resistance.keeps?.(situation) ?? {} };
}

interface Fought {
  readonly outcome: Outcome;
  readonly view: OutcomeView;
  readonly struck: Struck;
  readonly asked: boolean;
  undo(): Promise<void>;
}

/** Plays it to its end: rolled, answered, judged, written on both. */
export async function wrestle(arm: Item, target: Actor, played: Played): Promise<Fought> {
  const struck = strike(arm, target, played);
  const { answer, refused = false } = played;
  const asked = resistance.asks(struck);
  const defence = asked && (answer || refused) ? answerTo(struck, answer ?? [], refused) : null;
  const attacker = arm.actor as Actor;
  const blow: Blow = { ...struck, kept: struck.kept ?? {}, defence, override: played.override ?? {} };
  const outcome = stored(d20d100Attack.outcome(blow));
  const origin = { messageId: "m".repeat(16), attackerUuid: attacker.uuid, weaponName: arm.name };
  const written = [
    await carryOut(d20d100Attack.aftermath(attacker, arm, struck.choices, 1, struck), attacker),
    await carryOut(d20d100Attack.changes(outcome, target, origin), target),
    await carryOut(d20d100Attack.recoil?.(outcome, attacker, arm, origin) ?? null, attacker),
    ...(await Promise.all(
      (d20d100Attack.bystanders?.(outcome, target) ?? []).map((one) => carryOut(one.changes, one.actor)),
    )),
  ];
  const undo = async () => {
    for (const takeBack of written.toReversed()) await takeBack();
  };
  return { outcome, view: d20d100Attack.view(outcome), struck, asked, undo };
}
