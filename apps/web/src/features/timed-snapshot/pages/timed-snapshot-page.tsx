import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import type { TimedSnapshotDetail } from '@rondo/contract/timed-snapshot-shapes';
import { Camera, Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { PlanCard } from '../components/plan-card.tsx';
import { usePlanColumns } from '../components/plan-columns.tsx';
import { PlanFilters } from '../components/plan-filters.tsx';
import { PlanForm } from '../components/plan-form.tsx';
import { SettingGate } from '../components/setting-gate.tsx';
import { SwitchOff } from '../components/switch-off.tsx';
import { FILTERS, filterLabels, inputOf } from '../list-input.ts';

const PlanDrawer = lazyAtTouch(() => import('../components/plan-drawer.tsx'));

/** Timed snapshots: the plans, one of them open at the right, the form over both. */
export default function TimedSnapshotPage() {
  return <SettingGate>{() => <Plans />}</SettingGate>;
}

function Plans() {
  const t = useT();
  const mayCreate = useCan()('x_snapshot_manage');
  const list = useList({
    name: 'timedSnapshot',
    endpoint: timedSnapshotApi.list,
    params: useListParams({ filters: FILTERS, sort: '-created' }),
    inputOf,
    filterLabels: filterLabels(t),
    columns: usePlanColumns(),
  });
  /** What the form is about: a plan, or a new one. */
  const [form, setForm] = useState<TimedSnapshotDetail | 'new' | null>(null);
  useAskedDialog((asked) => asked === 'create' && mayCreate && setForm('new'));
  const create = mayCreate && (
    <Button look="primary" icon={Plus} onPress={() => setForm('new')}>
      {t('timedSnapshot.create')}
    </Button>
  );
  const nothingYet = t('timedSnapshot.nothingYet');
  return (
    <>
      <TablePage
        list={list}
        title={t('timedSnapshot.title')}
        actions={
          <>
            <SwitchOff />
            {create}
          </>
        }
        filters={(bar) => <PlanFilters {...bar} />}
        nameOf={(row) => row.name}
        card={(row) => <PlanCard row={row} />}
        empty={{ noun: t('timedSnapshot.noun'), icon: Camera, nothingYet, actions: create }}
        drawer={(row) => <PlanDrawer {...row} onEdit={setForm} />}
      />
      {form && <PlanForm {...(form === 'new' ? {} : { plan: form })} onClose={() => setForm(null)} />}
    </>
  );
}
