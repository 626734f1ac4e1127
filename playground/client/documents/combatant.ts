import { BaseCombatant } from "../../common/documents/base-combat.js";
import type { Data, Value } from "../../common/types.js";
import { ClientDocumentMixin } from "./client-document.js";
import { keepTurn } from "./combat-pointer.js";

export class Combatant extends ClientDocumentMixin(BaseCombatant) {
  get combat(): Value {
    return this.parent as unknown;
  }

  get token(): Value {
    return (game.scenes?.get(this.sceneId)?.tokens.get(this.tokenId) ?? null) as unknown;
  }

  get actor(): Value {
    return (this.token ? this.token.actor : (game.actors?.get(this.actorId) ?? null)) as unknown;
  }

  get isNPC(): boolean {
    return !this.actor || !this.hasPlayerOwner;
  }

  override get hasPlayerOwner(): boolean {
    return this.actor?.hasPlayerOwner === true;
  }

  override get visible(): boolean {
    return this.isOwner || !this.hidden;
  }

  get hasRolled(): boolean {
    return this.initiative !== null;
  }

  get isDefeated(): boolean {
    return this.defeated || this.actor?.statuses?.has(CONFIG.specialStatusEffects?.DEFEATED) === true;
  }

  /** The players who own this combatant. */
  get players(): Value[] {
    return game.users.filter((user: Value) => !user.isGM && this.testUserPermission(user, "OWNER")) as Value[];
  }

  override prepareDerivedData(): void {
    super.prepareDerivedData();
    this.name ||= String(this.token?.name || this.actor?.name || "");
    this.img ||= (this.token?.texture?.src ?? this.actor?.img ?? null) as string | null;
  }

  /** The roll of this combatant's initiative, with its actor's data. */
  getInitiativeRoll(formula?: string | null): Value {
    const roll: Value = CONFIG.Dice.rolls[0] ?? foundry.dice.Roll;
    return roll.create(formula || this._getInitiativeFormula(), (this.actor?.getRollData() ?? {}) as Data) as unknown;
  }

  _getInitiativeFormula(): string {
    return String(CONFIG.Combat.initiative?.formula || game.system?.initiative);
  }

  async rollInitiative(formula?: string): Promise<Value> {
    const roll: Value = await this.getInitiativeRoll(formula).evaluate();
    return this.update({ initiative: roll.total as number });
  }

  override async _preCreate(data: Data, options: Data, user: Value): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    // A token knows its actor.
    if (!this.actorId && this.token?.actorId) this.updateSource({ actorId: this.token.actorId as string });
    return undefined;
  }

  static override async _preCreateOperation(documents: Value[], operation: Data, user: Value): Promise<boolean | void> {
    const answer = await super._preCreateOperation(documents, operation, user);
    keepTurn(operation);
    return answer;
  }

  static override async _preUpdateOperation(documents: Value[], operation: Data, user: Value): Promise<boolean | void> {
    const answer = await super._preUpdateOperation(documents, operation, user);
    keepTurn(operation);
    return answer;
  }

  static override async _preDeleteOperation(documents: Value[], operation: Data, user: Value): Promise<boolean | void> {
    const answer = await super._preDeleteOperation(documents, operation, user);
    keepTurn(operation);
    return answer;
  }
}
