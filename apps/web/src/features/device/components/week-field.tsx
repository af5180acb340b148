import { type DaySpan, isDay } from '@rondo/domain/detection';
import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import { TimeField } from '../../../shared/ui/date/time-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';

interface Props {
  /** What the week belongs to. */
  name: string;
  week: readonly DaySpan[][];
  onChange: (week: DaySpan[][]) => void;
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const END = LIMIT.detection.dayMinutes;
const HOUR = 60;
/** What hours begin with. */
const WORKING: DaySpan = { from: 8 * HOUR, to: 22 * HOUR };
const KINDS = ['all', 'some', 'none'] as const;

const kindOf = (spans: readonly DaySpan[]): (typeof KINDS)[number] => {
  const [first] = spans;
  if (!first) return 'none';
  return first.from === 0 && first.to === END ? 'all' : 'some';
};
const SPANS = { all: [{ from: 0, to: END }], some: [WORKING], none: [] };

/** When detection is armed: each day all of it, none, or hours. Hours that a device has beside the first stay as they are. */
export function WeekField({ name, week, onChange }: Props) {
  const t = useT();
  const set = (at: number, spans: DaySpan[]) => onChange(week.map((one, i) => (i === at ? spans : one)));
  return (
    <div className="device-week">
      <p className="meta">{t('device.week')}</p>
      {DAYS.map((day, at) => {
        const spans = week[at] ?? [];
        return (
          <div key={day} className="device-day">
            <span className="device-day-name">{t(`device.day.${day}`)}</span>
            <Segment
              isSmall
              label={`${name} ${t(`device.day.${day}`)}`}
              options={KINDS.map((value) => ({ value, label: t(`device.weekOf.${value}`) }))}
              value={kindOf(spans)}
              onChange={(kind) => set(at, SPANS[kind])}
            />
            {kindOf(spans) === 'some' && <Hours spans={spans} onChange={(next) => set(at, next)} />}
          </div>
        );
      })}
    </div>
  );
}

function Hours({ spans, onChange }: { spans: readonly DaySpan[]; onChange: (spans: DaySpan[]) => void }) {
  const t = useT();
  return spans.map((span, at) => {
    const set = (patch: Partial<DaySpan>) => onChange(spans.map((one, i) => (i === at ? { ...one, ...patch } : one)));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: spans have no name but their order
      <div key={at} className="device-hours">
        <TimeField
          label={t('device.from')}
          value={textOf(span.from)}
          onChange={(text) => set({ from: minuteOf(text) })}
        />
        <TimeField
          label={t('device.to')}
          value={textOf(span.to)}
          error={isDay(spans) ? undefined : t('device.weekWrong')}
          // Midnight as an end is that of the day.
          onChange={(text) => set({ to: minuteOf(text) || END })}
        />
      </div>
    );
  });
}

const textOf = (minute: number): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor((minute % END) / HOUR))}:${two(minute % HOUR)}`;
};
function minuteOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * HOUR + minutes;
}
