import { type CoveragePolicyDetail, coveragePolicyApi } from '@rondo/contract/coverage-policy';
import { ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { CoveragePolicyCard } from '../components/coverage-policy-card.tsx';
import { useCoveragePolicyColumns } from '../components/coverage-policy-columns.tsx';
import { CoveragePolicyFilters } from '../components/coverage-policy-filters.tsx';
import { CoveragePolicyForm } from '../components/coverage-policy-form.tsx';
import { FILTERS, filterLabels, inputOf } from '../list-input.ts';
import { useShown } from '../use-shown.ts';

const CoveragePolicyDrawer = lazyAtTouch(() => import('../components/coverage-policy-drawer.tsx'));

/** Coverage policies: the list, one of them open at the right, the form over both. */
export default function CoveragePolicyPage() {
  const t = useT();
  const [shown, show] = useShown();
  const mayCreate = useCan()('x_cycle_manage');
  const list = useList({
    name: 'coveragePolicy',
    endpoint: coveragePolicyApi.list,
    params: useListParams({ filters: FILTERS, sort: '-created' }),
    inputOf,
    filterLabels: filterLabels(t),
    columns: useCoveragePolicyColumns(),
  });
  /** What the form is about: a coverage policy, or a new one. */
  const [form, setForm] = useState<CoveragePolicyDetail | 'new' | null>(null);
  useAskedDialog((asked) => asked === 'create' && mayCreate && setForm('new'));
  const create = mayCreate && (
    <Button look="primary" icon={Plus} onPress={() => setForm('new')}>
      {t('coveragePolicy.create')}
    </Button>
  );
  return (
    <>
      <TablePage
        list={list}
        title={t('coveragePolicy.title')}
        actions={create}
        filters={(bar) => <CoveragePolicyFilters {...bar} />}
        nameOf={(row) => row.name}
        card={(row) => <CoveragePolicyCard row={row} />}
        empty={{
          noun: t('coveragePolicy.noun'),
          icon: ListChecks,
          nothingYet: t('coveragePolicy.nothingYet'),
          actions: create,
        }}
        drawer={(row) => <CoveragePolicyDrawer {...row} onEdit={setForm} shown={shown} onShow={show} />}
      />
      {form && (
        <CoveragePolicyForm {...(form === 'new' ? {} : { coveragePolicy: form })} onClose={() => setForm(null)} />
      )}
    </>
  );
}
