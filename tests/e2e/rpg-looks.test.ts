import { beforeAll, describe, expect, it } from "vitest";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { beginDeed, deedWindow } from "./support/deeds.js";
import { chooseDice } from "./support/dice.js";
import { expectPartWell, expectWell } from "./support/dress.js";
import { beginFight } from "./support/fight.js";
import { place } from "./support/people.js";
import { attackBar, selectToken } from "./support/scene.js";
import { KEEPER, openTable } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";

const HERO = "Odile Brisefer";
const FOE = "Garde du guet";

const [keeper] = await openTable(KEEPER);

beforeAll(async () => {
  await place(keeper, [], HERO, 800, 800);
  await place(keeper, [], FOE, 900, 800);
  await beginFight(keeper, HERO, FOE);
});

describe("what rpg shows at the table, light and dark, wide and narrow", () => {
  it("RP-41, RP-43: says what the die has to stay under, under the token, before the blow and before the parry", async () => {
    await selectToken(keeper, FOE);
    await expectText(attackBar(keeper), /Hallebarde.*≤ \d+/);
    await prepareAttack(keeper, { by: FOE, at: HERO, weapon: "Hallebarde" });
    await expectText(attackWindow(keeper), "Bdef de la cible", /1d20 \+1 pour \d+ ou moins/);
    await expectWell(keeper, attackWindow(keeper), { name: "rpg-attack" });
    const blow = await rollPrepared(keeper, [[20, 3]]);
    const prompt = keeper.page.locator(".application.g-prompt");
    await expectText(prompt, /Écu.*pour 10 ou moins/);
    await expectWell(keeper, prompt, { name: "rpg-prompt" });
    const card = cardOf(keeper, blow);
    await expectPartWell(keeper, card, "rpg-card");
    const tray = keeper.page.locator(".g-tray");
    await tray.locator("summary").click();
    await expectText(tray, HERO, "Ne pas parer");
    await expectPartWell(keeper, tray);
    await tray.locator("summary").click();
    // Nobody parries: the right arm, the highest face of the halberd, a mail that takes one, the fifteenth row.
    await chooseDice(keeper, [10, 5], [6, 6], [6, 1], [20, 15]);
    await prompt.locator("[data-reply]").first().press("0");
    await prompt.waitFor({ state: "detached" });
    await expectText(card, /Coup critique Bras, 15 au d20/, "Hémorragie, 1 PV par round");
    expect(await card.locator(".g-btns .g-btn--primary").allInnerTexts()).toEqual(["Confirmer le coup critique"]);
    await expectPartWell(keeper, card, "rpg-critical");
  });

  it.each(["check", "request", "oppose", "cure", "explosion", "apprentice", "award"])(
    "shows the window of %s",
    async (deed) => {
      await beginDeed(keeper, deed, [HERO]);
      await expectWell(keeper, deedWindow(keeper));
      await closeWindows(keeper);
    },
  );

  it("has arms in sight on a sheet no larger than the keeper's screen leaves room for", async () => {
    const sheet = await openSheet(keeper, HERO);
    await keeper.page.evaluate(
      (id) => foundry.applications.instances.get(id).setPosition({ width: 760, height: 840, left: 0, top: 0 }),
      await sheet.getAttribute("id"),
    );
    const bottom = async (part: string) => {
      const box = await sheet.locator(part).last().boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    await expect.poll(() => bottom(".r-arms"), soon).toBeLessThan(840);
    await expect.poll(() => bottom(".r-roots"), soon).toBeLessThan(840);
  });
});
