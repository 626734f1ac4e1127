import { rulesetOf } from "../../rulesets/index.js";
import { startDeed } from "../deeds/start.js";
import { refuse, reportFailure, tell, warn } from "../errors.js";
import { plural } from "../i18n.js";
import { booleanSetting } from "../settings.js";
import { say } from "../text.js";
import { Draft } from "./draft.js";
import { loadProcedure } from "./procedure-of.js";
import { tokenOf } from "./world.js";

export interface StartOptions {
  /** The click: Shift asks for the opposite of the setting, no window or a window. */
  readonly event?: Event | undefined;
  /** The token that attacks, when the caller knows it. */
  readonly token?: TokenDocument | null | undefined;
  /** Zone to aim at first. */
  readonly zone?: string | undefined;
  /** Shows the window whatever the click and the setting say. */
  readonly window?: boolean | undefined;
}

/** Opens the attack of a weapon, or rolls it at once where the user wants no window. An empty weapon is reloaded instead. */
export async function startAttack(weapon: Item, options: StartOptions = {}): Promise<void> {
  const attacker = weapon.actor;
  const ruleset = rulesetOf(weapon.type);
  const procedure = ruleset && (await loadProcedure(ruleset.id));
  if (!procedure || !ruleset.weapons.includes(weapon.type))
    refuse("GARDIEN.ATTACK.ERROR.notAWeapon", { name: weapon.name });
  else if (!attacker) refuse("GARDIEN.ATTACK.ERROR.noWielder", { name: weapon.name });
  else if (!attacker.isOwner) refuse("GARDIEN.ATTACK.ERROR.notYours", { name: attacker.name });
  else if (procedure.magazine(weapon)?.value === 0) await reload(weapon);
  else await prepare(weapon, attacker, options);
}

async function prepare(weapon: Item, attacker: Actor, { token, zone, event, window }: StartOptions): Promise<void> {
  const draft = new Draft(weapon, attacker, token ?? tokenOf(attacker));
  if (zone) aim(draft, zone);
  if (!window && skips(event) && !needsWindow(draft)) await roll(draft);
  else await (await import("./window.js")).AttackWindow.open(draft);
}

/** Takes the zone only if the weapon's target has it. */
function aim(draft: Draft, zone: string): void {
  const [shot] = draft.shots;
  for (const choice of shot ? draft.offers(shot) : []) {
    if (choice.options.some(({ value }) => value === zone)) draft.choices[choice.id] = zone;
  }
}

function skips(event: Event | undefined): boolean {
  const shift = event !== undefined && "shiftKey" in event && event.shiftKey === true;
  return shift !== booleanSetting("skipAttackWindow");
}

/** Something must be said or asked before this attack can be rolled. */
function needsWindow(draft: Draft): boolean {
  return draft.obstacle !== null || draft.lacking > 0 || draft.present.length === 0;
}

/** Rolls a prepared attack; what goes wrong is said once, here. True when it was posted. */
export async function roll(draft: Draft): Promise<boolean> {
  const { obstacle } = draft;
  if (obstacle) warn(say(obstacle));
  else if (draft.lacking > 0) refuse("GARDIEN.ATTACK.ERROR.lacking", { name: draft.weapon.name });
  if (obstacle || draft.lacking > 0) return false;
  try {
    await (await import("./post.js")).postAttack(draft);
    return true;
  } catch (error) {
    reportFailure("attack.roll", error);
    return false;
  }
}

/** Fills the magazine of a weapon, or begins the deed that does. */
export async function reload(weapon: Item): Promise<void> {
  const ruleset = rulesetOf(weapon.type);
  const procedure = ruleset && (await loadProcedure(ruleset.id));
  if (procedure?.reload && weapon.actor) {
    const { deed, choices } = procedure.reload(weapon);
    await startDeed(deed, [weapon.actor], choices);
    return;
  }
  const magazine = procedure?.magazine(weapon);
  if (!magazine) return;
  await weapon.update({ [magazine.path]: magazine.max } as never);
  tell("GARDIEN.ATTACK.reloaded", { name: weapon.name, rounds: plural("GARDIEN.ATTACK.rounds", magazine.max) });
}

/** Attacks with the weapon of a UUID: what hotbar macros call. A weapon that is gone is said to be. */
export async function attackByUuid(uuid: string, options: StartOptions = {}): Promise<void> {
  const found: unknown = await fromUuid(uuid);
  if (found instanceof foundry.documents.Item) await startAttack(found as Item, options);
  else refuse("GARDIEN.ATTACK.ERROR.weaponGone");
}
