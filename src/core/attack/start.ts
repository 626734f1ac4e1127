import { json, mapOf } from "../shape/shape.js";
import { rulesetOf } from "../rulesets.js";
import type { AttackProcedure } from "../play/contract/attack.js";
import { refuse } from "../text/errors.js";
import { loadAttacks, procedureWith } from "../play/loaded/attacks.js";
import { Draft } from "../play/draft/draft.js";
import { booleanSetting } from "../settings/settings.js";
import { isAtTable } from "../world/at-table.js";
import { ownTokenOf, tokenOf } from "../world/world.js";
import { reload } from "./reload.js";
import { roll } from "./roll.js";
import { AttackWindow } from "./window.js";

/** Options of an attack that begins. */
export interface StartOptions {
  /** The click: Shift inverts the user's setting for windows. */
  readonly event?: Event | undefined;
  /** Token of the attacker, when the caller knows it. */
  readonly token?: TokenDocument | null | undefined;
  /** Zone to aim at first. */
  readonly zone?: string | undefined;
  /** Initial choices, by id. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
  /** True shows the window whatever click and setting say; absent: they decide. */
  readonly window?: boolean | undefined;
}

/** Opens a weapon's attack window, or rolls at once, as the user wants; reloads an empty weapon instead. */
export async function startAttack(weapon: Item, options: StartOptions = {}): Promise<void> {
  const attacker = weapon.actor;
  const ruleset = rulesetOf(weapon.type);
  const attacks = ruleset && (await loadAttacks(ruleset.id));
  if (!attacks || !ruleset.weapons.includes(weapon.type))
    refuse("GARDIEN.ATTACK.ERROR.notAWeapon", { name: weapon.name });
  else if (!attacker) refuse("GARDIEN.ATTACK.ERROR.noWielder", { name: weapon.name });
  else if (!attacker.isOwner) refuse("GARDIEN.ATTACK.ERROR.notYours", { name: attacker.name });
  else if (!isAtTable(attacker)) return;
  else if (isUnready(procedureWith(attacks, weapon), weapon)) await reload(weapon);
  else await beginAttack(weapon, attacker, options);
}

function isUnready({ magazine, unready }: AttackProcedure, weapon: Item): boolean {
  return magazine(weapon)?.value === 0 || unready(weapon);
}

/** Opens the window of an attack that is possible, or rolls at once where the user wants no window. */
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

/** Aims at a zone, if the weapon's target has it. */
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

/** Tells whether something must be shown or asked before this attack can be rolled. */
function needsWindow(draft: Draft): boolean {
  return draft.present.length === 0 || draft.lacking > 0 || draft.obstacle !== null;
}

/** Reads the choices of a button, which are JSON; keeps the texts among them. */
export function attackChoices(written: string | undefined): Readonly<Record<string, string>> {
  const chosen = written ? mapOf(json).read(JSON.parse(written)) : {};
  return Object.fromEntries(
    Object.entries(chosen).filter((one): one is [string, string] => typeof one[1] === "string"),
  );
}

/** Attacks with the weapon of a UUID, for hotbar macros; warns when it was deleted. */
export async function attackByUuid(uuid: string, options: StartOptions = {}): Promise<void> {
  const found: unknown = await fromUuid(uuid);
  if (found instanceof foundry.documents.Item) await startAttack(found as Item, options);
  else refuse("GARDIEN.ATTACK.ERROR.weaponGone");
}
