import { type TaskRow, taskApi } from '@rondo/contract/task';
import { TASK_STATES, type TaskState } from '@rondo/domain/task';
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
  const states = TASK_STATES.filter((state) => chosen.length === 0 || chosen.includes(state));
  return (
    <Board>
      {states.map((state) => (
        <BoardColumn
          key={state}
          label={t(`state.task.${state}`)}
          head={<StateLabel object="task" state={state} />}
          noun={t('task.noun')}
          endpoint={taskApi.list}
          inputOf={(size) => ({ ...listInput(params, tab), state: [state], page: 1, size })}
          card={(row) => <BoardCard row={row} onOpen={() => onOpen(row)} />}
          onList={() => onState(state)}
        />
      ))}
    </Board>
  );
}
