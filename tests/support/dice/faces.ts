/** Faces in the order in which they fell. */
export class Faces {
  readonly #faces: number[];

  constructor(faces: readonly number[]) {
    this.#faces = [...faces];
  }

  next(count = 1): readonly number[] {
    if (this.#faces.length < count) throw new Error("more dice are to come");
    return this.#faces.splice(0, count);
  }

  one(): number {
    return this.next()[0] ?? 0;
  }

  /** The same faces, to look ahead. */
  again(): Faces {
    return new Faces(this.#faces);
  }

  get left(): number {
    return this.#faces.length;
  }
}
