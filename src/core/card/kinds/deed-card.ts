import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import { deedOf } from "../../play/loaded/deeds.js";
import { doubtOf, fieldOf, headOf, obstacleOf } from "../../play/log/words.js";
import type { DeedCall } from "../../play/record/deed-call.js";
import { knownAs } from "../../world/names.js";
import { deedFaces } from "../parts/faces.js";
import { fieldTold } from "../parts/told.js";
import type { CardSource } from "../source.js";
import type { CardKind } from "./kind.js";

const isActor = (said: unknown): said is string => typeof said === "string" && /(?:^|\.)Actor\.\w+$/.test(said);

/** Makes the deed's part of a card. */
export function deedCard(source: CardSource, deed: DeedCall): CardKind {
  const { intent } = source;
  return {
    head: ([first, ...more]) => {
      const head = { img: intent.weapon.img, ...headOf(intent, deed) };
      if (!first?.tried || more.length > 0) return head;
      return { ...head, sub: t("GARDIEN.CARD.tried", { deed: head.sub, what: first.tried }) }; // where one person did
    },
    folded: ([first, ...more], { sub }) => ({
      targets: sub,
      word: more.length > 0 ? "" : (first?.word ?? ""),
      level: null,
    }),
    named: Object.values(deed.choices).flatMap((one) => (isActor(one) ? [one] : [])),
    faces: () => deedFaces(source, deed),
    keepsBack: () => false,
    saysWhatIsDone: true,
    undoLabel: () => "GARDIEN.CARD.undoAll",
    beside: () => ({ requests: [], offers: [] }),
    toldElsewhere: ({ targets, author }) => {
      const { name, view, by } = deedOf(intent.ruleset, deed.id);
      const said = new Set(targets.map(({ outcome }) => say(outcome ? view(outcome).verdict : name)));
      const called = said.size === 1 ? [...said].join("") : say(name); // both sides of an opposition are asked for something else
      // What the keeper asks is not called by the first of whom it is asked.
      const asking = by === "keeper" ? game.users.get(author)?.name : undefined;
      return t("GARDIEN.GATHERING.about", { name: asking ?? knownAs(intent.attacker).name, deed: called });
    },
    isOneChoice: () => false,
    choice: (side, { standing, targets }) => {
      const counts = side === "expected" && targets.some(({ outcome }) => outcome);
      return counts ? t(`GARDIEN.CARD.${standing === "review" ? "confirm" : "countExpected"}All`) : null;
    },
    reason: (problem) => {
      const { code, line, target } = problem;
      if (code === "fieldTold") return fieldTold(problem, fieldOf(intent, deed, line));
      if (code === "obstacle") return obstacleOf(intent, deed, target);
      return code === "doubt" ? doubtOf(intent, deed, target) : null;
    },
  };
}
