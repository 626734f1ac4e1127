/** What the overrides in our models take, whatever the schema; Foundry's types repeat it for each. */
type AnyModel = InstanceType<typeof foundry.abstract.TypeDataModel>;

/** `never`: the data of a creation depend on the parent's class, so no two models agree; they are passed on as they came. */
export type PreCreate = [data: never, options: never, user: never];
export type OnCreate = [data: never, options: never, userId: string];
export type OnUpdate = [changed: never, options: never, userId: string];
export type OnDelete = [options: never, userId: string];
export type PreUpdate = Parameters<AnyModel["_preUpdate"]>;
export type Migrated = Parameters<typeof foundry.abstract.TypeDataModel.migrateData>;
