import { recordingApi } from '@rondo/contract/recording';
import { addDays } from '@rondo/domain/civil-time';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { Popover } from '../../../shared/ui/popover.tsx';

interface Props {
  cameraIds: readonly string[];
  on: string;
  onDay: (day: string) => void;
}

/** Which day is played; those with recordings have a dot. */
export function PlaybackDays({ cameraIds, on, onDay }: Props) {
  const t = useT();
  const isPhone = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const choose = (day: string) => {
    onDay(day);
    setOpen(false);
  };
  const label = t('surveillance.playback.day');
  const month = <Month cameraIds={cameraIds} on={on} onDay={choose} />;
  const button = (trigger: object) => (
    <button type="button" className="playback-day num" aria-label={`${label} ${on}`} {...trigger}>
      <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
      {on}
    </button>
  );
  if (isPhone)
    return (
      <>
        {button({ onClick: () => setOpen(true) })}
        {isOpen && (
          <Dialog title={label} isSheet onClose={() => setOpen(false)}>
            {month}
          </Dialog>
        )}
      </>
    );
  return (
    <Popover label={label} isOpen={isOpen} onOpenChange={setOpen} placement="top-start" trigger={button}>
      {month}
    </Popover>
  );
}

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;
const WEEK = 7;
const MOST_DAYS = 31;

function Month({ cameraIds, on, onDay }: Props) {
  const t = useT();
  const format = useFormat();
  const [first, setFirst] = useState(firstOf(on));
  const { data } = useCall(recordingApi.days, { cameraId: [...cameraIds], from: first }, { part: true });
  const today = format.civilDay(new Date().toISOString());
  const days = Array.from({ length: MOST_DAYS }, (_, at) => addDays(first, at)).filter((day) => firstOf(day) === first);
  // The week begins on Monday.
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;
  const go = (by: number) => setFirst(firstOf(addDays(first, by < 0 ? -1 : MOST_DAYS)));
  return (
    <div className="playback-month">
      <p>
        <button
          type="button"
          className="quiet"
          aria-label={t('surveillance.playback.monthBefore')}
          onClick={() => go(-1)}
        >
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
        </button>
        <strong className="num">{first.slice(0, 7)}</strong>
        <button
          type="button"
          className="quiet"
          aria-label={t('surveillance.playback.monthAfter')}
          disabled={firstOf(today) <= first}
          onClick={() => go(1)}
        >
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </p>
      <div className="playback-month-days">
        {days.map((day, at) => {
          const has = data?.includes(day) ?? false;
          return (
            <button
              key={day}
              type="button"
              className="playback-month-day num"
              style={at === 0 ? { gridColumnStart: before + 1 } : undefined}
              aria-label={has ? t('surveillance.playback.dayWith', { day }) : day}
              aria-current={day === on ? 'date' : undefined}
              data-has={has}
              disabled={day > today}
              onClick={() => onDay(day)}
            >
              {Number(day.slice(-2))}
            </button>
          );
        })}
      </div>
    </div>
  );
}
