import { type SyntheticEvent, useRef, useState } from 'react';
import { useMediaSource } from '../../../shared/http/use-media-source.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { NotShownFace } from './not-shown.tsx';
import type { ViewerProps } from './viewer-props.ts';

const SPEEDS = ['0.5', '0.75', '1', '1.25', '1.5', '2'] as const;
/** So often the place is kept while it plays, s. */
const KEPT_EVERY_S = 10;
/** What ended this near to its end begins anew, s. */
const END_S = 5;

/** A film or a recording with the controls of the browser, from where the reader stopped. */
export default function MediaView({ node, url, start, onPlace }: ViewerProps) {
  const t = useT();
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const { src, at, fail, isBroken } = useMediaSource(node.file?.path ?? null, url, start, player);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('1');
  const kept = useRef(start);
  if (isBroken) return <NotShownFace node={node} fault="unsupported" />;
  const keep = (seconds: number) => {
    kept.current = seconds;
    onPlace(Math.floor(seconds));
  };
  const props = {
    ref: player,
    src,
    controls: true,
    preload: 'metadata',
    'aria-label': node.name,
    // Outside of the page there is no watermark over it.
    disableRemotePlayback: true,
    controlsList: node.can.includes('download') ? 'noremoteplayback' : 'nodownload noremoteplayback',
    onLoadedMetadata: ({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>) => {
      media.playbackRate = Number(speed);
      if (at() > 0 && at() < media.duration - END_S) media.currentTime = at();
    },
    onTimeUpdate: ({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>) =>
      Math.abs(media.currentTime - kept.current) >= KEPT_EVERY_S && keep(media.currentTime),
    onPause: ({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>) => keep(media.currentTime),
    onError: fail,
  } as const;
  return (
    <>
      <div className="view-tools" role="toolbar" aria-label={t('knowledge.view.tools')}>
        <Segment
          label={t('knowledge.view.speed')}
          isSmall
          value={speed}
          onChange={(next) => {
            setSpeed(next);
            if (player.current) player.current.playbackRate = Number(next);
          }}
          options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
        />
      </div>
      <div className="view-body media-box" data-format={node.format}>
        {node.format === 'audio' ? <audio {...props} /> : <video {...props} playsInline disablePictureInPicture />}
      </div>
    </>
  );
}
