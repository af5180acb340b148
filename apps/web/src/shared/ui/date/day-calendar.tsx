import { Calendar, CalendarStateContext, type DateValue } from 'react-aria-components';
import { useFormat } from '../../format/use-format.tsx';
import { calendarDay, FIRST_DAY, LAST_DAY } from './calendar-day.ts';
import { MonthGrids } from './month-grids.tsx';

interface Props {
  label: string;
  value: DateValue | null;
  earliest?: DateValue | null;
  latest?: DateValue | null;
  onChoose: (day: DateValue) => void;
}

/** One month to choose a day in; the focus begins at the chosen day, else today. Weeks begin on Monday. */
export function DayCalendar({ label, value, earliest, latest, onChoose }: Props) {
  const format = useFormat();
  const today = format.civilDay(Date.now());
  return (
    <Calendar
      aria-label={label}
      className="calendar calendar-one"
      autoFocus
      firstDayOfWeek="mon"
      value={value}
      defaultFocusedValue={value ?? calendarDay(today) ?? FIRST_DAY}
      minValue={earliest ?? FIRST_DAY}
      maxValue={latest ?? LAST_DAY}
      onChange={onChoose}
    >
      <MonthGrids months={1} today={today} timeZone={format.place.timeZone} state={CalendarStateContext} />
    </Calendar>
  );
}
