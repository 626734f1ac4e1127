import { expect } from "vitest";
import { enlist } from "./enlist.js";
import { PLAYERS, type Seat } from "./table.js";
import { soon } from "./wait.js";

/** Both are the first player's. */
export const JOHN = "John Ashcombe";
export const EUGENIE = "Eugénie Castaing";
/** The keeper's: somebody in a vest, and one of the docks. */
export const MARTHE = "Marthe Lenoir";
export const DOCKER = "Débardeur";

/** Where they stand: each of a pair of neighbours a step from John. */
export const AT = {
  [JOHN]: { x: 800, y: 800 },
  [EUGENIE]: { x: 700, y: 900 },
  [DOCKER]: { x: 700, y: 800 },
  [MARTHE]: { x: 900, y: 800 },
} as const;
/** The points of life with which each of them begins. */
export const WHOLE = { [JOHN]: 30, [EUGENIE]: 10, [MARTHE]: 20, [DOCKER]: 30 } as const;

const skill = (name: string, key: string, flat: number, more: object = {}) => ({
  ...{ name, type: "d20d100Skill" },
  system: { key, flat, ...more },
});
const weapon = (name: string, system: object) => ({ name, type: "d20d100Weapon", system });
/** DD-56 — +6/+1, and two bullets at once at +2 and at −3. */
const COLT = weapon("Colt .45", {
  ...{ skill: "handgun", action: "revolver", damageKind: "bullet", penetration: 4, recoil: 4, cadences: ["triple"] },
  ...{ damage: "2d8", addsDamageBonus: false, criticalMultiplier: 3, rangeIncrement: 6, capacity: 6, loaded: 6 },
});
/** DD-182 — 2d6 to everybody within 2 m. */
const GRENADE = weapon("Grenade", {
  ...{ skill: "thrownWeapons", action: "explosive", damageKind: "explosion", damage: "2d6", areaRadius: 2 },
  ...{ attackModifier: 4, rangeIncrement: 6, capacity: 2, loaded: 2, addsDamageBonus: false },
});

/** Seats the company of an evening of `d20d100`. */
export async function seatCompany(keeper: Seat, player: Seat): Promise<void> {
  const investigator = (name: keyof typeof AT, system: object, items: readonly object[], owner?: string) =>
    enlist(keeper, [player], {
      ...{ name, type: "d20d100Investigator", at: AT[name], system, items },
      ...(owner !== undefined && { player: owner }),
    });
  await investigator(EUGENIE, {}, [skill("Premiers soins", "firstAid", 5)], PLAYERS[0]);
  const arms = [skill("Revolver", "handgun", 6, { family: "combat" }), COLT];
  const ears = skill("Écouter", "listen", 8, { family: "perception" });
  await investigator(JOHN, { hp: { misc: 20 }, destiny: 3 }, [ears, ...arms], PLAYERS[0]);
  const vest = { name: "Gilet", type: "d20d100Armor", system: { protection: 6, penalty: 0, equipped: true } };
  await investigator(MARTHE, { hp: { misc: 10 } }, [vest, GRENADE]);
  await enlist(keeper, [player], {
    ...{ name: DOCKER, type: "d20d100Adversary", at: AT[DOCKER] },
    system: { hp: { value: WHOLE[DOCKER], max: WHOLE[DOCKER] } },
  });
}

/** Everybody is whole, nobody fights, and nothing is left to be answered. */
export async function restoreCompany(keeper: Seat): Promise<void> {
  await keeper.page.evaluate(
    async ([points]) => {
      await ChatMessage.deleteDocuments(game.messages.map(({ id }: { id: string }) => id));
      await Combat.deleteDocuments(game.combats.map(({ id }: { id: string }) => id));
      for (const [name, value] of points)
        await canvas.scene.tokens.getName(name).actor.update({ system: { hp: { value } } });
    },
    [Object.entries(WHOLE)] as const,
  );
}

/** What the rules keep of somebody, as one client knows it. */
function stateOf({ page }: Seat, name: string) {
  return page.evaluate((who) => {
    const { system, statuses } = canvas.scene.tokens.getName(who).actor;
    return {
      hp: system.hp.value as number,
      statuses: [...statuses].sort() as string[],
    };
  }, name);
}

/** Waits until all these clients see somebody so. */
export async function expectState(seats: readonly Seat[], name: string, expected: object): Promise<void> {
  for (const seat of seats) await expect.poll(() => stateOf(seat, name), soon).toMatchObject(expected);
}

/** A fight of these that has begun, by their initiative, in which somebody has the turn. */
export async function beginFightFrom(
  keeper: Seat,
  ranks: Readonly<Record<string, number>>,
  acts: string,
): Promise<void> {
  await keeper.page.evaluate(
    async ([those, who]) => {
      const combat = await Combat.create({ scene: canvas.scene.id, active: true });
      const fighters = Object.entries(those).map(([name, initiative]) => {
        const token = canvas.scene.tokens.getName(name);
        return { tokenId: token.id, sceneId: canvas.scene.id, actorId: token.actorId, initiative };
      });
      await combat.createEmbeddedDocuments("Combatant", fighters);
      await combat.startCombat();
      while (combat.combatant.name !== who) await combat.nextTurn();
    },
    [ranks, acts] as const,
  );
}

/** Waits until all these clients know whose turn it is, and the order of the fight. */
export async function expectOrder(seats: readonly Seat[], turn: string, ...names: readonly string[]): Promise<void> {
  const orderAt = ({ page }: Seat) =>
    page.evaluate(() => {
      const { turns, combatant } = game.combats.contents[0];
      return [combatant?.name, ...turns.map(({ name }: { name: string }) => name)] as string[];
    });
  for (const seat of seats) await expect.poll(() => orderAt(seat), soon).toEqual([turn, ...names]);
}
