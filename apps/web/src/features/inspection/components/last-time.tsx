import { answerShape } from '@rondo/contract/answer-shape';
import type { InspectionSheet } from '@rondo/contract/inspection';
import { RECTIFICATION_STATES } from '@rondo/domain/rectification';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { ExternalLink, Repeat } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { itemHash } from '../../../shared/item-hash.ts';
import { objectLink } from '../../../shared/links.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { valueText } from '../draft/value-text.ts';
import { useStoredPhotos } from '../use-stored-photos.ts';

const Viewer = lazyPart(() => import('../../../shared/ui/drawer/photo-viewer.tsx'));

type Past = InspectionSheet['lastTime'][number];

/** What failed the last time, before it is answered again: the day, the value or the words, the pictures. */
export function LastTime({ item, past }: { item: CheckItem; past: Past }) {
  const t = useT();
  const format = useFormat();
  const day = format.day(past.inspectedAt);
  const words = wordsOf(item, past, t);
  return (
    <div className="last-time">
      <Repeat size={16} strokeWidth={1.75} aria-hidden />
      <p>
        {words
          ? t('inspection.perform.lastFailWith', { day, value: words })
          : t('inspection.perform.lastFail', { day })}
      </p>
      {past.photos.length > 0 && <LastPhotos past={past} of={item.name} />}
      <Outcome past={past} />
    </div>
  );
}

/** What came of it, and the ways to it and to the answer of then: pages beside this one, so that nothing here is lost. */
function Outcome({ past: { itemId, rectificationState, rectificationId, recordId } }: { past: Past }) {
  const t = useT();
  const state = RECTIFICATION_STATES.find((one) => one === rectificationState);
  const words = state ? <StateLabel object="rectification" state={state} /> : t('lastTime.notRectified');
  return (
    <span className="last-time-outcome">
      {rectificationId ? (
        <Beside to={objectLink('rectification', rectificationId)} title={t('lastTime.openFix')}>
          {words}
        </Beside>
      ) : (
        words
      )}
      {recordId && (
        <Beside to={`${objectLink('record', recordId)}${itemHash(itemId)}`} title={t('lastTime.open')}>
          {t('lastTime.record')}
        </Beside>
      )}
    </span>
  );
}

function Beside({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" title={title}>
      {children}
      <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}

function wordsOf(item: CheckItem, past: Past, t: ReturnType<typeof useT>): string {
  const value = answerShape.shape.value.safeParse(past.value);
  const measured = item.answer === 'number' || item.answer === 'temperature' || item.answer === 'score';
  if (measured && value.success && value.data !== null) {
    return valueText(item, { value: value.data, na: false, photos: [] }, t);
  }
  return past.note;
}

function LastPhotos({ past, of }: { past: Past; of: string }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const photos = useStoredPhotos(past.photos, (index) => t('ui.photo.nameOf', { index: index + 1, item: of }));
  if (photos.length === 0) return null;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t('inspection.perform.lastPhotos')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Viewer photos={photos} start={0} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
