import { players as playing } from "../../../../core/settings/spectators.js";
import { deedChoices, startDeed } from "../../../../core/deed/start.js";
import { refuse } from "../../../../core/text/errors.js";
import { unlessAwake } from "../../deeds/reading.js";
import { D20d100Investigator } from "../../data/actors/investigator.js";

/**
 * DD-106 — asks whoever sees something for tests of SAN: the investigators targeted or selected, else those of the players
 * who are there, their own and whoever else they play on the scene. Whoever has fainted or is dead sees nothing.
 * @param start what begins a deed
 */
export async function callForTests(
  choices: string | undefined,
  event: Event | undefined,
  start = startDeed,
): Promise<void> {
  const seeing = witnesses();
  if (seeing.length === 0) refuse("GARDIEN.D20D100.SHEET.nobodyToTest");
  else await start("sanityRequest", seeing, deedChoices(choices), { event });
}

function witnesses(): readonly Actor[] {
  const targeted = [...game.user.targets].flatMap(({ actor }) => actor ?? []);
  const selected = canvas.ready ? (canvas.tokens?.controlled ?? []).flatMap(({ actor }) => actor ?? []) : [];
  const players = playing().filter(({ active }) => active);
  const own = players.flatMap(({ character }) => character ?? []);
  const placed = (game.scenes.viewed?.tokens.contents ?? []).flatMap(({ actor }) => actor ?? []);
  const played = placed.filter((actor) => players.some((user) => actor.testUserPermission(user, "OWNER")));
  const seeing = [...own, ...played].filter((actor) => isInvestigator(actor) && unlessAwake(actor) === null);
  const found = [targeted.filter(isInvestigator), selected.filter(isInvestigator), seeing];
  return [...new Set(found.find((some) => some.length > 0) ?? [])];
}

function isInvestigator({ system }: Actor): boolean {
  const model: unknown = system;
  return model instanceof D20d100Investigator;
}
