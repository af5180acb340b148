import { type CycleOccurrence, cycleApi } from '@rondo/contract/cycle';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { noonOf } from '../schedule-words.ts';
import { tasksLink } from '../task-links.ts';
import { SkippedDialog } from './skipped-dialog.tsx';

/**
 * The dates of a month: what each gave out and what became of it, each number opening its tasks. It opens at this month; what never
 * ran, at the month in which it runs first.
 */
export function CycleCalendar({ id, firstAt }: { id: string; firstAt: string | null }) {
  const t = useT();
  const format = useFormat();
  const [month, setMonth] = useState(() => format.civilDay(firstAt ? Date.parse(firstAt) : Date.now()).slice(0, 7));
  const [skipped, setSkipped] = useState<CycleOccurrence | null>(null);
  const { data, isError, refetch } = useCall(cycleApi.calendar, { id, month }, { part: true, keepPrevious: true });
  const isEmpty = data && data.past.length + data.coming.length === 0;
  return (
    <>
      <div className="cycle-month">
        <Button
          isSmall
          icon={ChevronLeft}
          label={t('cycle.calendar.previous')}
          onPress={() => setMonth(monthAfter(month, -1))}
        />
        <strong className="num">{month}</strong>
        <Button
          isSmall
          icon={ChevronRight}
          label={t('cycle.calendar.next')}
          onPress={() => setMonth(monthAfter(month, 1))}
        />
      </div>
      {!data && !isError && <SkeletonRows rows={3} />}
      {!data && isError && (
        <p role="alert">
          {t('cycle.calendar.failed')}{' '}
          <Button isSmall onPress={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </p>
      )}
      {isEmpty && <p className="meta">{t('cycle.calendar.empty')}</p>}
      <ol className="cycle-dates">
        {data?.past.map((one) => (
          <li key={one.id} className="cycle-date">
            <strong className="cycle-day num">{format.day(noonOf(one.dueOn))}</strong>
            {one.blocked ? (
              <span className="meta">{t(`cycle.calendar.blocked.${one.blocked}`)}</span>
            ) : (
              <Counts occurrence={one} />
            )}
            {one.skipped > 0 && (
              <Button look="text" isSmall onPress={() => setSkipped(one)}>
                {t('cycle.calendar.skipped', { count: one.skipped })}
              </Button>
            )}
          </li>
        ))}
        {data?.coming.map((date) => (
          <li key={date} className="cycle-date">
            <strong className="cycle-day num">{format.day(noonOf(date))}</strong>
            <span className="meta">{t('cycle.calendar.coming')}</span>
          </li>
        ))}
      </ol>
      {skipped && <SkippedDialog id={id} occurrence={skipped} onClose={() => setSkipped(null)} />}
    </>
  );
}

const COUNTS = ['tasks', 'done', 'overdue', 'closed'] as const;

/** Whoever may list all tasks in scope goes from a number to its rows. */
function Counts({ occurrence }: { occurrence: CycleOccurrence }) {
  const t = useT();
  const mayList = useCan()('task_center');
  return COUNTS.map((of) => {
    const words = t(`cycle.calendar.${of}`, { count: occurrence[of] });
    const isLink = mayList && occurrence[of] > 0;
    return (
      <span key={of} className="num">
        {isLink ? <Link to={tasksLink(occurrence, of)}>{words}</Link> : words}
      </span>
    );
  });
}

/** The month some months later, yyyy-MM. */
function monthAfter(month: string, by: number): string {
  const [year = 0, no = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, no - 1 + by, 1)).toISOString().slice(0, 7);
}
