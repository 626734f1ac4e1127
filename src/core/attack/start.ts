import { object } from "../shape/heal.js";
import { rulesetOf } from "../rulesets.js";
import { refuse } from "../text/errors.js";
import { loadProcedure } from "../play/loaded/attacks.js";

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

/** What begins an attack, once it was fetched: to import it anew would cost every click a moment. */
let begin: typeof import("./begin.js") | undefined;

/** Opens the attack of a weapon, or rolls it at once where the user wants no window. One that is not ready is reloaded instead. */
export async function startAttack(weapon: Item, options: StartOptions = {}): Promise<void> {
  const attacker = weapon.actor;
  const ruleset = rulesetOf(weapon.type);
  const procedure = ruleset && (await loadProcedure(ruleset.id));
  if (!procedure || !ruleset.weapons.includes(weapon.type))
    refuse("GARDIEN.ATTACK.ERROR.notAWeapon", { name: weapon.name });
  else if (!attacker) refuse("GARDIEN.ATTACK.ERROR.noWielder", { name: weapon.name });
  else if (!attacker.isOwner) refuse("GARDIEN.ATTACK.ERROR.notYours", { name: attacker.name });
  else if (procedure.magazine(weapon)?.value === 0 || procedure.unready(weapon)) await reload(weapon);
  else {
    begin ??= await import("./begin.js"); // few clicks are attacks
    await begin.beginAttack(weapon, attacker, options);
  }
}

/** Fills the magazine of a weapon, or begins the deed that does. */
export async function reload(weapon: Item): Promise<void> {
  const filling = await import("./reload.js");
  await filling.reload(weapon);
}

/** Choices that a button carries, as JSON: the texts among them. */
export function attackChoices(json: string | undefined): Readonly<Record<string, string>> {
  const chosen = json ? object(JSON.parse(json)) : {};
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
