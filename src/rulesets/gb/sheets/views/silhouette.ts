import type { HumanZone, Zone } from "../../rules/vocabulary.js";

/** In units of the drawing's own view box. */
type Point = readonly [x: number, y: number];

/** One zone of the drawing: its surface, where its wounds are marked and which way their numbers follow. */
export interface OutlinedZone {
  readonly zone: HumanZone;
  readonly path: string;
  readonly spot: Point;
  readonly towards: Point;
}

/** The human body, facing the reader: its right is on our left. Neighbours share their edges. */
export const SILHOUETTE: readonly OutlinedZone[] = [
  {
    zone: "head",
    path: "M100 6C113 6 122 16 121.5 31C124.5 30 125 39 120.8 42C119.3 51.5 114.5 59 109.3 63.5C108.8 68 109.3 72 111 75C105 79.5 95 79.5 89 75C90.7 72 91.2 68 90.7 63.5C85.5 59 80.7 51.5 79.2 42C75 39 75.5 30 78.5 31C78 16 87 6 100 6Z",
    spot: [96, 48],
    towards: [22, 4],
  },
  {
    zone: "torso",
    path: "M111 75C117 80 128 83 139 86.5C143.5 95 143.5 106 140 116C139 128 135.5 140 133 152C122 151 109 144 100 137C91 144 78 151 67 152C64.5 140 61 128 60 116C56.5 106 56.5 95 61 86.5C72 83 83 80 89 75C95 79.5 105 79.5 111 75Z",
    spot: [86, 106],
    towards: [24, 0],
  },
  {
    zone: "abdomen",
    path: "M133 152C131.5 160 131 168 132.5 176C135 186 138.5 196 139 209C126 214 112 220 100 226C88 220 74 214 61 209C61.5 196 65 186 67.5 176C69 168 68.5 160 67 152C78 151 91 144 100 137C109 144 122 151 133 152Z",
    spot: [88, 182],
    towards: [24, 0],
  },
  {
    zone: "armRight",
    path: "M61 86.5C51 89 45 97 44 108C42 123 40 136 36.5 149C32 166 27.5 184 24 199C20.5 207 17.5 216 18.5 225C19 233 22.5 241 26.5 241.5C29.5 241.5 30.4 238 31 234.5C32.5 236.5 35.7 235 36.2 231.5C37.2 226 37.8 220 38.5 213.5C42.5 194 48.5 176 51 160C53 147 56.5 131 60 116C56.5 106 56.5 95 61 86.5Z",
    spot: [46, 132],
    towards: [-3, 24],
  },
  {
    zone: "armLeft",
    path: "M139 86.5C149 89 155 97 156 108C158 123 160 136 163.5 149C168 166 172.5 184 176 199C179.5 207 182.5 216 181.5 225C181 233 177.5 241 173.5 241.5C170.5 241.5 169.6 238 169 234.5C167.5 236.5 164.3 235 163.8 231.5C162.8 226 162.2 220 161.5 213.5C157.5 194 151.5 176 149 160C147 147 143.5 131 140 116C143.5 106 143.5 95 139 86.5Z",
    spot: [154, 132],
    towards: [3, 24],
  },
  {
    zone: "legRight",
    path: "M61 209C58.5 236 63.5 264 66.5 288C67 298 64 310 65.5 325C67.5 343 72 360 72.5 376C70.5 382 63.5 387 63 392C65.5 396.5 82 396.5 88 392C90 385 89.5 379 89.5 372C90 356 92.7 342 94 325C95 310 94 298 94.5 286C96.5 264 98.4 245 100 226C88 220 74 214 61 209Z",
    spot: [80, 268],
    towards: [0, 26],
  },
  {
    zone: "legLeft",
    path: "M139 209C141.5 236 136.5 264 133.5 288C133 298 136 310 134.5 325C132.5 343 128 360 127.5 376C129.5 382 136.5 387 137 392C134.5 396.5 118 396.5 112 392C110 385 110.5 379 110.5 372C110 356 107.3 342 106 325C105 310 106 298 105.5 286C103.5 264 101.6 245 100 226C112 220 126 214 139 209Z",
    spot: [120, 268],
    towards: [0, 26],
  },
];

export const OUTLINED: readonly Zone[] = SILHOUETTE.map(({ zone }) => zone);
