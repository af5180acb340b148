import { surveillanceApi, type WatchRow } from '@rondo/contract/surveillance';
import { Eye } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { LOG_FILTERS, logInput, logLabels } from '../log-input.ts';
import { LogFilters } from './log-filters.tsx';

/** Who watched which camera, when and why (N4.3): the store reads it, and whoever manages the devices. */
export function WatchLog() {
  const t = useT();
  const params = useListParams({ filters: LOG_FILTERS });
  const list = useList({
    name: 'watch',
    endpoint: surveillanceApi.watchLog,
    params,
    inputOf: logInput,
    filterLabels: logLabels(t),
    columns: useLogColumns(),
  });
  return (
    <TablePage
      list={list}
      title={t('surveillance.title')}
      tabs={[
        { key: 'wall', label: t('surveillance.wall') },
        { key: 'log', label: t('surveillance.log') },
      ]}
      tab="log"
      onTab={(key) => params.set({ tab: key === 'log' ? 'log' : '' })}
      filters={(bar) => <LogFilters {...bar} />}
      nameOf={(row) => `${row.shop.name} ${row.camera.name} ${row.member.name}`}
      card={(row) => <LogCard row={row} />}
      empty={{ noun: t('surveillance.log'), icon: Eye, nothingYet: t('surveillance.logEmpty') }}
    />
  );
}

function useLogColumns(): Column<WatchRow>[] {
  const t = useT();
  const format = useFormat();
  const labels = logLabels(t);
  return [
    {
      ...{ key: 'openedAt', title: labels.from, width: 150, always: true },
      render: (row) => <span className="num">{format.dateTime(row.openedAt)}</span>,
    },
    {
      ...{ key: 'member', title: labels.memberId, width: 160, always: true },
      ...{ render: (row) => row.member.name, textOf: (row) => row.member.name },
    },
    {
      ...{ key: 'shop', title: labels.shopId },
      ...{ render: (row) => row.shop.name, textOf: (row) => row.shop.name },
    },
    {
      ...{ key: 'camera', title: labels.cameraId, width: 180 },
      ...{ render: (row) => row.camera.name, textOf: (row) => row.camera.name },
    },
    {
      ...{ key: 'use', title: t('surveillance.column.use'), width: 120 },
      render: (row) => t(`surveillance.use.${row.use}`),
    },
    {
      ...{ key: 'purpose', title: labels.purpose, width: 120 },
      render: (row) => t(`surveillance.purpose.${row.purpose}`),
    },
    {
      ...{ key: 'lasted', title: t('surveillance.column.lasted'), width: 120 },
      render: (row) => <Lasted row={row} />,
    },
  ];
}

function Lasted({ row: { openedAt, closedAt } }: { row: WatchRow }) {
  const t = useT();
  const format = useFormat();
  if (closedAt === null) return t('surveillance.isWatching');
  const ms = Date.parse(closedAt) - Date.parse(openedAt);
  return <span className="num">{ms < 60_000 ? t('surveillance.underMinute') : format.duration(ms)}</span>;
}

function LogCard({ row }: { row: WatchRow }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <strong>
        {row.shop.name} {row.camera.name}
      </strong>
      <span className="meta">
        {row.member.name} · {t(`surveillance.purpose.${row.purpose}`)} · {format.dateTime(row.openedAt)} ·{' '}
        <Lasted row={row} />
      </span>
    </>
  );
}
