import { surveillanceApi, type WatchedCamera } from '@rondo/contract/surveillance';
import { canSteer, PTZ_ABILITIES } from '@rondo/domain/ptz';
import { Camera, ChevronDown, ChevronUp, Joystick } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import type { CaptureTarget } from '../capture-target.ts';
import type { Rates } from '../rates.ts';
import { playingOf } from '../wall-layout.ts';
import { CameraChips } from './camera-chips.tsx';
import { CellCount } from './cell-count.tsx';
import { Steering } from './steering.tsx';
import { StillWatching } from './still-watching.tsx';
import { useCapture } from './use-capture.ts';
import { useHidden } from './use-hidden.ts';
import { PANEL_SIZES, usePanelWall } from './use-panel-wall.ts';
import { WallGrid } from './wall-grid.tsx';
import './wall.css';
import './wall-phone.css';
import './live-panel.css';

interface Props {
  /** The inspection that the pictures are watched for. */
  taskId: string;
  shopId: string;
  target: CaptureTarget | null;
}

/** How often the line of coverage is read anew, ms: the media role tells of a stream when it opens. */
const COVERAGE_MS = 4_000;
/** Whether the devices answer is asked again this often, ms. */
const REFRESH_MS = 30_000;
const HIDDEN_MS = 30_000;
const WORTH_ASKING = 4;

/** The live pictures of a store beside its remote inspection (product 7); put away it takes one line and plays nothing. */
export default function LivePanel({ taskId, shopId, target }: Props) {
  const t = useT();
  const can = useCan();
  const [isFolded, setFolded] = useState(false);
  const mayWatch = can('shop') && can('x_live');
  const { data, isError, error, refetch } = useCall(
    surveillanceApi.cameras,
    { shopId: [shopId], size: 100 },
    { part: true, enabled: mayWatch, refetchEveryMs: REFRESH_MS },
  );
  const coverage = useCall(
    surveillanceApi.coverage,
    { taskId },
    { part: true, hideErrors: true, enabled: mayWatch, ...(isFolded ? {} : { refetchEveryMs: COVERAGE_MS }) },
  ).data;
  if (!mayWatch) return <p className="live-panel-none">{t('surveillance.mayNotWatch')}</p>;
  if (isError && !data) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  if (data?.total === 0) return <p className="live-panel-none">{t('surveillance.sectionNone')}</p>;
  return (
    <section className="live-panel" aria-label={t('surveillance.live')} data-folded={isFolded}>
      <header className="live-panel-head">
        <button type="button" className="quiet" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {isFolded ? <ChevronDown size={16} aria-hidden /> : <ChevronUp size={16} aria-hidden />}
          {t('surveillance.live')}
        </button>
        <span className="meta num" role="status">
          {coverage && t('surveillance.coverage', { viewed: coverage.viewed.length, bound: coverage.bound })}
        </span>
      </header>
      {!isFolded && !data && <Spinner />}
      {!isFolded && data && (
        <Pictures cameras={data.list} viewed={coverage?.viewed ?? []} taskId={taskId} target={target} />
      )}
    </section>
  );
}

interface PicturesProps extends Omit<Props, 'shopId'> {
  cameras: readonly WatchedCamera[];
  viewed: readonly string[];
}

function Pictures({ cameras, viewed, taskId, target }: PicturesProps) {
  const t = useT();
  const can = useCan();
  const isPhone = useNarrow();
  const isAway = useHidden(HIDDEN_MS);
  const [isIdle, setIdle] = useState(false);
  const [rates] = useState<Rates>(() => new Map());
  const { wall, chosen, play } = usePanelWall(cameras, target, isPhone);
  const playing = playingOf(wall.wall);
  const byId = new Map(cameras.map((camera) => [camera.id, camera]));
  return (
    <div className="live-panel-body">
      <WallGrid
        {...{ wall, taskId, target, isPhone, rates }}
        cameras={byId}
        purpose="inspection"
        hint={t('surveillance.fillPanel')}
        isKnown
        mayWatch
        isOnRound={false}
        isPaused={isAway || isIdle}
        onHover={ignore}
      />
      <Steering wall={wall} cameras={byId} isPhone={isPhone} />
      <div className="live-panel-acts">
        {!isPhone && <CellCount size={wall.wall.size} sizes={PANEL_SIZES} onSize={wall.resize} />}
        {can('x_ptz') && chosen && canSteer(chosen.ptz ?? PTZ_ABILITIES) && (
          <Button icon={Joystick} onPress={() => wall.steer(wall.steered === chosen.id ? null : chosen.id)}>
            {t(wall.steered === chosen.id ? 'ptz.close' : 'ptz.title')}
          </Button>
        )}
        {can('x_capture') && <CaptureButton camera={chosen} target={target} isShort={isPhone} />}
      </div>
      <CameraChips
        cameras={cameras}
        viewed={viewed}
        playing={isPhone && chosen ? [chosen.id] : playing}
        onPlay={play}
      />
      <StillWatching isOn={playing.length >= WORTH_ASKING && !isPhone} isPaused={isIdle} onPause={setIdle} />
    </div>
  );
}

const ignore = (): void => undefined;

interface CaptureProps {
  camera: WatchedCamera | undefined;
  target: CaptureTarget | null;
  isShort: boolean;
}

/** Takes a picture of the chosen camera for what it is needed for; says why where it takes none. */
function CaptureButton({ camera, target, isShort }: CaptureProps) {
  const t = useT();
  const capture = useCapture(target);
  return (
    <>
      <Button
        look="primary"
        icon={Camera}
        isBusy={capture.isBusy}
        isDisabled={!camera || target === null || target.blocked !== null}
        onPress={() => camera && capture.take(camera)}
      >
        {t(isShort ? 'surveillance.capture.short' : 'surveillance.capture.forItem')}
      </Button>
      {target?.blocked && <span className="meta live-panel-blocked">{target.blocked}</span>}
    </>
  );
}
