import { seuilsAttack } from "../../../../../src/rulesets/seuils/attack/procedure.js";
import { settingKey } from "../../../../../src/rulesets/seuils/settings.js";
import { everyThrow } from "../../../../support/play/every-throw.js";
import { byHand, type Change, type OddsTable } from "../../../../support/play/odds-follow.js";
import { armed, BLADE, BLADES, change, idOf, item, openRing, situationOf, specialty, weapon } from "./table.js";

const BOW = weapon("bow", {
  ...{ attackType: "ranged", missile: "projectile", group: "bows", equipmentDice: 1 },
  ...{ ranges: { short: 15, medium: 40, extreme: 80 }, damage: { dice: 3, keep: 1 }, damageTypes: ["piercing"] },
});
const SCOPE = item("seuilsGear", "scope", { equipmentDice: 2, uses: ["weaponGroup:bows"], quantity: 1 });
const JACKET = item("seuilsArmor", "jacket", { index: 1, equipped: true });
const trait = (key: string) => item("seuilsTrait", key, { key });
const MINE = [BLADE, BLADES, BOW, SCOPE, specialty("dodging", ["dodge"]), ...["pack", "ambush", "charge"].map(trait)];

interface SeuilsChange extends Change {
  readonly weapon?: "bow";
}

const CONTROLS: Readonly<Record<string, SeuilsChange>> = {
  "nothing changed": {},
  "no Spécialité": { choices: { specialty: "" } },
  "another Spécialité": { choices: { specialty: idOf("dodging") } },
  "another kind of damage": { choices: { damageType: "piercing" } },
  bruises: { choices: { nature: "temporary" } },
  "past the armour": { choices: { aim: "1", successes: "2" } },
  "a success more": { choices: { successes: "1" } },
  "a success less": { choices: { successes: "-1" } },
  "a Difficulté of the keeper's": { choices: { difficulty: "2" } },
  "dice of damage": { choices: { extraDice: "2" } },
  "a pack": { choices: { pack: "1" } },
  "out of an ambush": { choices: { ambush: "1" } },
  "a charge": { choices: { charge: "1" } },
  "a shot": { weapon: "bow" },
  "a shot without its dE": { weapon: "bow", choices: { equipment: "" } },
  "a shot with its own dE alone": { weapon: "bow", choices: { equipment: "weapon" } },
  "a shot from afar": { weapon: "bow", choices: { band: "moyenne" } },
  "a die given by hand": { more: [byHand(1)] },
  "a die taken by hand": { choices: { difficulty: "1" }, more: [byHand(-1)] },
  "a success switched off": { choices: { successes: "2" }, off: "free" },
  "the score switched off": { off: "base" },
};

/**
 * SE-02…SE-10, SE-24…SE-26, SE-77 — a blade and a bow. Whoever is surprised does nothing, and no die calls for another: the
 * dice of the attack alone decide.
 */
export const seuilsOdds: OddsTable<SeuilsChange> = {
  attack: seuilsAttack,
  changes: CONTROLS,
  windows: [{}, { weapon: "bow" }],
  async open({ choices, weapon: held = "blade" }) {
    const { hero, foe, settings } = openRing(MINE, [JACKET], { system: { suffers: { surprised: true } } });
    change(settings, settingKey("explodeOn"), 0);
    change(settings, settingKey("equipmentExplodes"), false);
    await hero.update({ system: { characteristics: { agilite: { value: 2 }, precision: { value: 2 } } } } as never);
    return { ...situationOf(armed(hero, held), foe, choices, held === "bow" ? 10 : 1), target: foe };
  },
  tried(ready) {
    let chance = 0;
    for (const thrown of everyThrow(seuilsAttack.rolls(ready, ready.lines), ({ id }) => id === "attack")) {
      const outcome = seuilsAttack.outcome({ ...ready, dice: thrown.dice, defence: null, override: {} });
      chance += outcome["end"] === "miss" ? 0 : thrown.chance;
    }
    return { chance };
  },
};
