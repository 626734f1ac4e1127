import { describe, expect, test } from "vitest";
import { bubbleOf } from "../../../../src/core/effects/bubble.js";
import { EffectDraft } from "../../../../src/core/effects/effect-draft.js";
import { followEffects, isOver } from "../../../../src/core/effects/expire.js";
import { drawEffects } from "../../../../src/core/effects/notice.js";
import { endEffects, placeEffect, type EffectPlan } from "../../../../src/core/effects/placing.js";
import { statesOf } from "../../../../src/core/effects/sheet-states.js";
import { loadEffectRules, targetsOf } from "../../../../src/core/effects/targets.js";
import { isReadable, keeperEffects } from "../../../../src/core/play/effects/keeper-effect.js";
import { whileTested } from "../../../support/hear.js";
import { settled } from "../../../support/play/arbiter-table.js";
import { as, attack, doDeed, draftOf, KEEPER, ofPack, PLAYER, readIn, seat } from "../../../support/play/play.js";

const PEOPLE = {
  gb: ["investigators/jack", "investigators/paul"],
  warp: ["warp-characters/ines-marchand", "warp-characters/nadia-belkacem"],
  rpg: ["rpg-characters/bruno-l-ecuelle", "rpg-characters/odile-brisefer"],
  seuils: ["seuils-characters/maude-ferrand", "seuils-characters/aurele-drac"],
  d20d100: ["d20d100-investigators/paul-verneuil", "d20d100-investigators/honorine-salvat"],
} as const;
type Id = keyof typeof PEOPLE;
const IDS = Object.keys(PEOPLE) as Id[];

/** Seats the two of a ruleset, both the player's: whoever strikes, and whoever is struck. */
async function sit(id: Id, generation: 13 | 14 = 13): Promise<readonly [Actor, Actor]> {
  const actors = PEOPLE[id].map(ofPack).map((actor) => ({ ...actor, ownership: { default: 1, [PLAYER]: 3 } }));
  await seat(id, actors, { generation });
  readIn("fr");
  const [one, other] = game.actors.contents as unknown as Actor[];
  if (!one || !other) throw new Error("nobody");
  await loadEffectRules(one);
  return [one, other];
}

const plan = (more: Partial<EffectPlan["kept"]> = {}): EffectPlan => ({
  name: "Fumée <âcre>",
  img: "systems/gardien/assets/icons/condition-prone.svg",
  kept: {
    ...{ does: "Les yeux piquent.", numbers: [{ target: "attack", value: -2 }], hidden: false },
    ...{ ends: "never", until: null, fight: "", since: 0, by: KEEPER },
    ...more,
  },
});
const place = (actor: Actor, more: Partial<EffectPlan["kept"]> = {}) =>
  as(KEEPER, () => placeEffect([actor], plan(more)));
const weaponOf = (actor: Actor, id: string): Item => {
  const found = [...actor.items].find(({ type }) => (type as string) === `${id}Weapon`);
  if (!found) throw new Error("no weapon");
  return found;
};
/** The lines of an attack that effects add, with what they add in words. */
function linesOf(attacker: Actor, target: Actor, id: string) {
  const draft = draftOf(weaponOf(attacker, id), [target], {}, 2);
  const [shot] = draft.shots;
  const lines = shot ? draft.lines(shot) : [];
  return lines
    .filter((line) => line.id.startsWith("effect-") || line.id.startsWith("against-"))
    .map((line) => ({ value: line.value, ...draft.procedure.explain(line) }));
}

describe.each(IDS)("a keeper's own effect in %s", (id) => {
  test("is a named line of an attack, and of the roll of whoever bears it", async () => {
    const [one, other] = await sit(id);
    expect(linesOf(one, other, id)).toEqual([]);
    await place(one);
    const [line, ...more] = linesOf(one, other, id);
    expect(more).toEqual([]);
    expect(line?.name).toEqual({ key: "GARDIEN.EFFECT.LINE.named", data: { name: "Fumée <âcre>" } });
    expect(Math.abs(line?.value ?? 0)).toBe(2);
  });

  test("is worth what its ruleset's unit says, towards the worse", async () => {
    const [one, other] = await sit(id);
    await place(one);
    const [line] = linesOf(one, other, id);
    expect(line?.value).toBe(id === "rpg" ? 2 : -2); // RP-08: a greater FD is harder
  });

  test("offers only what it may change, under one id each, and named", async () => {
    const [one] = await sit(id);
    const ids = targetsOf([one]).map((target) => target.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("attack");
    expect(targetsOf([one]).filter(({ name }) => name === "" || name.startsWith("GARDIEN."))).toEqual([]);
  });

  test("tells under the pointer what it does, what it adds, how long, and who set it; what was typed is no markup", async () => {
    const [one] = await sit(id);
    await place(one, { ends: "rounds", until: 600 });
    const [effect] = keeperEffects(one);
    const dataset = { gardienEffect: effect?.id ?? "", gardienBearer: one.uuid };
    const bubble = await bubbleOf({ dataset } as unknown as HTMLElement);
    expect(bubble?.html).toContain("Fumée &lt;âcre&gt;");
    expect(bubble?.words).toMatch(/Les yeux piquent\..*Toutes les attaques −2.*10\smin/);
  });
});

test("GB-01: a number for checks is a line of the check, and of its card", async () => {
  const [jack] = await sit("gb");
  await place(jack, {
    numbers: [
      { target: "checks", value: 3 },
      { target: "ability.str", value: -1 },
    ],
  });
  const act = await doDeed("check", jack, { check: "ability.str" }, [[20, 10]]);
  const { text } = await act.card();
  expect(text).toContain("Fumée <âcre>");
  expect(text).toContain("+2");
});

test("a number for a skill goes with that skill alone", async () => {
  const [jack] = await sit("gb");
  const skill = targetsOf([jack]).find(({ id }) => id.startsWith("skill."));
  await place(jack, { numbers: [{ target: skill?.id ?? "", value: -3 }] });
  const item = [...jack.items].find(({ type, name }) => type === "gbSkill" && name === skill?.name);
  const act = await doDeed("check", jack, { check: `skill.${item?.id ?? ""}` }, [[20, 10]]);
  expect((await act.card()).text).toContain("Fumée <âcre>");
  const other = await doDeed("check", jack, { check: "ability.str" }, [[20, 10]]);
  expect((await other.card()).text).not.toContain("Fumée");
});

test("a number on the target's defence counts against whoever strikes, who is not told it", async () => {
  const [jack, paul] = await sit("gb");
  await place(paul, { numbers: [{ target: "defence", value: 4 }] });
  expect(linesOf(jack, paul, "gb")).toMatchObject([{ value: -4, secret: true }]);
});

test("one that is hidden counts without a name, and is on no player's sheet", async () => {
  const [jack, paul] = await sit("gb");
  await place(jack, { hidden: true });
  expect(linesOf(jack, paul, "gb")[0]?.name).toEqual({ key: "GARDIEN.EFFECT.LINE.decided" });
  expect(await as(PLAYER, () => statesOf(jack))).toMatchObject({ effects: [], may: false });
  expect(await as(KEEPER, () => statesOf(jack))).toMatchObject({ effects: [{ hidden: true }], may: true });
  const [notice] = game.messages.contents;
  expect(notice?.whisper).toEqual([KEEPER]);
  expect([...(jack.statuses as ReadonlySet<string>)]).not.toContain("gardienEffect");
});

test("an attack with one is judged as it was sent, and its card tells it", async () => {
  const [jack, paul] = await sit("gb");
  await place(jack);
  const act = await attack(
    weaponOf(jack, "gb"),
    paul,
    {},
    [
      [20, 15],
      [100, 50],
    ],
    { metres: 2 },
  );
  expect(act.verdict.standing).toBe("judged");
  expect((await act.card(PLAYER)).text).toContain("Fumée <âcre>");
});

test("ends by the clock, on the arbiter's client, and its message gives it back", async () => {
  const [jack] = await sit("gb");
  await whileTested(followEffects);
  await place(jack, { ends: "clock", until: 60 });
  expect(isOver({ ends: "clock", until: 60 }, 59)).toBe(false);
  await as(KEEPER, async () => {
    Object.assign(game.time, { worldTime: 60 });
    Hooks.callAll("updateWorldTime", 60, 60);
    await settled();
  });
  expect(keeperEffects(jack)).toEqual([]);
  const notice = game.messages.contents.at(-1) as ChatMessage;
  expect(notice.content).toContain("est fini");
  expect(notice.content).toContain("Fumée &lt;âcre&gt;");
});

test("what was placed is taken back, and placed again, from its message", async () => {
  const [jack] = await sit("gb", 14);
  await place(jack);
  const message = game.messages.contents.at(-1) as ChatMessage;
  const press = async () => {
    await as(KEEPER, async () => {
      const button = buttonOf(message);
      button.click();
      await settled();
    });
  };
  await press();
  expect(keeperEffects(jack)).toEqual([]);
  await press();
  expect(keeperEffects(jack).map(({ name }) => name)).toEqual(["Fumée <âcre>"]);
});

test("what is lifted by hand comes back as it was", async () => {
  const [jack] = await sit("gb");
  await place(jack);
  const [effect] = keeperEffects(jack);
  await as(KEEPER, () => endEffects(effect ? [effect.document] : [], "lifted"));
  expect(keeperEffects(jack)).toEqual([]);
  await as(KEEPER, async () => {
    buttonOf(game.messages.contents.at(-1) as ChatMessage).click();
    await settled();
  });
  expect(keeperEffects(jack)).toMatchObject([
    { id: effect?.id, does: "Les yeux piquent.", numbers: [{ target: "attack", value: -2 }] },
  ]);
});

test("a draft is placed once it has a name and somebody, within what the ruleset allows", async () => {
  const [jack] = await sit("gb");
  const draft = new EffectDraft([jack]);
  expect(draft.plan(0)).toBeNull();
  draft.name = " Filée ";
  draft.addNumber();
  draft.numbers = draft.numbers.map((number) => ({ ...number, value: 99 }));
  expect(draft.plan(100)).toMatchObject({
    name: "Filée",
    kept: { until: 118, numbers: [{ target: "attack", value: 20 }] },
  });
  draft.on.clear();
  expect(draft.plan(0)).toBeNull();
});

test.each([
  ["a number that is a word", { numbers: [{ target: "attack", value: "deux" }] }],
  ["an end that nobody knows", { ends: "jamais" }],
  ["no more than a word", "brume"],
])("one that keeps %s is told unreadable, and harms nothing", async (_, kept) => {
  const [jack, paul] = await sit("gb");
  await place(jack);
  const [effect] = keeperEffects(jack);
  expect(effect && isReadable(effect.document)).toBe(true);
  await effect?.document.update({ flags: { gardien: { effect: kept } } });
  const [damaged] = keeperEffects(jack);
  expect(damaged && isReadable(damaged.document)).toBe(false);
  expect(() => linesOf(jack, paul, "gb")).not.toThrow();
});

/** The button of a message, as the keeper's client draws it; a page as far as it needs one. */
function buttonOf(message: ChatMessage): { click(): void } {
  const pressed: (() => void)[] = [];
  const element = () => ({
    append: () => undefined,
    addEventListener: (_: string, fn: () => void) => pressed.push(fn),
    dataset: {},
    classList: { add: () => undefined, remove: () => undefined },
  });
  const row = {
    querySelector: () => ({ replaceChildren: () => undefined }),
    ownerDocument: { createElement: element },
  };
  drawEffects(message, row as unknown as HTMLElement);
  return {
    click: () => {
      for (const press of pressed) press();
    },
  };
}

test("is told in the reader's language", async () => {
  const [one, other] = await sit("gb");
  await place(one, { hidden: true });
  const act = await attack(
    weaponOf(one, "gb"),
    other,
    {},
    [
      [20, 15],
      [100, 50],
    ],
    { metres: 2 },
  );
  readIn("en");
  expect((await act.card()).text).toContain("Decided by the keeper");
});
