import type { ReceivedNotice } from '@rondo/contract/notice-received';
import type { ManagedNotice } from '@rondo/contract/notice-shapes';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { NoticeTitle } from './notice-title.tsx';
import { ReadersNumber } from './readers-dialog.tsx';

type Row = ManagedNotice | ReceivedNotice;

/** What both lists show of each. */
function useShared<R extends Row>() {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const title: Column<R> = {
      ...{ key: 'title', title: t('notice.name'), always: true },
      render: (row) => <NoticeTitle row={row} />,
      textOf: (row) => row.title,
    };
    const category: Column<R> = {
      ...{ key: 'category', title: t('notice.categoryLabel'), width: 110 },
      render: (row) => t(`notice.category.${row.category}`),
    };
    const author: Column<R> = {
      ...{ key: 'author', title: t('notice.author'), width: 140 },
      render: (row) => <Person name={row.author.name} />,
      textOf: (row) => row.author.name,
    };
    const number: Column<R> = {
      ...{ key: 'number', title: t('notice.number'), width: 170, hidden: true },
      render: (row) => <span className="num">{row.number}</span>,
    };
    const importance: Column<R> = {
      ...{ key: 'importance', title: t('notice.importanceLabel'), width: 160, hidden: true },
      render: (row) => t(`notice.importance.${row.importance}`),
    };
    const time = (at: string | null) => <span className="num">{format.dateTime(at)}</span>;
    return { title, category, author, number, importance, time };
  }, [t, format]);
}

/** The columns of what was received. */
export function useReceivedColumns(): Column<ReceivedNotice>[] {
  const t = useT();
  const { title, category, author, number, importance, time } = useShared<ReceivedNotice>();
  return useMemo(
    () => [
      ...[title, category, author],
      { key: 'sentAt', title: t('notice.sentAt'), width: 150, render: (row) => time(row.sentAt) },
      { key: 'readAt', title: t('notice.read'), width: 150, render: (row) => time(row.readAt) },
      {
        key: 'acknowledgedAt',
        title: t('notice.acknowledged'),
        width: 150,
        hidden: true,
        render: (row) => time(row.acknowledgedAt),
      },
      {
        ...{ key: 'understoodAt', title: t('notice.readers.set.understood'), width: 150, hidden: true },
        render: (row) => time(row.understoodAt),
      },
      ...[number, importance],
    ],
    [t, title, category, author, number, importance, time],
  );
}

/** The columns of what is managed; every number opens its people. */
export function useManagedColumns(): Column<ManagedNotice>[] {
  const t = useT();
  const { title, category, author, number, importance, time } = useShared<ManagedNotice>();
  return useMemo(
    () => [
      ...[title, category, author],
      {
        ...{ key: 'all', title: t('notice.recipients'), width: 90, align: 'right' },
        render: (row) => <ReadersNumber row={row} set="all" />,
      },
      { key: 'method', title: t('notice.methodLabel'), width: 120, render: (row) => t(`notice.method.${row.method}`) },
      {
        ...{ key: 'sentAt', title: t('notice.sentAt'), width: 150 },
        render: (row) => time(row.sentAt ?? (row.state === 'pending_send' ? row.sendAt : null)),
      },
      {
        ...{ key: 'state', title: t('notice.state'), width: stateWidth('notice', t) },
        render: (row) => <StateLabel object="notice" state={row.state} />,
      },
      {
        ...{ key: 'read', title: t('notice.read'), width: 160, align: 'right' },
        render: (row) => <ReadersNumber row={row} set="read" />,
      },
      {
        ...{ key: 'acknowledged', title: t('notice.acknowledged'), width: 110, align: 'right' },
        render: (row) => <ReadersNumber row={row} set="acknowledged" />,
      },
      {
        ...{ key: 'understood', title: t('notice.readers.set.understood'), width: 160, align: 'right', hidden: true },
        render: (row) => <ReadersNumber row={row} set="understood" />,
      },
      { key: 'created', title: t('notice.created'), width: 150, hidden: true, render: (row) => time(row.createdAt) },
      ...[number, importance],
    ],
    [t, title, category, author, number, importance, time],
  );
}
