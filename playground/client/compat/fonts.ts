import type { Data } from "../../common/types.js";

interface FontDefinition {
  readonly fonts?: readonly { readonly urls?: readonly string[]; readonly weight?: string; readonly style?: string }[];
}

/** Fonts that packages declare in `CONFIG.fontDefinitions`. The table has no window for them. */
export class FontConfig {
  static getAvailableFonts(): string[] {
    return Object.keys((CONFIG.fontDefinitions ?? {}) as Data);
  }

  static getAvailableFontChoices(): Record<string, string> {
    return Object.fromEntries(FontConfig.getAvailableFonts().map((font) => [font, font]));
  }

  /** Whether a font can be drawn with; what cannot be fetched is said in the console. */
  static async loadFont(family: string, { fonts = [] }: FontDefinition): Promise<boolean> {
    try {
      for (const { urls = [], weight = "normal", style = "normal" } of fonts) {
        const sources = urls.map((url) => `url("${url}")`).join(", ");
        document.fonts.add(await new FontFace(family, sources, { weight, style }).load());
      }
      return true;
    } catch (error) {
      console.warn(`The font ${family} cannot be loaded`, error);
      return false;
    }
  }
}

/** Adds fonts under their name. */
export function addFonts({ applications }: Data): void {
  applications.settings = { ...applications.settings, menus: { FontConfig, ...applications.settings.menus } };
}
