import { plural, t } from "../../text/i18n.js";
import { summed } from "../../play/dice/formula-text.js";
import { procedureOf } from "../../play/loaded/attacks.js";
import type { Verdict, VerdictTarget } from "../../play/record/verdict.js";
import { knownAs } from "../../world/names.js";
import { itemAt } from "../../world/world.js";
import { attackFaces } from "../parts/faces.js";
import { offersOn, requestLines } from "../parts/offers.js";
import { attackHead, headcount, subtitle } from "../../play/log/attack-title.js";
import { choiceTold } from "../parts/told.js";
import type { CardSource } from "../source.js";
import type { CardKind } from "./kind.js";

/** Makes the attack's part of a card. */
export function attackCard(source: CardSource): CardKind {
  const { intent, record } = source;
  const { attacker, weapon, targets } = intent;
  return {
    head: () => ({ ...attackHead(intent), img: weapon.img, icon: "" }),
    folded: (rows) => {
      const [first, ...more] = rows;
      if (!first || more.length > 0) {
        const word = plural("GARDIEN.CARD.hits", rows.filter(({ hit }) => hit).length);
        const struck = headcount(targets);
        const names = struck === 1 && first ? first.name : plural("GARDIEN.CARD.targets", struck);
        return { targets: names, word, level: null };
      }
      const name = targets[0]?.actor ? first.name : t("GARDIEN.CARD.nobody");
      const { severity, word } = first;
      return { targets: name, word: severity?.label ?? word, level: severity?.level ?? null };
    },
    named: [],
    faces: () => attackFaces(source),
    keepsBack: (target, judged) => {
      if (target.actor === null || (judged && judged.stage !== "awaiting")) return false;
      return procedureOf(intent, judged).defence?.blind() === true;
    },
    saysWhatIsDone: false,
    undoLabel: () => {
      const item = itemAt(weapon.uuid);
      const verb = item && procedureOf(intent, record?.verdict.targets[0]).verb(item);
      return verb ? "GARDIEN.CARD.undoAll" : "GARDIEN.CARD.undoAttack"; // a power, a spell, a contest is no attack
    },
    beside: (verdict) => ({ requests: requestLines(verdict.subject), offers: offersOn(verdict) }),
    toldElsewhere: (verdict) => {
      const [first] = verdict.targets;
      const at = subtitle(intent, first?.actor ? knownAs(first).name : "");
      return t("GARDIEN.CARD.about", { attacker: knownAs(attacker).name, attack: at });
    },
    isOneChoice: (verdict) => verdict.targets.every(isSame),
    choice: totalChoice,
    reason: (problem) => (problem.code === "choiceTold" ? choiceTold(problem, intent) : null),
  };
}

/** Tells whether both rolls are equal: the keeper then has no side to choose, only whether the roll counts. */
function isSame({ compared }: VerdictTarget): boolean {
  return (
    compared !== null &&
    compared.expected.total === compared.received.total &&
    summed(compared.expected.formula) === summed(compared.received.formula)
  );
}

/** Returns the label of the button that makes one side count, with its total where there is one target. */
function totalChoice(side: Parameters<CardKind["choice"]>[0], { standing, targets }: Verdict): string | null {
  // Dice that cannot be read cannot count, whatever total came with them.
  const isRead = ({ dice }: VerdictTarget) => Object.keys(dice).length > 0;
  const totals = targets.map((target) => (isRead(target) ? (target.compared?.[side].total ?? null) : null));
  if (totals.length === 0 || totals.some((total) => total === null)) return null;
  const action = side === "expected" ? "countExpected" : standing === "review" ? "confirm" : "accept";
  const [only, ...more] = totals;
  return more.length > 0 ? t(`GARDIEN.CARD.${action}All`) : t(`GARDIEN.CARD.${action}`, { total: only ?? "" });
}
