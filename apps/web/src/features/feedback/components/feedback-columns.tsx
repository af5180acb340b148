import type { FeedbackRow } from '@rondo/contract/feedback';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

/** The columns of both lists; who sent it, and where, is of interest to support staff alone. */
export function useFeedbackColumns(isSupport: boolean): Column<FeedbackRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    type Key = 'number' | 'kind' | 'text' | 'author' | 'answer' | 'answeredBy';
    const words = (key: Key, width: number, of: (row: FeedbackRow) => string) => ({
      ...{ key, title: t(`feedback.column.${key}`), width, render: of, textOf: of },
    });
    const route = (row: FeedbackRow) => row.route ?? '';
    const support: Column<FeedbackRow>[] = [
      words('author', 110, (row) => row.author.name),
      { key: 'route', title: t('feedback.context.route'), width: 120, render: route, textOf: route },
      {
        key: 'errorCode',
        title: t('feedback.context.errorCode'),
        width: 100,
        render: (row) => <span className="num">{row.errorCode ?? ''}</span>,
      },
    ];
    return [
      { ...words('number', 150, (row) => row.number), always: true },
      words('kind', 120, (row) => t(`feedback.kind.${row.kind}`)),
      words('text', 240, (row) => row.text),
      ...(isSupport ? support : []),
      {
        key: 'state',
        title: t('feedback.column.state'),
        width: stateWidth('feedback', t),
        render: (row) => <StateLabel object="feedback" state={row.state} />,
      },
      words('answer', 190, (row) => row.answer),
      words('answeredBy', 110, (row) => row.answeredBy?.name ?? ''),
      {
        key: 'created',
        title: t('feedback.column.created'),
        width: 130,
        sortable: true,
        render: (row) => <span className="num">{format.dateTime(row.createdAt)}</span>,
      },
    ];
  }, [t, format, isSupport]);
}
