/** A colour kept as an integer `0xRRGGBB`. */
export class Color extends Number {
  /** Reads `#rrggbb`, an integer or another Color; anything else is an invalid colour (`NaN`). */
  static from(value: unknown): Color {
    if (value instanceof Color) return value;
    if (typeof value === "number") return new Color(value);
    const match = typeof value === "string" ? /^#?([0-9a-f]{6})(?:[0-9a-f]{2})?$/i.exec(value) : null;
    return new Color(match ? parseInt(match[1] as string, 16) : NaN);
  }

  static override fromString(value: string): Color {
    return Color.from(value);
  }

  static fromRGB([r, g, b]: [number, number, number]): Color {
    return new Color((Math.round(r * 255) << 16) | (Math.round(g * 255) << 8) | Math.round(b * 255));
  }

  get valid(): boolean {
    const value = this.valueOf();
    return Number.isInteger(value) && value >= 0 && value <= 0xffffff;
  }

  get css(): string {
    return this.valid ? `#${this.valueOf().toString(16).padStart(6, "0")}` : "rgb(0 0 0 / 0)";
  }

  /** Red, green, blue, each from 0 to 1. */
  get rgb(): [number, number, number] {
    const value = this.valueOf();
    return [((value >> 16) & 0xff) / 255, ((value >> 8) & 0xff) / 255, (value & 0xff) / 255];
  }

  equals(other: unknown): boolean {
    return Color.from(other).valueOf() === this.valueOf();
  }

  override toString(): string {
    return this.css;
  }

  toJSON(): string {
    return this.css;
  }
}
