import type { TaskDetail } from '@rondo/contract/task';
import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { Images } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { Refusal } from '../../../shared/http/refusal.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';

/** Where the pictures of a task are looked at, the most changed ones first. */
const picturesOf = (taskId: string, isLeft: boolean): string =>
  `/timed-snapshot/results?task=${taskId}&sort=-difference${isLeft ? '&toReview=true' : ''}`;

/** How many snapshots a task asks its reader to look at, and how many of them are left; in the drawer of the task. */
export function SnapshotPart({ detail: { id } }: { detail: TaskDetail }) {
  const t = useT();
  const format = useFormat();
  const read = useCall(timedSnapshotApi.review, { taskId: id }, { part: true, keepPrevious: true });
  if (read.error instanceof Refusal && read.error.reason === 'NOT_FOUND') {
    return (
      <DrawerSection>
        <p className="meta">{t('timedSnapshot.task.none')}</p>
      </DrawerSection>
    );
  }
  if (read.isLoadingError) return <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <SkeletonRows rows={2} />;
  const { left, total, problems } = read.data;
  return (
    <DrawerSection>
      <p>
        <Link to={picturesOf(id, left > 0)}>{t('timedSnapshot.task.left', { left: format.count(left), total })}</Link>
      </p>
      {problems > 0 && (
        <p>
          <Link to={`${picturesOf(id, false)}&verdict=problem`}>
            {t('timedSnapshot.task.problems', { count: problems })}
          </Link>
        </p>
      )}
    </DrawerSection>
  );
}

/** The next step of whoever looks at the pictures. */
export function LookButton({ taskId }: { taskId: string }) {
  const t = useT();
  return (
    <Link className="button button-primary drawer-primary" to={picturesOf(taskId, true)}>
      <Images size={16} strokeWidth={1.75} aria-hidden />
      {t('timedSnapshot.task.open')}
    </Link>
  );
}
