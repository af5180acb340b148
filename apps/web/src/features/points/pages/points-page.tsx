import { pointsApi } from '@rondo/contract/points';
import { Medal } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { ACCOUNT_FILTERS, accountLabels, accountsInput } from '../account-input.ts';
import { AccountCard } from '../components/account-card.tsx';
import { useAccountColumns } from '../components/account-columns.tsx';
import { AccountFilters } from '../components/account-filters.tsx';

const AccountDrawer = lazyAtTouch(() => import('../components/account-drawer.tsx'));

/** The points centre (product 13, index): who has how many points, in which place, with how much of the cycle left. */
export default function PointsPage() {
  const t = useT();
  const list = useList({
    name: 'points',
    endpoint: pointsApi.accounts,
    params: useListParams({ filters: ACCOUNT_FILTERS, sort: '-balance' }),
    inputOf: accountsInput,
    filterLabels: accountLabels(t),
    columns: useAccountColumns(),
  });
  return (
    <TablePage
      list={list}
      title={t('points.title')}
      filters={(bar) => <AccountFilters {...bar} />}
      nameOf={(row) => `${row.owner.name} ${row.rule.name}`}
      card={(row) => <AccountCard row={row} />}
      empty={{ noun: t('points.noun'), icon: Medal, nothingYet: t('points.nothingYet') }}
      drawer={(row) => <AccountDrawer {...row} />}
    />
  );
}
