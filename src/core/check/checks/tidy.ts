import { Fault, type Check } from "../check.js";
import { settleJobs } from "../settle.js";
import { clearAway } from "../leftovers.js";

export const TIDY: readonly Check[] = [
  {
    id: "tidy.cleared",
    group: "tidy",
    severity: "warn",
    async run(trial) {
      await settleJobs(trial.left());
      await clearAway(() => trial.left());
      const { count } = trial.left();
      if (count > 0) throw new Fault(`${count} documents are left`);
    },
  },
];
