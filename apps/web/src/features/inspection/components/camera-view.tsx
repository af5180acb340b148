import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import './camera.css';

type Props = {
  taken: number;
  room: number;
  onPhoto: (blob: Blob) => void;
  onClose: () => void;
  /** The browser gives no camera. */
  onBlocked: () => void;
};

const QUALITY = 0.88;

/** Whether this browser can show its camera inside the page (only on secure pages). */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** The camera over the whole screen: several pictures in a row, nothing from the gallery. */
export function CameraView({ taken, room, onPhoto, onClose, onBlocked }: Props) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
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
    <dialog ref={dialog} className="camera" aria-label={t('inspection.photo.cameraTitle')} onClose={onClose}>
      <video ref={video} autoPlay playsInline muted aria-hidden onLoadedData={() => setReady(true)} />
      {!isReady && <p role="status">{t('inspection.photo.cameraStarting')}</p>}
      <footer>
        <span aria-live="polite">{taken > 0 && t('inspection.photo.taken', { count: taken })}</span>
        <button
          type="button"
          className="shutter"
          aria-label={t('inspection.photo.shutter')}
          disabled={!isReady || room < 1}
          onClick={shoot}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('inspection.photo.cameraDone')}
        </button>
      </footer>
    </dialog>
  );
}
