import { fieldContext, sumContext } from "../../deeds/window-context.js";
import type { DeedField } from "../../deeds/procedure.js";
import { say } from "../../text.js";
import { bonusOf } from "../draft.js";
import { knownAs, mayKnowNumbers } from "../names.js";
import type { CardFact } from "../procedure.js";
import { subtitle } from "../card/title.js";
import { oddsRows } from "../window-context.js";
import { actorOf } from "../world.js";
import type { Asked, DefenceDraft } from "./draft.js";
import { wordsOf } from "./words.js";

/** What the window of an answer shows, for one state of the draft. Nothing here changes it. */
export function defenceContext(draft: DefenceDraft, asked: Asked, unfolded: boolean) {
  const { verdict, target, procedure } = asked;
  const { intent } = verdict;
  const situation = draft.situation(asked, false);
  const lines = draft.lines(asked, situation);
  const [spec] = procedure.rolls(situation, lines);
  const odds = procedure.odds(situation, bonusOf(lines));
  const obstacle = procedure.obstacle(situation);
  const { name } = knownAs(target);
  return {
    ruleset: intent.ruleset,
    attacker: knownAs(intent.attacker),
    blow: subtitle({ ...intent, targets: intent.targets.slice(draft.index, draft.index + 1) }, name),
    facts: procedure.facts(situation.blow).filter(mayRead(intent.attacker)).map(factContext),
    ...fieldsContext(draft.fields(asked), draft.choices, unfolded),
    sum: spec ? sumContext(spec, lines, procedure) : null,
    odds: odds && mayKnowNumbers(actorOf(intent.attacker)) ? oddsRows(odds) : null,
    obstacle: obstacle && say(obstacle),
    ...wordsOf(procedure, situation.blow),
  };
}

/** What is asked first, and what is folded away with how much of it was said. */
function fieldsContext(fields: readonly DeedField[], choices: DefenceDraft["choices"], unfolded: boolean) {
  const folded = fields.filter((field) => field.folded);
  const told = folded.filter(({ id }) => Boolean(choices[id]));
  return {
    fields: fields.filter((field) => !field.folded).map(fieldContext),
    more: folded.length > 0 && { told: told.length, unfolded, fields: unfolded ? folded.map(fieldContext) : [] },
  };
}

function mayRead(attacker: Parameters<typeof actorOf>[0]): (fact: CardFact) => boolean {
  const numbers = mayKnowNumbers(actorOf(attacker));
  return ({ audience }) => audience === "all" || (audience === "numbers" ? numbers : game.user.isGM);
}

function factContext({ label, value, rule }: CardFact) {
  return { label: say(label), value: say(value), rule };
}
