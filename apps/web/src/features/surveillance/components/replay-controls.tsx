import { ChevronFirst, ChevronLast, type LucideIcon, Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Replay } from './use-replay.ts';

const JUMP_MS = 10_000;

interface Act {
  key: 'before' | 'back' | 'pause' | 'play' | 'on' | 'after';
  icon: LucideIcon;
  run: () => void;
  isOff?: boolean;
}

/** What moves a recording that a device plays. A device sends no faster than it was recorded. */
export function ReplayControls({ replay }: { replay: Replay }) {
  const t = useT();
  const format = useFormat();
  const { at, seek, jump, hasJump, toggle, isOver, state } = replay;
  const isStill = isOver || state.kind === 'paused';
  const acts: Act[] = [
    { key: 'before', icon: ChevronFirst, run: () => jump(-1), isOff: !hasJump(-1) },
    { key: 'back', icon: RotateCcw, run: () => seek(at - JUMP_MS) },
    { key: isStill ? 'play' : 'pause', icon: isStill ? Play : Pause, run: toggle },
    { key: 'on', icon: RotateCw, run: () => seek(at + JUMP_MS) },
    { key: 'after', icon: ChevronLast, run: () => jump(1), isOff: !hasJump(1) },
  ];
  return (
    <div className="playback-controls">
      <output className="num playback-time" aria-label={t('surveillance.playback.now')}>
        {format.dateTimeSeconds(new Date(at).toISOString())}
      </output>
      <div className="playback-acts">
        {acts.map(({ key, icon: Icon, run, isOff = false }) => {
          const label = t(`surveillance.playback.${key}`);
          return (
            <button
              key={key}
              type="button"
              className="quiet"
              aria-label={label}
              title={label}
              disabled={isOff}
              onClick={run}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden />
            </button>
          );
        })}
      </div>
    </div>
  );
}
