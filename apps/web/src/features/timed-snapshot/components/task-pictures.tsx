import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import type { SnapshotReviewed } from '@rondo/contract/timed-snapshot-shapes';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { StatStrip } from '../../../shared/ui/chart/stat-strip.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { taskPicturesLink } from '../links.ts';
import { Pictures, type ResultParams } from './pictures.tsx';

interface Props {
  taskId: string;
  params: ResultParams;
}

/** The pictures that a task asks its reader to look at, with how many are left. */
export function TaskPictures({ taskId, params }: Props) {
  const t = useT();
  const read = useCall(timedSnapshotApi.review, { taskId }, { part: true, keepPrevious: true });
  const frame = {
    title: read.data ? t('timedSnapshot.task.title', { plan: read.data.plan.name }) : t('timedSnapshot.results.title'),
    meta: (
      <Link to={objectLink('task', taskId)} className="snapshot-back">
        <ArrowLeft size={14} strokeWidth={1.75} aria-hidden />
        {t('task.kinds.snapshot_review')}
      </Link>
    ),
  };
  if (!read.data) {
    return (
      <ListPage {...frame}>
        {read.isLoadingError ? (
          <LoadFailure
            noun={t('timedSnapshot.results.noun')}
            failure={read.error}
            onRetry={() => void read.refetch()}
          />
        ) : (
          <SkeletonRows rows={6} />
        )}
      </ListPage>
    );
  }
  const { from, to } = read.data;
  const period = { from: params.filters.from[0] ?? from, to: params.filters.to[0] ?? to };
  return <Pictures frame={frame} params={params} period={period} strip={<Left taskId={taskId} review={read.data} />} />;
}

/** How far it is: every number opens its pictures. */
function Left({ taskId, review: { total, left, problems } }: { taskId: string; review: SnapshotReviewed }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="snapshot-strip snapshot-left">
      <StatStrip
        label={t('task.kinds.snapshot_review')}
        stats={[
          {
            key: 'left',
            label: t('timedSnapshot.stat.toReview'),
            value: format.count(left),
            to: taskPicturesLink(taskId, { toReview: 'true' }),
          },
          {
            key: 'problems',
            label: t('state.snapshotVerdict.problem'),
            value: format.count(problems),
            to: taskPicturesLink(taskId, { verdict: 'problem' }),
          },
          {
            key: 'total',
            label: t('timedSnapshot.stat.all'),
            value: format.count(total),
            to: taskPicturesLink(taskId),
          },
        ]}
      />
      {left === 0 && <Banner tone="ok">{t('timedSnapshot.task.done')}</Banner>}
    </div>
  );
}
