import type { CycleRow } from '@rondo/contract/cycle';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { useScheduleWords } from '../schedule-words.ts';
import { LastCounts } from './last-counts.tsx';
import './cycle.css';

/** A row on the phone. */
export function CycleCard({ row }: { row: CycleRow }) {
  const t = useT();
  const format = useFormat();
  const scheduleWords = useScheduleWords();
  return (
    <div className="cycle-card">
      <div className="cycle-line">
        <strong className="ellipsis">{row.name}</strong>
        <StateLabel object="cycle" state={row.state} />
      </div>
      <div className="meta">{scheduleWords(row.schedule)}</div>
      <div className="cycle-line meta">
        <span>{t('cycle.shopCount', { count: row.shops })}</span>
        {row.nextAt && (
          <span className="num">
            {t('cycle.next')} {format.dateTime(row.nextAt)}
          </span>
        )}
      </div>
      {row.last && (
        <div className="meta">
          <LastCounts last={row.last} />
        </div>
      )}
    </div>
  );
}
