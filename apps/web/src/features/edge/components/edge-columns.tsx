import type { EdgeRow } from '@rondo/contract/edge';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

/** The columns of the list. */
export function useEdgeColumns(): Column<EdgeRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('edge.field.name'),
        width: 240,
        always: true,
        sortable: true,
        render: (r) => r.name,
        textOf: (r) => r.name,
      },
      {
        key: 'shop',
        title: t('edge.field.shop'),
        always: true,
        render: (r) => r.shop.name,
        textOf: (r) => r.shop.name,
      },
      {
        key: 'state',
        title: t('edge.state'),
        width: stateWidth('edge', t),
        render: (r) => <StateLabel object="edge" state={r.state} />,
      },
      {
        key: 'seen',
        title: t('edge.seen'),
        width: 150,
        render: (r) => <span className="num">{r.seenAt === null ? '—' : format.dateTime(r.seenAt)}</span>,
      },
      {
        key: 'version',
        title: t('edge.version'),
        width: 120,
        render: (r) => <span className="num">{r.version || '—'}</span>,
        textOf: (r) => r.version,
      },
      {
        key: 'created',
        title: t('edge.created'),
        width: 150,
        hidden: true,
        sortable: true,
        render: (r) => <span className="num">{format.dateTime(r.createdAt)}</span>,
      },
    ],
    [t, format],
  );
}
