import type { Interval, WeekHours } from '@rondo/domain/business-hours';
import { LIMIT } from '@rondo/domain/limit';
import { Copy, Plus, X } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { DAYS } from '../hours-lines.ts';
import type { Faults } from '../shop-draft.ts';

interface Props {
  /** Seven days, or none: not told. */
  hours: WeekHours;
  faults: Faults;
  onChange: (hours: WeekHours) => void;
}

const USUAL: Interval = { from: '09:00', to: '21:00' };

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
  const set = (at: number, patch: Partial<Interval>) =>
    onChange(intervals.map((interval, index) => (index === at ? { ...interval, ...patch } : interval)));
  const faultOf = (index: number) => faults[`hours.${day}.${index}`];
  const fault = [0, 1, 2, 3].map(faultOf).find(Boolean);
  const time = (index: number, end: 'from' | 'to') => (
    <input
      aria-label={`${name} ${t(`shop.hours.${end}`)}`}
      aria-invalid={faultOf(index) !== undefined}
      maxLength={'HH:mm'.length}
      placeholder="00:00"
      value={intervals[index]?.[end] ?? ''}
      onChange={({ target }) => set(index, { [end]: target.value.replace('：', ':') })}
      onBlur={({ target }) => set(index, { [end]: completed(target.value) })}
    />
  );
  return (
    <div className="hours-day">
      <span>{name}</span>
      <div>
        <div className="hours-intervals">
          {intervals.length === 0 && <span className="meta hours-closed">{t('shop.hours.closed')}</span>}
          {intervals.map((interval, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place in the day
            <span key={index} className="hours-interval">
              {time(index, 'from')}–{time(index, 'to')}
              {interval.to <= interval.from && interval.to !== '' && (
                <span className="meta">{t('shop.hours.nextDay')}</span>
              )}
              <button
                type="button"
                className="quiet"
                aria-label={`${name} ${t('shop.hours.remove')}`}
                title={t('shop.hours.remove')}
                onClick={() => onChange(intervals.filter((_, other) => other !== index))}
              >
                <X size={14} strokeWidth={1.75} aria-hidden />
              </button>
            </span>
          ))}
        </div>
        {fault && (
          <p role="alert" className="field-error">
            {fault}
          </p>
        )}
      </div>
      <span className="hours-acts">
        <button
          type="button"
          className="quiet"
          aria-label={`${name} ${t('shop.hours.add')}`}
          title={t('shop.hours.add')}
          disabled={intervals.length >= LIMIT.shop.hoursPerDay}
          onClick={() => onChange([...intervals, intervals.length === 0 ? { ...USUAL } : { from: '', to: '' }])}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
        </button>
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

/** `9`, `930` and `9:30` become `09:00`, `09:30`; anything else stays for the fault to name. */
function completed(typed: string): string {
  const match = /^(\d{1,2})(?::?(\d{2}))?$/.exec(typed.trim());
  return match ? `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? '00'}` : typed.trim();
}
