import type { RecordDetail, RecordItem } from '@rondo/contract/record';
import { RECTIFICATION_STATES } from '@rondo/domain/rectification';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { type Photo, PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import { PhotoPairs } from '../../../shared/ui/drawer/photo-pairs.tsx';
import { Pill } from '../../../shared/ui/drawer/pill.tsx';
import { Score } from '../../../shared/ui/drawer/score.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { ItemEdits } from './item-edits.tsx';
import { ItemStrip } from './item-strip.tsx';
import { StandardPhotos } from './standard-photos.tsx';
import { useAskedItem } from './use-asked-item.ts';
import { Verdict } from './verdict.tsx';

const PHOTO = { size: 72, ratio: 16 / 9 };

type Props = {
  item: RecordItem;
  shopId: string;
  submittedAt: string;
  /** Number of the record in which it was really answered. */
  carriedFrom: string | null;
  /** What reviewers changed in it. */
  edits: RecordDetail['edits'];
  /** Null: the reader may not change it. */
  onEdit: (() => void) | null;
};

/** One answer: picture, what was asked and found, points, and where its rectification stands. */
export function ItemRow({ item, shopId, submittedAt, carriedFrom, edits, onEdit }: Props) {
  const t = useT();
  const photos = usePhotos(item.photos, item.name);
  const { ref, isAsked } = useAskedItem(item.itemId);
  const count = item.photos.length;
  const isFailed = item.result === 'fail';
  const found = [isFailed && item.answerType === 'pass_fail' ? '' : item.valueText, item.naReason, item.note];
  return (
    <li ref={ref} className="report-item" data-result={item.result} data-asked={isAsked}>
      {count > 0 && (
        <div className="report-photos">
          <PhotoGrid photos={photos} {...PHOTO} />
          {count > 1 && <span className="report-photo-count num">{count}</span>}
        </div>
      )}
      <div className="report-item-text">
        <p className="report-item-head">
          {isFailed ? <StateLabel object="severity" state={item.severity} /> : <Verdict item={item} />}
          <span className="meta">{[item.code, item.category].filter(Boolean).join(' · ')}</span>
          {edits.length > 0 && (
            <Pill tone="warn" icon="back">
              {t('record.edits.modified')}
            </Pill>
          )}
          {item.repeatNo > 1 && (
            <Pill tone="line" icon="repeat">
              {t('record.items.repeat', { count: item.repeatNo })}
            </Pill>
          )}
        </p>
        <strong>{item.name}</strong>
        {isFailed && item.standard && <p className="meta report-lines">{item.standard}</p>}
        <p className="dense report-lines">{found.filter(Boolean).join(' · ')}</p>
        {carriedFrom && <p className="meta num">{t('record.carried.item', { number: carriedFrom })}</p>}
        <ItemEdits edits={edits} />
        {(isFailed || count > 0) && <StandardPhotos item={item} />}
        {count > 0 && <ItemStrip item={item} shopId={shopId} until={submittedAt} />}
        {item.rectification && <AfterPhotos before={photos} rectification={item.rectification} of={item.name} />}
      </div>
      <div className="report-item-side">
        {item.points !== null && (
          <strong>
            <Score value={item.points} {...(item.maxPoints === null ? {} : { of: item.maxPoints })} />
          </strong>
        )}
        {item.isLeftOut && <span className="meta">{t('record.items.leftOut')}</span>}
        {item.rectification && <Rectification rectification={item.rectification} submittedAt={submittedAt} />}
        {onEdit && (
          <button
            type="button"
            className="button button-small no-print"
            aria-label={t('record.edits.editNamed', { name: item.name })}
            onClick={onEdit}
          >
            {t('record.edits.edit')}
          </button>
        )}
      </div>
    </li>
  );
}

type Shown = NonNullable<RecordItem['rectification']>;

function Rectification({ rectification: r, submittedAt }: { rectification: Shown; submittedAt: string }) {
  const t = useT();
  const format = useFormat();
  const state = RECTIFICATION_STATES.find((one) => one === r.state);
  const due = format.deadline(r.deadlineAt);
  const fixed = r.completedAt && format.duration(Date.parse(r.completedAt) - Date.parse(submittedAt));
  return (
    <>
      <Link to={objectLink('rectification', r.id)} title={t('record.items.openRectification', { number: r.number })}>
        {state ? <StateLabel object="rectification" state={state} /> : r.number}
      </Link>
      <span className="meta" data-late={r.isOverdue}>
        {fixed && t('record.items.fixedIn', { time: fixed })}
        {!fixed && r.isOverdue && due.text}
        {!fixed && !r.isOverdue && state !== 'ended' && t('record.items.due', { time: format.dateTime(r.deadlineAt) })}
      </span>
    </>
  );
}

/** The photos of the fix, and each beside that of the problem with a slider. */
function AfterPhotos({ before, rectification, of }: { before: readonly Photo[]; rectification: Shown; of: string }) {
  const t = useT();
  const [isComparing, setComparing] = useState(false);
  const photos = usePhotos(rectification.afterPhotos, `${of} · ${t('record.items.after')}`);
  if (photos.length === 0) return null;
  return (
    <div className="report-after">
      <span className="meta">{t('record.items.after')}</span>
      <PhotoGrid photos={photos} size={48} ratio={16 / 9} />
      {before.length > 0 && (
        <Button isSmall icon={Columns2} className="no-print" onPress={() => setComparing(true)}>
          {t('record.items.compare')}
        </Button>
      )}
      {isComparing && (
        <Dialog title={of} width={960} onClose={() => setComparing(false)}>
          <PhotoPairs before={before} after={photos} />
        </Dialog>
      )}
    </div>
  );
}
