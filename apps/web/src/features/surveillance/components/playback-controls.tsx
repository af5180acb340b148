import { PLAYBACK_SPEEDS } from '@rondo/domain/playback';
import {
  ChevronFirst,
  ChevronLast,
  type LucideIcon,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
  StepBack,
  StepForward,
} from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { PlaybackDays } from './playback-days.tsx';
import type { Playback } from './use-playback.ts';

const JUMP_MS = 10_000;
const SPEEDS = PLAYBACK_SPEEDS.map((speed) => ({ value: String(speed), label: `${speed}×` }));

/** What moves the clock of playback. */
export function PlaybackControls({ playback, cameraIds }: { playback: Playback; cameraIds: readonly string[] }) {
  const t = useT();
  const format = useFormat();
  const { clock, on, seek } = playback;
  const { at, isPlaying, speed } = clock;
  const text = at > 0 ? format.dateTimeSeconds(new Date(at).toISOString()) : '—';
  return (
    <div className="playback-controls">
      <PlaybackDays cameraIds={cameraIds} on={on} onDay={playback.setOn} />
      <output className="num playback-time" aria-label={t('surveillance.playback.now')}>
        {text}
      </output>
      <div className="playback-acts">
        <Act
          icon={ChevronFirst}
          label={t('surveillance.playback.before')}
          run={() => playback.jump(-1)}
          isOff={!playback.hasJump(-1)}
        />
        <Act icon={RotateCcw} label={t('surveillance.playback.back')} run={() => seek(at - JUMP_MS)} />
        <Act icon={StepBack} label={t('surveillance.playback.frameBack')} run={() => playback.stepFrame(-1)} />
        <Act
          icon={isPlaying ? Pause : Play}
          label={t(isPlaying ? 'surveillance.playback.pause' : 'surveillance.playback.play')}
          run={playback.toggle}
        />
        <Act icon={StepForward} label={t('surveillance.playback.frameOn')} run={() => playback.stepFrame(1)} />
        <Act icon={RotateCw} label={t('surveillance.playback.on')} run={() => seek(at + JUMP_MS)} />
        <Act
          icon={ChevronLast}
          label={t('surveillance.playback.after')}
          run={() => playback.jump(1)}
          isOff={!playback.hasJump(1)}
        />
      </div>
      <Segment
        isSmall
        label={t('surveillance.playback.speed')}
        options={SPEEDS}
        value={String(speed)}
        onChange={(value) => playback.setSpeed(PLAYBACK_SPEEDS.find((one) => String(one) === value) ?? 1)}
      />
    </div>
  );
}

function Act({
  icon: Icon,
  label,
  run,
  isOff = false,
}: {
  icon: LucideIcon;
  label: string;
  run: () => void;
  isOff?: boolean;
}) {
  return (
    <button type="button" className="quiet" aria-label={label} title={label} disabled={isOff} onClick={run}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
