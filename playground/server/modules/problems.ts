import type { PackageProblem } from "../../common/protocol.js";

/** What the command line says of each problem; a keeper's window has the same in the language of the table. */
const SENTENCES: Record<PackageProblem["code"], string> = {
  unreadable: "has no manifest that can be read and is left out",
  duplicate: "has the id of another package and is left out",
  incompatible: "is not made for this generation and stays off",
  otherSystem: "is made for other systems and stays off",
  missing: "needs what is not there and stays off",
  cycle: "needs what needs it; they are loaded as they came",
  conflict: "says that it does not go with",
  recommended: "recommends what is not there:",
  folder: "lies in a folder of another name, where Foundry does not find it",
  pack: "has a compendium that cannot be opened",
};

/** A problem as the command line says it. */
export const sayProblem = ({ code, package: id, detail }: PackageProblem): string =>
  `Module ${id} ${SENTENCES[code]}${detail ? ` (${detail})` : ""}`;
