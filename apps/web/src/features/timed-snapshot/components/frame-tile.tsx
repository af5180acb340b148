import type { FrameRow } from '@rondo/contract/timed-snapshot-shapes';
import { CameraOff } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { useFrameName } from '../use-frame-name.ts';

interface Props {
  frame: FrameRow;
  addressOf: (path: string) => string;
  onOpen: (id: string) => void;
}

/** One picture of a wall: what the camera showed, or why there is nothing. */
export function FrameTile({ frame, addressOf, onOpen }: Props) {
  const t = useT();
  const name = useFrameName()(frame);
  return (
    <button type="button" className="snapshot-tile" aria-label={name} onClick={() => onOpen(frame.id)}>
      <span className="snapshot-picture">
        {frame.picture ? (
          <img src={addressOf(frame.picture.file.thumbPath ?? frame.picture.file.path)} alt="" loading="lazy" />
        ) : (
          <span className="snapshot-none">
            <CameraOff size={20} strokeWidth={1.75} aria-hidden />
            <Missing frame={frame} />
          </span>
        )}
      </span>
      <span className="snapshot-line">
        <span className="ellipsis">
          <strong>{frame.shop.name}</strong> {frame.camera.name}
        </span>
        {frame.verdict && <StateLabel object="snapshotVerdict" state={frame.verdict} bare />}
        {frame.isLate && <span className="meta">{t('timedSnapshot.results.late')}</span>}
      </span>
    </button>
  );
}

/** In words: why there is no picture. */
export function Missing({ frame }: { frame: FrameRow }) {
  const t = useT();
  if (frame.state === 'waiting') return <>{t('state.snapshotFrame.waiting')}</>;
  if (frame.state === 'captured') return <>{t('timedSnapshot.results.gone')}</>;
  return <>{t(`timedSnapshot.cause.${frame.cause ?? 'away'}`)}</>;
}
