/** What a sheet says of itself to the parts it draws. */
export interface DrawnSheet {
  readonly actor: Actor;
  readonly editing: boolean;
}

/** The data of one part of an actor's sheet. */
export async function actorPart(_partId: string, _sheet: DrawnSheet): Promise<object> {
  return {};
}
