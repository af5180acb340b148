import type { Openings } from './statistics.queries.ts';

/** How many shops count at the end of a day: open then, and in the chosen groups. */
export const shopsOpenOn = (openings: readonly Openings[], day: string): number =>
  openings.filter((one) => isOpenOn(one, day)).reduce((sum, { shops }) => sum + shops, 0);

/** Open at the end of a day, and in the chosen groups then: before the first later move it was where that move says. */
function isOpenOn({ opened_on, closed_on, closures, is_in, moves }: Openings, day: string): boolean {
  const isOpen = (opened_on === null || opened_on <= day) && (closed_on === null || closed_on > day);
  const wasClosed = closures?.some(({ from, until }) => from <= day && day < until) ?? false;
  return isOpen && !wasClosed && (moves?.find((move) => move.on > day)?.was ?? is_in);
}
