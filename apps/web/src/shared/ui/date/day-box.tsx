import { calendarDay, dayText, FIRST_DAY } from './calendar-day.ts';
import { DateBox, type FieldState } from './date-box.tsx';

type Props = FieldState & {
  /** Civil days yyyy-MM-dd. */
  value: string;
  today: string;
  onChange: (day: string) => void;
};

/** The control of a `DateField`. */
export default function DayBox({ value, today, onChange, ...state }: Props) {
  const change = (day: Parameters<typeof dayText>[0]) => onChange(dayText(day));
  return (
    <DateBox
      {...state}
      value={calendarDay(value)}
      placeholder={calendarDay(today) ?? FIRST_DAY}
      onChange={change}
      onChoose={change}
    />
  );
}
