import type { WatchedCamera } from '@rondo/contract/surveillance';
import { Check } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

interface Props {
  cameras: readonly WatchedCamera[];
  /** Those that were watched for the inspection. */
  viewed: readonly string[];
  playing: readonly string[];
  onPlay: (id: string) => void;
}

/** The cameras of a store in a row: whether they answer, which play, which were viewed. */
export function CameraChips({ cameras, viewed, playing, onPlay }: Props) {
  const t = useT();
  return (
    <ul className="camera-choice" aria-label={t('surveillance.chooseCamera')}>
      {cameras.map(({ id, name, state }) => (
        <li key={id}>
          <button
            type="button"
            className={playing.includes(id) ? 'chip chip-set' : 'chip'}
            aria-pressed={playing.includes(id)}
            onClick={() => onPlay(id)}
          >
            <StateLabel object="device" state={state} size={12} bare />
            <span className="ellipsis">{name}</span>
            {viewed.includes(id) && (
              <Check size={14} strokeWidth={2} role="img" aria-label={t('surveillance.isViewed')} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
