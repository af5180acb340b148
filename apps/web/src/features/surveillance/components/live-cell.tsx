import type { WatchedCamera } from '@rondo/contract/surveillance';
import type { StreamQuality } from '@rondo/domain/device';
import type { WatchPurpose } from '@rondo/domain/surveillance';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { CaptureTarget } from '../capture-target.ts';
import type { LiveState, LiveStats } from '../live-state.ts';
import type { Rates } from '../rates.ts';
import { CellActs } from './cell-acts.tsx';
import { CellFrame } from './cell-frame.tsx';
import { CellTrouble } from './cell-trouble.tsx';
import { useLive } from './use-live.ts';
import type { SpotCheck } from './use-spot-check.ts';
import type { WallState } from './use-wall.ts';
import { useZoom } from './use-zoom.ts';

interface Props {
  wall: WallState;
  at: number;
  camera: WatchedCamera;
  purpose: WatchPurpose;
  /** The inspection that it is watched for. */
  taskId?: string | undefined;
  target?: CaptureTarget | null | undefined;
  spotCheck?: SpotCheck | null | undefined;
  isPaused: boolean;
  /** It belongs to a round: nothing of it can be closed or moved. */
  isOnRound: boolean;
  rates: Rates;
}

/** One live picture with what it is, how it comes, and what can be done with it. */
export function LiveCell({
  wall,
  at,
  camera,
  purpose,
  taskId,
  target = null,
  spotCheck = null,
  isPaused,
  isOnRound,
  rates,
}: Props) {
  const cell = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<StreamQuality | null>(null);
  const isAlone = wall.alone === at;
  const isHidden = wall.alone !== null && !isAlone;
  const isLarge = isAlone || wall.wall.size === 1;
  const quality = camera.hasSubStream ? (asked ?? (isLarge ? 'main' : 'sub')) : 'main';
  const t = useT();
  const isAudible = wall.audible === camera.id;
  const live = useLive({
    ...{ cameraId: camera.id, quality, purpose, taskId, isAudible },
    isPaused: isPaused || isHidden,
    onSilenced() {
      wall.hear(null);
      toast.error(t('surveillance.sound.failed'));
    },
  });
  const zoom = useZoom(cell);
  const { state, stats } = live;
  useEffect(() => {
    rates.set(camera.id, stats);
    return () => void rates.delete(camera.id);
  }, [rates, camera.id, stats]);
  return (
    <CellFrame
      ref={cell}
      wall={wall}
      at={at}
      label={`${camera.shop.name} ${camera.name}`}
      isMovable={!isOnRound && !zoom.isZoomed}
      className="wall-cell"
    >
      <div className="cell-picture" {...zoom.handlers}>
        <video
          ref={live.video}
          muted
          playsInline
          tabIndex={-1}
          aria-label={`${camera.shop.name} ${camera.name}`}
          style={{ transform: zoom.transform }}
        />
      </div>
      <CellHead camera={camera} state={state} />
      <CellTrouble camera={camera} state={state} onRetry={live.retry} />
      <CellFigures quality={quality} stats={stats} isPlaying={state.kind === 'playing'} zoom={zoom.scale} />
      <CellActs
        camera={camera}
        quality={quality}
        onQuality={setAsked}
        sound={live.hasSound ? { isOn: isAudible, turn: () => wall.hear(isAudible ? null : camera.id) } : null}
        steer={
          isOnRound
            ? null
            : {
                isOn: wall.steered === camera.id,
                turn: () => wall.steer(wall.steered === camera.id ? null : camera.id),
              }
        }
        isAlone={isAlone}
        onAlone={() => wall.showAlone(isAlone ? null : at)}
        zoom={zoom}
        onClose={isOnRound ? null : () => wall.close(at)}
        cell={cell}
        target={target}
        spotCheck={spotCheck}
      />
    </CellFrame>
  );
}

function CellHead({ camera, state }: { camera: WatchedCamera; state: LiveState }) {
  const t = useT();
  const { shop, name, isDemo } = camera;
  const isStill = state.kind === 'reconnecting' || state.kind === 'waiting';
  return (
    <header className="cell-head">
      {isStill && camera.state === 'online' ? (
        <StatusIcon shape="triangle" tone="warn" size={12} />
      ) : (
        <StateLabel object="device" state={camera.state} size={12} bare />
      )}
      <strong className="ellipsis">{shop.name}</strong>
      <span className="ellipsis">{name}</span>
      {isDemo && <span className="cell-demo">{t('surveillance.demo')}</span>}
    </header>
  );
}

interface Figures {
  quality: StreamQuality;
  stats: LiveStats;
  isPlaying: boolean;
  zoom: number;
}

/** How the picture comes: which stream, how fast, and how old the last picture is once that can be noticed. */
function CellFigures({ quality, stats, isPlaying, zoom }: Figures) {
  const t = useT();
  const { ageMs, kbps, codec, width, height, isConverted } = stats;
  if (!isPlaying || ageMs === null) return null;
  const seconds = (ageMs / 1_000).toFixed(1);
  const details = t('surveillance.details', { protocol: 'WebSocket fMP4', codec, width, height });
  return (
    <p className="cell-figures num" title={details}>
      {t(`surveillance.quality.${quality}`)} ·{isConverted && <> {t('surveillance.converted')} ·</>} {kbps} kb/s ·{' '}
      {t('surveillance.age', { seconds })}
      {zoom > 1 && <> · {zoom.toFixed(1)}×</>}
    </p>
  );
}
