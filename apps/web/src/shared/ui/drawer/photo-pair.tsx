import { LIMIT } from '@rondo/domain/limit';
import { Columns2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useT } from '../../i18n.tsx';
import { type Photo, PhotoButton } from './photo-grid.tsx';
import './photo.css';
import '../plain.css';
import { lazyPart } from '../lazy-part.tsx';

const Viewer = lazyPart(() => import('./photo-viewer.tsx'));

type Props = {
  before: Photo;
  after?: Photo;
  beforeLabel?: string;
  afterLabel?: string;
  /** Beside the compare button: the standard. */
  note?: ReactNode;
};

/** Before and after side by side at 16:9, or one over the other with a slider. */
export function PhotoPair({ before, after, beforeLabel, afterLabel, note }: Props) {
  const t = useT();
  const [isSliding, setSliding] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const photos = after ? [before, after] : [before];
  const labels = [beforeLabel ?? t('ui.photo.before'), afterLabel ?? t('ui.photo.after')];
  return (
    <div className="photo-pair">
      {isSliding && after ? (
        <PhotoSlider before={before} after={after} />
      ) : (
        <div className="photo-pair-two">
          {photos.map((photo, index) => (
            <figure key={photo.key}>
              <PhotoButton photo={photo} onClick={() => setOpen(index)}>
                <span className="photo-label">{labels[index]}</span>
              </PhotoButton>
              {photo.caption && <figcaption className="meta num">{photo.caption}</figcaption>}
            </figure>
          ))}
        </div>
      )}
      <div className="photo-pair-foot">
        {after && (
          <button type="button" className="button button-small" onClick={() => setSliding(!isSliding)}>
            <Columns2 size={14} strokeWidth={1.75} aria-hidden />
            {t(isSliding ? 'ui.photo.sideBySide' : 'ui.photo.compare')}
          </button>
        )}
        {note && <span className="meta">{note}</span>}
      </div>
      {open !== null && (
        <Suspense fallback={null}>
          <Viewer photos={photos} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** One picture over the other; the edge between them follows the pointer or the arrow keys. */
export function PhotoSlider({ before, after }: { before: Photo; after: Photo }) {
  const t = useT();
  const [percent, setPercent] = useState(50);
  return (
    <div className="photo-slider">
      <img src={after.src} alt={after.name} />
      <img src={before.src} alt={before.name} style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }} />
      <i style={{ left: `${percent}%` }} />
      <input
        type="range"
        min={0}
        max={LIMIT.percent}
        value={percent}
        aria-label={t('ui.photo.slider')}
        onChange={(event) => setPercent(Number(event.target.value))}
      />
    </div>
  );
}
