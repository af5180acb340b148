import { type FlowDashboardRow, flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { Star } from 'lucide-react';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { type Acts, DashboardMenu } from './dashboard-menu.tsx';

/** The columns of the list. */
export function useFlowDashboardColumns(acts: Acts): Column<FlowDashboardRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        ...{ key: 'name', title: t('flowDashboard.name'), always: true, sortable: true },
        render: (row) => <NameCell row={row} />,
        textOf: (row) => row.name,
      },
      {
        ...{ key: 'owner', title: t('flowDashboard.owner'), width: 160 },
        render: (row) => <Person name={row.owner.name} />,
        textOf: (row) => row.owner.name,
      },
      {
        ...{ key: 'shared', title: t('flowDashboard.sharedWith'), width: 160 },
        render: (row) => sharedText(row, t),
      },
      {
        ...{ key: 'widgets', title: t('flowDashboard.widgets'), width: 96, align: 'right' },
        render: (row) => <span className="num">{row.widgets}</span>,
      },
      {
        ...{ key: 'updated', title: t('flowDashboard.updated'), width: 150, sortable: true },
        render: (row) => <span className="num">{format.dateTime(row.updatedAt)}</span>,
      },
      {
        ...{ key: 'actions', title: t('ui.actions'), width: 96, always: true },
        render: (row) => (
          <span className="flow-dashboard-acts">
            <FavouriteButton row={row} />
            <DashboardMenu row={row} acts={acts} />
          </span>
        ),
      },
    ],
    [t, format, acts],
  );
}

export const sharedText = ({ shared }: FlowDashboardRow, t: ReturnType<typeof useT>): string =>
  shared === 0 ? t('flowDashboard.notShared') : t('flowDashboard.sharedCount', { count: shared });

export function NameCell({ row }: { row: FlowDashboardRow }) {
  const t = useT();
  const marks = [
    ...(row.isDefault ? [t('flowDashboard.default')] : []),
    ...(row.isCompanyDefault ? [t('flowDashboard.companyDefault')] : []),
  ];
  return (
    <span className="flow-dashboard-name">
      <span className="ellipsis">{row.name}</span>
      {marks.map((mark) => (
        <span key={mark} className="flow-dashboard-tag">
          {mark}
        </span>
      ))}
    </span>
  );
}

/** A star that marks it as a favourite of the reader. */
export function FavouriteButton({ row }: { row: Pick<FlowDashboardRow, 'id' | 'name' | 'isFavourite'> }) {
  const t = useT();
  const { run } = useAct(flowDashboardApi.mark);
  const label = t(row.isFavourite ? 'flowDashboard.act.unfavourite' : 'flowDashboard.act.favourite');
  return (
    <button
      type="button"
      className="quiet flow-dashboard-star"
      aria-label={`${label} · ${row.name}`}
      title={label}
      aria-pressed={row.isFavourite}
      onClick={(event) => {
        event.stopPropagation();
        void run({ id: row.id, isFavourite: !row.isFavourite });
      }}
    >
      <Star size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
