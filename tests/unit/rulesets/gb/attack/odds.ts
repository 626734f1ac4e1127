import { readOutcome } from "../../../../../src/rulesets/gb/attack/outcome-kept.js";
import { gbAttack } from "../../../../../src/rulesets/gb/attack/procedure.js";
import { everyThrow } from "../../../../support/play/every-throw.js";
import { byHand, type Change, type OddsTable } from "../../../../support/play/odds-follow.js";
import { carried, feat, openWorld, paul, revolver } from "./world.js";

const axe = { type: "gbWeapon", system: { category: "melee", ability: "str", damage: "1d6", increment: 3 } } as const;

interface GbChange extends Change {
  readonly weapon?: "axe";
  readonly settings?: Readonly<Record<string, unknown>>;
}

const CONTROLS: Readonly<Record<string, GbChange>> = {
  "no zone": { choices: { zone: "none" } },
  "one zone": { choices: { zone: "head" } },
  "several zones": { choices: { zone: "bothLegs" } },
  "two zones that were declared": {
    ...{ choices: { zone: "head+armRight" }, settings: { gbMultiZoneMode: "declared" } },
  },
  "a place that the attacker names": {
    ...{ choices: { zone: "bothLegs", place: "legLeft" }, settings: { gbMultiZoneMode: "attacker" } },
  },
  lying: { weapon: "axe", choices: { attackerProne: "1" } },
  "into a fray": { choices: { intoMelee: "1" } },
  "on the defensive": { choices: { defensive: "1" } },
  unseen: { choices: { attackerUnseen: "1" } },
  "somebody lying": { choices: { targetProne: "1" } },
  "somebody kneeling": { choices: { targetKneeling: "1" } },
  "somebody blinded": { choices: { targetBlinded: "1" } },
  "somebody helpless": { choices: { targetHelpless: "1" } },
  "somebody in the mist": { choices: { concealment: "20" } },
  "somebody all but out of sight": { choices: { concealment: "50" } },
  "the second attack of the round": { choices: { attack: "1" } },
  "a malus by hand": { more: [byHand(-3)] },
  "a bonus by hand": { more: [byHand(4)] },
  "a line switched off": { off: "lethality" },
  "a tick that is switched off": { choices: { targetHelpless: "1" }, off: "targetHelpless" },
  "an axe": { weapon: "axe" },
  "an axe with force": { weapon: "axe", choices: { power: "3" } },
  "an axe in a charge": { weapon: "axe", choices: { charge: "1", higherGround: "1", flanking: "1" } },
  "an axe that is thrown": { weapon: "axe", choices: { thrown: "1" } },
  "a table without natural extremes": { more: [byHand(15)], settings: { gbNaturalExtremes: false } },
};

/** GB-18, GB-22…GB-29 — a revolver and an axe, in trained hands. */
export const gbOdds: OddsTable<GbChange> = {
  attack: gbAttack,
  changes: CONTROLS,
  windows: [{}, { weapon: "axe" }],
  open({ choices: chosen = {}, weapon: held, settings }) {
    openWorld(settings);
    const choices = { zone: "head", ...chosen }; // a place of its own where none is said: its die need not be tried
    const attacker = paul({ level: 8, bab: 7 }, [revolver, axe, feat("powerAttack")]);
    return { attacker, weapon: carried(attacker, held === "axe" ? 1 : 0), target: paul(), metres: 9, choices };
  },
  tried(ready) {
    const ends = new Map<string, number>();
    for (const { dice, chance } of everyThrow(gbAttack.rolls(ready, ready.lines))) {
      const { hit, severity } = readOutcome(gbAttack.outcome({ ...ready, dice, defence: null, override: {} }));
      const end = hit && severity ? severity : "miss";
      ends.set(end, (ends.get(end) ?? 0) + chance);
    }
    return { chance: 1 - (ends.get("miss") ?? 0), ends };
  },
};
