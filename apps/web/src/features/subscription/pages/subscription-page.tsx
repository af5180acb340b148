import { subscriptionApi } from '@rondo/contract/subscription';
import type { SubscriptionDetail } from '@rondo/contract/subscription-shapes';
import { SUBSCRIPTION_REPORT_KEYS } from '@rondo/domain/subscription';
import { Mailbox, Settings } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { SettingDialog } from '../components/setting-dialog.tsx';
import { SubscriptionCard } from '../components/subscription-card.tsx';
import { useSubscriptionColumns } from '../components/subscription-columns.tsx';
import { SubscriptionFilters } from '../components/subscription-filters.tsx';
import { SubscriptionForm } from '../components/subscription-form.tsx';
import { FILTERS, filterLabels, inputOf } from '../list-input.ts';

const SubscriptionDrawer = lazyAtTouch(() => import('../components/subscription-drawer.tsx'));

/** All subscriptions of the reader in one place; the page that is subscribed to leads here with its filters, and back. */
export default function SubscriptionPage() {
  const t = useT();
  const asked = useAsked();
  const list = useList({
    name: 'subscription',
    endpoint: subscriptionApi.list,
    params: useListParams({ filters: FILTERS, sort: '-created' }),
    inputOf,
    filterLabels: filterLabels(t),
    columns: useSubscriptionColumns(),
  });
  const [isClosed, setClosed] = useState(false);
  const setting = useSetting();
  const [edited, setEdited] = useState<SubscriptionDetail | null>(null);
  return (
    <>
      <TablePage
        list={list}
        title={t('subscription.title')}
        actions={
          setting.may && (
            <Button icon={Settings} onPress={() => setting.show(true)}>
              {t('subscription.toSetting')}
            </Button>
          )
        }
        filters={(bar) => <SubscriptionFilters {...bar} />}
        nameOf={(row) => row.name}
        card={(row) => <SubscriptionCard row={row} />}
        empty={{ noun: t('subscription.noun'), icon: Mailbox, nothingYet: t('subscription.nothingYet') }}
        drawer={(row) => <SubscriptionDrawer {...row} onEdit={setEdited} />}
      />
      {edited && <SubscriptionForm content={edited} subscription={edited} onClose={() => setEdited(null)} />}
      {setting.isOpen && <SettingDialog onClose={() => setting.show(false)} />}
      {asked && !isClosed && <SubscriptionForm content={asked} onClose={() => setClosed(true)} />}
      {asked && isClosed && <Navigate to={asked.back} replace />}
    </>
  );
}

/** The setting of the company, open as its address says: the page of settings leads here. */
function useSetting() {
  const [params, setParams] = useSearchParams();
  const may = useCan()('x_company_setting');
  const show = (isOpen: boolean) => {
    const next = new URLSearchParams(params);
    if (isOpen) next.set('panel', 'setting');
    else next.delete('panel');
    setParams(next, { replace: true });
  };
  return { may, show, isOpen: may && params.get('panel') === 'setting' };
}

/** What a page asks to be sent: `?dialog=create&report=records&query=...&name=...`, and the way back to it. */
function useAsked() {
  const [params] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const mayCreate = useCan()('x_report_sub');
  const report = SUBSCRIPTION_REPORT_KEYS.find((one) => one === params.get('report'));
  if (params.get('dialog') !== 'create' || !report || !mayCreate) return null;
  const back = typeof state === 'object' && state !== null && 'back' in state ? String(state.back) : '/subscription';
  return { report, query: params.get('query') ?? '', name: params.get('name') ?? '', back };
}
