import { MINUTE_MS } from '@rondo/domain/duration';
/** The part of a day that a timeline shows; ms since 1970. */
export interface View {
  from: number;
  to: number;
}

/** The smallest part. */
export const LEAST_MS = 5 * MINUTE_MS;
/** Distances of the marks, the first one that leaves room is taken. */
const STEPS_MS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 240].map((minutes) => minutes * MINUTE_MS);

/** Shows more (`by` over 1) or less of a day around a moment, which stays where it is. */
export function zoom(day: View, view: View, around: number, by: number): View {
  const span = Math.min(day.to - day.from, Math.max(LEAST_MS, (view.to - view.from) * by));
  const share = (around - view.from) / (view.to - view.from);
  return within(day, around - span * share, span);
}

/** The same part, moved. */
export const shift = (day: View, view: View, by: number): View => within(day, view.from + by, view.to - view.from);

/** Moved so far that the moment is in it; the same where it is. */
export function follow(day: View, view: View, at: number): View {
  if (at >= view.from && at <= view.to) return view;
  const span = view.to - view.from;
  return within(day, at - span / 4, span);
}

function within(day: View, from: number, span: number): View {
  const begin = Math.min(Math.max(day.from, from), day.to - span);
  return { from: begin, to: begin + span };
}

/** Moments with a mark: full steps since the day began, at most `most`. */
export function marks(day: View, view: View, most: number): number[] {
  const span = view.to - view.from;
  const step = STEPS_MS.find((one) => span / one <= most) ?? 6 * 60 * MINUTE_MS;
  const first = day.from + Math.ceil((view.from - day.from) / step) * step;
  return Array.from({ length: Math.floor((view.to - first) / step) + 1 }, (_, at) => first + at * step);
}
