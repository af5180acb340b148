import { type FlowCounterDetail, flowCounterApi } from '@rondo/contract/flow-counter';
import { ArchiveRestore, Footprints, Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { BinDialog } from '../../../shared/ui/list/bin-dialog.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { Opener } from '../../../shared/ui/opener.tsx';
import { FlowCounterCard } from '../components/flow-counter-card.tsx';
import { useFlowCounterColumns } from '../components/flow-counter-columns.tsx';
import { FlowCounterFilters } from '../components/flow-counter-filters.tsx';
import { FlowCounterForm } from '../components/flow-counter-form.tsx';
import { FILTERS, filterLabels, inputOf } from '../list-input.ts';

const FlowCounterDrawer = lazyAtTouch(() => import('../components/flow-counter-drawer.tsx'));

/** Counters: the list, one of them open at the right, the form over both. */
export default function FlowCounterPage() {
  const t = useT();
  const mayCreate = useCan()('x_device');
  const list = useList({
    name: 'flowCounter',
    endpoint: flowCounterApi.list,
    params: useListParams({ filters: FILTERS, sort: 'shop' }),
    inputOf,
    filterLabels: filterLabels(t),
    columns: useFlowCounterColumns(),
  });
  /** What the form is about: a counter, or a new one. */
  const [form, setForm] = useState<FlowCounterDetail | 'new' | null>(null);
  useAskedDialog((asked) => asked === 'create' && mayCreate && setForm('new'));
  const create = mayCreate && (
    <Button look="primary" icon={Plus} onPress={() => setForm('new')}>
      {t('flowCounter.create')}
    </Button>
  );
  const nothingYet = t('flowCounter.nothingYet');
  return (
    <>
      <TablePage
        list={list}
        title={t('flowCounter.title')}
        actions={
          <>
            {mayCreate && <BinButton />}
            {create}
          </>
        }
        filters={(bar) => <FlowCounterFilters {...bar} />}
        nameOf={(row) => `${row.shop.name} ${row.name}`}
        card={(row) => <FlowCounterCard row={row} />}
        empty={{ noun: t('flowCounter.noun'), icon: Footprints, nothingYet, actions: create }}
        drawer={(row) => <FlowCounterDrawer {...row} onEdit={setForm} />}
      />
      {form && <FlowCounterForm {...(form === 'new' ? {} : { flowCounter: form })} onClose={() => setForm(null)} />}
    </>
  );
}

/** What was deleted, and the way back. */
function BinButton() {
  const t = useT();
  return (
    <Opener label={t('flowCounter.bin')} icon={ArchiveRestore}>
      {(close) => <BinDialog read={flowCounterApi.bin} restore={flowCounterApi.restore} onClose={close} />}
    </Opener>
  );
}
