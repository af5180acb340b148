import type { CheckItemRow } from '@rondo/contract/check-item';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { CheckItemMenu } from './check-item-menu.tsx';

/** Those of the library. The number of templates opens exactly these. */
export function useCheckItemColumns(onCopy: (row: CheckItemRow) => void): Column<CheckItemRow>[] {
  const t = useT();
  const format = useFormat();
  // The act only opens a dialog of the page: the columns need not change with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  return useMemo<Column<CheckItemRow>[]>(
    () => [
      {
        key: 'name',
        title: t('checkItem.name'),
        always: true,
        sortable: true,
        render: (r) => r.item.name,
        textOf: (r) => (r.item.standard ? `${r.item.name} · ${r.item.standard}` : r.item.name),
      },
      { key: 'category', title: t('checkItem.category'), width: 160, render: (r) => r.category || '—' },
      {
        key: 'severity',
        title: t('checkItem.severity'),
        width: stateWidth('severity', t),
        render: (r) => <StateLabel object="severity" state={r.item.severity} />,
      },
      { key: 'answer', title: t('checkItem.answer'), width: 128, render: (r) => t(`template.answer.${r.item.answer}`) },
      {
        key: 'points',
        title: t('checkItem.points'),
        width: 72,
        align: 'right',
        render: (r) => format.score(r.item.maxScore),
      },
      {
        key: 'templates',
        title: t('checkItem.templates'),
        width: 136,
        align: 'right',
        render: (r) =>
          r.templates === 0 ? (
            format.count(0)
          ) : (
            <Link to={`/inspect/template?checkItemId=${r.id}`}>{format.count(r.templates)}</Link>
          ),
      },
      {
        key: 'updated',
        title: t('checkItem.updatedAt'),
        width: 132,
        render: (r) => <span className="num">{format.dateTime(r.updatedAt)}</span>,
      },
      {
        key: 'act',
        title: t('ui.actions'),
        width: 88,
        always: true,
        render: (r) => <CheckItemMenu row={r} onCopy={onCopy} />,
      },
    ],
    [t, format],
  );
}
