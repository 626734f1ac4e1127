import { afterAll } from "vitest";
import { generation, setGeneration } from "../../../playground/common/index.js";

/** For files that share a worker: the next one finds the generation that this one found, whatever it played in. */
const found = generation();
afterAll(() => setGeneration(found));
