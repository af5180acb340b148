import type { TimedSnapshotRow } from '@rondo/contract/timed-snapshot-shapes';
import { coverageOf } from '@rondo/domain/timed-snapshot/frame';
import { snapshotDays, snapshotTimes } from '@rondo/messages/snapshot-words';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { resultsLink } from '../links.ts';

/** The columns of the plans. */
export function usePlanColumns(): Column<TimedSnapshotRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('timedSnapshot.field.name'),
        width: 240,
        always: true,
        render: (r) => r.name,
        textOf: (r) => r.name,
      },
      {
        key: 'state',
        title: t('timedSnapshot.state'),
        width: stateWidth('timedSnapshot', t),
        render: (r) => <StateLabel object="timedSnapshot" state={r.state} />,
      },
      {
        key: 'days',
        title: t('timedSnapshot.field.cycle'),
        width: 160,
        render: (r) => snapshotDays({ t, list: format.list }, r.schedule),
        textOf: (r) => snapshotDays({ t, list: format.list }, r.schedule),
      },
      {
        key: 'times',
        title: t('timedSnapshot.field.frequency'),
        width: 220,
        render: (r) => snapshotTimes({ t, list: format.list }, r.schedule),
        textOf: (r) => snapshotTimes({ t, list: format.list }, r.schedule),
      },
      {
        key: 'reach',
        title: t('timedSnapshot.field.scope'),
        width: 180,
        render: (r) => <span className="num">{t('timedSnapshot.reached', r.reached)}</span>,
      },
      {
        key: 'coverage',
        title: t('timedSnapshot.coverageWeek'),
        width: 150,
        render: (r) => (
          <Link className="num" to={resultsLink(r.id, 'matrix')} onClick={(event) => event.stopPropagation()}>
            {format.percent(coverageOf(r.week))}
          </Link>
        ),
      },
      {
        key: 'editor',
        title: t('timedSnapshot.editedBy'),
        width: 150,
        hidden: true,
        render: (r) => <Person name={r.editedBy.name} />,
        textOf: (r) => r.editedBy.name,
      },
      {
        key: 'created',
        title: t('timedSnapshot.created'),
        width: 140,
        sortable: true,
        hidden: true,
        render: (r) => <span className="num">{format.dateTime(r.createdAt)}</span>,
      },
    ],
    [t, format],
  );
}
