import type { WatchedCamera } from '@rondo/contract/surveillance';
import { CirclePause, Lock, VideoOff } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { type LiveState, TRY_AFTER_MS } from '../live-state.ts';

interface Props {
  camera: WatchedCamera;
  state: LiveState;
  onRetry: () => void;
}

/** Why a cell shows no picture: the cause, since when, what to do, and another try. */
export function CellTrouble({ camera, state, onRetry }: Props) {
  const t = useT();
  if (state.kind === 'playing') return null;
  if (state.kind === 'starting')
    return (
      <div className="cell-trouble" role="status">
        <Spinner />
        <p>{t('surveillance.starting')}</p>
      </div>
    );
  if (state.kind === 'paused')
    return (
      <div className="cell-trouble" role="status">
        <CirclePause size={24} strokeWidth={1.75} aria-hidden />
        <p>{t('surveillance.paused')}</p>
      </div>
    );
  return <Broken camera={camera} state={state} onRetry={onRetry} />;
}

type Trouble = Exclude<LiveState, { kind: 'playing' | 'starting' | 'paused' }>;

function Broken({ camera, state, onRetry }: Props & { state: Trouble }) {
  const t = useT();
  const format = useFormat();
  const { cause } = state;
  const isOffline = camera.state === 'offline' && OFFLINE.includes(cause);
  const since = isOffline ? camera.stateAt : new Date(state.sinceMs).toISOString();
  const words = state.kind === 'failed' && state.words;
  const Icon = cause === 'not_allowed' ? Lock : VideoOff;
  return (
    <div className="cell-trouble" role="alert">
      {state.kind === 'reconnecting' ? <Spinner /> : <Icon size={24} strokeWidth={1.75} aria-hidden />}
      <strong>{t(isOffline ? 'surveillance.offline' : `surveillance.cause.${cause}.title`)}</strong>
      <p>{words || t(`surveillance.cause.${cause}.hint`)}</p>
      <p className="cell-since num">
        {state.kind === 'reconnecting'
          ? t('surveillance.attempt', { number: state.attempt, max: TRY_AFTER_MS.length })
          : t('surveillance.since', { time: format.dateTime(since) })}
      </p>
      {state.kind !== 'reconnecting' && (
        <Button isSmall onPress={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  );
}

/** What is said of a camera whose device does not answer. */
const OFFLINE: readonly string[] = ['unreachable', 'stalled', 'frozen', 'lost'];
