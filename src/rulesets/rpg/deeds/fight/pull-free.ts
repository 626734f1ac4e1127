import { card } from "../../../../core/deed/card.js";
import { borneBy } from "../../../../core/deed/owned-items.js";
import { text } from "../../../../core/shape/shape.js";
import { figuresOf } from "../../attack/reading.js";
import { roundChanges } from "../../attack/round-written.js";
import { RpgWeapon } from "../../data/items/weapon.js";
import { handsFree } from "../../rules/body/capacities.js";
import type { RoundActions } from "../../rules/fight/round-actions.js";
import { moveMade } from "../../rules/fight/round-spending.js";
import { deed, nameHere, obstacle, say, unlessAlive } from "../kit.js";
import { doubtsActionLeft } from "../round.js";
import { weaponForm } from "./load.js";

const anAction = (round: RoundActions) => moveMade(round, true);

/** RP-55 — a weapon that got stuck is pulled free, by an action of the movements. */
export const pullFree = deed("pullFree", {
  icon: "fa-solid fa-up-long",
  by: "owner",
  form: weaponForm((actor) => borneBy(actor, RpgWeapon).filter(({ system }) => system.stuck)),
  kept: { weapon: text, name: text },
  obstacle: ({ actor, form }) => {
    if (!form.weapon) return obstacle("nothingStuck", actor);
    return unlessAlive(actor) ?? (handsFree(figuresOf(actor).bodyState) ? null : obstacle("handsTied", actor));
  },
  doubt: ({ actor }) => doubtsActionLeft(actor, anAction),
  outcome: ({ form: { weapon } }) => ({ weapon: weapon?.id ?? "", name: weapon?.name ?? "" }),
  changes: ({ weapon }, actor) => ({
    values: roundChanges(actor, anAction),
    items: [{ id: weapon, path: "system.stuck", after: false }],
  }),
  view: ({ name }) => card({ verdict: say("pullFree.verdict", { name: nameHere(name) }), tone: "good" }),
});
