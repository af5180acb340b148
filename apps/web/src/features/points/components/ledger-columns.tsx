import type { PointsPostingRow } from '@rondo/contract/points';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { postingWords } from '../posting-words.ts';
import { SourceLink } from './source-link.tsx';

/** The columns of the ledger. */
export function useLedgerColumns(): Column<PointsPostingRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const points = (key: 'requested' | 'applied' | 'balance') => ({
      ...{ key, title: t(`points.column.${key}`), width: 100 },
      render: (r: PointsPostingRow) => (
        <span className="num">
          {key !== 'balance' && r[key] > 0 && '+'}
          {format.score(r[key])}
        </span>
      ),
    });
    const words = (key: 'owner' | 'rule' | 'event' | 'operator' | 'reason', of: (r: PointsPostingRow) => string) => ({
      ...{ key, title: t(`points.column.${key}`), render: of, textOf: of },
    });
    return [
      {
        key: 'at',
        title: t('points.column.at'),
        width: 150,
        sortable: true,
        always: true,
        render: (r) => <span className="num">{format.dateTime(r.at)}</span>,
      },
      { ...words('owner', (r) => r.owner.name), width: 180, always: true },
      { ...words('rule', (r) => r.rule.name), width: 160 },
      { ...words('event', (r) => postingWords(t, r)), width: 200 },
      points('requested'),
      points('applied'),
      points('balance'),
      {
        key: 'appeal',
        title: t('points.column.appeal'),
        width: stateWidth('pointsAppeal', t),
        render: (r) => r.appeal && <StateLabel object="pointsAppeal" state={r.appeal} />,
      },
      {
        key: 'limitedBy',
        title: t('points.column.limitedBy'),
        width: 120,
        render: (r) => (r.limitedBy ? t(`points.limitedBy.${r.limitedBy}`) : ''),
      },
      { ...words('operator', (r) => r.operator ?? ''), width: 110 },
      { ...words('reason', (r) => r.reason), width: 180 },
      { key: 'source', title: t('points.column.source'), width: 170, render: (r) => <SourceLink row={r} /> },
    ];
  }, [t, format]);
}
