import { ChevronLeft, ChevronRight, Download, Eraser, Info, PenLine, RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { saveFile, storedPathOf } from '../../http/download.ts';
import { useT } from '../../i18n.tsx';
import { useNarrow } from '../list/use-narrow.ts';
import { Film } from './film.tsx';
import type { Photo } from './photo.ts';
import './photo.css';

const zooms = [1, 1.5, 2, 3, 4] as const;

type Props = {
  photos: readonly Photo[];
  start: number;
  /** More buttons for the picture that is shown. */
  acts?: (photo: Photo) => ReactNode;
  /** What is known of the picture that is shown, at its side; on the phone over it, where the reader asks for it. */
  panel?: (photo: Photo) => ReactNode;
  /** Another picture is shown now. */
  onMove?: (photo: Photo) => void;
  onClose: () => void;
};

/** Pictures over the whole window: arrow keys, zoom, rotation, Esc. Always dark, whatever the mode. */
export default function PhotoViewer({ photos, start, acts, panel, onMove, onClose }: Props) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(start);
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const [isOriginal, setOriginal] = useState(false);
  const isPhone = useNarrow();
  const [isPanelShown, setPanelShown] = useState(!isPhone);
  const photo = photos[at];
  useEffect(() => dialog.current?.showModal(), []);
  const go = (by: number) => {
    const next = (at + by + photos.length) % photos.length;
    setAt(next);
    if (photos[next]) onMove?.(photos[next]);
    setZoom(0);
    setTurns(0);
    setOriginal(false);
  };
  const press = (event: KeyboardEvent) => {
    // Arrows move the cursor where somebody types.
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    // In a film they move within it.
    if (event.target instanceof HTMLVideoElement) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by && photos.length > 1) go(by);
  };
  const act = (name: string, run: () => void, child: ReactNode, isOff = false) => (
    <button type="button" aria-label={name} title={name} disabled={isOff} onClick={run}>
      {child}
    </button>
  );
  if (!photo) return null;
  const scale = zooms[zoom] ?? 1;
  const src = isOriginal && photo.original ? photo.original : photo.src;
  const path = storedPathOf(src);
  return (
    <dialog ref={dialog} className="viewer" aria-label={t('ui.photo.viewer')} onClose={onClose} onKeyDown={press}>
      <header>
        <span className="num">{t('ui.photo.position', { index: at + 1, total: photos.length })}</span>
        <span className="ellipsis">{photo.caption ?? photo.name}</span>
        {acts?.(photo)}
        {photo.original !== undefined &&
          act(
            t(isOriginal ? 'ui.mark.showMarked' : 'ui.mark.showOriginal'),
            () => setOriginal(!isOriginal),
            isOriginal ? <PenLine size={20} aria-hidden /> : <Eraser size={20} aria-hidden />,
          )}
        {!photo.isFilm && (
          <>
            {act(t('ui.photo.zoomOut'), () => setZoom(zoom - 1), <ZoomOut size={20} aria-hidden />, zoom === 0)}
            {act(
              t('ui.photo.zoomIn'),
              () => setZoom(zoom + 1),
              <ZoomIn size={20} aria-hidden />,
              zoom === zooms.length - 1,
            )}
            {act(t('ui.photo.rotate'), () => setTurns(turns + 1), <RotateCw size={20} aria-hidden />)}
          </>
        )}
        {path !== null &&
          act(
            t('ui.download'),
            () => void saveFile(path, photo.fileName ?? photo.name),
            <Download size={20} aria-hidden />,
          )}
        {panel && act(t('ui.photo.info'), () => setPanelShown(!isPanelShown), <Info size={20} aria-hidden />)}
        {act(t('ui.close'), () => dialog.current?.close(), <X size={20} aria-hidden />)}
      </header>
      <div className="viewer-body">
        <div className="viewer-stage">
          {photo.isFilm ? (
            <Film key={photo.key} src={src} name={photo.name} />
          ) : (
            <img src={src} alt={photo.name} style={{ transform: `scale(${scale}) rotate(${turns * 90}deg)` }} />
          )}
        </div>
        {photos.length > 1 && (
          <>
            <span className="viewer-previous">
              {act(t('ui.photo.previous'), () => go(-1), <ChevronLeft size={24} aria-hidden />)}
            </span>
            <span className="viewer-next" data-beside={isPanelShown && panel !== undefined}>
              {act(t('ui.photo.next'), () => go(1), <ChevronRight size={24} aria-hidden />)}
            </span>
          </>
        )}
        {panel && isPanelShown && <aside className="viewer-panel">{panel(photo)}</aside>}
      </div>
    </dialog>
  );
}
