import { learningApi } from '@rondo/contract/learning';
import type { MyLearning } from '@rondo/contract/learning-shapes';
import { GraduationCap } from 'lucide-react';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { dueWords } from '../due-words.ts';
import { FILTERS, filterLabels, mineInput } from '../list-input.ts';
import { Progress } from './progress.tsx';
import { tabsOf, toTab } from './tabs-of.ts';
import './learning.css';

const MyDrawer = lazyAtTouch(() => import('./my-drawer.tsx'));

/** What the reader has to learn, what is due first at the top; or what they have done. */
export function MyLists({ set }: { set: 'open' | 'done' }) {
  const t = useT();
  const params = useListParams({ filters: FILTERS, tab: 'open' });
  const { data } = useCall(learningApi.mine, { set: 'open' }, { part: true });
  const list = useList({
    ...{ name: 'learning.mine', endpoint: learningApi.mine, params, inputOf: mineInput },
    filterLabels: filterLabels(t),
    columns: useColumns(),
  });
  return (
    <TablePage
      list={list}
      title={t('learning.title')}
      tabs={tabsOf(t, data?.isOverseer ?? false)}
      tab={set}
      onTab={(tab) => toTab(params, tab)}
      filters={({ q, onSet, right }) => (
        <FilterBar
          search={{ label: t('learning.search'), value: q, onChange: (text) => onSet({ q: text }) }}
          right={right}
        />
      )}
      nameOf={(row) => row.title}
      card={(row) => <Card row={row} />}
      empty={{
        noun: t('learning.noun'),
        icon: GraduationCap,
        nothingYet: t(set === 'open' ? 'learning.nothingYet' : 'learning.nothingDone'),
      }}
      drawer={(row) => <MyDrawer {...row} />}
    />
  );
}

/** When it is due; in red once that is over. */
function Due({ row }: { row: MyLearning }) {
  const t = useT();
  const format = useFormat();
  const words = dueWords(t, format.day, row);
  return row.isOverdue ? (
    <span className="learning-late num">{format.list([words, t('learning.overdue')])}</span>
  ) : (
    <span className="num">{words}</span>
  );
}

function useColumns(): Column<MyLearning>[] {
  const t = useT();
  return useMemo(
    () => [
      { key: 'title', title: t('learning.name'), always: true, render: (r) => r.title, textOf: (r) => r.title },
      { key: 'due', title: t('learning.due'), width: 200, render: (r) => <Due row={r} /> },
      {
        key: 'progress',
        title: t('learning.progress'),
        width: 190,
        render: (r) => <Progress label={t('learning.progress')} ratio={r.ratio} />,
      },
      {
        key: 'files',
        title: t('learning.files'),
        width: 120,
        render: (r) => t('learning.filesOf', { done: r.filesRead, count: r.files }),
      },
      {
        key: 'standing',
        title: t('learning.state'),
        width: stateWidth('learner', t),
        render: (r) => <StateLabel object="learner" state={r.standing} />,
      },
      { key: 'author', title: t('learning.author'), width: 140, hidden: true, render: (r) => r.author.name },
    ],
    [t],
  );
}

function Card({ row }: { row: MyLearning }) {
  const t = useT();
  return (
    <div className="learning-card">
      <div className="learning-line">
        <strong className="ellipsis">{row.title}</strong>
        <StateLabel object="learner" state={row.standing} />
      </div>
      <div className="learning-line">
        <Due row={row} />
        <Progress label={t('learning.progress')} ratio={row.ratio} />
      </div>
    </div>
  );
}
