import { type SubscriptionDetail, subscriptionApi } from '@rondo/contract/subscription';
import { Footprints, Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { SubscriptionCard } from '../components/subscription-card.tsx';
import { useSubscriptionColumns } from '../components/subscription-columns.tsx';
import { SubscriptionDrawer } from '../components/subscription-drawer.tsx';
import { SubscriptionFilters } from '../components/subscription-filters.tsx';
import { SubscriptionForm } from '../components/subscription-form.tsx';
import { FILTERS, filterLabels, inputOf } from '../list-input.ts';

/** Subscriptions: the list, one of them open at the right, the form over both. */
export default function SubscriptionPage() {
  const t = useT();
  const mayCreate = useCan()('x_dispatch');
  const list = useList({
    name: 'subscription',
    endpoint: subscriptionApi.list,
    params: useListParams({ filters: FILTERS, sort: '-day' }),
    inputOf,
    filterLabels: filterLabels(t),
    columns: useSubscriptionColumns(),
  });
  /** What the form is about: a subscription, or a new one. */
  const [form, setForm] = useState<SubscriptionDetail | 'new' | null>(null);
  useAskedDialog((asked) => asked === 'create' && mayCreate && setForm('new'));
  const create = mayCreate && (
    <Button look="primary" icon={Plus} onPress={() => setForm('new')}>
      {t('subscription.create')}
    </Button>
  );
  const nothingYet = t('subscription.nothingYet');
  return (
    <>
      <TablePage
        list={list}
        title={t('subscription.title')}
        actions={create}
        filters={(bar) => <SubscriptionFilters {...bar} />}
        nameOf={(row) => `${row.shop.name} ${row.purpose}`}
        card={(row) => <SubscriptionCard row={row} />}
        empty={{ noun: t('subscription.noun'), icon: Footprints, nothingYet, actions: create }}
        drawer={(row) => <SubscriptionDrawer {...row} onEdit={setForm} />}
      />
      {form && <SubscriptionForm {...(form === 'new' ? {} : { subscription: form })} onClose={() => setForm(null)} />}
    </>
  );
}
