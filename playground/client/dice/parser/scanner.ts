/** Reads a text from left to right. */
export class Scanner {
  position = 0;

  constructor(readonly text: string) {}

  get done(): boolean {
    return this.position >= this.text.length;
  }

  /** The next character, or an empty string at the end. */
  get next(): string {
    return this.text.charAt(this.position);
  }

  skipSpaces(): void {
    while (/\s/.test(this.next)) this.position++;
  }

  /** Consumes the character if it is the next one. */
  take(character: string): boolean {
    if (this.next !== character || this.done) return false;
    this.position++;
    return true;
  }

  /** What a sticky pattern matches here, without consuming it; an empty string if nothing. */
  peek(pattern: RegExp): string {
    pattern.lastIndex = this.position;
    return pattern.exec(this.text)?.[0] ?? "";
  }

  /** Consumes and returns what a sticky pattern matches here. */
  match(pattern: RegExp): string {
    const found = this.peek(pattern);
    this.position += found.length;
    return found;
  }
}
