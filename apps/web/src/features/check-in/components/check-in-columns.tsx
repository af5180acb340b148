import type { CheckInRow } from '@rondo/contract/check-in-shapes';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

/** The columns of the list. */
export function useCheckInColumns(): Column<CheckInRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const flagsOf = (row: CheckInRow) => format.list(row.flags.map((flag) => t(`checkIn.flags.${flag}`)));
    const distanceOf = ({ distanceM }: CheckInRow) =>
      distanceM === null ? t('ui.noValue') : t('checkIn.meters', { value: Math.round(distanceM) });
    return [
      {
        key: 'shop',
        title: t('checkIn.shop'),
        width: 200,
        always: true,
        render: (r) => r.shop.name,
        textOf: (r) => r.shop.name,
      },
      { key: 'flag', title: t('checkIn.flag'), always: true, render: flagsOf, textOf: flagsOf },
      {
        key: 'state',
        title: t('checkIn.state'),
        width: stateWidth('checkIn', t),
        render: (r) => <StateLabel object="checkIn" state={r.state} />,
      },
      {
        key: 'at',
        title: t('checkIn.at'),
        width: 140,
        sortable: true,
        render: (r) => <span className="num">{format.dateTime(r.at)}</span>,
      },
      {
        key: 'member',
        title: t('checkIn.member'),
        width: 160,
        render: (r) => <Person name={r.member.name} />,
        textOf: (r) => r.member.name,
      },
      { key: 'kind', title: t('checkIn.kindLabel'), width: 100, render: (r) => t(`checkIn.kind.${r.kind}`) },
      {
        key: 'distance',
        title: t('checkIn.distance'),
        width: 120,
        render: (r) => <span className="num">{distanceOf(r)}</span>,
      },
      {
        key: 'task',
        title: t('checkIn.task'),
        width: 160,
        hidden: true,
        render: (r) => <span className="num">{r.task.number}</span>,
        textOf: (r) => r.task.number,
      },
    ];
  }, [t, format]);
}
