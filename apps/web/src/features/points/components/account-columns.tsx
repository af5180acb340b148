import type { PointsAccountRow } from '@rondo/contract/points';
import { daysBetween } from '@rondo/domain/civil-time';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { allRows, cycleRows } from '../ledger-link.ts';
import { Badge } from './badge.tsx';
import { PointsLink } from './points-link.tsx';

/** The columns of the accounts. */
export function useAccountColumns(): Column<PointsAccountRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const today = format.civilDay(Date.now());
    const cycle = (key: 'plus' | 'minus' | 'lost') => ({
      ...{ key, title: t(`points.column.${key}`), width: 130 },
      render: (r: PointsAccountRow) => (
        <PointsLink to={cycleRows(r, key)} points={key === 'minus' ? -r[key] : r[key]} />
      ),
    });
    return [
      {
        key: 'owner',
        title: t('points.column.owner'),
        always: true,
        width: 200,
        render: (r) => r.owner.name,
        textOf: (r) => [r.owner.name, r.owner.path].filter(Boolean).join(' · '),
      },
      {
        key: 'rule',
        title: t('points.column.rule'),
        width: 180,
        render: (r) => r.rule.name,
        textOf: (r) => r.rule.name,
      },
      {
        key: 'balance',
        title: t('points.column.balance'),
        width: 110,
        sortable: true,
        always: true,
        render: (r) => <PointsLink to={allRows(r.id)} points={r.balance} isPlain />,
      },
      {
        key: 'badge',
        title: t('points.column.badge'),
        width: 120,
        help: t('points.badgeHelp'),
        render: (r) => <Badge row={r} />,
      },
      {
        key: 'rank',
        title: t('points.column.rank'),
        width: 150,
        render: (r) => <span className="num">{t('points.rank', { rank: r.rank, of: r.of })}</span>,
      },
      cycle('plus'),
      cycle('minus'),
      { ...cycle('lost'), hidden: true },
      {
        key: 'cycle',
        title: t('points.column.cycle'),
        width: 130,
        render: (r) => t('points.daysLeft', { count: Math.max(0, daysBetween(today, r.cycleTo) + 1) }),
      },
    ];
  }, [t, format]);
}
