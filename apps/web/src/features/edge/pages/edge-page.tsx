import { type EdgeDetail, edgeApi } from '@rondo/contract/edge';
import { Footprints, Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { EdgeCard } from '../components/edge-card.tsx';
import { useEdgeColumns } from '../components/edge-columns.tsx';
import { EdgeDrawer } from '../components/edge-drawer.tsx';
import { EdgeFilters } from '../components/edge-filters.tsx';
import { EdgeForm } from '../components/edge-form.tsx';
import { FILTERS, filterLabels, inputOf } from '../list-input.ts';

/** Edges: the list, one of them open at the right, the form over both. */
export default function EdgePage() {
  const t = useT();
  const mayCreate = useCan()('x_dispatch');
  const list = useList({
    name: 'edge',
    endpoint: edgeApi.list,
    params: useListParams({ filters: FILTERS, sort: '-day' }),
    inputOf,
    filterLabels: filterLabels(t),
    columns: useEdgeColumns(),
  });
  /** What the form is about: a edge, or a new one. */
  const [form, setForm] = useState<EdgeDetail | 'new' | null>(null);
  useAskedDialog((asked) => asked === 'create' && mayCreate && setForm('new'));
  const create = mayCreate && (
    <Button look="primary" icon={Plus} onPress={() => setForm('new')}>
      {t('edge.create')}
    </Button>
  );
  const nothingYet = t('edge.nothingYet');
  return (
    <>
      <TablePage
        list={list}
        title={t('edge.title')}
        actions={create}
        filters={(bar) => <EdgeFilters {...bar} />}
        nameOf={(row) => `${row.shop.name} ${row.purpose}`}
        card={(row) => <EdgeCard row={row} />}
        empty={{ noun: t('edge.noun'), icon: Footprints, nothingYet, actions: create }}
        drawer={(row) => <EdgeDrawer {...row} onEdit={setForm} />}
      />
      {form && <EdgeForm {...(form === 'new' ? {} : { edge: form })} onClose={() => setForm(null)} />}
    </>
  );
}
