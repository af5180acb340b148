import type { CycleRow } from '@rondo/contract/cycle';
import { completionOf } from '@rondo/domain/cycle';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { useScheduleWords } from '../schedule-words.ts';
import { LastCounts } from './last-counts.tsx';

/** The columns of the list. */
export function useCycleColumns(): Column<CycleRow>[] {
  const t = useT();
  const format = useFormat();
  const scheduleWords = useScheduleWords();
  return useMemo(
    () => [
      { key: 'name', title: t('cycle.name'), always: true, render: (r) => r.name, textOf: (r) => r.name },
      {
        key: 'number',
        title: t('cycle.number'),
        width: 160,
        hidden: true,
        render: (r) => <span className="num">{r.number}</span>,
      },
      {
        key: 'template',
        title: t('cycle.template'),
        width: 150,
        render: (r) => format.list(r.templates.map(({ name }) => name)),
        textOf: (r) => format.list(r.templates.map(({ name }) => name)),
      },
      { key: 'mode', title: t('cycle.mode'), width: 100, hidden: true, render: (r) => t(`state.mode.${r.mode}`) },
      {
        key: 'frequency',
        title: t('cycle.frequency'),
        width: 180,
        render: (r) => scheduleWords(r.schedule),
        textOf: (r) => scheduleWords(r.schedule),
      },
      {
        key: 'shops',
        title: t('cycle.shops'),
        width: 80,
        render: (r) => <span className="num">{t('cycle.shopCount', { count: r.shops })}</span>,
      },
      {
        key: 'executor',
        title: t('cycle.executor'),
        width: 160,
        hidden: true,
        render: (r) => t(`cycle.executors.${r.executor.kind}`),
      },
      {
        key: 'next',
        title: t('cycle.next'),
        width: 124,
        render: (r) => <span className="num">{r.nextAt ? format.dateTime(r.nextAt) : t('cycle.none')}</span>,
      },
      {
        key: 'last',
        title: t('cycle.last'),
        width: 224,
        render: (r) => (r.last ? <LastCounts last={r.last} /> : t('cycle.none')),
      },
      {
        key: 'completion',
        title: t('cycle.completion'),
        width: 100,
        render: (r) => <span className="num">{format.percent(r.last && completionOf(r.last))}</span>,
      },
      {
        key: 'state',
        title: t('cycle.state'),
        width: stateWidth('cycle', t),
        render: (r) => <StateLabel object="cycle" state={r.state} />,
      },
      {
        key: 'owner',
        title: t('cycle.owner'),
        width: 140,
        hidden: true,
        render: (r) => <Person name={r.owner.name} />,
        textOf: (r) => r.owner.name,
      },
      {
        key: 'created',
        title: t('cycle.created'),
        width: 140,
        hidden: true,
        sortable: true,
        render: (r) => <span className="num">{format.dateTime(r.createdAt)}</span>,
      },
    ],
    [t, format, scheduleWords],
  );
}
