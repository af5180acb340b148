import type { PointsRuleRow } from '@rondo/contract/points-rule';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

/** The columns of the list. */
export function usePointsRuleColumns(): Column<PointsRuleRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'shop',
        title: t('pointsRule.shop'),
        width: 220,
        always: true,
        render: (r) => r.shop.name,
        textOf: (r) => r.shop.name,
      },
      {
        key: 'purpose',
        title: t('pointsRule.field.purpose'),
        always: true,
        render: (r) => r.purpose,
        textOf: (r) => r.purpose,
      },
      {
        key: 'day',
        title: t('pointsRule.day'),
        width: 120,
        sortable: true,
        // Noon of the day: it is the same day in every zone where the reader may be.
        render: (r) => <span className="num">{format.day(`${r.plannedOn}T12:00:00Z`)}</span>,
      },
      {
        key: 'state',
        title: t('pointsRule.state'),
        width: stateWidth('pointsRule', t),
        render: (r) => <StateLabel object="pointsRule" state={r.state} />,
      },
      {
        key: 'member',
        title: t('pointsRule.member'),
        width: 160,
        render: (r) => <Person name={r.member.name} />,
        textOf: (r) => r.member.name,
      },
      {
        key: 'created',
        title: t('pointsRule.created'),
        width: 140,
        hidden: true,
        sortable: true,
        render: (r) => <span className="num">{format.dateTime(r.createdAt)}</span>,
      },
    ],
    [t, format],
  );
}
