export interface ReadyWorld {
  id: string;
  title: string;
  /** The id of the ruleset that is played in it; `null`: a world as it is after the installation. */
  ruleset: string | null;
}

export function worldsIn(folder: string): ReadyWorld[];
export function worldNamed(answer: string, worlds: readonly ReadyWorld[]): ReadyWorld | undefined;
