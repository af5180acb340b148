import { Time } from '@internationalized/date';
import { TimeField } from 'react-aria-components';
import { AriaLocale } from '../aria-locale.tsx';
import type { FieldState } from './date-box.tsx';
import { DaySegments } from './day-segments.tsx';

type Props = Omit<FieldState, 'label'> & {
  /** HH:mm; empty while there is none. */
  value: string;
  onChange: (time: string) => void;
};

/** The control of a `TimeField`. */
export default function TimeBox(props: Props) {
  const { labelId, describedBy, isInvalid, isRequired, isDisabled, value, onChange } = props;
  return (
    <AriaLocale hasDays>
      <span className={isInvalid ? 'field-box day-box day-box-wrong' : 'field-box day-box'}>
        <TimeField
          aria-labelledby={labelId}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          isInvalid={isInvalid}
          isRequired={isRequired}
          isDisabled={isDisabled}
          granularity="minute"
          hourCycle={24}
          shouldForceLeadingZeros
          validationBehavior="aria"
          value={timeOf(value)}
          onChange={(time) => onChange(time ? time.toString().slice(0, 5) : '')}
        >
          <DaySegments />
        </TimeField>
      </span>
    </AriaLocale>
  );
}

function timeOf(text: string): Time | null {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  return match ? new Time(Number(match[1]), Number(match[2])) : null;
}
