import { type TaskRow, taskApi } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import { TASK_STATES, type TaskState, taskMachine } from '@rondo/domain/task';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Board, BoardColumn } from '../../../shared/ui/list/board.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { type ListedTasks, listInput, type TaskTab } from '../list-input.ts';
import { BoardCard } from './board-card.tsx';

interface Props {
  params: ListedTasks;
  tab: TaskTab;
  onOpen: (row: TaskRow) => void;
  /** The list of one status alone. */
  onState: (state: TaskState) => void;
}

/** The rows of a tab by status, each column in the order of the list. */
export default function TaskBoard({ params, tab, onOpen, onState }: Props) {
  const t = useT();
  const chosen = params.filters.state;
  const inputOf = (state: TaskState, size: number) => ({ ...listInput(params, tab), state: [state], page: 1, size });
  // Most companies complete tasks without waiting: a column for those that wait stands where there are any.
  const [held] = taskMachine.held;
  const mayHold = tab !== 'todo' && chosen.length === 0;
  const waiting = useCall(taskApi.list, inputOf(held ?? 'pending', LIMIT.page.size), { enabled: mayHold, part: true });
  const isShown = (state: TaskState) =>
    chosen.length > 0 ? chosen.includes(state) : state !== held || (mayHold && (waiting.data?.total ?? 0) > 0);
  const states = TASK_STATES.filter(isShown);
  return (
    <Board>
      {states.map((state) => (
        <BoardColumn
          key={state}
          label={t(`state.task.${state}`)}
          head={<StateLabel object="task" state={state} />}
          noun={t('task.noun')}
          endpoint={taskApi.list}
          inputOf={(size) => inputOf(state, size)}
          card={(row) => <BoardCard row={row} onOpen={() => onOpen(row)} />}
          onList={() => onState(state)}
        />
      ))}
    </Board>
  );
}
