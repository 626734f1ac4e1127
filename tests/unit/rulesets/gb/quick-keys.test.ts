import { beforeEach, expect, test, vi } from "vitest";
import { confirmNext, openAsker } from "../../../../src/core/card/acts/quick.js";
import { registerQuickKeys } from "../../../../src/core/card/quick-keys.js";
import { as, attack, type Fallen, ofPack, PLAYER, seat } from "../../../support/play/play.js";

const GUN = "Revolver .38 (Ruger Service-Six)";
const HIT: readonly Fallen[] = [
  [20, 15],
  [100, 12],
];

let paul: Actor;
let thug: Actor;
let told: readonly string[];

beforeEach(async () => {
  const people = ["investigators/paul", "creatures/humains/voyou"].map(ofPack);
  told = await seat(
    "gb",
    people.map((one, i) => ({ ...one, ownership: { default: 1, ...(i === 0 && { [PLAYER]: 3 }) } })),
    { settings: { automation: "keeper" } },
  );
  [paul, thug] = game.actors.contents as [Actor, Actor];
});

const shoot = () => attack(paul.items.getName(GUN) as Item, thug, {}, HIT, { metres: 4 });
const wounds = () => thug.items.contents.filter(({ type }) => type === "gbWound").length;

test("what waits longest for a click is applied by a key, one card after the other", async () => {
  const shots = [await shoot(), await shoot()];
  const stages = () => shots.map(({ verdict }) => verdict.targets[0]?.stage);
  await as(PLAYER, confirmNext);
  expect([stages(), told.at(-1)]).toEqual([["resolved", "resolved"], "GARDIEN.QUICK.nothing"]);
  await confirmNext();
  expect([stages(), wounds()]).toEqual([["applied", "resolved"], 1]);
  await confirmNext();
  expect([stages(), wounds()]).toEqual([["applied", "applied"], 2]);
  await confirmNext();
  expect(told.at(-1)).toBe("GARDIEN.QUICK.nothing");
});

test("the sheet of whoever waits is opened, or it is said that nobody does", async () => {
  await openAsker();
  expect(told.at(-1)).toBe("GARDIEN.QUICK.nobody");
  await shoot();
  const opened: string[] = [];
  for (const one of [paul, thug])
    Object.defineProperty(one, "sheet", { value: { render: () => Promise.resolve(opened.push(one.name)) } });
  await openAsker();
  expect(opened).toEqual([thug.name]);
});

interface Binding {
  readonly editable: readonly { readonly key: string; readonly modifiers: readonly string[] }[];
  readonly restricted: boolean;
  onDown(): boolean;
}

/** Presses a key with Shift held down, as Foundry hands it to what is registered; says who has taken it. */
function press(key: string): string[] {
  const bindings = new Map<string, Binding>();
  const register = (_system: string, id: string, binding: Binding) => bindings.set(id, binding);
  Object.assign(game, { keybindings: { register } });
  registerQuickKeys();
  const takes = ({ editable, restricted }: Binding) =>
    (game.user.isGM || !restricted) && editable.some((one) => one.key === key && one.modifiers.join() === "Shift");
  return [...bindings].flatMap(([id, binding]) => (takes(binding) && binding.onDown() ? [id] : []));
}

test("Shift with Y, O and U does each of them, and takes nothing back for a player", async () => {
  await game.settings.set("gardien", "undoAtOnce", true);
  const shot = await shoot();
  const stage = () => shot.verdict.targets[0]?.stage;
  const opened: string[] = [];
  Object.defineProperty(thug, "sheet", { value: { render: () => Promise.resolve(opened.push(thug.name)) } });
  expect(press("KeyO")).toEqual(["openAsker"]);
  await vi.waitFor(() => expect(opened).toEqual([thug.name]));
  expect(press("KeyY")).toEqual(["confirmNext"]);
  await vi.waitFor(() => expect([stage(), wounds()]).toEqual(["applied", 1]));
  expect(await as(PLAYER, () => Promise.resolve(press("KeyU")))).toEqual([]);
  expect(press("KeyU")).toEqual(["undoLast"]);
  await vi.waitFor(() => expect([stage(), wounds()]).toEqual(["undone", 0]));
});
