import { expect, test } from "vitest";
import { KeyedQueue } from "../../../../src/core/data/queue.js";

/** A job that lasts until it is told to end, and says when it began. */
function job(name: string, log: string[]) {
  let end: (() => void) | undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  const run = async () => {
    log.push(`${name} begins`);
    await done;
    log.push(`${name} ends`);
  };
  return { run, end: () => end?.() };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test("two attacks on one creature are played one after the other, in the order they came", async () => {
  const queue = new KeyedQueue();
  const log: string[] = [];
  const [first, second] = [job("first", log), job("second", log)];
  const runs = [queue.run(["a", "creature"], first.run), queue.run(["b", "creature"], second.run)];
  await settle();
  expect(log).toEqual(["first begins"]);
  second.end();
  first.end();
  await Promise.all(runs);
  expect(log).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

test("attacks on different creatures do not wait for each other", async () => {
  const queue = new KeyedQueue();
  const log: string[] = [];
  const [slow, quick] = [job("slow", log), job("quick", log)];
  const waiting = queue.run(["one"], slow.run);
  quick.end();
  await queue.run(["other"], quick.run);
  expect(log).toEqual(["slow begins", "quick begins", "quick ends"]);
  slow.end();
  await waiting;
});

test("an attack on two creatures waits for both and holds both", async () => {
  const queue = new KeyedQueue();
  const log: string[] = [];
  const [one, both, other] = [job("one", log), job("both", log), job("other", log)];
  const runs = [queue.run(["x"], one.run), queue.run(["x", "y"], both.run), queue.run(["y"], other.run)];
  await settle();
  expect(log).toEqual(["one begins"]);
  one.end();
  both.end();
  other.end();
  await Promise.all(runs);
  expect(log).toEqual(["one begins", "one ends", "both begins", "both ends", "other begins", "other ends"]);
});

test("a job that fails tells its caller and holds nobody up", async () => {
  const queue = new KeyedQueue();
  await expect(queue.run(["x"], () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(queue.run(["x"], () => Promise.resolve("yes"))).resolves.toBe("yes");
});
