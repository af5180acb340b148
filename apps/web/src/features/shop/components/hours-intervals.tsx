import type { Interval } from '@rondo/domain/business-hours';
import { LIMIT } from '@rondo/domain/limit';
import { Plus, X } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import type { Faults } from '../shop-draft.ts';

/** What a new day begins with. */
export const USUAL: Interval = { from: '09:00', to: '21:00' };

interface Props {
  /** The day or the range they belong to. */
  name: string;
  /** Where the faults of these intervals stand: `<path>.<index>`. */
  path: string;
  intervals: Interval[];
  faults: Faults;
  onChange: (intervals: Interval[]) => void;
}

/** The stretches of a day, typed as HH:mm, with the first fault below them. */
export function Intervals({ name, path, intervals, faults, onChange }: Props) {
  const t = useT();
  const set = (at: number, patch: Partial<Interval>) =>
    onChange(intervals.map((interval, index) => (index === at ? { ...interval, ...patch } : interval)));
  const faultOf = (index: number) => faults[`${path}.${index}`];
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
  );
}

/** One more stretch, up to three. */
export function AddInterval({ name, intervals, onChange }: Pick<Props, 'name' | 'intervals' | 'onChange'>) {
  const t = useT();
  return (
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
  );
}

/** `9`, `930` and `9:30` become `09:00`, `09:30`; anything else stays for the fault to name. */
function completed(typed: string): string {
  const match = /^(\d{1,2})(?::?(\d{2}))?$/.exec(typed.trim());
  return match ? `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? '00'}` : typed.trim();
}
