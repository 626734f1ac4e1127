import { d20d100Attack } from "../../../../support/play/attacks.js";
import { everyThrow } from "../../../../support/play/every-throw.js";
import { byHand, type Change, type OddsTable } from "../../../../support/play/odds-follow.js";
import { armed, change, openRing, situationOf } from "./table.js";

interface D20d100Change extends Change {
  readonly weapon?: string;
  readonly metres?: number;
  readonly wounded?: true;
  readonly settings?: Readonly<Record<string, unknown>>;
}

const CONTROLS: Readonly<Record<string, D20d100Change>> = {
  "nothing changed": {},
  "the first two of four bullets": { choices: { mode: "double", part: "first" } },
  "the other two": { choices: { mode: "double", part: "others" } },
  "a pistol that may jam": { weapon: "pistol", choices: { mode: "double", part: "first" } },
  "a pistol that may jam, farther off": { weapon: "pistol", choices: { mode: "double", part: "first" }, metres: 13 },
  "farther than was measured": { choices: { increment: "3" } },
  "nearer than was measured": { choices: { increment: "1" }, metres: 20 },
  "out of range": { metres: 2000 },
  "taken unawares": { choices: { defence: "flatFooted" } },
  "on their guard": { choices: { defence: "normal" } },
  "somebody helpless": { choices: { helpless: "1" } },
  "somebody held": { choices: { held: "1" } },
  "out of a grip": { choices: { inGrapple: "1" } },
  "on the defensive": { choices: { defensive: "1" } },
  "from a car": { choices: { vehicle: "1" } },
  "with something unfamiliar": { choices: { unfamiliar: "4" } },
  "to stun": { choices: { switched: "1" } },
  "a blow in a charge": { weapon: "fists", choices: { charge: "1" } },
  "a blow in passing": { weapon: "fists", choices: { opportunity: "1" } },
  "a blow that is meant": { weapon: "fists", choices: { switched: "1" } },
  "a knife that is thrown": { weapon: "knife", choices: { mode: "thrown" }, metres: 5 },
  "a load of shot": { weapon: "shotgun", metres: 15 },
  "a malus by hand": { more: [byHand(-3)] },
  "a bonus by hand": { choices: { mode: "double", part: "first" }, more: [byHand(5)] },
  "a line switched off": { choices: { helpless: "1" }, off: "helpless" },
  wounds: { wounded: true },
  "wounds switched off": { wounded: true, off: "wounds" },
  "a 20 that need not hit": { more: [byHand(-9)], settings: { d20d100Natural20Succeeds: false } },
};

/** DD-125…DD-162 — that at least one bullet hits, or the blow; the dice of the damage play no part. */
export const d20d100Odds: OddsTable<D20d100Change> = {
  attack: d20d100Attack,
  changes: CONTROLS,
  windows: ["colt", "pistol", "knife", "shotgun", "fists"].map((weapon) => ({ weapon })),
  async open({ choices, weapon = "colt", metres = 5, wounded = false, settings: rules = {} }) {
    const { hero, foe, settings } = openRing();
    for (const [key, value] of Object.entries(rules)) change(settings, key, value);
    if (wounded) await hero.update({ system: { hp: { value: 2 } } } as never);
    return { ...situationOf(armed(hero, weapon), foe, choices, metres), target: foe };
  },
  tried(ready) {
    let chance = 0;
    const isShot = ({ id }: { readonly id: string }) => id.startsWith("shot");
    for (const thrown of everyThrow(d20d100Attack.rolls(ready, ready.lines), isShot)) {
      const outcome = d20d100Attack.outcome({ ...ready, dice: thrown.dice, defence: null, override: {} });
      const shots = outcome["shots"] as readonly { readonly hit: boolean }[];
      chance += shots.some(({ hit }) => hit) ? thrown.chance : 0;
    }
    return { chance };
  },
};
