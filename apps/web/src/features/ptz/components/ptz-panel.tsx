import { ptzApi } from '@rondo/contract/ptz';
import type { WatchedCamera } from '@rondo/contract/surveillance';
import { canSteer, type PtzAbility } from '@rondo/domain/ptz';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { HolderLine } from './holder-line.tsx';
import { PresetList } from './preset-list.tsx';
import './ptz.css';
import { PtzLog } from './ptz-log.tsx';
import { PtzPad } from './ptz-pad.tsx';
import { useHeldMove } from './use-held-move.ts';

interface Props {
  camera: WatchedCamera;
  isPhone: boolean;
  onClose: () => void;
}

/** Who has the camera is asked again this often, ms. */
const STATE_MS = 2_000;

/** Turns, zooms and sends a camera to its presets; says who has it, and who had it. */
export default function PtzPanel({ camera, isPhone, onClose }: Props) {
  const t = useT();
  const { data, isError, error, refetch } = useCall(
    ptzApi.state,
    { cameraId: camera.id },
    { part: true, hideErrors: true, refetchEveryMs: STATE_MS },
  );
  return (
    <aside className="ptz-panel" aria-label={t('ptz.of', { camera: camera.name })}>
      <header>
        <h2 className="ellipsis">{t('ptz.of', { camera: camera.name })}</h2>
        <button type="button" className="quiet" aria-label={t('ptz.close')} title={t('ptz.close')} onClick={onClose}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </header>
      {!data && isError && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <p className="ptz-words" role="status">
          <Spinner /> {t('ptz.asking')}
        </p>
      )}
      {data && !canSteer(data.abilities) && (
        <p className="ptz-words" role="status">
          {data.cause ? t('ptz.notTold', { cause: t(`device.cause.${data.cause}`) }) : t('ptz.none')}
        </p>
      )}
      {data && canSteer(data.abilities) && (
        <Steered
          {...{ camera, isPhone }}
          abilities={data.abilities}
          isOthers={data.holder !== null && !data.holder.isMine}
          holder={<HolderLine holder={data.holder} />}
        />
      )}
    </aside>
  );
}

const SPEEDS = { slow: 1, normal: 3, fast: 5 } as const;
type Speed = keyof typeof SPEEDS;

interface SteeredProps extends Omit<Props, 'onClose'> {
  abilities: readonly PtzAbility[];
  /** Somebody else has it. */
  isOthers: boolean;
  holder: React.ReactNode;
}

function Steered({ camera, isPhone, abilities, isOthers, holder }: SteeredProps) {
  const t = useT();
  const [speed, setSpeed] = useState<Speed>('normal');
  const held = useHeldMove(camera.id, SPEEDS[speed]);
  return (
    <>
      {holder}
      {(abilities.includes('move') || abilities.includes('zoom')) && (
        <>
          <PtzPad {...{ abilities, held, isPhone }} isDisabled={isOthers} />
          <Segment<Speed>
            label={t('ptz.speed')}
            isSmall={!isPhone}
            isWide
            value={speed}
            onChange={setSpeed}
            options={(['slow', 'normal', 'fast'] as const).map((value) => ({
              value,
              label: t(`ptz.speedOf.${value}`),
            }))}
          />
        </>
      )}
      {abilities.includes('preset') && <PresetList cameraId={camera.id} isDisabled={isOthers} />}
      <PtzLog cameraId={camera.id} />
    </>
  );
}
