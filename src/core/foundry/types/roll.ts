/** Foundry's Roll with the step that fills a chat template, which the League's types for 13 do not list. */
declare abstract class RollShape extends foundry.dice.Roll {
  protected _prepareChatRenderContext(options?: object): Promise<Record<string, unknown>>;
}

export const RollBase = foundry.dice.Roll as unknown as typeof RollShape;
