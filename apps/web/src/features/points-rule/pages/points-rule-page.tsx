import { type PointsRuleDetail, pointsRuleApi } from '@rondo/contract/points-rule';
import { Medal, Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { PointsRuleCard } from '../components/points-rule-card.tsx';
import { usePointsRuleColumns } from '../components/points-rule-columns.tsx';
import { PointsRuleFilters } from '../components/points-rule-filters.tsx';
import { PointsRuleForm } from '../components/points-rule-form.tsx';
import { FILTERS, filterLabels, inputOf } from '../list-input.ts';

const PointsRuleDrawer = lazyAtTouch(() => import('../components/points-rule-drawer.tsx'));

/** Points rules: the list, one of them open at the right, the form over both. */
export default function PointsRulePage() {
  const t = useT();
  const mayCreate = useCan()('x_points_manage');
  const list = useList({
    name: 'pointsRule',
    endpoint: pointsRuleApi.list,
    params: useListParams({ filters: FILTERS, sort: '-updated' }),
    inputOf,
    filterLabels: filterLabels(t),
    columns: usePointsRuleColumns(),
  });
  /** What the form is about: a points rule, or a new one. */
  const [form, setForm] = useState<PointsRuleDetail | 'new' | null>(null);
  useAskedDialog((asked) => asked === 'create' && mayCreate && setForm('new'));
  const create = mayCreate && (
    <Button look="primary" icon={Plus} onPress={() => setForm('new')}>
      {t('pointsRule.create')}
    </Button>
  );
  const nothingYet = t('pointsRule.nothingYet');
  return (
    <>
      <TablePage
        list={list}
        title={t('pointsRule.title')}
        actions={create}
        filters={(bar) => (
          <>
            {!mayCreate && <Banner tone="mute">{t('pointsRule.readOnly')}</Banner>}
            <PointsRuleFilters {...bar} />
          </>
        )}
        nameOf={(row) => row.name}
        card={(row) => <PointsRuleCard row={row} />}
        empty={{ noun: t('pointsRule.noun'), icon: Medal, nothingYet, actions: create }}
        drawer={(row) => <PointsRuleDrawer {...row} onEdit={setForm} />}
      />
      {form && <PointsRuleForm {...(form === 'new' ? {} : { pointsRule: form })} onClose={() => setForm(null)} />}
    </>
  );
}
