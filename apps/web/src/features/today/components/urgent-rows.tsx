import { rectificationApi } from '@rondo/contract/rectification';
import { taskApi } from '@rondo/contract/task';
import type { UrgentRow } from '@rondo/contract/today';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Deadline } from '../../../shared/ui/drawer/deadline.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  rows: readonly UrgentRow[];
  onOpen: (row: UrgentRow) => void;
}

/** What is late longest and what waits for the reader's review, each with what can be done about it at once. */
export function UrgentRows({ rows, onOpen }: Props) {
  const t = useT();
  if (rows.length === 0) return <p className="today-calm meta">{t('today.calm')}</p>;
  return (
    <ul className="today-urgent" aria-label={t('today.urgent')}>
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" className="today-row" onClick={() => onOpen(row)}>
            {row.act === 'late' ? <Deadline at={row.dueAt} /> : <span>{t('today.toReview')}</span>}
            <span className="ellipsis">
              {row.isRedLine && <StatusIcon shape="octagon" />} {row.shopName} · {row.name}
            </span>
            {row.act === 'late' && row.waitsFor[0] && (
              <span className="meta ellipsis today-waits">{t('today.waitsFor', { name: row.waitsFor[0].name })}</span>
            )}
          </button>
          <UrgentAct row={row} onOpen={() => onOpen(row)} />
        </li>
      ))}
    </ul>
  );
}

/** The one act of a row: approve what waits for me, remind whom it waits for, else open it. */
function UrgentAct({ row: { id, rev, objectKind, can }, onOpen }: { row: UrgentRow; onOpen: () => void }) {
  const t = useT();
  const isTask = objectKind === 'task';
  const [isReminded, setReminded] = useState(false);
  const remind = useAct(isTask ? taskApi.remind : rectificationApi.remind, {
    onDone: () => {
      setReminded(true);
      toast.ok(t('today.reminded'));
    },
  });
  const approve = useAct(isTask ? taskApi.approve : rectificationApi.approve, {
    onDone: () => {
      toast.ok(t('today.approved'));
      refreshCounters();
    },
    invalidates: ['task', 'record', 'rectification'],
  });
  if (can.approve) {
    return (
      <button
        type="button"
        className="quiet"
        aria-busy={approve.busy}
        onClick={() => void approve.run({ id, rev, comment: '' })}
      >
        {t('today.approve')}
      </button>
    );
  }
  if (can.remind) {
    return (
      <button
        type="button"
        className="quiet"
        disabled={isReminded}
        aria-busy={remind.busy}
        onClick={() => void remind.run({ id })}
      >
        {t(isReminded ? 'today.reminded' : 'today.remind')}
      </button>
    );
  }
  return (
    <button type="button" className="quiet" onClick={onOpen}>
      {t('today.open')}
    </button>
  );
}
