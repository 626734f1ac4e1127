export function filesOf(folder: string): Record<string, Uint8Array>;
export function archiveOf(files: Readonly<Record<string, Uint8Array>>): Uint8Array;
