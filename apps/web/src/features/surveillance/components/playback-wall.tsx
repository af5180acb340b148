import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { declarations } from '../../../shared/ui/tokens.ts';
import { ClipBar, useClipRange } from '../../clip/index.ts';
import { isOnDevice, playbackFrom } from '../playback-address.ts';
import { useWatchPurpose } from '../watch-purpose.ts';
import { DeviceReplay } from './device-replay.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { PlaybackCell } from './playback-cell.tsx';
import { PlaybackControls } from './playback-controls.tsx';
import { PlaybackTimeline } from './playback-timeline.tsx';
import { SourceSwitch } from './source-switch.tsx';
import { type Playback, usePlayback } from './use-playback.ts';
import { useShownCameras } from './use-shown-cameras.ts';
import './playback.css';

const JUMP_MS = 10_000;

/** Recordings of the wall's cameras, up to four on one clock; a phone shows one (product 4). */
export function PlaybackWall() {
  const t = useT();
  const isPhone = useNarrow();
  const [query] = useSearchParams();
  const { cameraIds, at } = playbackFrom(query);
  const [chosen, setChosen] = useState(0);
  // A device plays one recording: of the camera that is chosen.
  const isOne = isPhone || isOnDevice(query);
  const ids = isOne ? cameraIds.slice(chosen, chosen + 1) : cameraIds;
  const [first] = ids;
  return (
    <div className="playback-page">
      <header className="wall-bar">
        <h1>{t('surveillance.title')}</h1>
        <ModeSwitch mode="playback" />
        <SourceSwitch />
        {isOne && cameraIds.length > 1 && <Chooser ids={cameraIds} chosen={chosen} onChoose={setChosen} />}
      </header>
      {first === undefined ? (
        <p className="playback-empty">{t('surveillance.playback.choose')}</p>
      ) : isOnDevice(query) ? (
        <DeviceReplay key={first} cameraId={first} begin={at} />
      ) : (
        <Pictures key={ids.join()} cameraIds={ids} begin={at} />
      )}
    </div>
  );
}

function Pictures({ cameraIds, begin }: { cameraIds: readonly string[]; begin: number | null }) {
  const t = useT();
  const [purpose] = useWatchPurpose();
  const playback = usePlayback(cameraIds, begin);
  const { byId, isKnown } = useShownCameras(cameraIds);
  const { day, lanes, clock, states, read } = playback;
  const { clip, begin: beginClip } = useClipRange(day);
  const side: CSSProperties & Record<'--side', number> = { '--side': cameraIds.length > 1 ? 2 : 1 };
  const isEmpty = day !== null && lanes.every(({ stretches }) => stretches.length === 0);
  if (read.isError && !read.data) return <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of all that is below
    <div className="playback-body" onKeyDown={(event) => press(event, playback)}>
      <div
        className="wall"
        ref={(element) => {
          if (element) element.style.cssText = `${declarations('dark')};color-scheme:dark`;
        }}
      >
        <section className="wall-grid" style={side} aria-label={t('surveillance.wall')}>
          {cameraIds.map((id) => {
            const camera = byId.get(id);
            if (!camera || !day)
              return (
                <section key={id} className="wall-cell">
                  <p className="cell-trouble">
                    {isKnown && !camera ? t('surveillance.noCamera') : t('surveillance.starting')}
                  </p>
                </section>
              );
            return (
              <PlaybackCell
                key={id}
                {...{ camera, purpose, register: playback.register }}
                baseMs={day.from}
                state={states.get(id)}
              />
            );
          })}
        </section>
      </div>
      {isEmpty && (
        <p className="playback-empty" role="status">
          {t('surveillance.playback.none')}
        </p>
      )}
      {day && (
        <PlaybackTimeline
          key={day.from}
          {...{ day, lanes, clip, at: clock.at }}
          names={lanes.map(({ cameraId }) => byId.get(cameraId)?.name ?? '')}
          onSeek={playback.seek}
        />
      )}
      <ClipBar
        clip={clip}
        at={clock.at}
        purpose={purpose}
        cameras={lanes.flatMap(({ cameraId, stretches }) => {
          const camera = byId.get(cameraId);
          return camera ? [{ id: cameraId, name: camera.name, shopName: camera.shop.name, stretches }] : [];
        })}
        onBegin={() => beginClip(clock.at)}
      />
      <PlaybackControls playback={playback} cameraIds={cameraIds} />
      <p className="playback-hint">{t('surveillance.playback.hint')}</p>
    </div>
  );
}

function press(event: KeyboardEvent, playback: Playback): void {
  const isControl = event.target instanceof Element && event.target.closest('button, [role=radio]') !== null;
  const acts: Partial<Record<string, () => void>> = {
    ' ': playback.toggle,
    ArrowLeft: () => playback.seek(playback.clock.at - JUMP_MS),
    ArrowRight: () => playback.seek(playback.clock.at + JUMP_MS),
    ',': () => playback.stepFrame(-1),
    '.': () => playback.stepFrame(1),
    '[': () => playback.jump(-1),
    ']': () => playback.jump(1),
  };
  const act = acts[event.key];
  if (!act || event.defaultPrevented || (isControl && (event.key === ' ' || event.key.startsWith('Arrow')))) return;
  event.preventDefault();
  act();
}

function Chooser({
  ids,
  chosen,
  onChoose,
}: {
  ids: readonly string[];
  chosen: number;
  onChoose: (at: number) => void;
}) {
  const { byId } = useShownCameras(ids);
  return (
    <div className="playback-choose">
      {ids.map((id, at) => (
        <button key={id} type="button" className="saved-view" aria-current={at === chosen} onClick={() => onChoose(at)}>
          {byId.get(id)?.name ?? '…'}
        </button>
      ))}
    </div>
  );
}
