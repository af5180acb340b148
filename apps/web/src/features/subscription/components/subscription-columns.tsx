import type { SubscriptionRow } from '@rondo/contract/subscription';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

/** The columns of the list. */
export function useSubscriptionColumns(): Column<SubscriptionRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'shop',
        title: t('subscription.shop'),
        width: 220,
        always: true,
        render: (r) => r.shop.name,
        textOf: (r) => r.shop.name,
      },
      {
        key: 'purpose',
        title: t('subscription.field.purpose'),
        always: true,
        render: (r) => r.purpose,
        textOf: (r) => r.purpose,
      },
      {
        key: 'day',
        title: t('subscription.day'),
        width: 120,
        sortable: true,
        // Noon of the day: it is the same day in every zone where the reader may be.
        render: (r) => <span className="num">{format.day(`${r.plannedOn}T12:00:00Z`)}</span>,
      },
      {
        key: 'state',
        title: t('subscription.state'),
        width: stateWidth('subscription', t),
        render: (r) => <StateLabel object="subscription" state={r.state} />,
      },
      {
        key: 'member',
        title: t('subscription.member'),
        width: 160,
        render: (r) => <Person name={r.member.name} />,
        textOf: (r) => r.member.name,
      },
      {
        key: 'created',
        title: t('subscription.created'),
        width: 140,
        hidden: true,
        sortable: true,
        render: (r) => <span className="num">{format.dateTime(r.createdAt)}</span>,
      },
    ],
    [t, format],
  );
}
