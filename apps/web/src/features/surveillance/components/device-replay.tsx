import { surveillanceApi, type WatchedCamera } from '@rondo/contract/surveillance';
import { type KeyboardEvent, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { declarations } from '../../../shared/ui/tokens.ts';
import type { Recorded } from '../replay-span.ts';
import { useWatchPurpose } from '../watch-purpose.ts';
import { CellTrouble } from './cell-trouble.tsx';
import { PlaybackTimeline } from './playback-timeline.tsx';
import { ReplayControls } from './replay-controls.tsx';
import { ReplayDay } from './replay-day.tsx';
import { useReplay } from './use-replay.ts';
import { useShownCameras } from './use-shown-cameras.ts';
import './replay.css';

interface Props {
  cameraId: string;
  /** Where it begins; null: with the first recording of today. */
  begin: number | null;
}

/** What the device of a camera recorded itself, on its card or disks: a day of it, played from the device. */
export function DeviceReplay({ cameraId, begin }: Props) {
  const t = useT();
  const format = useFormat();
  const [on, setOn] = useState(() => format.civilDay(new Date(begin ?? Date.now()).toISOString()));
  const { byId, isKnown } = useShownCameras([cameraId]);
  const camera = byId.get(cameraId);
  if (!camera) return <p className="playback-empty">{isKnown ? t('surveillance.noCamera') : <Spinner />}</p>;
  if (!camera.keepsRecordings) return <p className="playback-empty">{t('surveillance.replay.notAsked')}</p>;
  return <Day key={on} camera={camera} on={on} onDay={setOn} begin={begin} />;
}

interface DayProps {
  camera: WatchedCamera;
  on: string;
  onDay: (day: string) => void;
  begin: number | null;
}

function Day({ camera, on, onDay, begin }: DayProps) {
  const t = useT();
  // Asked of the device each time: whoever presses again at once is not given the answer of before.
  const read = useCall(surveillanceApi.recorded, { cameraId: camera.id, on }, { part: true, fresh: true });
  const { data, isFetching, error, refetch } = read;
  const recorded = (data?.stretches ?? []).map(({ from, to, kind }) => ({
    ...{ from: Date.parse(from), to: Date.parse(to), kind },
  }));
  const again = () => void refetch();
  const first = recorded[0];
  return (
    <div className="playback-body">
      <ReplayDay on={on} onDay={onDay} />
      {error && !data ? (
        <LoadFailure failure={error} onRetry={again} />
      ) : !data ? (
        <p className="playback-empty replay-asking" role="status">
          <Spinner /> {t('surveillance.replay.asking')}
        </p>
      ) : first ? (
        <Picture
          {...{ camera, recorded, begin }}
          day={{ from: Date.parse(data.from), to: Date.parse(data.to) }}
          first={first.from}
        />
      ) : (
        <div className="replay-none">
          {data.cause ? (
            <Banner
              tone="bad"
              title={t('surveillance.replay.failed')}
              action={
                <Button isBusy={isFetching} onPress={again}>
                  {t('ui.retry')}
                </Button>
              }
            >
              {t(`device.cause.${data.cause}`)}
            </Banner>
          ) : (
            <p role="status">{t('surveillance.replay.none')}</p>
          )}
        </div>
      )}
    </div>
  );
}

const JUMP_MS = 10_000;

interface PictureProps {
  camera: WatchedCamera;
  recorded: readonly Recorded[];
  day: { from: number; to: number };
  first: number;
  begin: number | null;
}

function Picture({ camera, recorded, day, first, begin }: PictureProps) {
  const t = useT();
  const [purpose] = useWatchPurpose();
  const isInDay = begin !== null && begin >= day.from && begin < day.to;
  const replay = useReplay({ cameraId: camera.id, recorded, begin: isInDay ? begin : first, purpose });
  const label = `${camera.shop.name} ${camera.name}`;
  const press = (event: KeyboardEvent) => {
    const acts: Partial<Record<string, () => void>> = {
      ' ': replay.toggle,
      ArrowLeft: () => replay.seek(replay.at - JUMP_MS),
      ArrowRight: () => replay.seek(replay.at + JUMP_MS),
      '[': () => replay.jump(-1),
      ']': () => replay.jump(1),
    };
    const act = acts[event.key];
    const isControl = event.target instanceof Element && event.target.closest('button') !== null;
    if (!act || event.defaultPrevented || (isControl && event.key === ' ')) return;
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of all that is below
    <div className="playback-body" onKeyDown={press}>
      <div
        className="wall"
        ref={(element) => {
          if (element) element.style.cssText = `${declarations('dark')};color-scheme:dark`;
        }}
      >
        <section className="wall-grid replay-one" aria-label={t('surveillance.wall')}>
          <section className="wall-cell" aria-label={label}>
            <div className="cell-picture">
              <video ref={replay.video} muted playsInline tabIndex={-1} aria-label={label} />
            </div>
            <header className="cell-head">
              <strong className="ellipsis">{camera.shop.name}</strong>
              <span className="ellipsis">{camera.name}</span>
            </header>
            {replay.isOver ? (
              <p className="cell-trouble" role="status">
                {t('surveillance.replay.over')}
              </p>
            ) : (
              <CellTrouble camera={camera} state={replay.state} onRetry={replay.retry} />
            )}
          </section>
        </section>
      </div>
      <PlaybackTimeline
        day={day}
        lanes={[{ cameraId: camera.id, stretches: [...recorded] }]}
        names={[camera.name]}
        at={replay.at}
        clip={null}
        onSeek={replay.seek}
      />
      <ReplayControls replay={replay} />
      <p className="playback-hint">{t('surveillance.replay.hint')}</p>
    </div>
  );
}
