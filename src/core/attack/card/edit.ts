import { t } from "../../i18n.js";
import { say } from "../../text.js";
import { dialogs } from "../../types/dialogs.js";
import { procedureOf } from "../procedure-of.js";
import { text } from "../intent.js";
import { verdictOf } from "../messages.js";
import type { CardRequest } from "../models.js";
import { atHand, grouped } from "../people.js";
import { rulesetOf } from "../../../rulesets/index.js";
import { ask } from "../ask.js";
import { REMARK } from "../verdict.js";
import { wayBack } from "../way-back.js";
import { actorOf } from "../world.js";

/** In letters. */
const LONGEST_REMARK = 200;

const TEMPLATE = "systems/gardien/templates/core/card/edit.hbs";

/** Lets the keeper decide otherwise about one target: who was hit, and whatever the ruleset lets be decided. */
export async function editTarget(message: ChatMessage, index: number): Promise<void> {
  const verdict = verdictOf(message);
  const target = verdict?.targets[index];
  const actor = target && actorOf(target);
  if (!verdict || !target?.outcome || !actor) return;
  const { ruleset, attacker } = verdict.intent;
  const fields = procedureOf(ruleset).edit(target.outcome, target.override, actor);
  const people = atHand(actorOf(attacker) ?? actor, (one) => rulesetOf(one.type)?.id === ruleset);
  const current = target.token ?? target.actor ?? "";
  const content = await foundry.applications.handlebars.renderTemplate(TEMPLATE, {
    ruleset,
    fields: fields.map(({ name, label, kind, value, placeholder, min, max, options }) => ({
      name,
      label: say(label),
      number: kind === "number",
      value,
      placeholder,
      min,
      max,
      options: options.map((option) => ({
        value: option.value,
        label: say(option.label),
        selected: option.value === value,
      })),
    })),
    remark: { name: REMARK, value: text(target.override[REMARK]), most: LONGEST_REMARK },
    // Somebody who is not at hand stays chosen until another is.
    gone: people.some(({ value }) => value === current) ? null : target.name,
    groups: grouped(people).map(({ label, people: some }) => ({
      label,
      people: some.map(({ value, name }) => ({ value, name, selected: value === current })),
    })),
  });
  const holder = document.createElement("div");
  holder.innerHTML = content; // from our own template: Handlebars escaped whatever a user typed
  const goBack = wayBack(document.activeElement);
  const answer = await dialogs().input({
    window: { title: t("GARDIEN.CARD.edit.title", { name: target.name }) },
    content: holder,
    ok: { label: t("GARDIEN.CARD.edit.ok") },
    rejectClose: false,
  });
  goBack();
  if (!answer) return;
  const chosen = people.find(({ value }) => value === answer.person && value !== current);
  const override: Record<string, string | number> = Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = answer[name];
      if (value === null || value === undefined || value === "") return [];
      return [[name, kind === "number" ? Number(value) : (value as string)]];
    }),
  );
  const remark = text(answer[REMARK]).trim().slice(0, LONGEST_REMARK);
  if (remark) override[REMARK] = remark;
  const retarget: CardRequest["retarget"] = chosen
    ? { actor: chosen.target.actor?.uuid ?? "", token: chosen.target.token?.uuid ?? null }
    : null;
  await ask(message, { action: "edit", target: index, override, retarget });
}

/** Gives one of the answers that the ruleset offers to what an outcome asks. */
export async function answerFor(message: ChatMessage, index: number, answer: number): Promise<void> {
  const verdict = verdictOf(message);
  const target = verdict?.targets[index];
  if (!verdict || !target?.outcome) return;
  const chosen = procedureOf(verdict.intent.ruleset).answers(target.outcome)[answer];
  if (!chosen) return;
  const override = { ...target.override, ...chosen.override };
  await ask(message, { action: "edit", target: index, override, retarget: null });
}
