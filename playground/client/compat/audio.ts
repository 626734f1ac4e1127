import type { Data } from "../../common/types.js";

interface SoundOptions {
  src?: string;
  volume?: number;
  loop?: boolean;
  autoplay?: boolean;
}

/** One sound, played by the browser's own element. */
export class Sound {
  readonly #audio: HTMLAudioElement;

  constructor(readonly src: string) {
    this.#audio = new Audio();
    this.#audio.preload = "none";
  }

  get playing(): boolean {
    return !this.#audio.paused;
  }
  get loaded(): boolean {
    return this.#audio.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
  }
  get volume(): number {
    return this.#audio.volume;
  }
  set volume(volume: number) {
    this.#audio.volume = volume;
  }

  async load(): Promise<this> {
    this.#audio.src = this.src;
    return this;
  }

  /** Plays it; a browser that lets nobody make noise before a click is not argued with. */
  async play({ volume = 1, loop = false }: SoundOptions = {}): Promise<this> {
    Object.assign(this.#audio, { src: this.src, volume, loop });
    await this.#audio.play().catch((error: unknown) => console.warn(`The sound ${this.src} is not played`, error));
    return this;
  }

  async stop(): Promise<this> {
    this.#audio.pause();
    return this;
  }
}

class AudioHelper {
  /** Plays a sound for this window; the others are not told, as the table has no music. */
  static async play({ src = "", autoplay = true, ...options }: SoundOptions): Promise<Sound> {
    const sound = new Sound(src);
    return autoplay ? sound.play(options) : sound;
  }

  static async preloadSound(src: string): Promise<Sound> {
    return new Sound(src).load();
  }

  /** Nobody waits for a click here: a sound that is not allowed yet is not played. */
  readonly unlock = Promise.resolve();
  readonly locked = false;
  readonly pending: (() => unknown)[] = [];
  readonly sounds = new Map<string, Sound>();

  create({ src }: { src: string }): Sound {
    return new Sound(src);
  }
}

/** Adds sounds under their names. */
export function addAudio(namespace: Data): void {
  namespace.audio = { AudioHelper, Sound };
  Object.defineProperty(game, "audio", { value: new AudioHelper(), configurable: true });
}
