import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useCan } from '../../../shared/session/me.ts';
import { useStoredColumns } from '../../../shared/session/stored-columns.ts';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { TaskList } from '../components/task-list.tsx';
import { DispatchWizard } from '../index.ts';

/** The task centre, or the dispatch wizard in its place. */
export default function TaskPage() {
  const storage = useStoredColumns('task');
  const [query] = useSearchParams();
  const mayDispatch = useCan()('x_dispatch');
  if (query.has('dispatch') && mayDispatch) {
    return (
      <Suspense fallback={<SkeletonRows rows={8} />}>
        <DispatchWizard />
      </Suspense>
    );
  }
  return <TaskList storage={storage} />;
}
