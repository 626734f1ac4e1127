/** RP-100 — hours of a course, for one point. */
export const COURSE_HOURS = 10;

/** RP-100 — hours that some points take. */
export function courseHours(points: number, hours = COURSE_HOURS): number {
  return points * hours;
}
