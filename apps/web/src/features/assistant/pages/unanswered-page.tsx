import { assistantApi, type UnansweredQuestion } from '@rondo/contract/assistant';
import { UNANSWERED_STATES } from '@rondo/domain/assistant';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { chipsOf, FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { type ListParams, useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

const UnansweredDrawer = lazyAtTouch(() => import('../components/unanswered-drawer.tsx'));

const FILTERS = ['state'] as const;
type Filter = (typeof FILTERS)[number];
const SORTS = ['-times', '-last', 'last'] as const;

/** What is asked of the server, from the address. */
const inputOf = ({ q, sort, filters, page, size }: ListParams<Filter>) => {
  const states = UNANSWERED_STATES.filter((one) => filters.state.includes(one));
  return {
    ...{ keyword: q, page, size, sort: SORTS.find((one) => one === sort) ?? '-last' },
    state: states.length > 0 ? states : undefined,
  };
};

/** Questions that the knowledge base does not answer (product 19 (c) 2): given to somebody, answered, dismissed. */
export default function UnansweredPage() {
  const t = useT();
  const labels = { state: t('assistant.unanswered.column.state') };
  const params = useListParams({ filters: FILTERS, sort: '-last' });
  const list = useList({
    name: 'unanswered',
    endpoint: assistantApi.unanswered,
    params,
    inputOf,
    filterLabels: labels,
    columns: useColumns(),
  });
  return (
    <TablePage
      list={list}
      title={t('assistant.unanswered.title')}
      meta={<Link to="/knowledge/assistant">{t('assistant.title')}</Link>}
      filters={({ q, filters, onSet, right }) => (
        <FilterBar
          search={{ label: t('assistant.unanswered.search'), value: q, onChange: (text) => onSet({ q: text }) }}
          right={right}
        >
          <FilterChip
            {...chipsOf(labels, filters, onSet)('state')}
            multi
            options={UNANSWERED_STATES.map((value) => ({ value, label: t(`state.unanswered_question.${value}`) }))}
          />
        </FilterBar>
      )}
      nameOf={(row) => row.question}
      card={(row) => <Card row={row} />}
      empty={{
        ...{ noun: t('assistant.unanswered.noun'), icon: MessageCircleQuestionMark },
        nothingYet: t('assistant.unanswered.nothingYet'),
      }}
      drawer={(row) => <UnansweredDrawer {...row} />}
    />
  );
}

function Card({ row }: { row: UnansweredQuestion }) {
  const t = useT();
  return (
    <div>
      <strong>{row.question}</strong>
      <div className="meta">
        <StateLabel object="unanswered_question" state={row.state} /> {t('assistant.unanswered.column.times')}{' '}
        <span className="num">{row.times}</span> {row.owner?.name ?? ''}
      </div>
    </div>
  );
}

function useColumns(): Column<UnansweredQuestion>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        ...{ key: 'question', title: t('assistant.unanswered.column.question'), width: 420, always: true },
        render: (row) => row.question,
      },
      {
        ...{ key: 'times', title: t('assistant.unanswered.column.times'), width: 90, sortable: true, align: 'right' },
        render: (row) => <span className="num">{row.times}</span>,
      },
      {
        ...{ key: 'state', title: t('assistant.unanswered.column.state') },
        width: stateWidth('unanswered_question', t),
        render: (row) => <StateLabel object="unanswered_question" state={row.state} />,
      },
      {
        ...{ key: 'owner', title: t('assistant.unanswered.column.owner'), width: 120 },
        render: (row) => row.owner?.name ?? format.count(null),
      },
      {
        ...{ key: 'scope', title: t('assistant.unanswered.column.scope'), width: 160 },
        render: (row) => row.scope?.name ?? format.count(null),
      },
      {
        ...{ key: 'last', title: t('assistant.unanswered.column.last'), width: 140, sortable: true },
        render: (row) => <span className="num">{format.dateTime(row.lastAt)}</span>,
      },
    ],
    [t, format],
  );
}
