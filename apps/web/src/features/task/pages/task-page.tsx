import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useCan } from '../../../shared/session/me.ts';
import { useStoredColumns } from '../../../shared/session/stored-columns.ts';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { TaskList } from '../components/task-list.tsx';
import { DispatchWizard } from '../index.ts';

/** The form of a free task; its code comes when it is opened. */
const FreeForm = lazy(() => import('../free/free-form.tsx'));

/** The task centre, or the dispatch wizard or a new task in its place. */
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
  if (query.has('new') && mayDispatch) {
    return (
      <Suspense fallback={<SkeletonRows rows={8} />}>
        <FreeForm />
      </Suspense>
    );
  }
  return <TaskList storage={storage} />;
}
