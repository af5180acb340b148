export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Noon of a civil day: the same day in every zone where the reader may be. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;

const DAY_MINUTES = 1440;
/** Minutes since midnight as a clock shows them; what lies in the night after is marked. */
export function clockOf(minute: number): string {
  const within = ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const text = `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
  return minute >= DAY_MINUTES ? `${text} +1` : minute < 0 ? `${text} -1` : text;
}
