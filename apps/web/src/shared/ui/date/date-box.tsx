import type { DateValue } from '@internationalized/date';
import { DateField } from 'react-aria-components';
import { AriaLocale } from '../aria-locale.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { DayCalendar } from './day-calendar.tsx';
import { DaySegments } from './day-segments.tsx';

export interface FieldState {
  /** `id` of the visible label. */
  labelId: string;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
}

type Props = FieldState & {
  value: DateValue | null;
  /** Shows a time too. */
  hasTime?: boolean;
  /** What an empty field begins with when its parts are stepped. */
  placeholder: DateValue;
  earliest?: DateValue | null;
  onChange: (value: DateValue | null) => void;
  /** A day was chosen in the calendar. */
  onChoose: (day: DateValue) => void;
};

/** The control of a date field: its parts to type, and a calendar. */
export function DateBox(props: Props) {
  const { labelId, label, describedBy, isInvalid, isRequired, isDisabled } = props;
  const { value, hasTime = false, placeholder, earliest = null, onChange, onChoose } = props;
  return (
    <AriaLocale hasDays>
      <span className={isInvalid ? 'field-box day-box day-box-wrong' : 'field-box day-box'}>
        <DateField<DateValue>
          aria-labelledby={labelId}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          isInvalid={isInvalid}
          isRequired={isRequired}
          isDisabled={isDisabled}
          granularity={hasTime ? 'minute' : 'day'}
          hourCycle={24}
          shouldForceLeadingZeros
          validationBehavior="aria"
          value={value}
          placeholderValue={placeholder}
          onChange={onChange}
        >
          <DaySegments />
        </DateField>
        <CalendarButton label={label} isDisabled={isDisabled}>
          {(close) => (
            <DayCalendar
              label={label}
              value={value}
              earliest={earliest}
              onChoose={(day) => {
                onChoose(day);
                close();
              }}
            />
          )}
        </CalendarButton>
      </span>
    </AriaLocale>
  );
}
