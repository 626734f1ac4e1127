import { fieldContext, sumContext } from "../../deeds/window-context.js";
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
export function defenceContext(draft: DefenceDraft, asked: Asked) {
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
    fields: draft.fields(asked).map(fieldContext),
    sum: spec ? sumContext(spec, lines, procedure) : null,
    odds: odds && mayKnowNumbers(actorOf(intent.attacker)) ? oddsRows(odds) : null,
    obstacle: obstacle && say(obstacle),
    ...wordsOf(procedure, situation.blow),
  };
}

function mayRead(attacker: Parameters<typeof actorOf>[0]): (fact: CardFact) => boolean {
  const numbers = mayKnowNumbers(actorOf(attacker));
  return ({ audience }) => audience === "all" || (audience === "numbers" ? numbers : game.user.isGM);
}

function factContext({ label, value, rule }: CardFact) {
  return { label: say(label), value: say(value), rule };
}
