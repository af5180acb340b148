import { type CalendarDate, type DateValue, toCalendarDate, toCalendarDateTime } from '@internationalized/date';
import { instantOf, wallClock } from '@rondo/domain/civil-time';
import { calendarDay, dayText, FIRST_DAY } from './calendar-day.ts';
import { DateBox, type FieldState } from './date-box.tsx';

type Props = FieldState & {
  /** An instant, ISO 8601; null while empty. */
  value: string | null;
  earliest: string | undefined;
  /** The clock that is shown. */
  timeZone: string;
  onChange: (value: string | null) => void;
};

/** What a clock of the zone shows at an instant. */
function shown(at: string, timeZone: string) {
  const { date, minute } = wallClock(new Date(at), timeZone);
  return onDay(calendarDay(date) ?? FIRST_DAY, minute);
}

const onDay = (day: CalendarDate, minute: number) =>
  toCalendarDateTime(day).set({ hour: Math.floor(minute / 60), minute: minute % 60 });

/** The control of a `DateTimeField`. */
export default function DayTimeBox({ value, earliest, timeZone, onChange, ...state }: Props) {
  const clock = value === null ? null : shown(value, timeZone);
  const change = (next: DateValue | null) => {
    if (next === null) return onChange(null);
    const at = toCalendarDateTime(next);
    return onChange(instantOf(dayText(at), at.hour * 60 + at.minute, timeZone).toISOString());
  };
  const minute = clock ? clock.hour * 60 + clock.minute : NOON;
  return (
    <DateBox
      {...state}
      hasTime
      value={clock}
      placeholder={shown(new Date().toISOString(), timeZone).set({ hour: NOON / 60, minute: 0 })}
      earliest={earliest === undefined ? null : shown(earliest, timeZone)}
      onChange={change}
      onChoose={(day: DateValue) => change(onDay(toCalendarDate(day), minute))}
    />
  );
}

/** Minutes of a day that is chosen before its time. */
const NOON = 720;
