import { surveillanceApi, type WatchedCamera } from '@rondo/contract/surveillance';
import type { WatchPurpose } from '@rondo/domain/surveillance';
import { VideoOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, isUnreached, Refusal } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { type PlaybackPlayer, type PlayerState, playbackPlayer } from '../playback-player.ts';

interface Props {
  camera: WatchedCamera;
  purpose: WatchPurpose;
  /** The moment at which the video's time is 0. */
  baseMs: number;
  state: PlayerState | 'none' | undefined;
  register: (cameraId: string, player: PlaybackPlayer | null) => void;
}

/** The recording of one camera at the moment of the clock. */
export function PlaybackCell({ camera, purpose, baseMs, state, register }: Props) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [refusal, setRefusal] = useState('');
  const { id } = camera;
  const ask = useEffectEvent((instead: string | undefined) =>
    call(
      surveillanceApi.playback,
      { cameraId: id, purpose, ...(instead ? { instead } : {}) },
      { hideErrors: true, isShown: true },
    ),
  );
  const hear = useEffectEvent((cause: unknown) => {
    if (cause instanceof Refusal && !isUnreached(cause)) setRefusal(cause.message);
    else if (cause !== null) console.warn('playback failed', cause);
  });
  const tell = useEffectEvent(register);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const player = playbackPlayer({
      video: element,
      baseMs,
      ask: (instead) => ask(instead),
      onRefused: (c) => hear(c),
    });
    tell(id, player);
    return () => {
      player.stop();
      tell(id, null);
    };
  }, [id, baseMs]);
  const label = `${camera.shop.name} ${camera.name}`;
  return (
    <section className="wall-cell playback-cell" aria-label={label}>
      <div className="cell-picture">
        <video ref={video} muted playsInline tabIndex={-1} aria-label={label} hidden={state === 'none'} />
      </div>
      <header className="cell-head">
        <strong className="ellipsis">{camera.shop.name}</strong>
        <span className="ellipsis">{camera.name}</span>
        {camera.isDemo && <span className="cell-demo">{t('surveillance.demo')}</span>}
      </header>
      <Trouble state={state} refusal={refusal} />
    </section>
  );
}

function Trouble({ state, refusal }: { state: Props['state']; refusal: string }) {
  const t = useT();
  if (state === 'ready' || state === undefined) return null;
  if (state === 'loading')
    return (
      <div className="cell-trouble playback-loading" role="status" aria-label={t('surveillance.starting')}>
        <Spinner />
      </div>
    );
  return (
    <div className="cell-trouble" role="status">
      <VideoOff size={24} strokeWidth={1.75} aria-hidden />
      {state === 'none' && <p>{t('surveillance.playback.noneNow')}</p>}
      {state === 'lost' && <p>{refusal || t('surveillance.playback.lost')}</p>}
      {(state === 'codec' || state === 'unplayable') && <p>{t(`surveillance.cause.${state}.title`)}</p>}
    </div>
  );
}
