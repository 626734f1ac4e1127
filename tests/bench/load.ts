import { closeBrowser, KEEPER, layTable, PLAYERS, type Seat, type Table } from "../e2e/support/table.js";
import type { Finding } from "./support/rounds.js";

/** Attacks in all, and seconds from one to the next: fifty a minute for two minutes. */
const ATTACKS = Number(process.env["GARDIEN_LOAD"] ?? 100);
const PACE = 1200;
/** So long after the last one everything must be judged and written, in milliseconds. */
const PATIENCE = 60_000;
const MORE_PLAYERS = ["Ada", "Zoé"];
const TARGETS = ["Voyou", "Goule"];
const POINTS = 900;

/** The part of Foundry's API that these functions call inside a page, where no type of ours reaches. */
interface Page extends Window {
  game: {
    messages: Iterable<Message> & { readonly size: number };
    actors: Iterable<Actor> & { getName(name: string): Actor };
    gardien: { attack(uuid: string, options: object): Promise<void> };
  };
  canvas: {
    tokens: { placeables: { name: string; actor: Actor; setTarget(targeted: boolean, options: object): unknown }[] };
  };
  User: { createDocuments(sources: object[]): Promise<{ id: string }[]> };
  Actor: { create(source: object): Promise<Actor> };
  ChatMessage: { create(source: object): Promise<unknown> };
}
interface Actor {
  readonly name: string;
  readonly uuid: string;
  readonly items: Iterable<{ readonly type: string; readonly uuid: string; update(change: object): Promise<unknown> }>;
  readonly system: { readonly pv: { readonly value: number }; readonly pf: { readonly value: number } };
  toObject(): object;
  update(change: object): Promise<unknown>;
}
interface Message {
  readonly type: string;
  readonly system: { readonly data: { readonly subject: string; readonly targets: readonly Target[] } };
  readonly id: string;
}
interface Target {
  readonly actor: string;
  readonly stage: string;
  readonly plan: {
    readonly numbers: readonly { readonly path: string; readonly before: number; readonly after: number }[];
  } | null;
}

/** Whom the load is aimed at, by name, with the points they have before it. */
type Start = Readonly<Record<string, { readonly pv: number; readonly pf: number }>>;

/** Lays a table for four players, each with a gun that holds enough, at two targets that they share. */
async function lay(keeper: Seat): Promise<Start> {
  return keeper.page.evaluate(
    async ([players, targets, points]) => {
      const { game, User, Actor, canvas } = window as unknown as Page;
      await User.createDocuments(players.map((name) => ({ name, role: 1 })));
      const source = game.actors.getName("Journaliste").toObject();
      for (let i = 0; i < 4; i++) {
        const shooter = await Actor.create({ ...source, name: `Tireur ${i}`, ownership: { default: 3 } });
        for (const item of shooter.items)
          if (item.type === "gbWeapon") await item.update({ "system.magazine": { value: 99, max: 99 } });
      }
      const start: Record<string, { pv: number; pf: number }> = {};
      for (const { name, actor } of canvas.tokens.placeables) {
        if (!targets.includes(name)) continue;
        await actor.update({ "system.hp.max": points, "system.pv.value": points, "system.pf.value": points });
        start[name] = { pv: actor.system.pv.value, pf: actor.system.pf.value };
      }
      return start;
    },
    [MORE_PLAYERS, TARGETS, POINTS] as const,
  );
}

/** One attack of a player's, at one of the targets. */
async function attack({ page }: Seat, player: number, at: string): Promise<void> {
  await page.evaluate(
    async ([who, target]) => {
      const { game, canvas } = window as unknown as Page;
      canvas.tokens.placeables.find(({ name }) => name === target)?.setTarget(true, { releaseOthers: true });
      const gun = [...game.actors.getName(`Tireur ${who}`).items].find(({ type }) => type === "gbWeapon");
      await game.gardien.attack(gun?.uuid ?? "", { event: new MouseEvent("click", { shiftKey: true }) });
    },
    [player, at] as const,
  );
}

/** Milliseconds that the keeper's page has worked. */
interface Work {
  /** All of it, on the processor: what other programs take meanwhile does not count. */
  readonly page: number;
  /** What of it was Gardien's scripts, and whatever they called. */
  readonly own: number;
}

/** Lets players act in turn, at their pace; answers with what the keeper's page has done meanwhile. */
async function load(keeper: Seat, act: (turn: number) => Promise<void>): Promise<Work> {
  const line = await keeper.page.context().newCDPSession(keeper.page);
  await line.send("Performance.enable", { timeDomain: "threadTicks" });
  await line.send("Profiler.enable");
  const worked = async () => {
    const { metrics } = await line.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN);
  };
  const before = await worked();
  await line.send("Profiler.start");
  for (let turn = 0; turn < ATTACKS; turn++) {
    await Promise.all([act(turn), keeper.page.waitForTimeout(PACE)]);
  }
  await keeper.page.waitForFunction(isDone, null, { timeout: PATIENCE, polling: 1000 });
  const { profile } = await line.send("Profiler.stop");
  const page = (await worked()) - before;
  await line.detach();
  return { page, own: page * ownShare(profile) };
}

/** A profile of the processor, as the browser's protocol tells it. */
interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly url: string; readonly functionName: string };
    readonly children?: readonly number[];
  }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

/** Which share of the time that a page was at work a function of Gardien ran, or one that it had called. */
function ownShare({ nodes, samples = [], timeDeltas = [] }: Profile): number {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const own = new Set<number>();
  // parents stand before their children
  for (const { id, callFrame } of nodes)
    if (callFrame.url.includes("/systems/gardien/") || own.has(parents.get(id) ?? NaN)) own.add(id);
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === "(idle)").map(({ id }) => id));
  const spent = (counts: (id: number) => boolean) =>
    samples.reduce((sum, id, i) => sum + (counts(id) ? (timeDeltas[i] ?? 0) : 0), 0);
  return spent((id) => own.has(id)) / spent((id) => !idle.has(id));
}

/** Whether everything that was sent is judged and written. */
function isDone(): boolean {
  const messages = [...(window as unknown as Page).game.messages];
  const judged = new Set(messages.flatMap(({ type, system }) => (type === "verdict" ? system.data.subject : [])));
  const open = messages.some(
    ({ type, system }) => type === "verdict" && system.data.targets.some(({ stage }) => stage === "planned"),
  );
  return !open && messages.every(({ type, id }) => type !== "attack" || judged.has(id));
}

/** What is wrong once a load is over: an attack judged not once, a number that is not the sum of what was written. */
function faults(
  { page }: Seat,
  start: Start,
): Promise<{ attacks: number; judgedTwice: number; unjudged: number; wrong: string[] }> {
  return page.evaluate((before) => {
    const { game, canvas } = window as unknown as Page;
    const messages = [...game.messages];
    const attacks = messages.filter(({ type }) => type === "attack");
    const verdicts = messages.filter(({ type }) => type === "verdict");
    const times = (id: string) => verdicts.filter(({ system }) => system.data.subject === id).length;
    const written = verdicts.flatMap(({ system }) => system.data.targets.filter(({ stage }) => stage === "applied"));
    const wrong = canvas.tokens.placeables.flatMap(({ name, actor }) =>
      (["pv", "pf"] as const).flatMap((key) => {
        const from = before[name]?.[key];
        if (from === undefined) return [];
        const moves = written
          .filter((target) => target.actor === actor.uuid)
          .flatMap(({ plan }) => plan?.numbers ?? [])
          .filter(({ path }) => path === `system.${key}.value`);
        const sum = moves.reduce<number>((total, move) => total + move.after - move.before, from);
        const { value } = actor.system[key];
        return value === sum ? [] : [`${actor.name} ${key}: ${value}, written ${sum}`];
      }),
    );
    return {
      attacks: attacks.length,
      judgedTwice: attacks.filter(({ id }) => times(id) > 1).length,
      unjudged: attacks.filter(({ id }) => times(id) === 0).length,
      wrong,
    };
  }, start);
}

/** Gardien's own work for an attack (judged, drawn twice, a wound and the weapon written), against a line of chat and all that draws it. */
const WORK_TARGET = 4;

/** Lines of chat weigh the same with a second window: they are measured once. */
const NOTHING: Work = { page: NaN, own: NaN };

async function play(table: Table, windows: number): Promise<{ attacks: Work; messages: Work; errors: string[] }> {
  const keeper = await table.join(KEEPER);
  const start = await lay(keeper);
  const players: Seat[] = [];
  for (const name of [...PLAYERS, ...MORE_PLAYERS]) players.push(await table.join(name));
  const others = windows > 1 ? [await table.join(KEEPER)] : []; // as on another machine: no lock holds the two apart
  const seat = (turn: number) => players[turn % players.length] ?? keeper;
  const messages =
    windows > 1
      ? NOTHING
      : await load(keeper, async (turn) => {
          await seat(turn).page.evaluate(
            (text) => (window as unknown as Page).ChatMessage.create({ content: text }),
            "Un bruit dans la ruelle.",
          );
        });
  const attacks = await load(keeper, (turn) =>
    attack(seat(turn), turn % players.length, TARGETS[turn % TARGETS.length] ?? ""),
  );
  const { wrong, ...counts } = await faults(keeper, start);
  const tally = counts.attacks === ATTACKS && counts.judgedTwice === 0 && counts.unjudged === 0;
  const errors = [
    ...[keeper, ...others, ...players].flatMap((one) => one.errors),
    ...wrong.map((one) => `${windows} window(s): ${one}`),
    ...(tally ? [] : [JSON.stringify(counts)]),
  ];
  return { attacks, messages, errors };
}

/** Fifty attacks a minute for two minutes, from four players at targets that they share, in one window of the keeper and in two. */
export async function measure(): Promise<Finding[]> {
  try {
    const found = [];
    for (const windows of [1, 2]) {
      const table = await layTable();
      try {
        found.push(await play(table, windows));
      } finally {
        await table.close();
      }
    }
    const errors = found.flatMap((one) => one.errors);
    if (errors.length > 0) throw new Error(`under load: ${errors.join("; ")}`);
    const [one, two] = found;
    const base = one?.messages.page ?? NaN;
    const each = (work = NaN) => (work / ATTACKS).toFixed(1);
    return [one?.attacks, two?.attacks].flatMap((work, i) => [
      {
        measure: `load, ${i + 1} window${i > 0 ? "s" : ""}`,
        detail: `the keeper's page for ${ATTACKS} attacks of four players / for as many lines of chat (${each(work?.page)} ms, Gardien's own ${each(work?.own)} / ${each(base)} ms, own ${each(one?.messages.own)} each)`,
        ratio: (work?.own ?? NaN) / base,
        target: WORK_TARGET,
      },
    ]);
  } finally {
    await closeBrowser();
  }
}
