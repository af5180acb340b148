import { type RecordItem, recordApi } from '@rondo/contract/record';
import type { TaskDetail } from '@rondo/contract/task';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { CommentField } from '../../../shared/process/act-fields.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import { Rate } from '../../../shared/ui/drawer/score.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { Level } from '../../../shared/ui/status/level.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

interface Props {
  detail: TaskDetail;
  note: string;
  onNote: (note: string) => void;
}

/** What a reviewer decides on, beside the buttons: the result, every failed item with its pictures, a note if they like. */
export function ReviewBoard({ detail, note, onNote }: Props) {
  const t = useT();
  const id = detail.recordId ?? '';
  const { data, isPending, isError, error, refetch } = useReviewed(detail);
  const failed = data?.items.filter((item) => item.result === 'fail') ?? [];
  return (
    <DrawerSection title={t('task.review.title')}>
      {isPending && id !== '' && <SkeletonRows rows={3} />}
      {!data && isError && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p className="review-result">
            <Level level={data.level} redLines={data.redLines} />
            <Rate result={data} />
            <Link to={objectLink('record', data.id)}>{t('task.review.report')}</Link>
          </p>
          <p className="meta">{t('task.review.failed', { count: failed.length, items: data.itemCount })}</p>
          <ul className="review-failed">
            {failed.map((item) => (
              <FailedItem key={item.itemId} item={item} />
            ))}
          </ul>
        </>
      )}
      <CommentField value={note} onChange={onNote} />
    </DrawerSection>
  );
}

/** The record that a reviewer decides on; also for the buttons beside it: nobody approves what they were not shown. */
export function useReviewed({ recordId, kind, can }: TaskDetail) {
  const isReviewed = recordId !== null && kind !== 'free' && can.events.includes('reject');
  return useCall(recordApi.get, { id: recordId ?? '' }, { part: true, isShown: true, enabled: isReviewed });
}

function FailedItem({ item }: { item: RecordItem }) {
  const t = useT();
  const photos = usePhotos(item.photos, item.name);
  const found = item.answerType === 'pass_fail' ? [item.note] : [item.valueText, item.note];
  return (
    <li>
      <p className="review-item">
        <strong>{item.name}</strong>
        {item.severity !== 'normal' && <StateLabel object="severity" state={item.severity} />}
      </p>
      <p className="dense">{found.filter(Boolean).join(' · ')}</p>
      {photos.length > 0 ? (
        <PhotoGrid photos={photos} size={64} ratio={4 / 3} />
      ) : (
        <p className="meta">{t('task.review.noPhoto')}</p>
      )}
    </li>
  );
}
