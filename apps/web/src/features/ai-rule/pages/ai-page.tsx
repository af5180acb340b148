import { aiRuleApi } from '@rondo/contract/ai-rule';
import type { AiRuleDetail } from '@rondo/contract/ai-rule-shapes';
import { COVERAGE_STATES } from '@rondo/domain/ai/coverage';
import { AI_KINDS } from '@rondo/domain/ai/kinds';
import { ArchiveRestore, Plus, ScanEye } from 'lucide-react';
import { useState } from 'react';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { call } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { GroupChip } from '../../../shared/inspect/group-chip.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useCan } from '../../../shared/session/me.ts';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { BinDialog } from '../../../shared/ui/list/bin-dialog.tsx';
import { chipsOf, FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { ListPage, type ListPageProps } from '../../../shared/ui/list/list-page.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { Opener } from '../../../shared/ui/opener.tsx';
import { AiGate } from '../components/ai-gate.tsx';
import { Algorithms } from '../components/algorithms.tsx';
import { ApplyDialog } from '../components/apply-dialog.tsx';
import { Deployment } from '../components/deployment.tsx';
import { RuleCard } from '../components/rule-card.tsx';
import { useRuleColumns } from '../components/rule-columns.tsx';
import { RuleFilters } from '../components/rule-filters.tsx';
import { RuleForm } from '../components/rule-form.tsx';
import { SettingButton } from '../components/setting-dialog.tsx';
import { FILTERS, type FilterName, filterLabels, inputOf, matrixInput } from '../list-input.ts';
import '../components/ai-rule.css';

const RuleDrawer = lazyAtTouch(() => import('../components/rule-drawer.tsx'));

const TABS = ['rules', 'deployment', 'algorithms'] as const;
const OF_ONE_TAB = { state: [], groupId: [], coverage: [], cell: [] };
type Params = ReturnType<typeof useListParams<FilterName>>;
interface TabProps {
  frame: Pick<ListPageProps, 'title' | 'tabs' | 'tab' | 'onTab'>;
  params: Params;
}

/** AI camera checks: the rules, where they are in use, and what they run on (D17.5). */
export default function AiPage() {
  const t = useT();
  return <AiGate title={t('aiRule.title')}>{() => <Tabs />}</AiGate>;
}

function Tabs() {
  const t = useT();
  const params = useListParams({ filters: FILTERS, sort: '-created', tab: 'rules' });
  const frame = {
    title: t('aiRule.title'),
    tabs: TABS.map((key) => ({ key, label: t(`aiRule.tab.${key}`) })),
    tab: params.tab,
    // What only one tab has a chip for would narrow nothing, or unseen, on another.
    onTab: (tab: string) => params.set({ tab, open: null, filters: OF_ONE_TAB }),
  };
  if (params.tab === 'deployment') return <DeploymentTab frame={frame} params={params} />;
  if (params.tab === 'algorithms')
    return (
      <ListPage {...frame}>
        <Algorithms />
      </ListPage>
    );
  return <Rules frame={frame} params={params} />;
}

function Rules({ frame, params }: TabProps) {
  const t = useT();
  const mayCreate = useCan()('x_ai_rule');
  const list = useList({
    ...{ name: 'aiRule', endpoint: aiRuleApi.list, params, inputOf },
    ...{ filterLabels: filterLabels(t), columns: useRuleColumns() },
  });
  /** What the form is about: a rule, or a new one. */
  const [form, setForm] = useState<AiRuleDetail | 'new' | null>(null);
  const [isSetting, setSetting] = useState(false);
  useAskedDialog((asked) => {
    if (asked === 'create' && mayCreate) setForm('new');
    if (asked === 'setting') setSetting(true);
  });
  const create = mayCreate && (
    <Button look="primary" icon={Plus} onPress={() => setForm('new')}>
      {t('aiRule.create')}
    </Button>
  );
  return (
    <>
      <TablePage
        {...frame}
        list={list}
        actions={
          <>
            <SettingButton isOpen={isSetting} onOpen={setSetting} />
            {mayCreate && <BinButton />}
            {create}
          </>
        }
        filters={(bar) => <RuleFilters {...bar} />}
        nameOf={(row) => row.name}
        card={(row) => <RuleCard row={row} />}
        empty={{ noun: t('aiRule.noun'), icon: ScanEye, nothingYet: t('aiRule.nothingYet'), actions: create }}
        drawer={(row) => <RuleDrawer {...row} onEdit={setForm} />}
      />
      {form && <RuleForm {...(form === 'new' ? {} : { rule: form })} onClose={() => setForm(null)} />}
    </>
  );
}

/** What was deleted, and the way back. */
function BinButton() {
  const t = useT();
  return (
    <Opener label={t('aiRule.bin')} icon={ArchiveRestore}>
      {(close) => <BinDialog read={aiRuleApi.bin} restore={aiRuleApi.restore} onClose={close} />}
    </Opener>
  );
}

function DeploymentTab({ frame, params }: TabProps) {
  const t = useT();
  const mayApply = useCan()('x_ai_rule');
  const [chosen, setChosen] = useState<string[]>([]);
  const [isApplying, setApplying] = useState(false);
  const chip = chipsOf(filterLabels(t), params.filters, params.set);
  const { page: _page, size: _size, ...filters } = matrixInput(params);
  return (
    <ListPage
      {...frame}
      actions={
        <>
          <ExportMenu
            title={t('aiRule.deployment.export')}
            filters={filters}
            count={(of) => call(aiRuleApi.deployment, of)}
            save={(of) => saveAnswer(aiRuleApi.export, of)}
            start={(of) => call(aiRuleApi.startExport, of)}
          />
          {mayApply && (
            <Button look="primary" isDisabled={chosen.length === 0} onPress={() => setApplying(true)}>
              {t('aiRule.deployment.apply')}
            </Button>
          )}
        </>
      }
      filters={
        <FilterBar
          search={{
            label: t('aiRule.deployment.searchShop'),
            value: params.q,
            onChange: (q) => params.set({ q }),
          }}
        >
          <SearchChip kind="shop" {...chip('shopId')} />
          <GroupChip {...chip('groupId')} />
          <FilterChip
            {...chip('kind')}
            multi
            options={AI_KINDS.filter((one) => one !== 'custom').map((value) => ({
              value,
              label: t(`aiRule.kind.${value}`),
            }))}
          />
          <FilterChip
            {...chip('coverage')}
            multi
            options={COVERAGE_STATES.map((value) => ({ value, label: t(`aiRule.coverage.${value}`) }))}
          />
        </FilterBar>
      }
    >
      <Deployment params={params} chosen={chosen} onChoose={setChosen} />
      {isApplying && (
        <ApplyDialog
          shopIds={chosen}
          onClose={() => setApplying(false)}
          onDone={() => {
            setApplying(false);
            setChosen([]);
          }}
        />
      )}
    </ListPage>
  );
}
