import type { SubscriptionRow } from '@rondo/contract/subscription-shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { useScheduleWords } from '../words.ts';

/** The columns of the list. */
export function useSubscriptionColumns(): Column<SubscriptionRow>[] {
  const t = useT();
  const format = useFormat();
  const wordsOf = useScheduleWords();
  const moment = (at: string | null) => <span className="num">{at === null ? '—' : format.dateTime(at)}</span>;
  return [
    { key: 'name', title: t('subscription.field.name'), always: true, render: (r) => r.name, textOf: (r) => r.name },
    {
      key: 'report',
      title: t('subscription.of'),
      width: 180,
      render: (r) => t(`subscription.report.${r.report}`),
      textOf: (r) => t(`subscription.report.${r.report}`),
    },
    {
      key: 'when',
      title: t('subscription.when'),
      width: 200,
      render: (r) => wordsOf(r.schedule),
      textOf: (r) => wordsOf(r.schedule),
    },
    {
      key: 'state',
      title: t('subscription.state'),
      width: stateWidth('subscription', t),
      render: (r) => <StateLabel object="subscription" state={r.state} />,
    },
    { key: 'next', title: t('subscription.next'), width: 150, sortable: true, render: (r) => moment(r.nextAt) },
    { key: 'last', title: t('subscription.last'), width: 150, render: (r) => moment(r.lastRun?.at ?? null) },
    {
      key: 'owner',
      title: t('subscription.owner'),
      width: 150,
      render: (r) => <Person name={r.owner.name} />,
      textOf: (r) => r.owner.name,
    },
    {
      key: 'created',
      title: t('subscription.created'),
      width: 150,
      hidden: true,
      sortable: true,
      render: (r) => moment(r.createdAt),
    },
  ];
}
