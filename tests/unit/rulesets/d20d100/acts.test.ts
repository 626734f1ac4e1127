import { beforeEach, describe, expect, test } from "vitest";
import type { D20d100Investigator } from "../../../../src/rulesets/d20d100/data/actors/investigator.js";
import { idOf, item } from "../../../support/play/deeds.js";
import { attack, doDeed, KEEPER, PLAYER, RIVAL, seat, type Act } from "../../../support/play/play.js";

/** A player's investigator, another player's, and a creature of the keeper's. */
let john: Actor;
let marthe: Actor;
let profond: Actor;

const skill = (name: string, key: string, flat: number, more: object = {}) => ({
  ...item("d20d100Skill", key, { key, flat, ...more }),
  name,
});
const weapon = (name: string, id: string, system: object) => ({ ...item("d20d100Weapon", id, { ...system }), name });
const gun = {
  ...{ skill: "handgun", damageKind: "bullet", penetration: 4, recoil: 4, criticalMultiplier: 3, cadences: ["triple"] },
  ...{ damage: "2d8", addsDamageBonus: false, rangeIncrement: 6, capacity: 7, loaded: 7 },
};
const ARMS = [
  weapon("Colt .45", "colt", { ...gun, action: "revolver" }),
  weapon("Colt 1911", "pistol", { ...gun, action: "semiAuto" }),
  weapon("Mitraillette", "tommy", {
    ...{ ...gun, skill: "automaticWeapons", action: "auto", cadences: ["burst10"], attackModifier: 5, damage: "1d6" },
    ...{ rangeIncrement: 10, capacity: 50, loaded: 30, ammunitionPerBox: 10 },
  }),
  weapon("Couteau", "knife", { skill: "meleeWeapons", damage: "1d4", damageKind: "piercing" }),
  weapon("Poings", "fists", { skill: "boxing", damage: "1d3", damageType: "temporary" }),
];
const LUTTE = weapon("Lutte", "hold", { key: "grappleRow", skill: "grapple", damage: "", criticalMultiplier: 1 });

beforeEach(async () => {
  const characteristics = { constitution: { score: 14 }, intelligence: { score: 12 }, power: { score: 13 } };
  const investigator = (id: string, name: string, owner: string, items: readonly object[]) => ({
    ...{ _id: idOf(id), name, type: "d20d100Investigator", ownership: { default: 1, [owner]: 3 }, items },
    system: { characteristics, hp: { misc: 8, value: 20 }, mp: { value: 10 }, sanity: { value: 55 }, destiny: 1 },
  });
  await seat("d20d100", [
    investigator("john", "John", PLAYER, [
      ...[
        skill("Écouter", "listen", 8),
        skill("Mémoire", "memory", 1),
        skill("Revolver", "handgun", 6),
        ...ARMS,
        LUTTE,
      ],
      skill("Lutte (compétence)", "grapple", 4, { family: "combat" }),
      {
        ...item("d20d100Spell", "fletrir", { cost: "4", sanityCost: "1", touch: true, learned: true }),
        name: "Flétrir",
      },
      { ...item("d20d100Tome", "cultes", { weeks: 5, mythosGain: 6, sanityLoss: "1d4" }), name: "Cultes" },
    ]),
    investigator("marthe", "Marthe", RIVAL, [
      ...[skill("Écouter", "listen", 8), { ...LUTTE, _id: idOf("hold2") }],
      { ...item("d20d100Armor", "vest", { protection: 6, penalty: 0, equipped: true }), name: "Gilet" },
      skill("Lutte (compétence)", "grapple", 2, { family: "combat" }),
    ]),
    {
      ...{ _id: idOf("profond"), name: "Profond", type: "d20d100Adversary", ownership: { default: 1 } },
      system: { hp: { value: 30, max: 30 } },
      items: [skill("Déplacement silencieux", "moveSilently", 3, { passive: true, opposedBy: "listen" })],
    },
  ]);
  [john, marthe, profond] = game.actors.contents as [Actor, Actor, Actor];
});

const named = (name: string) => john.items.find((one) => one.name === name) as Item;
const outcomeOf = (act: Act) => act.verdict.targets[0]?.outcome;
/** The figures of somebody's sheet, as a test reads them. */
const sheetOf = (actor: Actor) => actor.system as unknown as D20d100Investigator;
const hpOf = (actor: Actor) => sheetOf(actor).hp.value;

/** What everybody at the table reads on a card. */
async function expectRead(act: Act, ...words: readonly string[]): Promise<void> {
  for (const reader of [KEEPER, PLAYER, RIVAL]) {
    const { text } = await act.card(reader);
    for (const word of words) expect(text).toContain(word);
  }
}

describe("a test", () => {
  test("DD-83, DD-85: against a roll that is kept tells no player what that is worth", async () => {
    const kept = { tried: "skill.moveSilently", label: "le hangar" };
    await doDeed("passive", profond, kept, [[20, 12]], { by: KEEPER });
    const against = { tried: "skill.listen", against: `${profond.uuid}|moveSilently` };
    const asked = await doDeed("request", john, against, [], { by: KEEPER });
    const answered = await doDeed("check", john, {}, [[20, 7]], { about: asked });
    expect(outcomeOf(answered)).toMatchObject({ difficulty: 15, success: true });
    await expectRead(asked, "Réussite");
    const { text } = await asked.card(PLAYER);
    expect(text).not.toContain("hangar");
  });

  test("DD-08: that a player makes easier waits for the keeper", async () => {
    const easier = await doDeed("check", john, { tried: "skill.listen", difficulty: 5 }, [[20, 2]]);
    expect(easier.verdict.standing).toBe("review");
    await easier.press("accept");
    await expectRead(easier, "Réussite", "Difficulté");
  });

  test("DD-88, DD-89: uses help up, once", async () => {
    const help = { kind: "cooperation", tried: "skill.listen", patient: john.uuid };
    await doDeed("assist", marthe, help, [[20, 9]], { by: RIVAL });
    const tried = () => doDeed("check", john, { tried: "skill.memory" }, [[20, 12]]);
    const [first, second] = [await tried(), await tried()];
    expect([outcomeOf(first)?.["total"], outcomeOf(second)?.["total"]]).toEqual([15, 13]);
    await expectRead(first, "Coopération", "Réussite");
  });

  test("DD-181: has its die thrown again for a point of Destin, and laid back once that is taken back", async () => {
    const failed = await doDeed("check", john, { tried: "skill.listen" }, [[20, 2]]);
    await expectRead(failed, "Échec");
    const again = await doDeed("destiny", john, { use: "reroll" }, [[20, 17]]);
    await again.press("accept");
    await expectRead(again, "2 → 17");
    await expectRead(failed, "Réussite", "25", "+10");
    await again.undo();
    await expectRead(failed, "Échec", "10");
  });

  test("DD-05, DD-83: against somebody else's goes to whoever acts where both come to the same", async () => {
    const sides = { opponent: profond.uuid, tried: "skill.listen", theirTried: "skill.moveSilently" };
    const opposed = await doDeed("oppose", john, sides, [], { by: KEEPER });
    await doDeed("check", john, {}, [[20, 5]], { about: opposed });
    await doDeed("check", profond, {}, [[20, 10]], { by: KEEPER, about: opposed });
    await expectRead(opposed, "Égalité", "John");
  });
});

describe("an attack", () => {
  test("DD-133: the keeper's word that no vest covers what was hit is told on a card that was taken back, and not written", async () => {
    const shot = await attack(named("Colt .45"), marthe, {}, [
      [20, 11],
      [8, 1],
      [8, 1],
    ]);
    await shot.answer("vest", [[6, 6]], { by: RIVAL });
    await expectRead(shot, "Aucun PV perdu");
    await shot.undo();
    await shot.decide({ covered: 0 });
    await expectRead(shot, "−2 PV", "ne couvre pas ce qui est touché");
    expect(hpOf(marthe)).toBe(20);
  });

  test("DD-151: with a pistol that jams tells what was not fired", async () => {
    const shot = await attack(named("Colt 1911"), marthe, { mode: "triple" }, [
      [20, 4],
      [20, 2],
    ]);
    await expectRead(shot, "Arme enrayée", "pas tirée", "Aucun touché sur 2");
    expect(named("Colt 1911").system).toMatchObject({ loaded: 5, state: "jammed" });
    await shot.undo();
    expect(named("Colt 1911").system).toMatchObject({ loaded: 7, state: "ok" });
  });

  test("D-38, DD-151: by a burst that does not go off asks nobody, and its bullets are gone", async () => {
    const burst = await attack(named("Mitraillette"), [marthe, profond], {}, [[20, 1]], { metres: 3 });
    await expectRead(burst, "La rafale ne part pas");
    expect(burst.verdict.targets.map(({ stage }) => stage)).not.toContain("awaiting");
    expect(named("Mitraillette").system).toMatchObject({ loaded: 20, state: "dud" });
  });

  test("DD-58, DD-151: by a burst shows no die of the weapon as if it were the attack while Réflexes are waited for", async () => {
    const burst = await attack(named("Mitraillette"), marthe, {}, [[20, 18]], { metres: 3 });
    expect(burst.verdict.targets.map(({ stage }) => stage)).toEqual(["awaiting"]);
    const { html } = await burst.card();
    expect(html).not.toContain("g-card__total");
    expect(html).not.toMatch(/>\s*18\s*</u);
  });

  test("DD-163: on somebody helpless is a coup de grâce by one roll, and asks for a test of CON", async () => {
    await profond.update({ system: { states: { helpless: true } } } as never);
    const kill = await attack(named("Couteau"), profond, { mode: "kill" }, [[4, 3]]);
    await expectRead(kill, "Coup de grâce", "dégâts × 3", "−9 PV");
    expect((await kill.card()).text).toContain("Test de CON ou la fin"); // by whoever plays them
  });
});

describe("a grapple", () => {
  test("DD-137…DD-139: is engaged and goes for the throat, which costs a test of CON a round, then 1d8", async () => {
    const tries = async (tried: string) => {
      const act = await attack(named("Lutte"), marthe, { tried }, [[20, 12]], { metres: 1 });
      await act.answer("resist", [[20, 10]], { by: RIVAL });
      return act;
    };
    await expectRead(await tries("seize"), "Saisi", "16 contre 12");
    await expectRead(await tries("strangle"), "Pris à la gorge");
    const round = (dice: Parameters<typeof doDeed>[3]) => doDeed("strangled", marthe, {}, dice, { by: RIVAL });
    await expectRead(await round([[20, 15]]), "Respire encore");
    await expectRead(
      await round([
        [20, 3],
        [8, 6],
      ]),
      "Étouffe",
      "6",
    );
  });
});

describe("a mind", () => {
  /** The keeper asks what the sight of the creature costs. */
  const seen = (delayed: boolean) =>
    doDeed("sanityRequest", john, { cause: "Profond", loss: "0/1d6", delayed }, [], { by: KEEPER });

  test("DD-106…DD-108: that loses five points and understands too little is mad until the keeper's word is over; all of it is taken back", async () => {
    const asked = await seen(false);
    await expectRead(asked, "John", "Profond", "0/1d6");
    const shaken = await doDeed(
      "sanity",
      john,
      {},
      [
        [100, 80],
        [6, 6],
      ],
      { about: asked },
    );
    await expectRead(shaken, "L’esprit vacille", "−6 SAN", "Profond");
    expect((await shaken.card(PLAYER)).buttons).toContain("call"); // for Idée
    const mad = await doDeed("idea", john, {}, [[20, 8]]);
    await expectRead(mad, "Sombre dans la folie", "Folie temporaire");
    const word = await doDeed("madness", john, { note: "Fuite panique" }, [[10, 3]], { by: KEEPER });
    await expectRead(word, "Fuite panique", "7 rounds");
    expect(john.system).toMatchObject({ sanity: { value: 49, insanity: "temporary" } });
    for (const act of [word, mad, shaken]) await act.undo();
    expect(john.system).toMatchObject({ sanity: { value: 55, lossThisHour: 0, insanity: "none" } });
  });

  test("DD-117: that was tested beforehand loses nothing, and owes nothing, until the keeper says that the thing is seen", async () => {
    const asked = await seen(true);
    const early = await doDeed(
      "sanity",
      john,
      {},
      [
        [100, 99],
        [6, 5],
      ],
      { about: asked },
    );
    await expectRead(early, "À retardement");
    expect(john.system).toMatchObject({ sanity: { value: 55 } });
    expect((await early.card(PLAYER)).buttons).not.toContain("call");
    await early.apply();
    expect(john.system).toMatchObject({ sanity: { value: 50 } });
    expect((await early.card(PLAYER)).buttons).toContain("call");
  });
});

describe("magic and weeks", () => {
  test("DD-174, DD-175: a spell by touch is paid, and its card offers the blow until it is taken back", async () => {
    const cast = await doDeed("cast", john);
    await expectRead(cast, "Flétrir : le sort agit", "−4 PM");
    expect((await cast.card(PLAYER)).text).toContain("Toucher (Poings)");
    expect(john.system).toMatchObject({ mp: { value: 6 }, sanity: { value: 54 } });
    await cast.undo();
    expect((await cast.card(PLAYER)).text).not.toContain("Toucher (Poings)");
    expect(john.system).toMatchObject({ mp: { value: 10 }, sanity: { value: 55 } });
  });

  test("DD-100: a week of rest with care is written by the keeper's word", async () => {
    await john.update({ system: { hp: { value: 4 } } } as never);
    const week = await doDeed(
      "week",
      john,
      { cared: true },
      [
        [4, 2],
        [4, 1],
      ],
      { by: KEEPER },
    );
    expect(hpOf(john)).toBe(4);
    await week.apply();
    await expectRead(week, "1 × 2d4", "+3 PV");
    expect(hpOf(john)).toBe(7);
    await week.undo();
    expect(hpOf(john)).toBe(4);
  });

  test("DD-111, DD-174: weeks over a tome wait for the keeper, cost SAN and teach the Mythe", async () => {
    const reading = await doDeed("readTome", john, {}, [[4, 3]]);
    await expectRead(reading, "Cultes");
    await reading.apply();
    expect([sheetOf(john).mythos, sheetOf(john).sanity.value]).toEqual([6, 52]);
    await reading.undo();
    expect([sheetOf(john).mythos, sheetOf(john).sanity.value]).toEqual([0, 55]);
  });
});
