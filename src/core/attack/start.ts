import { json, mapOf } from "../shape/shape.js";
import { rulesetOf } from "../rulesets.js";
import type { AttackProcedure } from "../play/contract/attack.js";
import { refuse } from "../text/errors.js";
import { loadAttacks, procedureWith } from "../play/loaded/attacks.js";
import { Draft } from "../play/draft/draft.js";
import { booleanSetting } from "../settings/settings.js";
import { ownTokenOf, tokenOf } from "../world/world.js";
import { reload } from "./reload.js";
import { roll } from "./roll.js";
import { AttackWindow } from "./window.js";

export interface StartOptions {
  /** The click: Shift asks for the opposite of the setting, no window or a window. */
  readonly event?: Event | undefined;
  /** The token that attacks, when the caller knows it. */
  readonly token?: TokenDocument | null | undefined;
  /** Zone to aim at first. */
  readonly zone?: string | undefined;
  /** What is chosen from the start, by id of the choice. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
  /** Shows the window whatever the click and the setting say. */
  readonly window?: boolean | undefined;
}

/** Opens the attack of a weapon, or rolls it at once where the user wants no window. One that is not ready is reloaded instead. */
export async function startAttack(weapon: Item, options: StartOptions = {}): Promise<void> {
  const attacker = weapon.actor;
  const ruleset = rulesetOf(weapon.type);
  const attacks = ruleset && (await loadAttacks(ruleset.id));
  if (!attacks || !ruleset.weapons.includes(weapon.type))
    refuse("GARDIEN.ATTACK.ERROR.notAWeapon", { name: weapon.name });
  else if (!attacker) refuse("GARDIEN.ATTACK.ERROR.noWielder", { name: weapon.name });
  else if (!attacker.isOwner) refuse("GARDIEN.ATTACK.ERROR.notYours", { name: attacker.name });
  else if (isUnready(procedureWith(attacks, weapon), weapon)) await reload(weapon);
  else await beginAttack(weapon, attacker, options);
}

function isUnready({ magazine, unready }: AttackProcedure, weapon: Item): boolean {
  return magazine(weapon)?.value === 0 || unready(weapon);
}

/** Opens the window of an attack that may be made, or rolls it at once where the user wants none. */
async function beginAttack(
  weapon: Item,
  attacker: Actor,
  { token, zone, choices, event, window }: StartOptions,
): Promise<void> {
  const draft = new Draft(weapon, attacker, token ?? ownTokenOf(attacker));
  const whom = draft.targets.length === 0 ? draft.procedure.aimsAt(weapon, attacker) : null;
  if (whom) draft.targets.push({ actor: whom, token: tokenOf(whom), metres: null });
  const atSeveral = draft.targets.length > 1 ? draft.procedure.atSeveral(weapon, attacker) : {};
  Object.assign(draft.choices, atSeveral, choices);
  if (zone) aim(draft, zone);
  if (!window && skips(event) && !needsWindow(draft)) await roll(draft);
  else await AttackWindow.open(draft);
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

/** Choices that a button carries, as JSON: the texts among them. */
export function attackChoices(written: string | undefined): Readonly<Record<string, string>> {
  const chosen = written ? mapOf(json).read(JSON.parse(written)) : {};
  return Object.fromEntries(
    Object.entries(chosen).filter((one): one is [string, string] => typeof one[1] === "string"),
  );
}

/** Attacks with the weapon of a UUID: what hotbar macros call. A weapon that is gone is said to be. */
export async function attackByUuid(uuid: string, options: StartOptions = {}): Promise<void> {
  const found: unknown = await fromUuid(uuid);
  if (found instanceof foundry.documents.Item) await startAttack(found as Item, options);
  else refuse("GARDIEN.ATTACK.ERROR.weaponGone");
}
