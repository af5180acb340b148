import { surveillanceApi, type WatchedCamera } from '@rondo/contract/surveillance';
import type { StreamQuality } from '@rondo/domain/device';
import { canSteer, PTZ_ABILITIES } from '@rondo/domain/ptz';
import {
  Camera,
  ClipboardPen,
  Expand,
  History,
  Joystick,
  type LucideIcon,
  Maximize2,
  Minimize2,
  Star,
  StarOff,
  Volume2,
  VolumeX,
  X,
  ZoomOut,
} from 'lucide-react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { toast } from '../../../shared/ui/toast.ts';
import type { CaptureTarget } from '../capture-target.ts';
import { playbackLinkTo } from '../playback-address.ts';
import { useCapture } from './use-capture.ts';
import type { SpotCheck } from './use-spot-check.ts';

interface Props {
  camera: WatchedCamera;
  quality: StreamQuality;
  onQuality: (quality: StreamQuality) => void;
  /** Null: the camera has no sound. */
  sound: { isOn: boolean; turn: () => void } | null;
  /** Shows or puts away what turns the camera; null: nothing is turned here. */
  steer: { isOn: boolean; turn: () => void } | null;
  isAlone: boolean;
  onAlone: () => void;
  zoom: { isZoomed: boolean; reset: () => void };
  onClose: (() => void) | null;
  cell: RefObject<HTMLElement | null>;
  target: CaptureTarget | null;
  spotCheck: SpotCheck | null;
}

/** What can be done with one picture; shown at the cell that is chosen or has the focus. */
export function CellActs({
  camera,
  quality,
  onQuality,
  sound,
  steer,
  isAlone,
  onAlone,
  zoom,
  onClose,
  cell,
  target,
  spotCheck,
}: Props) {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const capture = useCapture(target);
  const favourite = useAct(surveillanceApi.setFavourite);
  const { isFavourite, hasSubStream } = camera;
  const other = quality === 'main' ? 'sub' : 'main';
  const full = () =>
    cell.current?.requestFullscreen?.().catch((cause: unknown) => {
      console.warn('no full screen', cause);
      toast.error(t('surveillance.noFullScreen'));
    });
  return (
    <div className="cell-acts">
      {hasSubStream && (
        <button
          type="button"
          className="cell-act cell-quality"
          title={t('surveillance.switchQuality', { quality: t(`surveillance.quality.${other}`) })}
          onClick={() => onQuality(other)}
        >
          {t(`surveillance.quality.${quality}`)}
        </button>
      )}
      {sound && (
        <Act
          icon={sound.isOn ? Volume2 : VolumeX}
          label={t(sound.isOn ? 'surveillance.sound.off' : 'surveillance.sound.on')}
          run={sound.turn}
        />
      )}
      <Act
        icon={isFavourite ? StarOff : Star}
        label={t(isFavourite ? 'surveillance.unfavourite' : 'surveillance.favourite')}
        run={() => void favourite.run({ cameraId: camera.id, isFavourite: !isFavourite })}
      />
      {steer && can('x_ptz') && canSteer(camera.ptz ?? UNASKED) && (
        <Act icon={Joystick} label={t(steer.isOn ? 'ptz.close' : 'ptz.open')} run={steer.turn} isPressed={steer.isOn} />
      )}
      {can('x_capture') && !target?.blocked && (
        <Act
          icon={Camera}
          label={target ? t('surveillance.capture.actFor', { name: target.name }) : t('surveillance.capture.act')}
          run={() => capture.take(camera)}
          isBusy={capture.isBusy}
        />
      )}
      {can('x_playback') && (
        <Act
          icon={History}
          label={t('surveillance.playback.open')}
          run={() => void navigate(playbackLinkTo(camera.id))}
        />
      )}
      {spotCheck && (
        <Act
          icon={ClipboardPen}
          label={t('surveillance.spotCheck.act')}
          run={() => spotCheck.begin(camera)}
          isBusy={spotCheck.isBusy}
        />
      )}
      {zoom.isZoomed && <Act icon={ZoomOut} label={t('surveillance.zoomOut')} run={zoom.reset} />}
      <span className="cell-space" />
      <Act
        icon={isAlone ? Minimize2 : Maximize2}
        label={t(isAlone ? 'surveillance.backToWall' : 'surveillance.alone')}
        run={onAlone}
      />
      {document.fullscreenEnabled && <Act icon={Expand} label={t('surveillance.fullScreen')} run={() => void full()} />}
      {onClose && <Act icon={X} label={t('surveillance.closeCell')} run={onClose} />}
    </div>
  );
}

/** A camera that nobody asked yet may be one that turns: whoever opens the panel asks it. */
const UNASKED = PTZ_ABILITIES;

interface ActProps {
  icon: LucideIcon;
  label: string;
  run: () => void;
  isBusy?: boolean;
  isPressed?: boolean;
}

function Act({ icon: Icon, label, run, isBusy = false, isPressed }: ActProps) {
  return (
    <button
      type="button"
      className="cell-act"
      aria-label={label}
      title={label}
      aria-busy={isBusy}
      aria-pressed={isPressed}
      onClick={() => !isBusy && run()}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
