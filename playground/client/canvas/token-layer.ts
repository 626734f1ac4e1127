import type { Data } from "../../common/types.js";
import { dropActor } from "./drop.js";
import type { Point } from "./geometry.js";
import { targetsOf } from "./targets.js";
import { Token } from "./token.js";

/** The tokens of the scene in view. */
export class TokenLayer {
  readonly element: HTMLElement;
  readonly #tokens = new Map<string, Token>();
  active = false;

  constructor(element: HTMLElement) {
    this.element = element;
  }

  /** All tokens of the scene, those too that the user does not see. */
  get placeables(): Token[] {
    return [...this.#tokens.values()];
  }

  get controlled(): Token[] {
    return this.placeables.filter((token) => token.controlled);
  }

  get ownedTokens(): Token[] {
    return this.placeables.filter((token) => token.isOwner);
  }

  get documentCollection(): Data | null {
    return canvas.scene?.tokens ?? null;
  }

  get(id: string): Token | undefined {
    return this.#tokens.get(id);
  }

  _onDropActorData(event: DragEvent, data: Data & Point): Promise<void> {
    return dropActor(event, data);
  }

  activate(): this {
    this.active = true;
    return this;
  }

  releaseAll(): number {
    const { controlled } = this;
    for (const token of controlled) token.release();
    return controlled.length;
  }

  /** Aims at exactly these tokens. */
  setTargets(ids: Iterable<string>, { mode = "replace" }: { mode?: "replace" | "acquire" | "release" } = {}): void {
    const wanted = new Set(ids);
    const targets = targetsOf(game.user);
    for (const token of this.placeables) {
      const named = wanted.has(token.id);
      const keep =
        mode === "replace" ? named : mode === "acquire" ? named || targets.has(token) : !named && targets.has(token);
      if (keep !== targets.has(token)) token.setTarget(keep, { releaseOthers: false, groupSelection: true });
    }
    targets.broadcast();
  }

  /** Brings the layer in step with the scene: new tokens appear, deleted and all are redrawn. */
  sync(tokens: Iterable<Data>): void {
    const seen = new Set<string>();
    for (const document of tokens) {
      seen.add(document.id);
      const known = this.#tokens.get(document.id);
      if (known?.document === document) {
        known.refresh();
        continue;
      }
      known?.destroy();
      const token = new Token(document);
      this.#tokens.set(document.id, token);
      this.element.append(token.element);
      token.refresh();
    }
    for (const [id, token] of this.#tokens) {
      if (seen.has(id)) continue;
      this.#tokens.delete(id);
      token.destroy();
    }
  }

  clear(): void {
    this.sync([]);
  }

  /** The token an event happened on. */
  at(target: EventTarget | null): Token | null {
    const element = target instanceof Element ? target.closest<HTMLElement>("[data-token-id]") : null;
    return (element && this.#tokens.get(element.dataset.tokenId!)) ?? null;
  }
}
