import { anyMessage } from "../../foundry/types/message.js";
import { initiativeMessage, recipients, VISIBILITIES } from "../../foundry/visibility.js";
import { askPlayers } from "../ask-players.js";
import { close } from "./rounds.js";
import { Fault, Findings, NotTried, type Check } from "../check.js";
import { foundryVersion, usersHere } from "../foundry.js";
import { playedRulesets } from "../../rulesets.js";
import { heldBySpectators } from "../mending/spectators.js";

interface Whispered {
  readonly id: string;
  readonly whisper: readonly string[];
  readonly blind: boolean;
}

const keepers = () => usersHere().filter(({ isGM }) => isGM);
const players = () => usersHere().filter(({ isGM }) => !isGM);

export const PLAYERS: readonly Check[] = [
  {
    id: "players.secret-rolls",
    group: "players",
    severity: "bad",
    async run(trial) {
      const findings = new Findings();
      findings.expect(recipients("public").whisper.length === 0, "a roll for all is kept from some");
      const leaks = trial.leaks.length;
      for (const visibility of VISIBILITIES.filter((one) => one !== "public")) {
        const { whisper, blind } = recipients(visibility);
        const made = await trial.make("ChatMessage", { content: "<p></p>", whisper, blind, sound: null });
        const told = anyMessage(made);
        const told2 = [...told.whisper].sort().join();
        findings.expect(told2 === [...whisper].sort().join(), `${visibility}: other readers are stored`);
        findings.expect(told.blind === blind, `${visibility}: blind is stored as ${String(told.blind)}`);
        const readers = players().filter(({ id }) => told.whisper.includes(id));
        findings.expect(readers.length === 0, `${visibility}: ${readers.length} players read it`);
        findings.expect(
          visibility === "self" || keepers().every(({ id }) => told.whisper.includes(id)),
          `${visibility}: not all keepers read it`,
        );
      }
      findings.expect(trial.leaks.length === leaks, "a secret message would have been told to all");
      findings.settle();
    },
  },
  {
    id: "players.secret-initiative",
    group: "players",
    severity: "bad",
    fights: true,
    async run(trial) {
      const ruleset = playedRulesets().find(({ rounds }) => rounds === undefined);
      if (!ruleset) throw new NotTried("nothing");
      const { target } = await trial.pair(ruleset);
      const combat = await trial.fight([target.token], false);
      try {
        const leaks = trial.leaks.length;
        const known = new Set([...game.messages].map(({ id }) => id));
        await combat.rollInitiative(
          [...combat.combatants].flatMap(({ id }) => id ?? []),
          initiativeMessage(trial.marked, "keeper"),
        );
        if (trial.leaks.length > leaks) throw new Fault("the roll would have been told to all");
        const made = [...game.messages].filter(({ id }) => !known.has(id)).map(anyMessage);
        if (made.length === 0) throw new Fault("no message tells the roll");
        if (made.some(({ whisper }) => players().some(({ id }) => whisper.includes(id))))
          throw new Fault("players read it");
      } finally {
        await close(combat);
      }
    },
  },
  {
    id: "players.rights",
    group: "players",
    severity: "bad",
    mend: "permissions",
    async run() {
      const mute = players().filter((user) => !user.can("MESSAGE_WHISPER"));
      if (mute.length > 0) throw new Fault(`MESSAGE_WHISPER: off for ${mute.length} of ${players().length} players`);
      await Promise.resolve();
    },
  },
  {
    id: "players.spectators",
    group: "players",
    severity: "warn",
    mend: "spectators",
    async run() {
      const { length } = heldBySpectators();
      if (length > 0) throw new Fault(`${length} actors are owned or played by somebody who only watches`);
      await Promise.resolve();
    },
  },
  {
    id: "players.types",
    group: "players",
    severity: "bad",
    async run() {
      const findings = new Findings();
      for (const [kind, types] of Object.entries(game.system.documentTypes)) {
        for (const [type, declared] of Object.entries(types)) {
          const { gmOnlyFields = [] } = declared as { readonly gmOnlyFields?: readonly string[] };
          findings.expect(gmOnlyFields.length === 0, `${kind} ${type}: ${gmOnlyFields.join(", ")}`);
        }
      }
      findings.settle();
      await Promise.resolve();
    },
  },
  {
    id: "players.unseen",
    group: "players",
    severity: "bad",
    async run(trial) {
      const findings = new Findings();
      await trial.scene();
      const { found } = trial.left();
      for (const [kind, documents] of found) {
        for (const document of documents) {
          const { whisper } = document as Partial<Whispered>;
          const seen = players().filter((user) => {
            if (whisper) return whisper.length === 0 || whisper.includes(user.id);
            const owned = document as { testUserPermission?(user: unknown, level: string): boolean };
            return ["Actor", "Item", "Scene"].includes(kind) && owned.testUserPermission?.(user, "LIMITED") === true;
          });
          findings.expect(seen.length === 0, `${kind}: seen by ${seen.length} players`);
        }
      }
      findings.expect(trial.leaks.length === 0, `told to all: ${trial.leaks.join(", ")}`);
      findings.settle();
    },
  },
  {
    id: "players.client",
    group: "players",
    severity: "warn",
    async run() {
      const findings = new Findings();
      for (const { foundry: version, system } of await askPlayers({})) {
        findings.expect(version === foundryVersion(), `a player's client runs Foundry ${version}`);
        findings.expect(system === game.system.version, `a player's client runs Gardien ${system}`);
      }
      findings.settle();
    },
  },
  {
    id: "players.screen",
    group: "players",
    severity: "bad",
    async run(trial) {
      const scene = await trial.scene();
      const { whisper, blind } = recipients("keeper");
      const message = await trial.make("ChatMessage", { content: "<p></p>", whisper, blind, sound: null });
      const actors = (trial.left().found.get("Actor") ?? []).map(({ id }) => id);
      const findings = new Findings();
      for (const { seen } of await askPlayers({ messages: [message.id], actors, scenes: [scene.id] })) {
        findings.expect(seen.length === 0, `a player's client shows: ${seen.join(", ")}`);
      }
      findings.settle();
    },
  },
];
