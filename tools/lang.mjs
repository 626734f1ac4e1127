/**
 * Reads and writes the language files, keeping them sorted and in step.
 * Usage: node tools/lang.mjs set KEY "français" "English" | rm KEY | get PREFIX | import file.json  [--dir folder]
 */
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const args = process.argv.slice(2);
const at = args.indexOf("--dir");
const dir = at < 0 ? "lang" : args.splice(at, 2)[1];
const [command, ...rest] = args;
const usage = () => {
  console.error(
    'usage: node tools/lang.mjs set KEY "fr" "en" | rm KEY | get PREFIX | import file.json  [--dir folder]',
  );
  process.exit(2);
};

const flatten = (tree, prefix = "") =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "object" ? flatten(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
const read = (lang) => {
  try {
    return new Map(flatten(JSON.parse(readFileSync(join(dir, `${lang}.json`), "utf8"))));
  } catch (error) {
    if (error.code === "ENOENT") return new Map();
    throw error;
  }
};
const nest = (entries) => {
  const root = {};
  for (const [key, value] of [...entries].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const steps = key.split(".");
    const leaf = steps.pop();
    let node = root;
    for (const step of steps) {
      node = node[step] ??= {};
      if (typeof node !== "object") throw new Error(`${key}: "${step}" is already a text`);
    }
    if (typeof node[leaf] === "object") throw new Error(`${key} is already a group`);
    node[leaf] = value;
  }
  return root;
};
/** French as a printer sets it: curly apostrophes, and spaces that never break before double signs or inside « ». */
const typeset = (text) =>
  text
    .replaceAll("'", "’")
    .replace(/ (?=[;!?])/g, "\u202f")
    .replace(/ (?=[:»%])/g, "\u00a0")
    .replaceAll("« ", "«\u00a0");
const write = (lang, entries) => {
  if (lang === "fr") for (const [key, text] of entries) entries.set(key, typeset(text));
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, `${lang}.json`), `${JSON.stringify(nest(entries), null, 2)}\n`);
};

/** Two writers at once would lose keys: a folder is the lock. */
const lock = join(dir, ".lock");
const locked = (work) => {
  mkdirSync(dir, { recursive: true });
  for (let tries = 0; ; tries++) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== "EEXIST" || tries > 200) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
  try {
    const fr = read("fr");
    const en = read("en");
    work(fr, en);
    write("fr", fr);
    write("en", en);
  } finally {
    rmdirSync(lock);
  }
};

if (command === "set" && rest.length === 3) {
  const [key, french, english] = rest;
  locked((fr, en) => void (fr.set(key, french), en.set(key, english)));
} else if (command === "rm" && rest.length === 1) {
  locked((fr, en) => void (fr.delete(rest[0]), en.delete(rest[0])));
} else if (command === "get" && rest.length === 1) {
  const en = read("en");
  for (const [key, value] of read("fr")) {
    if (key.startsWith(rest[0])) console.log(`${key}\t${value}\t${en.get(key) ?? "MISSING"}`);
  }
} else if (command === "import" && rest.length === 1) {
  const texts = Object.entries(JSON.parse(readFileSync(rest[0], "utf8")));
  locked((fr, en) => {
    for (const [key, [french, english]] of texts) {
      fr.set(key, french);
      en.set(key, english);
    }
  });
} else usage();
