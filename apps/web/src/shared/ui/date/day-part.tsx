import { DateField } from 'react-aria-components';
import { calendarDay, dayText, FIRST_DAY } from './calendar-day.ts';
import { DaySegments } from './day-segments.tsx';

interface Props {
  label: string;
  /** Civil days yyyy-MM-dd; empty while there is none. */
  value: string;
  today: string;
  isInvalid?: boolean;
  onChange: (day: string) => void;
}

/** One end of a period, typed part by part; its calendar is the one of the period. */
export function DayPart({ label, value, today, isInvalid = false, onChange }: Props) {
  return (
    <span className={isInvalid ? 'field-box day-box day-box-wrong' : 'field-box day-box'}>
      <DateField
        aria-label={label}
        isInvalid={isInvalid}
        shouldForceLeadingZeros
        validationBehavior="aria"
        value={calendarDay(value)}
        placeholderValue={calendarDay(today) ?? FIRST_DAY}
        onChange={(day) => onChange(dayText(day))}
      >
        <DaySegments />
      </DateField>
    </span>
  );
}
