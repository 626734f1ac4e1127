import type { Seat } from "./table.js";

/** What came of one thing somebody tried. */
export interface Attempt {
  readonly name: string;
  /** What was said; empty when nothing was. */
  readonly said: string;
}

/**
 * Tries, as somebody without rights, every call of Foundry's public API that could change a creature, its token, the
 * scene or the table; first as the client offers them, then as a client that has lost its own checks.
 */
export function tryEverything({ page }: Seat, token: string): Promise<Attempt[]> {
  return page.evaluate(async (name) => {
    const { scene } = canvas;
    const target = scene.tokens.getName(name);
    const { actor } = target;
    const base = game.actors.get(target.actorId);
    const weapon = actor.items.find((item: { type: string }) => item.type === "gbWeapon");
    const keeper = game.users.find((user: { isGM: boolean }) => user.isGM);
    const theirs = game.messages.find((message: { author: unknown }) => message.author === keeper);
    const own = game.user.character;
    const ownToken = scene.tokens.find((one: { actorId: string }) => one.actorId === own.id);
    const wound = { name: "Blessure", type: "gbWound", system: { gb: 20 } };
    const effect = { name: "Maudit", statuses: ["dead"] };
    const pack = game.packs.find((one: { documentName: string }) => one.documentName === "Actor");
    const packed = await pack.getDocument(pack.index.contents[0]._id);

    const calls: Record<string, () => unknown> = {
      "actor.update": () => actor.update({ "system.pv.value": 0 }),
      "actor.update name": () => actor.update({ name: "Moi" }),
      "base.update": () => base.update({ "system.pv.value": 0 }),
      "base.update without diff": () => base.update({ system: {} }, { diff: false, recursive: false }),
      "Actor.updateDocuments": () => Actor.updateDocuments([{ _id: base.id, "system.pf.value": 0 }]),
      "base.ownership": () => base.update({ ownership: { default: 3 } }),
      "actor.ownership": () => actor.update({ ownership: { default: 3 } }),
      "actor.setFlag": () => actor.setFlag("gardien", "ledger", ["x"]),
      "base.setFlag": () => base.setFlag("gardien", "ledger", ["x"]),
      "base.unsetFlag": () => base.unsetFlag("core", "sheetClass"),
      "actor.modifyTokenAttribute": () => actor.modifyTokenAttribute("pv", 0, false, true),
      "actor.toggleStatusEffect": () => actor.toggleStatusEffect("dead", { active: true }),
      "base.toggleStatusEffect": () => base.toggleStatusEffect("unconscious", { active: true }),
      "ActiveEffect.create": () => ActiveEffect.create(effect, { parent: actor }),
      "ActiveEffect.create base": () => ActiveEffect.create(effect, { parent: base }),
      "actor.createEmbeddedDocuments": () => actor.createEmbeddedDocuments("Item", [wound]),
      "Item.create": () => Item.create(wound, { parent: actor }),
      "Item.create base": () => Item.create(wound, { parent: base }),
      "Item.createDocuments": () => Item.createDocuments([wound], { parent: base }),
      "weapon.update": () => weapon.update({ "system.damage": "1" }),
      "actor.updateEmbeddedDocuments": () =>
        actor.updateEmbeddedDocuments("Item", [{ _id: weapon.id, "system.equipped": false }]),
      "weapon.delete": () => weapon.delete(),
      "actor.deleteEmbeddedDocuments": () => actor.deleteEmbeddedDocuments("Item", [weapon.id]),
      "base.deleteEmbeddedDocuments": () => base.deleteEmbeddedDocuments("Item", [], { deleteAll: true }),
      "base.delete": () => base.delete(),
      "Actor.deleteDocuments": () => Actor.deleteDocuments([base.id]),
      "Actor.create in its place": () => Actor.create({ ...base.toObject(), name: "Autre" }, { keepId: true }),
      "base.clone": () => base.clone({ name: "Copie", ownership: { default: 3 } }, { save: true }),
      "game.actors.importFromCompendium": () => game.actors.importFromCompendium(pack, packed.id),
      "compendium.update": () => packed.update({ name: "Autre" }),
      "compendium.delete": () => packed.delete(),
      "token.update": () => target.update({ x: 0, y: 0 }),
      "token.update hidden": () => target.update({ hidden: true }),
      "token.update delta": () => target.update({ "delta.system.pv.value": 0 }),
      "token.update delta.ownership": () => target.update({ delta: { ownership: { default: 3 } } }),
      "token.delta.update": () => target.delta.update({ system: { pv: { value: 0 } } }),
      "token.delta items": () => target.delta.createEmbeddedDocuments("Item", [wound]),
      "token.update actorId": () => target.update({ actorId: own.id, actorLink: true }),
      "own token becomes its actor": () => ownToken.update({ actorId: base.id, actorLink: true }),
      "token.setFlag": () => target.setFlag("gardien", "x", 1),
      "token.delete": () => target.delete(),
      "TokenDocument.deleteDocuments": () => TokenDocument.deleteDocuments([target.id], { parent: scene }),
      "TokenDocument.create": () => TokenDocument.create({ actorId: base.id, x: 0, y: 0 }, { parent: scene }),
      "scene.updateEmbeddedDocuments": () => scene.updateEmbeddedDocuments("Token", [{ _id: target.id, x: 0 }]),
      "scene.deleteEmbeddedDocuments": () => scene.deleteEmbeddedDocuments("Token", [], { deleteAll: true }),
      "scene.update": () => scene.update({ name: "Ailleurs" }),
      "scene.delete": () => scene.delete(),
      "Scene.create": () => Scene.create({ name: "Ailleurs", active: true }),
      "settings.set": () => game.settings.set("gardien", "automation", "never"),
      "own role": () => game.user.update({ role: 4 }),
      "own permissions": () => game.user.update({ permissions: { ACTOR_CREATE: true, TOKEN_CONFIGURE: true } }),
      "keeper's role": () => keeper.update({ role: 1 }),
      "User.create": () => User.create({ name: "Complice", role: 4 }),
      "keeper's message": () => theirs.update({ content: "Je donne ma langue au chat" }),
      "keeper's message deleted": () => theirs.delete(),
      "message in the keeper's name": () => ChatMessage.create({ author: keeper.id, content: "Bravo" }),
      "user.query": () => keeper.query("dialog", { type: "confirm", config: { content: "?" } }),
    };

    const said = async (call: () => unknown): Promise<string> => {
      try {
        await call();
        return "";
      } catch (error) {
        return String(error);
      }
    };
    const attempts: { name: string; said: string }[] = [];
    for (const [title, call] of Object.entries(calls)) attempts.push({ name: title, said: await said(call) });

    /** What Foundry's own client sends; here without asking its classes first. */
    const send = (type: string, action: string, operation: object): Promise<never> =>
      new Promise((_resolve, reject) => {
        game.socket.emit("modifyDocument", { type, action, operation }, (answer: { error?: { message: string } }) =>
          reject(new Error(answer.error?.message ?? "")),
        );
      });
    const delta = `${target.uuid}.Actor.${actor.id}`;
    const raw: Record<string, () => Promise<never>> = {
      "raw Actor update": () => send("Actor", "update", { updates: [{ _id: base.id, system: { pv: { value: 0 } } }] }),
      "raw Actor delete": () => send("Actor", "delete", { ids: [base.id] }),
      "raw Item create": () => send("Item", "create", { data: [wound], parentUuid: base.uuid }),
      "raw Item create on the token": () => send("Item", "create", { data: [wound], parentUuid: delta }),
      "raw Item delete on the token": () => send("Item", "delete", { ids: [weapon.id], parentUuid: delta }),
      "raw ActorDelta update": () =>
        send("ActorDelta", "update", {
          updates: [{ _id: target.delta.id, system: { pv: { value: 0 } } }],
          parentUuid: target.uuid,
        }),
      "raw Token update": () =>
        send("Token", "update", { updates: [{ _id: target.id, x: 0 }], parentUuid: scene.uuid }),
      "raw Token delete": () => send("Token", "delete", { ids: [target.id], parentUuid: scene.uuid }),
      "raw own Token": () =>
        send("Token", "update", { updates: [{ _id: ownToken.id, actorId: base.id }], parentUuid: scene.uuid }),
      "raw Scene update": () => send("Scene", "update", { updates: [{ _id: scene.id, active: false }] }),
      "raw Setting": () =>
        send("Setting", "create", { data: [{ key: "gardien.automation", value: JSON.stringify("never") }] }),
      "raw User": () => send("User", "update", { updates: [{ _id: game.user.id, role: 4 }] }),
      "raw message": () => send("ChatMessage", "update", { updates: [{ _id: theirs.id, content: "" }] }),
      "raw message deleted": () => send("ChatMessage", "delete", { ids: [theirs.id] }),
    };
    for (const [title, call] of Object.entries(raw)) attempts.push({ name: title, said: await said(call) });
    return attempts;
  }, token);
}

/** Everything at the table that a player could have damaged, as the keeper's client holds it. */
export function wholeTable({ page }: Seat): Promise<unknown> {
  return page.evaluate(() => {
    const sources = (documents: Iterable<{ toObject(): object }>): object[] =>
      [...documents].map((one) => one.toObject());
    return {
      actors: sources(game.actors),
      scenes: sources(game.scenes),
      messages: sources(game.messages),
      users: sources(game.users),
      items: sources(game.items),
      automation: game.settings.get("gardien", "automation") as string,
    };
  });
}
