import { fightOf } from "../../../../core/fight/state/fight-of.js";
import { D20d100Investigator } from "../../data/actors/investigator.js";
import type { D20d100Actor } from "../../data/actors/d20d100-actor.js";
import { d20d100Options } from "../../data/options.js";
import { decompensates } from "../../rules/mind/sanity.js";
import type { Who } from "./acts.js";

/** What decides which deeds are offered on the sheet of an actor. */
export function whoIs(actor: Actor): Who {
  const model = actor.system as D20d100Actor;
  const { hp, mp, body, bruised, states, temporaryDamage } = model;
  const { useAttentive } = d20d100Options();
  const mind = model instanceof D20d100Investigator ? model.sanity : null;
  return {
    hurt: hp.value < hp.max && body !== "dead",
    unhurt: hp.value >= hp.max && body === "able" && bruised !== "unconscious",
    recovers: temporaryDamage > 0 || mp.value < mp.max,
    out: bruised === "unconscious",
    minded: mind !== null,
    mad: model.madness !== "none",
    readied: fightOf(actor) !== null && model.fight.readied !== "",
    dying: body === "dying",
    outOfAction: body === "outOfAction",
    burning: states.burning,
    holds: states.grappling.length > 0,
    wavers: mind !== null && decompensates(mind.value, mind.stabilised),
    fight: fightOf(actor) !== null,
    guarded: useAttentive && mind !== null && fightOf(actor) === null,
    laid: model.carried.weapons.some(({ system }) => !system.equipped && !system.dropped),
    dropped: model.carried.weapons.some(({ system }) => system.dropped),
    bought: model instanceof D20d100Investigator && model.experience.log.length > 0,
    keeper: game.user.isGM,
  };
}
