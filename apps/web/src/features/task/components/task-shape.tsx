import type { TaskRow } from '@rondo/contract/task';
import type { TaskState } from '@rondo/domain/task';
import { lazy, type ReactNode, Suspense } from 'react';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import type { ListedTasks, TaskTab } from '../list-input.ts';
import type { useTaskView } from '../use-task-view.ts';

const TaskBoard = lazy(() => import('./task-board.tsx'));
const TaskCalendar = lazy(() => import('./task-calendar.tsx'));

interface Props {
  shape: ReturnType<typeof useTaskView>;
  params: ListedTasks;
  tab: TaskTab;
  onOpen: (row: TaskRow) => void;
  /** The list of one status alone. */
  onState: (state: TaskState) => void;
  /** The list. */
  children: ReactNode;
}

/** The rows of a tab in the shape the reader chose; the others come when they are wanted. */
export function TaskShape({ shape, params, tab, onOpen, onState, children }: Props) {
  if (shape.view === 'list') return children;
  return (
    <Suspense fallback={<SkeletonRows rows={8} />}>
      {shape.view === 'board' ? (
        <TaskBoard params={params} tab={tab} onOpen={onOpen} onState={onState} />
      ) : (
        <TaskCalendar params={params} tab={tab} month={shape.month} onMonth={shape.setMonth} onDay={shape.openDay} />
      )}
    </Suspense>
  );
}
