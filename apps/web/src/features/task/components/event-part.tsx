import { aiEventApi } from '@rondo/contract/ai-event';
import type { TaskDetail } from '@rondo/contract/task';
import { ScanEye } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { Refusal } from '../../../shared/http/refusal.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';

const eventsOf = (taskId: string, isLeft: boolean): string =>
  `/inspect/overviewOfResults?taskId=${taskId}${isLeft ? '&state=new' : ''}`;

/** How many events of AI checks a task asks its reader to judge, and how many of them are left; in the drawer of the task. */
export function EventPart({ detail: { id } }: { detail: TaskDetail }) {
  const t = useT();
  const format = useFormat();
  const asked = { part: true, keepPrevious: true };
  const all = useCall(aiEventApi.list, { taskId: [id], size: 10 }, asked);
  const left = useCall(aiEventApi.list, { taskId: [id], state: ['new'], size: 10 }, asked);
  const failed = [all, left].find((one) => one.isLoadingError);
  if (failed?.error instanceof Refusal && ['FORBIDDEN', 'AI_OFF'].includes(failed.error.reason ?? ''))
    return (
      <DrawerSection>
        <p className="meta">{failed.error.message}</p>
      </DrawerSection>
    );
  if (failed) return <LoadFailure failure={failed.error} onRetry={() => void failed.refetch()} />;
  if (!all.data || !left.data) return <SkeletonRows rows={2} />;
  const counts = { left: format.count(left.data.total), total: format.count(all.data.total) };
  return (
    <DrawerSection>
      <p>
        <Link to={eventsOf(id, left.data.total > 0)}>{t('aiEvent.task.left', counts)}</Link>
      </p>
    </DrawerSection>
  );
}

/** The next step of whoever judges them. */
export function JudgeButton({ taskId }: { taskId: string }) {
  const t = useT();
  return (
    <Link className="button button-primary drawer-primary" to={eventsOf(taskId, true)}>
      <ScanEye size={16} strokeWidth={1.75} aria-hidden />
      {t('aiEvent.task.open')}
    </Link>
  );
}
