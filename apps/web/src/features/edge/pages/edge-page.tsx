import { type EdgeDetail, edgeApi } from '@rondo/contract/edge';
import { Plus, Router } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { EdgeCard } from '../components/edge-card.tsx';
import { useEdgeColumns } from '../components/edge-columns.tsx';
import { EdgeFilters } from '../components/edge-filters.tsx';
import { EdgeForm } from '../components/edge-form.tsx';
import { PairDialog } from '../components/pair-dialog.tsx';
import { FILTERS, filterLabels, inputOf } from '../list-input.ts';

const EdgeDrawer = lazyAtTouch(() => import('../components/edge-drawer.tsx'));

/** Store gateways: the list, one of them open at the right, the forms over both. */
export default function EdgePage() {
  const t = useT();
  const list = useList({
    name: 'edge',
    endpoint: edgeApi.list,
    params: useListParams({ filters: FILTERS, sort: 'name' }),
    inputOf,
    filterLabels: filterLabels(t),
    columns: useEdgeColumns(),
  });
  /** What the form is about: a gateway, or a new one. */
  const [form, setForm] = useState<EdgeDetail | 'new' | null>(null);
  /** The gateway that is being paired. */
  const [pairing, setPairing] = useState<string | null>(null);
  useAskedDialog((asked) => asked === 'create' && setForm('new'));
  const create = (
    <Button look="primary" icon={Plus} onPress={() => setForm('new')}>
      {t('edge.create')}
    </Button>
  );
  return (
    <>
      <TablePage
        list={list}
        title={t('edge.title')}
        actions={create}
        filters={(bar) => <EdgeFilters {...bar} />}
        nameOf={(row) => `${row.shop.name} ${row.name}`}
        card={(row) => <EdgeCard row={row} />}
        empty={{ noun: t('edge.noun'), icon: Router, nothingYet: t('edge.nothingYet'), actions: create }}
        drawer={(row) => <EdgeDrawer {...row} onEdit={setForm} onPair={setPairing} />}
      />
      {form && (
        <EdgeForm
          {...(form === 'new' ? {} : { edge: form })}
          onAdded={(id) => setPairing(id)}
          onClose={() => setForm(null)}
        />
      )}
      {pairing && <PairDialog id={pairing} onClose={() => setPairing(null)} />}
    </>
  );
}
