import type { DeviceRow } from '@rondo/contract/device';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

/** How far back recordings reach, marked where that is less than appeals need. */
function OldestMark({ row: { oldestAt, evidence } }: { row: DeviceRow }) {
  const t = useT();
  const format = useFormat();
  if (oldestAt === null) return '—';
  const isShort = evidence === 'short';
  return (
    <span className={isShort ? 'device-short num' : 'num'} title={isShort ? t('device.evidence.of.short') : undefined}>
      {isShort && <TriangleAlert size={14} strokeWidth={1.75} aria-label={t('device.evidence.of.short')} />}
      {format.dateTime(oldestAt)}
    </span>
  );
}

/** The columns of the list. */
export function useDeviceColumns(): Column<DeviceRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('device.column.device'),
        width: 200,
        always: true,
        sortable: true,
        render: (r) => r.name,
        textOf: (r) => r.name,
      },
      {
        key: 'shop',
        title: t('device.field.shop'),
        always: true,
        render: (r) => r.shop.name,
        textOf: (r) => r.shop.name,
      },
      {
        key: 'state',
        title: t('device.column.state'),
        width: stateWidth('device', t),
        sortable: true,
        render: (r) => <StateLabel object="device" state={r.state} />,
      },
      {
        key: 'cameras',
        title: t('device.column.cameras'),
        width: 220,
        render: (r) => format.list(r.cameras.map(({ name }) => name)),
        textOf: (r) => format.list(r.cameras.map(({ name }) => name)),
      },
      {
        key: 'driver',
        title: t('device.field.driver'),
        width: 150,
        render: (r) => t(`device.driver.${r.driver}`),
        textOf: (r) => t(`device.driver.${r.driver}`),
      },
      {
        key: 'card',
        title: t('device.column.card'),
        width: stateWidth('card', t),
        render: (r) => (r.card === null ? '—' : <StateLabel object="card" state={r.card} />),
      },
      {
        key: 'oldest',
        title: t('device.recording.oldest'),
        width: 180,
        render: (r) => <OldestMark row={r} />,
      },
      {
        key: 'seen',
        title: t('device.column.seen'),
        width: 150,
        sortable: true,
        render: (r) => <span className="num">{r.seenAt === null ? '—' : format.dateTime(r.seenAt)}</span>,
      },
    ],
    [t, format],
  );
}
