import { defence } from "../../../core/defence/defence.js";
import type { BlowFact, Defence, DefenceView, Struck } from "../../../core/play/contract/defence.js";
import type { RollSpec } from "../../../core/play/contract/dice.js";
import { rollsInTurn } from "../../../core/deed/rolls-in-turn.js";
import { explain } from "../dice/lines.js";
import { vestDie } from "../rules/arms/protection.js";
import { fact, fight, named } from "./fields.js";
import { foundIn } from "./found.js";
import { dueVest } from "./rolls.js";
import { vestOddsOf } from "./outcome/vest-view.js";

const VEST = "fa-solid fa-shield-halved";
const BARE = "fa-solid fa-heart-crack";

/** DD-133 — the wearer of a vest throws its die for each hit that it may stop. */
export const d20d100Defence = defence({
  asks: (blow) => {
    const found = foundIn(blow);
    return found !== null && found.hits.length > 0 && dueVest(found.strike, found.shots, blow.dice) !== null;
  },
  name: () => fight("protection"),
  facts: factsOf,
  replies: ({ blow }) => {
    const { strike } = foundIn(blow) ?? {};
    const die = vestDie(strike?.vest ?? 0) ?? "";
    return [
      { id: "vest", label: fight("reply.vest", { die }), icon: VEST, kind: "fits", choices: {}, refused: false },
      {
        ...{ id: "bare", label: fight("reply.bare"), icon: BARE, kind: "still", choices: {}, refused: true },
        note: fight("reply.bareNote"),
      },
    ];
  },
  explain,
  rolls: ({ blow, refused }): readonly RollSpec[] => {
    const found = foundIn(blow);
    if (!found || refused) return [];
    return rollsInTurn((dice) => dueVest(found.strike, found.shots, { ...blow.dice, ...dice }));
  },
  odds: ({ blow, refused }) => vestOddsOf(blow, refused),
  view: viewOf,
});

/** DD-133 — what comes, and against what. */
function factsOf(blow: Struck): readonly BlowFact[] {
  const found = foundIn(blow);
  if (!found) return [];
  const { strike, hits } = found;
  const total = hits.reduce((sum, { before }) => sum + before, 0);
  const each = hits.map(({ before }) => `${before}`).join(" + ");
  return [
    { ...fact("damage", fight("damageTotal", { total }), "DD-131"), leads: true },
    ...(hits.length > 1 ? [fact("each", named(each), "DD-131")] : []),
    fact("penetration", fight("against", { penetration: strike.penetration, vest: strike.vest }), "DD-133"),
  ];
}

/** DD-133 — an answer as the card shows it. */
function viewOf({ refused, dice }: Defence): DefenceView {
  const thrown = Object.entries(dice).filter(([id]) => id.startsWith("vest-"));
  const faces = thrown.flatMap(([, shown]) => shown);
  return {
    word: refused ? fight("goesBare") : fight("throwsVest"),
    dice: [],
    total: refused ? null : faces.reduce((sum, face) => sum + face, 0),
    audience: "all",
    facts: refused || faces.length < 2 ? [] : [fact("vestDice", named(faces.join(" + ")), "DD-133")],
  };
}
