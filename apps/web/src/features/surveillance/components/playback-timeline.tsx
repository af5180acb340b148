import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { ClipHandles, type ClipRange } from '../../clip/index.ts';
import { follow, LEAST_MS, marks, shift, type View, zoom } from '../timeline-view.ts';
import type { Lane } from './use-playback.ts';

interface Props {
  day: View;
  lanes: readonly Lane[];
  /** Names of the cameras, in the order of the lanes. */
  names: readonly string[];
  at: number;
  /** What is about to be cut out of it. */
  clip: ClipRange | null;
  onSeek: (at: number) => void;
}

const MARKS = { wide: 12, narrow: 5 };
const ZOOM = 1.25;
const STEP = 2;
/** What keys move the clock by, ms. */
const KEYS: Partial<Record<string, number>> = {
  ArrowLeft: -10_000,
  ArrowRight: 10_000,
  PageDown: -600_000,
  PageUp: 600_000,
};

/** A day with what was recorded of each camera. The wheel zooms, sideways it moves, a press goes there. */
export function PlaybackTimeline({ day, lanes, names, at, clip, onSeek }: Props) {
  const t = useT();
  const format = useFormat();
  const isPhone = useNarrow();
  const track = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(day);
  const shown = view.from >= day.from && view.to <= day.to ? follow(day, view, at) : day;
  const place = (moment: number) => `${((moment - shown.from) * 100) / (shown.to - shown.from)}%`;
  const momentAt = (x: number): number => {
    const box = track.current?.getBoundingClientRect();
    return box ? shown.from + ((x - box.left) / box.width) * (shown.to - shown.from) : at;
  };
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const by = event.deltaX || event.deltaY;
    if (isSideways) setView(shift(day, shown, (by / 1_000) * (shown.to - shown.from)));
    else setView(zoom(day, shown, momentAt(event.clientX), event.deltaY > 0 ? ZOOM : 1 / ZOOM));
  });
  useEffect(() => {
    const element = track.current;
    const listen = (event: WheelEvent) => turn(event);
    // React listens passively: the page would scroll too.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);
  const press = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by !== undefined) onSeek(at + by);
    else if (event.key === 'Home') onSeek(day.from);
    else if (event.key === 'End') onSeek(day.to);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const span = shown.to - shown.from;
  return (
    <div className="playback-line">
      <div className="playback-span">
        <div
          ref={track}
          className="playback-track"
          role="slider"
          tabIndex={0}
          aria-label={t('surveillance.playback.timeline')}
          aria-valuemin={0}
          aria-valuemax={Math.round((day.to - day.from) / 1_000)}
          aria-valuenow={Math.round((at - day.from) / 1_000)}
          aria-valuetext={format.dateTime(new Date(at).toISOString())}
          onKeyDown={press}
          onPointerDown={(event) => event.button === 0 && onSeek(momentAt(event.clientX))}
        >
          {marks(day, shown, isPhone ? MARKS.narrow : MARKS.wide).map((mark) => (
            <span key={mark} className="playback-mark num" style={{ left: place(mark) }}>
              {format.time(new Date(mark).toISOString())}
            </span>
          ))}
          {lanes.map(({ cameraId, stretches }, lane) => (
            <div key={cameraId} className="playback-lane" title={names[lane]}>
              {stretches
                .filter(({ from, to }) => to > shown.from && from < shown.to)
                .map(({ from, to, kind }) => (
                  <span
                    key={from}
                    className="playback-stretch"
                    data-kind={kind}
                    style={{
                      left: place(Math.max(from, shown.from)),
                      right: `calc(100% - ${place(Math.min(to, shown.to))})`,
                    }}
                  />
                ))}
            </div>
          ))}
          <span className="playback-now" style={{ left: place(at) }} />
        </div>
        {/* Not within the timeline: a control holds no other one. */}
        {clip && <ClipHandles {...{ clip, place, momentAt }} />}
      </div>
      <div className="playback-zoom">
        <button
          type="button"
          className="quiet"
          aria-label={t('surveillance.playback.zoomIn')}
          title={t('surveillance.playback.zoomIn')}
          disabled={span <= LEAST_MS}
          onClick={() => setView(zoom(day, shown, at, 1 / STEP))}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={t('surveillance.playback.zoomOut')}
          title={t('surveillance.playback.zoomOut')}
          disabled={span >= day.to - day.from}
          onClick={() => setView(zoom(day, shown, at, STEP))}
        >
          <Minus size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
    </div>
  );
}
