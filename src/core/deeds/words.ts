import { plural, t } from "../i18n.js";
import { say } from "../text.js";
import { knownAs } from "../attack/names.js";
import type { Intent } from "../attack/intent.js";
import { actorOf } from "../attack/world.js";
import { tooLate } from "./about.js";
import type { DeedCall } from "./intent.js";
import { deedOf } from "./loaded.js";

/** What a card of a deed says above its rows. */
export function headOf({ ruleset, targets, attacker }: Intent, { id }: DeedCall) {
  const { name, icon } = deedOf(ruleset, id);
  const deed = say(name);
  const several = targets.length > 1;
  const who = several ? plural("GARDIEN.DEED.persons", targets.length) : knownAs(attacker).name;
  return { title: several ? deed : who, sub: several ? who : deed, icon };
}

/** A field of the deed's window by its name, as people read it. */
export function fieldName({ ruleset, targets }: Intent, { id, choices }: DeedCall, field: string): string {
  const actors = targets.flatMap((target) => actorOf(target) ?? []);
  const label = deedOf(ruleset, id)
    .fields(actors, choices)
    .find((one) => one.id === field)?.label;
  return label ? say(label) : field;
}

/** Why the keeper is asked about one of its targets, though its owner may do it by themselves. */
export function doubtOf({ ruleset, targets }: Intent, { id, choices }: DeedCall, index: number): string {
  const actor = targets[index] ? actorOf(targets[index]) : null;
  const doubt = actor && deedOf(ruleset, id).doubt?.({ actor, choices });
  return doubt ? say(doubt) : t("GARDIEN.CARD.problem.doubt");
}

/** Why the deed cannot be done to one of its targets as things stand now. */
export function obstacleOf({ ruleset, targets }: Intent, { id, choices, about }: DeedCall, index: number): string {
  const target = targets[index];
  const actor = target ? actorOf(target) : null;
  const obstacle = actor && deedOf(ruleset, id).obstacle({ actor, choices, tooLate: tooLate(about, actor) });
  return obstacle ? say(obstacle) : t("GARDIEN.DEED.obstacleGone");
}
