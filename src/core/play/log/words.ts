import { plural, t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import { knownAs } from "../../world/names.js";
import type { Intent } from "../record/intent.js";
import { actorOf } from "../../world/world.js";
import { gatheringFor } from "./gathering.js";
import type { DeedCall } from "../record/deed-call.js";
import { deedOf } from "../loaded/deeds.js";
import type { DeedField } from "../contract/deed.js";
import { situationOf } from "./situation.js";

/** Returns what a deed's card shows above its rows. */
export function headOf({ ruleset, targets, attacker }: Intent, { id, choices }: DeedCall) {
  const procedure = deedOf(ruleset, id);
  const { name, icon, together } = procedure;
  const deed = say(procedure.title?.(choices) ?? name);
  if (together) return { title: deed, sub: "", icon };
  const several = targets.length > 1;
  const who = several ? plural("GARDIEN.DEED.persons", targets.length) : knownAs(attacker).name;
  return { title: several ? deed : who, sub: several ? who : deed, icon };
}

/** Returns a field of the deed's window as it was when it was sent; undefined: no field has this id. */
export function fieldOf({ ruleset, targets }: Intent, call: DeedCall, id: string): DeedField | undefined {
  const actors = targets.flatMap((target) => actorOf(target) ?? []);
  return deedOf(ruleset, call.id)
    .fields(actors, call.choices, gatheringFor(call, ruleset, actors[0] ?? null))
    .find((one) => one.id === id);
}

/** Returns why the keeper is asked about one of its targets, though its owner may do it. */
export function doubtOf(intent: Intent, call: DeedCall, index: number): string {
  const actor = personIn(intent, index);
  const doubt = actor && deedOf(intent.ruleset, call.id).doubt?.(situationOf(actor, call, intent));
  return doubt ? say(doubt) : t("GARDIEN.CARD.problem.doubt");
}

/** Returns why the deed cannot be done to one of its targets now. */
export function obstacleOf(intent: Intent, call: DeedCall, index: number): string {
  const actor = personIn(intent, index);
  const obstacle = actor && deedOf(intent.ruleset, call.id).obstacle(situationOf(actor, call, intent));
  return obstacle ? say(obstacle) : t("GARDIEN.DEED.obstacleGone");
}

function personIn({ targets }: Intent, index: number): Actor | null {
  const target = targets[index];
  return target ? actorOf(target) : null;
}
