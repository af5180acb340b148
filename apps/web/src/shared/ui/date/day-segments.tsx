import { DateInput, DateSegment } from 'react-aria-components';
import './day-field.css';

/** Year, month, day (and hour, minute) of a `DateField` or `TimeField`, each typed or stepped by itself. */
export function DaySegments() {
  return (
    <DateInput className="day-segments">
      {(segment) => <DateSegment segment={segment} className="day-segment" />}
    </DateInput>
  );
}
