import { beforeEach, describe, expect, test, vi } from "vitest";
import { ask } from "../../../../src/core/play/arbiter/send-request.js";
import { beginDeed } from "../../../../src/core/deed/begin.js";
import { knownDeeds } from "../../../../src/core/play/loaded/deeds.js";
import { groupDestiny } from "../../../../src/rulesets/gb/keeper/group-points.js";
import { hear } from "../../../support/hear.js";
import {
  type Act,
  attack,
  doDeed,
  draftOf,
  type Fallen,
  KEEPER,
  ofPack,
  PLAYER,
  RIVAL,
  seat,
} from "../../../support/play/play.js";
import { settled } from "../../../support/play/arbiter-table.js";

/** What people of the packs do: the two long examples of the book come out of what they carry. */
const person = (name: string) => game.actors.contents.find((one) => one.name.startsWith(name)) as Actor;
const PEOPLE = ["investigators/jack", "investigators/paul", "creatures/humains/voyou", "creatures/humains/cultiste"];
const M21 = "Fusil M21 (7,62 mm)";
const BERETTA = "Beretta 92F (9 mm)";

interface Figures {
  readonly pv: { readonly value: number };
  readonly pf: { readonly value: number };
  readonly aim: { readonly rounds: number };
  readonly destiny: { readonly remaining: number };
}
const figures = (name: string) => person(name).system as unknown as Figures;
const points = (name: string) => ({ pv: figures(name).pv.value, pf: figures(name).pf.value });
const woundsOf = (name: string) => person(name).items.contents.filter(({ type }) => type === "gbWound");

/** Seats them: Paul is the player's, the cultist the other player's, the others the keeper's. */
const sit = (settings: Readonly<Record<string, unknown>> = {}) => {
  const owners: Readonly<Record<string, string>> = { Paul: PLAYER, Cultiste: RIVAL };
  const actors = PEOPLE.map(ofPack).map((actor) => ({
    ...actor,
    ownership: { default: 1, [owners[String(actor.name)] ?? KEEPER]: 3 },
  }));
  return seat("gb", actors, { settings });
};

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

describe("Jack, the sniper (GB-66)", () => {
  const [far, second] = [
    { by: KEEPER, metres: 280 },
    { zone: "headTorsoArms", attack: "1" },
  ];
  const rifle = () => person("Jack").items.getName(M21) as Item;
  const fire = (dice: readonly Fallen[], choices: Readonly<Record<string, string>>) =>
    attack(rifle(), person("Cultiste"), choices, dice, far);
  const bonus = (choices: Readonly<Record<string, string>> = {}) => {
    const [target] = draftOf(rifle(), [person("Cultiste")], choices, 280).intent([]).targets;
    return target?.lines.reduce((sum, { on, value }) => (on ? sum + value : sum), 0);
  };

  beforeEach(async () => {
    await sit();
    await doDeed("aim", person("Jack"), { target: person("Cultiste").uuid }, [], { by: KEEPER });
  });

  test("GB-66: fires at the head from 280 m at +18 − 10, then at +11 − 5 without the aim that is used up", async () => {
    expect([bonus(), bonus({ zone: "head" })]).toEqual([18, 8]);
    const head = await fire([[20, 2]], { zone: "head" });
    const told = ["Touché", "Tête (visée)", "10 − CA 10 = 0", "0 + 4 (Tête) = 4", "Modérée"];
    for (const words of told) expect((await head.card()).text).toContain(words);
    expect([points("Cultiste"), figures("Jack").aim.rounds]).toEqual([{ pv: 8, pf: 7 }, 0]);
    expect([bonus({ attack: "1" }), bonus(second)]).toEqual([11, 6]);
    const torso = await fire(
      [
        [20, 12],
        [40, 10],
      ],
      second,
    );
    const then = ["Torse (dé : 10)", "18 − CA 9 = 9", "9 + 3 (Torse) = 12", "Critique"];
    for (const words of then) expect((await torso.card()).text).toContain(words);
    expect(points("Cultiste")).toEqual({ pv: 5, pf: 2 });
    await head.undo();
    expect([points("Cultiste"), figures("Jack").aim.rounds]).toEqual([{ pv: 6, pf: 4 }, 1]);
  });

  test("GB-19: has his aim back when the first shot is taken back while the second is judged", async () => {
    const head = await fire([[20, 2]], { zone: "head" });
    const undone = vi.fn(() => ask(head.record.message, { action: "undo", target: -1, override: {}, retarget: null }));
    hear("createChatMessage", ({ type }: { readonly type: string }) => type === "verdict" && undone());
    await fire(
      [
        [20, 12],
        [40, 10],
      ],
      second,
    );
    await settled();
    expect(undone).toHaveBeenCalledOnce();
    expect([points("Cultiste"), figures("Jack").aim.rounds]).toEqual([{ pv: 6, pf: 4 }, 1]);
  });
});

test("an attack at two is taken back at one of them, then at the other; its rounds come back with the attack", async () => {
  await sit();
  const gun = person("Voyou").items.getName(BERETTA) as Item;
  const rounds = () => foundry.utils.getProperty(gun.system, "magazine.value");
  const both = () => [points("Paul"), points("Cultiste")];
  const [loaded, whole] = [rounds(), both()];
  const dice: readonly Fallen[] = [
    [20, 18],
    [100, 60],
  ];
  const two = [person("Paul"), person("Cultiste")];
  const shot = await attack(gun, two, {}, [...dice, ...dice], { by: KEEPER, metres: 9 });
  for (const words of ["2 cibles", "Tout annuler"]) expect((await shot.card()).text).toContain(words);
  expect([woundsOf("Paul").length, woundsOf("Cultiste").length]).toEqual([1, 1]);
  await shot.undo(0);
  expect([points("Paul"), woundsOf("Paul").length, woundsOf("Cultiste").length]).toEqual([whole[0], 0, 1]);
  await shot.undo(1);
  expect([both(), rounds()]).not.toEqual([whole, loaded]);
  await shot.undo();
  expect([both(), rounds()]).toEqual([whole, loaded]);
  expect((await shot.card()).text).toContain("2 munitions rendues");
});

describe("Paul and the thug (GB-67)", () => {
  const shoot = (dice: readonly Fallen[], choices: Readonly<Record<string, string>> = {}): Promise<Act> =>
    attack(person("Voyou").items.getName(BERETTA) as Item, person("Paul"), choices, dice, { by: KEEPER, metres: 9 });
  /** A grave wound at the left leg. */
  const LEG: readonly Fallen[] = [
    [20, 15],
    [100, 99],
  ];

  test("GB-67: after a run he is shot three times, spends his destiny, and does not stop bleeding on a 53", async () => {
    await sit();
    await doDeed("effort", [person("Paul"), person("Voyou")], { kind: "prolonged", pf: 2 }, [], { by: KEEPER });
    expect([points("Paul"), points("Voyou").pf]).toEqual([{ pv: 10, pf: 8 }, 7]);
    const arm = await shoot([
      [20, 10],
      [100, 25],
    ]);
    for (const words of ["Bras droit (dé : 25)", "14 − CA 12 = 2", "Légère", "−1 PF"])
      expect((await arm.card(PLAYER)).text).toContain(words);
    await doDeed("bar", person("Paul"), {}, [], { by: KEEPER });
    const torso = await shoot(
      [
        [20, 14],
        [40, 10],
      ],
      { zone: "headTorsoArms" },
    );
    expect((await torso.card()).text).toContain("Torse (dé : 10)");
    const plea = await doDeed("destiny", person("Paul"), { reason: "la balle dévie" });
    expect([figures("Paul").destiny.remaining, plea.verdict.standing]).toEqual([1, "review"]);
    await plea.press("accept");
    expect(figures("Paul").destiny.remaining).toBe(0);
    await torso.decide({ severity: "light", shock: "violent" });
    for (const words of ["projeté à 1,5 m", "−3 PF"]) expect((await torso.card(PLAYER)).text).toContain(words);
    expect(points("Paul")).toEqual({ pv: 10, pf: 4 });
    const lying = { fatigue: { malus: -3 }, posture: { prone: true }, barred: true };
    expect(person("Paul").system).toMatchObject(lying);
    const leg = await shoot([
      [20, 9],
      [100, 80],
    ]);
    for (const words of ["Jambe gauche (dé : 80)", "17 − CA 7 = 10", "Grave", "−3 PF", "−2 PV"])
      expect((await leg.card(PLAYER)).text).toContain(words);
    expect(points("Paul")).toEqual({ pv: 8, pf: 1 });
    const [, , worst] = woundsOf("Paul");
    expect(worst?.system).toMatchObject({ treatmentDc: 15 });
    const roll = await doDeed("stabilise", person("Paul"), { wound: worst?.id ?? "" }, [[100, 53]]);
    expect((await roll.card(PLAYER)).text).toContain("Toujours ouverte");
    expect(worst?.system).toMatchObject({ stabilised: false });
  });

  test("D-21: a death is the keeper's to write though wounds are written at once, and is taken back whole", async () => {
    await sit();
    const shot = await shoot([
      [20, 20],
      [100, 2],
    ]);
    expect([points("Paul"), (await shot.card(PLAYER)).text]).toEqual([
      { pv: 10, pf: 10 },
      expect.stringContaining("Attend l’accord du gardien"),
    ]);
    expect([(await shot.card(KEEPER)).buttons.includes("apply"), (await shot.card(PLAYER)).buttons]).toEqual([
      true,
      ["fold", "plead"],
    ]);
    await shot.apply();
    const { state, posture } = { state: "dead", posture: { prone: true } };
    expect(person("Paul").system).toMatchObject({ state, posture, pv: { value: 0 } });
    await shot.undo();
    expect(person("Paul").system).toMatchObject({ state: "active", posture: { prone: false }, pv: { value: 10 } });
    expect(woundsOf("Paul")).toEqual([]);
  });

  test("is wounded by a click of his player's where the table plays so, again by the keeper's alone", async () => {
    await sit({ automation: "click", gbTwoStageCard: false });
    const shot = await shoot(LEG);
    expect([points("Paul"), (await shot.card(PLAYER)).buttons]).toEqual([
      { pv: 10, pf: 10 },
      ["fold", "apply", "plead"],
    ]);
    await shot.apply(0, PLAYER);
    expect(points("Paul")).toEqual({ pv: 8, pf: 7 });
    await shot.undo();
    expect([points("Paul"), (await shot.card(PLAYER)).buttons]).toEqual([{ pv: 10, pf: 10 }, ["fold"]]);
    await shot.apply(0);
    expect(points("Paul")).toEqual({ pv: 8, pf: 7 });
    const late = await shoot(LEG);
    await person("Paul").delete();
    expect((await late.card(PLAYER)).text).toContain("La cible n’existe plus.");
  });

  test("is told what a blow would do where the table writes all by itself", async () => {
    await sit({ automation: "never", gbTwoStageCard: false });
    const shot = await shoot(LEG);
    for (const reader of [KEEPER, PLAYER]) {
      const { text, buttons } = await shot.card(reader);
      for (const words of ["Grave", "−3 PF", "−2 PV"]) expect(text).toContain(words);
      expect(buttons).not.toContain("apply");
    }
    expect([points("Paul"), woundsOf("Paul")]).toEqual([{ pv: 10, pf: 10 }, []]);
  });
});

describe("a vote on the group's point because of a sealed blow (GB-04)", () => {
  let shot: Act;
  const group = () => groupDestiny().remaining;
  const call = () => doDeed("groupDestiny", person("Paul"), { reason: "qu’il vive" }, [], { about: shot });
  const agree = (vote: Act) => vote.press("vote", { by: RIVAL, vote: { voter: RIVAL, yes: true } });

  beforeEach(async () => {
    await sit({ automation: "click" });
    const gun = person("Paul").items.getName("Revolver .38 (Ruger Service-Six)") as Item;
    const dice: readonly Fallen[] = [
      [20, 15],
      [100, 12],
    ];
    shot = await attack(gun, person("Voyou"), {}, dice, { metres: 4 });
    expect((await shot.card(PLAYER)).text).toContain("Le gardien n’a pas encore révélé la suite.");
  });

  test("is told on the blow's card, and the point comes back with the blow", async () => {
    const vote = await call();
    expect((await shot.card(RIVAL)).text).toContain("Paul · Point de destin du groupe : demandé");
    await agree(vote);
    await vote.press("accept");
    expect([group(), (await shot.card(RIVAL)).text]).toEqual([0, expect.stringContaining("du groupe : accordé")]);
    await shot.apply();
    await shot.undo();
    expect([group(), (await shot.card(RIVAL)).text]).toEqual([1, expect.stringContaining("du groupe : rendu")]);
  });

  test("comes too late once the blow is revealed, which the keeper is told", async () => {
    const vote = await call();
    await shot.press("reveal");
    await agree(vote);
    expect((await vote.card()).text).toContain("la conséquence est déjà connue");
    await vote.press("reject");
    expect([group(), (await vote.card(RIVAL)).text]).toEqual([1, expect.stringContaining("Refusé")]);
  });
});

test("GB-04: a vote is not put to nobody: a keeper whose players have left is told so", async () => {
  const told = await sit();
  for (const id of [PLAYER, RIVAL]) Object.assign(game.users.get(id) as object, { active: false });
  const procedure = knownDeeds("gb").groupDestiny;
  if (!procedure) throw new Error("no vote");
  const vote = { id: "groupDestiny", ruleset: "gb", procedure, people: [person("Jack")], choices: {}, about: null };
  await beginDeed(vote, false, false);
  expect([game.messages.size, told]).toEqual([0, [expect.stringContaining("VOTE.nobody")]]);
});

test("a total below zero is written with the minus of every other number", async () => {
  await sit();
  const knife = person("Voyou").items.getName("Couteau / poignard") as Item;
  const missed = await attack(knife, person("Paul"), { zone: "head" }, [[20, 2]], { by: KEEPER, metres: 1 });
  const { text } = await missed.card(KEEPER);
  expect(text).toMatch(/\u2212\d+ Zone/u);
  expect(text).not.toMatch(/ -\d/u);
});
