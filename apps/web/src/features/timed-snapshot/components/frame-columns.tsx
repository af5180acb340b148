import type { FrameRow } from '@rondo/contract/timed-snapshot-shapes';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { clockOf, noonOf } from '../words.ts';

/** The columns of the pictures that a plan asked for. */
export function useFrameColumns(): Column<FrameRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'shop',
        title: t('timedSnapshot.shop'),
        width: 200,
        always: true,
        render: (r) => r.shop.name,
        textOf: (r) => r.shop.name,
      },
      {
        key: 'camera',
        title: t('timedSnapshot.results.camera'),
        width: 160,
        render: (r) => r.camera.name,
        textOf: (r) => r.camera.name,
      },
      {
        key: 'planned',
        title: t('timedSnapshot.results.planned'),
        width: 170,
        sortable: true,
        render: (r) => <span className="num">{`${format.day(noonOf(r.plannedOn))} ${clockOf(r.plannedMinute)}`}</span>,
      },
      {
        key: 'state',
        title: t('timedSnapshot.state'),
        width: stateWidth('snapshotFrame', t),
        render: (r) => <StateLabel object="snapshotFrame" state={r.state} />,
      },
      {
        key: 'cause',
        title: t('timedSnapshot.results.cause'),
        width: 170,
        render: (r) =>
          r.cause ? t(`timedSnapshot.cause.${r.cause}`) : r.isLate ? t('timedSnapshot.results.late') : '—',
      },
      {
        key: 'verdict',
        title: t('timedSnapshot.results.verdict'),
        width: stateWidth('snapshotVerdict', t),
        render: (r) => (r.verdict ? <StateLabel object="snapshotVerdict" state={r.verdict} /> : '—'),
      },
      {
        key: 'difference',
        title: t('timedSnapshot.results.difference'),
        width: 110,
        sortable: true,
        render: (r) => <span className="num">{format.percent(r.difference)}</span>,
      },
    ],
    [t, format],
  );
}
