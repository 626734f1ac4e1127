import { effectLines } from "../../../../core/play/effects/effect-lines.js";
import { attack } from "../../../../core/attack/attack.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import { fight } from "../fields.js";
import { kills } from "../../deeds/wounded.js";
import { ALL_WAYS } from "../all-ways.js";
import { bandsOf } from "../missiles.js";
import { boutFacts, boutOf } from "./bout.js";
import { closeCalls, closeMarks } from "./calls.js";
import { closeAftermath, closeBystanders, closeChanges, closeRecoil } from "./changes.js";
import { closeChoices, closeDoubts } from "./choices.js";
import { closeDefence } from "./defence.js";
import { closeHindrance, closeOutOfTurn, closeWarning } from "./hindrance.js";
import { closeOdds } from "./odds.js";
import { CLOSE_KEPT, closeOutcome } from "./outcome.js";
import { isWrestling } from "./people.js";
import { actingRolls } from "./rolls.js";
import { actingLines } from "./sides.js";
import { drawnGun } from "./shot.js";
import { targetHeld } from "./target-note.js";
import { closeEdit, closeView } from "./view.js";
import { wayOf } from "./ways.js";

/** What a keeper's own effect may change of it. */
const CLOSE = ["attack", "attack.melee"];

/**
 * DD-136…DD-139, DD-160…DD-164 — what two people at arm's length do to each other that no Défense decides: holds, of which
 * each thing is a roll against the other's, weapons knocked away, coming from behind, and blows of mercy.
 */
export const closeWay = attack({
  ...ALL_WAYS,
  bands: (weapon) => (isWrestling(weapon) ? [] : bandsOf(weapon)),
  warning: closeWarning,
  hindrance: closeHindrance,
  outOfTurn: closeOutOfTurn,
  targetNote: targetHeld,
  choices: closeChoices,
  doubts: closeDoubts,
  modifiers: (situation) => {
    const way = wayOf(situation);
    return way ? [...actingLines({ ...situation, way }), ...effectLines(situation.attacker, CLOSE)] : [];
  },
  rolls: actingRolls,
  odds: closeOdds,
  defence: closeDefence,
  keeps: (situation) => {
    const bout = boutOf(situation);
    return bout ? boutFacts(bout) : {};
  },
  kept: CLOSE_KEPT,
  outcome: closeOutcome,
  asksKeeper: ({ hurt }) => hurt !== null && kills(hurt),
  changes: closeChanges,
  recoil: closeRecoil,
  bystanders: closeBystanders,
  aftermath: closeAftermath,
  calls: (target, _attack, blow) => [...closeCalls(target, blow), ...closeMarks(target, blow)],
  idleCalls: closeMarks,
  // DD-138 — the roll that frees the barrel is followed by the shot itself.
  oneMore: (attacker, _weapon, _target, { way, won }) => {
    const gun = won && way === "shoot" ? drawnGun(attacker) : null;
    return gun && fight("close.shoot", { weapon: nameAsRead(gun.name, gun.system) });
  },
  oneMoreWith: (attacker, { way }) => (way === "shoot" ? drawnGun(attacker) : null),
  view: closeView,
  edit: closeEdit,
});
