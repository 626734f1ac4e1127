import { dirname, relative, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

/**
 * The rooms of the house, lowest first: each may import from itself and from those before it, types included. What is
 * fetched later (`import()`) may lie above: a click at the door opens what stands on any floor.
 */
const ROOMS = [
  ...[
    "core/shape",
    "core/notation",
    "core/foundry",
    "core/rulesets.ts",
    "core/text",
    "core/rulebook",
    "core/settings",
    "core/ui",
    "core/odds",
    "core/data",
  ],
  ...[
    "core/play/contract",
    "core/play/dice",
    "core/world",
    "core/play/record",
    "core/play/messages",
    "core/shared",
    "core/fight/state",
    "core/play/loaded",
    "core/play/effects",
  ],
  ...[
    "core/play/log",
    "core/play/act",
    "core/play/roll",
    "core/dice",
    "core/play/reroll",
    "core/play/apply",
    "core/play/draft",
    "core/play/judge",
  ],
  ...[
    "core/play/arbiter",
    "core/api",
    "core/deed",
    "core/fight",
    "core/attack",
    "core/defence",
    "core/card",
    "core/undo",
  ],
  ...[
    "core/migrations",
    "core/documents",
    "core/effects",
    "core/convert",
    "core/sheets",
    "core/browser",
    "core/twins",
    "core/creation",
    "core/questions",
    "core/setup",
    "core/check",
    "core/requests",
    "core/keeper",
    "core/modules",
    "core/welcome",
  ],
  ...[
    "core/ready.ts",
    "core/stream.ts",
    "core/ready-keeper.ts",
    "core/register.ts",
    "core/registry.ts",
    "rulesets",
    "conversions",
    "gardien.ts",
  ],
];

/** The contract names a part of every room, in types alone: all may read it, and it reads all. */
const CONTRACT = "core/ruleset.ts";

/** Which room a file of `src` is in: the one with the longest name that its path begins with. */
function roomOf(path) {
  const fits = ROOMS.filter((room) => path === room || path.startsWith(`${room}/`));
  return fits.toSorted((a, b) => b.length - a.length)[0];
}

const floor = (path) => ROOMS.indexOf(roomOf(path));

const pointsDown = {
  create(context) {
    const own = relative(resolve(ROOT, "src"), context.filename).replaceAll("\\", "/");
    if (own.startsWith("..") || own === CONTRACT) return {};
    const check = ({ source }) => {
      if (!source?.value?.startsWith(".")) return;
      const path = resolve(dirname(context.filename), source.value.replace(/\.js$/, ".ts").replace(/\?.*$/, ""));
      const target = relative(resolve(ROOT, "src"), path).replaceAll("\\", "/");
      if (target.startsWith("..") || target === CONTRACT || floor(target) <= floor(own)) return;
      context.report({ node: source, message: `${roomOf(own)} lies below ${roomOf(target) ?? target}` });
    };
    if (!roomOf(own))
      context.report({ loc: { line: 1, column: 0 }, message: "a room that tools/lint/rooms.mjs does not list" });
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

export default { meta: { name: "rooms" }, rules: { "points-down": pointsDown } };
