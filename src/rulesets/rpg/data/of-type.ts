/** The members of a union that may be of a type, told for that type alone. */
export type OfType<Member, Type extends string> = Member extends { readonly type: string }
  ? Type extends Member["type"]
    ? Omit<Member, "type"> & { readonly type: Type }
    : never
  : never;
