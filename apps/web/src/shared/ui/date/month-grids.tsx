import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Context, use } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components';
import './calendar.css';

/** Months after the first one shown. */
const OFFSETS = [0, 1];

interface Props<State> {
  /** How many months stand beside each other. */
  months: 1 | 2;
  /** Civil day yyyy-MM-dd of the company. */
  today: string;
  /** The zone in which it is today. */
  timeZone: string;
  /** Of the calendar around. */
  state: Context<State | null>;
}

/** The months of a calendar with the ways to the ones before and after. */
export function MonthGrids<State extends object>({ months, today, timeZone, state: of }: Props<State>) {
  const state = use(of);
  if (!state) return null;
  // The library takes the browser's zone for "today", the product the company's. Its cells know this very object, which is made
  // anew at every drawing: a copy with another zone would be a stranger to them.
  Object.assign(state, { timeZone });
  return (
    <div className="calendar-months">
      {OFFSETS.slice(0, months).map((offset) => (
        <Month key={offset} offset={offset} isLast={offset === months - 1} today={today} />
      ))}
    </div>
  );
}

function Month({ offset, isLast, today }: { offset: number; isLast: boolean; today: string }) {
  return (
    <div className="calendar-month">
      <div className="calendar-head">
        {offset === 0 ? (
          <Button slot="previous" className="quiet">
            <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        ) : (
          <span />
        )}
        <CalendarHeading offset={{ months: offset }} className="calendar-title" />
        {isLast ? (
          <Button slot="next" className="quiet">
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        ) : (
          <span />
        )}
      </div>
      <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className="calendar-grid">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="calendar-weekday">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={date.toString() === today ? 'calendar-day calendar-today' : 'calendar-day'}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}
