import type { RecordItem } from '@rondo/contract/record';
import { useT } from '../../../shared/i18n.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import { Score } from '../../../shared/ui/drawer/score.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { Verdict } from '../report/verdict.tsx';

const PHOTO = { size: 48, ratio: 16 / 9 };

/** One answer in its column: what it came to, what was found, the points with which it counts, pictures. */
export function ComparedAnswer({ item }: { item: RecordItem | null }) {
  const t = useT();
  const photos = usePhotos(item?.photos ?? [], item?.name ?? '');
  if (!item) return <span className="meta">{t('record.compare.notAsked')}</span>;
  const saysMore = item.answerType !== 'pass_fail' || (item.result !== 'pass' && item.result !== 'fail');
  const found = [saysMore && item.result !== 'na' ? item.valueText : '', item.naReason, item.note];
  return (
    <div className="compare-answer">
      <span className="compare-verdict">
        <Verdict item={item} />
        {item.result === 'fail' && item.severity !== 'normal' && <StateLabel object="severity" state={item.severity} />}
        {item.isLeftOut && <span className="meta">{t('record.items.leftOut')}</span>}
        {item.points !== null && (
          <Score value={item.points} {...(item.maxPoints === null ? {} : { of: item.maxPoints })} />
        )}
      </span>
      <span className="dense">{found.filter(Boolean).join(' · ')}</span>
      {photos.length > 0 && <PhotoGrid photos={photos} {...PHOTO} />}
    </div>
  );
}
