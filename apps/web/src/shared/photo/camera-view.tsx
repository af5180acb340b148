import { LIMIT } from '@rondo/domain/limit';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n.tsx';
import './camera.css';

type Props = {
  taken: number;
  room: number;
  /** Address of a picture that shines through, so that the next one is taken from the same angle. */
  ghost?: string;
  onPhoto: (blob: Blob) => void;
  onClose: () => void;
  /** The browser gives no camera. */
  onBlocked: () => void;
};

const QUALITY = 0.88;
/** How much of the ghost is seen at first. */
const GHOST_PERCENT = 40;

/** Whether this browser can show its camera inside the page (only on secure pages). */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** The camera over the whole screen: several pictures in a row, nothing from the gallery. */
export function CameraView({ taken, room, ghost, onPhoto, onClose, onBlocked }: Props) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  const [ghostPercent, setGhostPercent] = useState(GHOST_PERCENT);
  const blocked = useRef(onBlocked);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isHere = true;
    const wanted = { video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } } };
    navigator.mediaDevices.getUserMedia(wanted).then(
      (given) => {
        stream = given;
        if (isHere && video.current) video.current.srcObject = given;
        else for (const track of given.getTracks()) track.stop();
      },
      (cause: unknown) => {
        console.warn('the camera did not open', cause);
        if (isHere) blocked.current();
      },
    );
    return () => {
      isHere = false;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  const shoot = () => {
    const shown = video.current;
    if (!shown) return;
    const canvas = document.createElement('canvas');
    canvas.width = shown.videoWidth;
    canvas.height = shown.videoHeight;
    canvas.getContext('2d')?.drawImage(shown, 0, 0);
    canvas.toBlob((blob) => blob && onPhoto(blob), 'image/jpeg', QUALITY);
  };
  return (
    <dialog
      ref={dialog}
      className="camera"
      aria-label={t('ui.camera.title')}
      onClose={onClose}
      onKeyDown={(event) => {
        // It closes the camera only, not the form below it.
        if (event.key === 'Escape') event.stopPropagation();
      }}
    >
      <div className="camera-picture">
        <video ref={video} autoPlay playsInline muted aria-hidden onLoadedData={() => setReady(true)} />
        {ghost && <img className="camera-ghost" src={ghost} alt="" style={{ opacity: ghostPercent / LIMIT.percent }} />}
      </div>
      {ghost && (
        <input
          type="range"
          className="camera-ghost-range"
          min={0}
          max={LIMIT.percent}
          value={ghostPercent}
          aria-label={t('ui.camera.ghost')}
          onChange={({ target }) => setGhostPercent(Number(target.value))}
        />
      )}
      {!isReady && <p role="status">{t('ui.camera.starting')}</p>}
      <footer>
        <span aria-live="polite">{taken > 0 && t('ui.camera.taken', { count: taken })}</span>
        <button
          type="button"
          className="shutter"
          aria-label={t('ui.camera.shutter')}
          disabled={!isReady || room < 1}
          onClick={shoot}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('ui.camera.done')}
        </button>
      </footer>
    </dialog>
  );
}
