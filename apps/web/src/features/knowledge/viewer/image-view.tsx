import { RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { NotShownFace } from './not-shown.tsx';
import { ViewBody } from './view-body.tsx';
import type { ViewerProps } from './viewer-props.ts';
import { type Zoom, ZoomButtons } from './zoom-buttons.tsx';

/** A picture, as large as there is room or as large as the reader wants it. */
export default function ImageView({ node, url }: ViewerProps) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [turns, setTurns] = useState(0);
  const [natural, setNatural] = useState<{ width: number; height: number } | null>(null);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <NotShownFace node={node} fault="broken" />;
  const room = box.current;
  const fit = room && natural ? Math.min(1, room.clientWidth / natural.width, room.clientHeight / natural.height) : 1;
  const size = zoom === 'fit' || !natural ? {} : { width: natural.width * zoom, maxWidth: 'none', maxHeight: 'none' };
  return (
    <>
      <div className="view-tools" role="toolbar" aria-label={t('knowledge.view.tools')}>
        <ZoomButtons zoom={zoom} scale={zoom === 'fit' ? fit : zoom} onZoom={setZoom} />
        <button
          type="button"
          className="quiet"
          aria-label={t('ui.photo.rotate')}
          title={t('ui.photo.rotate')}
          onClick={() => setTurns(turns + 1)}
        >
          <RotateCw size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <ViewBody ref={box} className="image-box" label={t('knowledge.view.content')}>
        <img
          src={url}
          alt={node.name}
          style={{ ...size, transform: `rotate(${turns * 90}deg)` }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setNatural({ width, height })}
          onError={() => setBroken(true)}
        />
      </ViewBody>
    </>
  );
}
