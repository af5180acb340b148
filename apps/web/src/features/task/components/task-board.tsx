import { type TaskRow, taskApi } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import { TASK_STATES, type TaskState } from '@rondo/domain/task';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { type ListedTasks, listInput, type TaskTab } from '../list-input.ts';
import { BoardCard } from './board-card.tsx';
import './task-board.css';

interface Props {
  params: ListedTasks;
  tab: TaskTab;
  onOpen: (row: TaskRow) => void;
  /** The list of one status alone. */
  onState: (state: TaskState) => void;
}

/** The rows of a tab by status, each column in the order of the list. */
export default function TaskBoard({ params, tab, onOpen, onState }: Props) {
  const chosen = params.filters.state;
  const states = TASK_STATES.filter((state) => chosen.length === 0 || chosen.includes(state));
  return (
    <div className="task-board">
      {states.map((state) => (
        <BoardColumn key={state} state={state} params={params} tab={tab} onOpen={onOpen} onState={onState} />
      ))}
    </div>
  );
}

const STEPS = LIMIT.page.sizes.slice(1);

function BoardColumn({ state, params, tab, onOpen, onState }: Props & { state: TaskState }) {
  const t = useT();
  const format = useFormat();
  const [step, setStep] = useState(0);
  const size = STEPS[step] ?? LIMIT.page.size;
  const input = { ...listInput(params, tab), state: [state], page: 1, size };
  const list = useCall(taskApi.list, input, { keepPrevious: true });
  const rows = list.data?.list ?? [];
  const total = list.data?.total ?? 0;
  const hasMore = total > rows.length;
  return (
    <section className="task-column" aria-label={t(`state.task.${state}`)}>
      <header>
        <StateLabel object="task" state={state} />
        <span className="num meta">{list.data && `${format.count(total)}${list.data.totalIsCapped ? '+' : ''}`}</span>
      </header>
      {list.isPending && <SkeletonRows rows={3} />}
      {list.isError && <LoadFailure noun={t('task.noun')} failure={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && <p className="meta">{t('task.board.none')}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <BoardCard row={row} onOpen={() => onOpen(row)} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <button
          type="button"
          className="button"
          aria-busy={list.isFetching}
          onClick={() => (step < STEPS.length - 1 ? setStep(step + 1) : onState(state))}
        >
          {t(step < STEPS.length - 1 ? 'task.board.more' : 'task.board.inList')}
        </button>
      )}
    </section>
  );
}
