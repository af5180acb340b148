import { learningApi } from '@rondo/contract/learning';
import type { LearningRow } from '@rondo/contract/learning-shapes';
import { LEARNING_STATES } from '@rondo/domain/learning';
import { GraduationCap, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { dueWords } from '../due-words.ts';
import { FILTERS, type FilterName, filterLabels, managedInput } from '../list-input.ts';
import { tabsOf, toTab } from './tabs-of.ts';
import './learning.css';

const LearningDrawer = lazyAtTouch(() => import('./learning-drawer.tsx'));

/** The lists that the reader manages, and those for people of the stores that they manage. */
export function ManagedLists() {
  const t = useT();
  const navigate = useNavigate();
  const can = useCan();
  const params = useListParams({ filters: FILTERS, tab: 'open', sort: '-created' });
  const list = useList({
    ...{ name: 'learning.managed', endpoint: learningApi.list, params, inputOf: managedInput },
    filterLabels: filterLabels(t),
    columns: useColumns(),
  });
  const create = (can('x_kb_root') || can('announcement_mange')) && (
    <Button look="primary" icon={Plus} onPress={() => void navigate('/knowledge/learning/edit')}>
      {t('learning.create')}
    </Button>
  );
  return (
    <TablePage
      list={list}
      title={t('learning.title')}
      actions={create}
      tabs={tabsOf(t, true)}
      tab="managed"
      onTab={(tab) => toTab(params, tab)}
      filters={(bar) => <Filters {...bar} />}
      nameOf={(row) => row.title}
      card={(row) => <Card row={row} />}
      empty={{
        ...{ noun: t('learning.noun'), icon: GraduationCap },
        ...{ nothingYet: t('learning.nothingManaged'), actions: create },
      }}
      drawer={(row) => <LearningDrawer {...row} />}
    />
  );
}

function Filters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const chip = chipsOf(filterLabels(t), filters, onSet);
  return (
    <FilterBar search={{ label: t('learning.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={right}>
      <FilterChip
        {...chip('state')}
        multi
        options={LEARNING_STATES.map((value) => ({ value, label: t(`state.learning.${value}`) }))}
      />
      <SearchChip kind="member" {...chip('authorId')} />
    </FilterBar>
  );
}

function useColumns(): Column<LearningRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      { key: 'title', title: t('learning.name'), always: true, render: (r) => r.title, textOf: (r) => r.title },
      {
        key: 'state',
        title: t('learning.state'),
        width: stateWidth('learning', t),
        render: (r) => <StateLabel object="learning" state={r.state} />,
      },
      {
        key: 'due',
        title: t('learning.due'),
        width: 180,
        sortable: true,
        render: (r) => <span className="num">{dueWords(t, format.day, r)}</span>,
      },
      {
        key: 'files',
        title: t('learning.files'),
        width: 100,
        render: (r) => t('learning.fileCount', { count: r.files }),
      },
      {
        key: 'people',
        title: t('learning.people'),
        width: 100,
        render: (r) => countOf(r, 'all', format.count, t('ui.noValue')),
      },
      {
        key: 'done',
        title: t('learning.set.done'),
        width: 100,
        render: (r) => countOf(r, 'done', format.count, t('ui.noValue')),
      },
      {
        key: 'overdue',
        title: t('learning.overdue'),
        width: 100,
        render: (r) => countOf(r, 'overdue', format.count, t('ui.noValue')),
      },
      {
        key: 'author',
        title: t('learning.author'),
        width: 140,
        render: (r) => <Person name={r.author.name} />,
        textOf: (r) => r.author.name,
      },
      {
        key: 'created',
        title: t('learning.created'),
        width: 140,
        hidden: true,
        sortable: true,
        render: (r) => <span className="num">{format.dateTime(r.createdAt)}</span>,
      },
    ],
    [t, format],
  );
}

const countOf = (row: LearningRow, set: 'all' | 'done' | 'overdue', count: (n: number) => string, none: string) => (
  <span className={set === 'overdue' && (row.counts?.overdue ?? 0) > 0 ? 'learning-late num' : 'num'}>
    {row.counts ? count(row.counts[set] ?? 0) : none}
  </span>
);

function Card({ row }: { row: LearningRow }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="learning-card">
      <div className="learning-line">
        <strong className="ellipsis">{row.title}</strong>
        <StateLabel object="learning" state={row.state} />
      </div>
      <div className="learning-line">
        <span className="meta num">{dueWords(t, format.day, row)}</span>
        <span className="meta">
          {t('learning.set.done')} {countOf(row, 'done', format.count, t('ui.noValue'))}
        </span>
      </div>
    </div>
  );
}
