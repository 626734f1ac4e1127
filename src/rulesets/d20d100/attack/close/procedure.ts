import type { AnotherWay } from "../../../../core/play/loaded/several.js";
import { attack } from "../../../../core/attack/attack.js";
import { fight } from "../fields.js";
import { obstacleOf } from "../hindrance.js";
import { looksOf } from "../looks.js";
import { magazineOf } from "../missiles.js";
import { numberLabel, numberScale, valueLabel } from "../outcome/numbers.js";
import { explain } from "../../dice/lines.js";
import { weaponOf } from "../../data/reading.js";
import { kills } from "../../deeds/wounded.js";
import { boutFacts, boutOf } from "./bout.js";
import { closeCalls, closeMarks } from "./calls.js";
import { closeAftermath, closeBystanders, closeChanges, closeRecoil } from "./changes.js";
import { closeChoices, closeDoubts, closeProposals } from "./choices.js";
import { closeDefence, isClose } from "./defence.js";
import { closeHindrance, closeOutOfTurn, closeWarning } from "./hindrance.js";
import { closeOdds } from "./odds.js";
import { closeOutcome, isCloseOutcome, readClose } from "./outcome.js";
import { isWrestling, partnerOf } from "./people.js";
import { actingRolls } from "./rolls.js";
import { actingLines } from "./sides.js";
import { drawnGun } from "./shot.js";
import { targetHeld } from "./target-note.js";
import { closeEdit, closeView } from "./view.js";
import { wayOf } from "./ways.js";

/**
 * DD-136…DD-139, DD-160…DD-164 — what two people at arm's length do to each other that no Défense decides: holds, of which
 * each thing is a roll against the other's, weapons knocked away, coming from behind, and blows of mercy.
 */
const procedure = attack({
  obstacle: obstacleOf,
  ready: (weapon) => weaponOf(weapon).equipped,
  magazine: magazineOf,
  warning: closeWarning,
  hindrance: closeHindrance,
  outOfTurn: closeOutOfTurn,
  looks: looksOf,
  targetNote: targetHeld,
  choices: closeChoices,
  proposals: closeProposals,
  aimsAt: (weapon, attacker) => (isWrestling(weapon) ? partnerOf(attacker) : null),
  doubts: closeDoubts,
  modifiers: (situation) => {
    const way = wayOf(situation);
    return way ? actingLines({ ...situation, way }) : [];
  },
  explain,
  rolls: actingRolls,
  odds: closeOdds,
  defence: closeDefence,
  keeps: (situation) => {
    const bout = boutOf(situation);
    return bout ? boutFacts(bout) : {};
  },
  outcome: closeOutcome,
  confirm: (outcome) => {
    const { hurt } = readClose(outcome);
    return hurt !== null && kills(hurt);
  },
  changes: closeChanges,
  recoil: closeRecoil,
  bystanders: closeBystanders,
  aftermath: closeAftermath,
  calls: (target, _attack, blow) => [...closeCalls(target, blow), ...closeMarks(target, blow)],
  idleCalls: closeMarks,
  // DD-138 — the roll that frees the barrel is followed by the shot itself.
  oneMore: (attacker, _weapon, _target, outcome) => {
    const { way, won } = readClose(outcome);
    const gun = won && way === "shoot" ? drawnGun(attacker) : null;
    return gun && fight("close.shoot", { weapon: gun.name });
  },
  oneMoreWith: (attacker, outcome) => (readClose(outcome).way === "shoot" ? drawnGun(attacker) : null),
  view: closeView,
  numberLabel,
  valueLabel,
  numberScale,
  edit: closeEdit,
});

/** The same as one of the ways to attack. */
export const CLOSE_WAYS: AnotherWay = {
  procedure,
  takes: (attempt) => wayOf(attempt) !== null,
  made: isCloseOutcome,
  answered: isClose,
};
