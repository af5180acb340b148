import type { CitedChangeRow } from '@rondo/contract/cited-change';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

export function useCitedColumns(): Column<CitedChangeRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const words = (
      key: 'template' | 'file' | 'items' | 'closedBy',
      width: number,
      of: (row: CitedChangeRow) => string,
    ) => ({
      ...{ key, title: t(`citedChange.column.${key}`), width, render: of, textOf: of },
    });
    return [
      { ...words('template', 200, (row) => row.template.name), always: true },
      words('file', 220, (row) => row.file?.name ?? t('citedChange.hidden')),
      words('items', 240, (row) => format.list(row.items)),
      {
        key: 'state',
        title: t('citedChange.column.state'),
        width: stateWidth('citedChange', t),
        render: (row) => <StateLabel object="citedChange" state={row.state} />,
      },
      {
        key: 'at',
        title: t('citedChange.column.at'),
        width: 130,
        render: (row) => <span className="num">{format.dateTime(row.at)}</span>,
      },
      words('closedBy', 120, (row) => row.closedBy?.name ?? ''),
    ];
  }, [t, format]);
}
