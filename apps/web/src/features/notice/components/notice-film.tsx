import type { FileRef } from '@rondo/contract/kit/shapes';
import { type SyntheticEvent, useRef } from 'react';
import { useFileUrl } from '../../../shared/http/file-url.ts';
import { useMediaSource } from '../../../shared/http/use-media-source.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';

/** The film of an announcement, with the controls of the browser; says so when it cannot be played. */
export function NoticeFilm({ film }: { film: FileRef }) {
  const t = useT();
  const { url, isFailed, retry } = useFileUrl(film.path);
  if (isFailed)
    return (
      <p role="alert">
        {t('ui.photo.filmFailed')} <Button onPress={retry}>{t('ui.retry')}</Button>
      </p>
    );
  return url === undefined ? <Spinner /> : <Player film={film} url={url} />;
}

function Player({ film, url }: { film: FileRef; url: string }) {
  const t = useT();
  const player = useRef<HTMLVideoElement>(null);
  const { src, at, fail, isBroken } = useMediaSource(film.path, url, 0, player);
  if (isBroken) return <p role="alert">{t('ui.photo.filmFailed')}</p>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: there are no captions for what somebody filmed
    <video
      ref={player}
      className="notice-film"
      src={src}
      controls
      playsInline
      preload="metadata"
      aria-label={film.name}
      // Outside of the page there is no watermark over it.
      disableRemotePlayback
      disablePictureInPicture
      controlsList="nodownload noremoteplayback"
      onLoadedMetadata={({ currentTarget: media }: SyntheticEvent<HTMLVideoElement>) => {
        if (at() > 0) media.currentTime = at();
      }}
      onError={fail}
    />
  );
}
