import { X } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useT } from '../../i18n.tsx';
import type { Photo } from './photo.ts';
import './photo.css';
import { lazyPart } from '../lazy-part.tsx';
import { Still } from './still.tsx';

const Viewer = lazyPart(() => import('./photo-viewer.tsx'));

export type { Photo } from './photo.ts';

type GridProps = {
  photos: readonly Photo[];
  /** Side of a picture, px: 72 in forms, 64 in timelines. */
  size?: number;
  /** Width to height; 1 is square. */
  ratio?: number;
  /** Taking a picture out again. */
  onRemove?: (photo: Photo) => void;
};

/** Small pictures that open in the viewer. */
export function PhotoGrid({ photos, size = 72, ratio = 1, onRemove }: GridProps) {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <ul className="photo-grid">
        {photos.map((photo, index) => (
          <li key={photo.key}>
            <PhotoButton photo={photo} style={{ width: size * ratio, height: size }} onClick={() => setAt(index)} />
            {onRemove && <PhotoRemove photo={photo} onRemove={() => onRemove(photo)} />}
          </li>
        ))}
      </ul>
      {at !== null && (
        <Suspense fallback={null}>
          <Viewer photos={photos} start={at} onClose={() => setAt(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The cross that takes a picture out again. */
export function PhotoRemove({ photo, onRemove }: { photo: Photo; onRemove: () => void }) {
  const t = useT();
  return (
    <button type="button" className="photo-remove" aria-label={`${t('ui.remove')} ${photo.name}`} onClick={onRemove}>
      <X size={14} strokeWidth={2} aria-hidden />
    </button>
  );
}

type ButtonProps = {
  photo: Photo;
  style?: { width: number; height: number };
  onClick: () => void;
  children?: ReactNode;
};

/** One picture as a button; says so when it did not load. */
export function PhotoButton({ photo, style, onClick, children }: ButtonProps) {
  const t = useT();
  // Of an address: without network that of the server fails before the copy on this device is found.
  const [broken, setBroken] = useState<string | null>(null);
  const src = photo.thumb ?? photo.src;
  return (
    <button type="button" className="photo" style={style} onClick={onClick}>
      {broken === src ? (
        <span className="photo-broken">{t('ui.photo.failed')}</span>
      ) : (
        <Still key={src} src={src} isFilm={photo.isFilm ?? false} onError={() => setBroken(src)} />
      )}
      {children}
      <span className="visually-hidden">{t('ui.photo.open', { name: photo.name })}</span>
    </button>
  );
}
