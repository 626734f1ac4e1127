import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Data } from "../../../../playground/common/types.js";
import { type DiceConfig, Roll } from "../../../../playground/client/dice/index.js";
import { renderTemplate } from "../../../../playground/client/handlebars/index.js";
import { choose, installDice } from "./support.js";

class Message {
  static created: { data: Data; options: Data }[] = [];
  static applyRollMode(data: Data, mode: string): Data {
    return Object.assign(data, { mode: `13:${mode}` });
  }
  static applyMode(data: Data, mode: string): Data {
    return Object.assign(data, { mode: `14:${mode}` });
  }
  static async create(data: Data, options: Data): Promise<string> {
    Message.created.push({ data, options });
    return "message";
  }
}

let dice: DiceConfig;
const settings: Record<string, string> = {};

function play(generation: number): void {
  vi.stubGlobal("game", {
    user: { id: "user1" },
    release: { generation },
    settings: { get: (_scope: string, key: string) => settings[key] },
  });
}

beforeEach(() => {
  dice = installDice();
  Object.assign(CONFIG, { ChatMessage: { documentClass: Message }, sounds: { dice: "dice.wav" } });
  vi.stubGlobal("foundry", { applications: { handlebars: { renderTemplate } } });
  Message.created = [];
  Object.assign(settings, { rollMode: "publicroll", messageMode: "public" });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("posting a roll", () => {
  it("evaluates it, signs it and adds the sound of dice", async () => {
    play(13);
    choose(dice, 6, 5);
    const roll = new Roll("1d6");
    expect(await roll.toMessage({ flavor: "Dégâts" })).toBe("message");
    expect(Message.created[0]?.data).toMatchObject({
      author: "user1",
      sound: "dice.wav",
      flavor: "Dégâts",
      rolls: [roll],
    });
    expect(roll.total).toBe(5);
  });

  it("lets the caller silence it", async () => {
    play(13);
    const data = await new Roll("1d6").toMessage({ sound: null }, { create: false });
    expect(data["sound"]).toBeNull();
  });

  it("never writes the total in the content, which every client receives", async () => {
    play(13);
    const data = await new Roll("1d6").toMessage({}, { rollMode: "blindroll", create: false });
    expect(data["content"]).toBeUndefined();
  });

  it.each([
    [13, { rollMode: "gmroll" }, "13:gmroll"],
    [13, { rollMode: "blindroll" }, "13:blindroll"],
    [13, {}, "13:selfroll"],
    [13, { rollMode: "roll" }, "13:selfroll"],
    [13, { messageMode: "gm" }, "13:selfroll"],
    [14, { messageMode: "gm" }, "14:gm"],
    [14, { messageMode: "blind" }, "14:blind"],
    [14, {}, "14:self"],
    [14, { rollMode: "gmroll" }, "14:self"],
  ])("in generation %d, %o is seen as %s", async (generation, options, mode) => {
    play(generation);
    Object.assign(settings, { rollMode: "selfroll", messageMode: "self" });
    const data = await new Roll("1d6").toMessage({}, { ...options, create: false });
    expect(data["mode"]).toBe(mode);
    expect(Message.created).toEqual([]);
  });

  it("passes the visibility on to the creation", async () => {
    play(14);
    await new Roll("1d6").toMessage({}, { messageMode: "gm" });
    expect(Message.created[0]?.options).toEqual({ messageMode: "gm" });
  });
});

describe("rendering a roll", () => {
  it("shows formula, dice and total with the documented markup", async () => {
    play(13);
    choose(dice, 6, 2, 6);
    const html = (await new Roll("2d6kh[feu] + 1").render({ flavor: "Attaque" })).replaceAll(/\s+/g, " ");
    expect(html).toContain('<div class="dice-roll" data-action="expandRoll">');
    expect(html).toContain('<div class="dice-flavor">Attaque</div>');
    expect(html).toContain('<div class="dice-formula">2d6kh[feu] + 1</div>');
    expect(html).toContain('<li class="roll die d6 discarded">2</li><li class="roll die d6 max">6</li>');
    expect(html).toContain('<span class="part-flavor">feu</span>');
    expect(html).toContain('<h4 class="dice-total">7</h4>');
  });

  it("shows nothing of a private roll", async () => {
    play(13);
    choose(dice, 6, 4);
    const html = await new Roll("1d6[secret]").render({ isPrivate: true, flavor: "Secret" });
    expect(html).toContain("???");
    expect(html).not.toMatch(/1d6|secret|4<|dice-tooltip/i);
  });

  it("shows hostile flavors as text", async () => {
    play(13);
    const hostile = "<img src=x onerror=alert(1)>";
    const html = await new Roll(`1d6[${hostile}]`).render({ flavor: hostile });
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img");
  });

  it("rounds the total shown, not the total", async () => {
    play(13);
    const roll = new Roll("10 / 3");
    expect(await roll.render()).toContain(">3.33<");
    expect(roll.total).toBeCloseTo(10 / 3);
  });

  it("lets a subclass add to the context and choose the template", async () => {
    play(13);
    class Attack extends Roll {
      static override CHAT_TEMPLATE = "systems/gardien/attack.hbs";
      protected override async _prepareChatRenderContext(options: Data = {}): Promise<Data> {
        return { ...(await super._prepareChatRenderContext(options)), zone: options["zone"] };
      }
    }
    const seen: unknown[] = [];
    vi.stubGlobal("foundry", {
      applications: {
        handlebars: {
          renderTemplate: async (path: string, context: Data) => {
            if (path === Attack.CHAT_TEMPLATE) seen.push(context["zone"], context["total"]);
            return "";
          },
        },
      },
    });
    choose(dice, 20, 12);
    await new Attack("1d20").render({ zone: "tête" });
    expect(seen).toEqual(["tête", 12]);
  });
});
