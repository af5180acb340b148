import type { PointsAdjustmentRow } from '@rondo/contract/points-adjustment';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { signed, targetWords } from '../adjustment-words.ts';
import { AppliedLink } from './applied-link.tsx';

/** The columns of the list. */
export function useAdjustmentColumns(): Column<PointsAdjustmentRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    type Key = 'number' | 'rule' | 'targets' | 'reason' | 'author';
    const words = (key: Key, width: number, of: (row: PointsAdjustmentRow) => string) => ({
      ...{ key, title: t(`pointsAdjustment.column.${key}`), width, render: of, textOf: of },
    });
    return [
      { ...words('number', 150, (r) => r.number), always: true },
      words('targets', 200, (r) => targetWords(t, r, format.list)),
      words('rule', 130, (r) => r.rule.name),
      {
        key: 'points',
        title: t('pointsAdjustment.column.points'),
        width: 90,
        always: true,
        render: (r) => <span className="num">{signed(r.points, format.score)}</span>,
      },
      {
        key: 'applied',
        title: t('pointsAdjustment.column.applied'),
        width: 100,
        render: (r) => <AppliedLink row={r} />,
      },
      words('reason', 170, (r) => r.reason),
      {
        key: 'state',
        title: t('pointsAdjustment.column.state'),
        width: stateWidth('pointsAdjustment', t),
        render: (r) => <StateLabel object="pointsAdjustment" state={r.state} />,
      },
      words('author', 100, (r) => r.author.name),
      {
        key: 'created',
        title: t('pointsAdjustment.column.created'),
        width: 130,
        sortable: true,
        render: (r) => <span className="num">{format.dateTime(r.createdAt)}</span>,
      },
    ];
  }, [t, format]);
}
