import { Play } from 'lucide-react';
import './photo.css';

interface Props {
  src: string;
  isFilm?: boolean;
  onError?: () => void;
}

/** A little behind the beginning: some browsers show nothing of a film before they are asked for a moment. */
const FIRST_PICTURE = '#t=0.1';

/** A picture, or the first one of a film, as grids and cards show it; its button says what it shows. */
export function Still({ src, isFilm = false, onError }: Props) {
  if (!isFilm) return <img src={src} alt="" loading="lazy" onError={onError} />;
  return (
    <>
      {!src.startsWith('data:') && (
        <video
          src={`${src}${FIRST_PICTURE}`}
          preload="metadata"
          muted
          playsInline
          tabIndex={-1}
          aria-hidden
          onError={onError}
        />
      )}
      <span className="photo-film">
        <Play size={20} strokeWidth={1.75} aria-hidden />
      </span>
    </>
  );
}
