import { useState } from 'react';
import { useT } from '../../i18n.tsx';
import { Spinner } from '../spinner.tsx';

/** A film in the viewer with the browser's own controls; says so when it cannot be played. */
export function Film({ src, name }: { src: string; name: string }) {
  const t = useT();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p role="alert">{t('ui.photo.filmFailed')}</p>;
  // The blank picture stands in until the address is there.
  if (src.startsWith('data:')) return <Spinner />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: what cameras record has no words
    <video src={src} controls playsInline disableRemotePlayback aria-label={name} onError={() => setBroken(true)} />
  );
}
