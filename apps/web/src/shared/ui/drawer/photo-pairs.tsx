import { photoPairs } from '@rondo/domain/photo-pair';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n.tsx';
import type { Photo } from './photo.ts';
import { PhotoPair } from './photo-pair.tsx';

type Props = {
  before: readonly Photo[];
  after: readonly Photo[];
  note?: ReactNode;
};

/** Photos of a problem and of its fix, a pair at a time; nothing without both. */
export function PhotoPairs({ before, after, note }: Props) {
  const t = useT();
  const [at, setAt] = useState(0);
  const pairs = photoPairs(before, after);
  const shown = pairs[Math.min(at, pairs.length - 1)];
  if (!shown) return null;
  const total = pairs.length;
  const turn = (by: number) => setAt((Math.min(at, total - 1) + by + total) % total);
  return (
    <>
      {total > 1 && (
        <div className="photo-pairs-head">
          <button type="button" className="quiet" aria-label={t('ui.photo.previousPair')} onClick={() => turn(-1)}>
            <ChevronLeft size={16} aria-hidden />
          </button>
          <span className="meta num" aria-live="polite">
            {t('ui.photo.pair', { index: pairs.indexOf(shown) + 1, total })}
          </span>
          <button type="button" className="quiet" aria-label={t('ui.photo.nextPair')} onClick={() => turn(1)}>
            <ChevronRight size={16} aria-hidden />
          </button>
        </div>
      )}
      <PhotoPair key={`${shown.before.key} ${shown.after.key}`} {...shown} note={note} />
    </>
  );
}
