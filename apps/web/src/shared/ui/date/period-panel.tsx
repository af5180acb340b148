import { useState } from 'react';
import { RangeCalendar, RangeCalendarStateContext } from 'react-aria-components';
import { useFormat } from '../../format/use-format.tsx';
import { useT } from '../../i18n.tsx';
import { AriaLocale } from '../aria-locale.tsx';
import { FieldError } from '../form/field.tsx';
import { useNarrow } from '../list/use-narrow.ts';
import { ZoneNote } from '../zone-note.tsx';
import { calendarDay, dayText, FIRST_DAY, LAST_DAY } from './calendar-day.ts';
import { DayPart } from './day-part.tsx';
import { MonthGrids } from './month-grids.tsx';
import { type Period, type PeriodKey, periodFault, periodOf } from './period.ts';
import './period-panel.css';

interface Props {
  label: string;
  /** Civil days yyyy-MM-dd, empty when missing. */
  value: Period;
  today: string;
  usual: readonly PeriodKey[];
  mostDays: number | undefined;
  onChoose: (period: Partial<Period>) => void;
}

/** The usual periods, two days to type, and two months to choose them in (one on the phone). */
export default function PeriodPanel({ label, value, today, usual, mostDays, onChoose }: Props) {
  const t = useT();
  const [period, setPeriod] = useState(value);
  const fault = periodFault(period, { mostDays });
  return (
    <form
      className="period-panel"
      onSubmit={(event) => {
        event.preventDefault();
        const { from, to } = period;
        if (!fault) onChoose({ ...(from ? { from } : {}), ...(to ? { to } : {}) });
      }}
    >
      <div className="period-usual">
        {usual.map((key) => {
          const one = periodOf(key, today);
          const isChosen = one.from === period.from && one.to === period.to;
          return (
            <button key={key} type="button" className="quiet" aria-pressed={isChosen} onClick={() => onChoose(one)}>
              {t(`ui.period.${key}`)}
            </button>
          );
        })}
      </div>
      <AriaLocale hasDays>
        <div className="period-days">
          <DayPart
            label={t('ui.period.from')}
            value={period.from}
            today={today}
            onChange={(from) => setPeriod((old) => ({ ...old, from }))}
          />
          <span aria-hidden>–</span>
          <DayPart
            label={t('ui.period.to')}
            value={period.to}
            today={today}
            isInvalid={fault === 'order'}
            onChange={(to) => setPeriod((old) => ({ ...old, to }))}
          />
        </div>
        <Months label={label} period={period} today={today} onChange={setPeriod} />
      </AriaLocale>
      <div className="period-foot">
        <div>
          {fault === 'order' && <FieldError>{t('ui.period.order')}</FieldError>}
          {fault === 'long' && <FieldError>{t('ui.period.tooLong', { count: mostDays ?? 0 })}</FieldError>}
          <ZoneNote />
        </div>
        <button type="submit" className="button button-primary" disabled={fault !== null}>
          {t('ui.period.apply')}
        </button>
      </div>
    </form>
  );
}

interface MonthsProps {
  label: string;
  period: Period;
  today: string;
  onChange: (period: Period) => void;
}

/** The months; weeks begin on Monday. The last month shown is the one of the period's end, else this one. */
function Months({ label, period, today, onChange }: MonthsProps) {
  const isPhone = useNarrow();
  const { timeZone } = useFormat().place;
  const months = isPhone ? 1 : 2;
  const from = calendarDay(period.from);
  const to = calendarDay(period.to);
  const hasBoth = from !== null && to !== null && from.compare(to) <= 0;
  return (
    <RangeCalendar
      aria-label={label}
      className="calendar"
      firstDayOfWeek="mon"
      visibleDuration={{ months }}
      pageBehavior="single"
      selectionAlignment="end"
      value={hasBoth ? { start: from, end: to } : null}
      defaultFocusedValue={to ?? from ?? calendarDay(today)}
      minValue={FIRST_DAY}
      maxValue={LAST_DAY}
      onChange={(range) => onChange({ from: dayText(range.start), to: dayText(range.end) })}
    >
      <MonthGrids months={months} today={today} timeZone={timeZone} state={RangeCalendarStateContext} />
    </RangeCalendar>
  );
}
