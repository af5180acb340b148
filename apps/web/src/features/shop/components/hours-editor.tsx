import type { Interval, WeekHours } from '@rondo/domain/business-hours';
import { Copy } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { DAYS } from '../hours-lines.ts';
import type { Faults } from '../shop-draft.ts';
import { AddInterval, Intervals, USUAL } from './hours-intervals.tsx';

interface Props {
  /** Seven days, or none: not told. */
  hours: WeekHours;
  faults: Faults;
  onChange: (hours: WeekHours) => void;
}

/** The business hours of a week: none to three stretches a day, each fault at its day. */
export function HoursEditor({ hours, faults, onChange }: Props) {
  const t = useT();
  const isSet = hours.length > 0;
  const setDay = (day: number, intervals: Interval[]) =>
    onChange(hours.map((old, index) => (index === day ? intervals : old)));
  return (
    <section className="hours-editor" aria-label={t('shop.hours.title')}>
      <div className="shop-section-line">
        <h3>{t('shop.hours.title')}</h3>
        <button
          type="button"
          className="button button-small"
          onClick={() => onChange(isSet ? [] : DAYS.map(() => [{ ...USUAL }]))}
        >
          {t(isSet ? 'shop.hours.clear' : 'shop.hours.set')}
        </button>
      </div>
      {isSet &&
        DAYS.map((name, day) => (
          <DayHours
            key={name}
            name={t(`shop.hours.day.${name}`)}
            day={day}
            intervals={hours[day] ?? []}
            faults={faults}
            onChange={(intervals) => setDay(day, intervals)}
            onCopy={() => onChange(DAYS.map(() => (hours[day] ?? []).map((interval) => ({ ...interval }))))}
          />
        ))}
    </section>
  );
}

interface DayProps {
  name: string;
  /** 0 is Monday. */
  day: number;
  intervals: Interval[];
  faults: Faults;
  onChange: (intervals: Interval[]) => void;
  onCopy: () => void;
}

function DayHours({ name, day, intervals, faults, onChange, onCopy }: DayProps) {
  const t = useT();
  return (
    <div className="hours-day">
      <span>{name}</span>
      <Intervals name={name} path={`hours.${day}`} intervals={intervals} faults={faults} onChange={onChange} />
      <span className="hours-acts">
        <AddInterval name={name} intervals={intervals} onChange={onChange} />
        <button
          type="button"
          className="quiet"
          aria-label={`${name} ${t('shop.hours.copy')}`}
          title={t('shop.hours.copy')}
          onClick={onCopy}
        >
          <Copy size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </span>
    </div>
  );
}
