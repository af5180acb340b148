import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { PhotoSlider } from '../../../shared/ui/drawer/photo-pair.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { usePictureName } from '../use-picture-name.ts';
import type { ActProps } from './act-props.ts';
import './album.css';

/** Two pictures one over the other with a slider, or side by side; the older one first. */
export function CompareDialog({ pictures, onClose }: Pick<ActProps, 'pictures' | 'onClose'>) {
  const t = useT();
  const nameOf = usePictureName();
  const [way, setWay] = useState<'slider' | 'side'>('slider');
  const addressOf = useAddresses(pictures.map(({ file }) => file.path));
  const [before, after] = pictures
    .toSorted((one, other) => (one.takenAt < other.takenAt ? -1 : 1))
    .map((one) => ({ key: one.id, src: addressOf(one.file.path), name: nameOf(one) }));
  if (!before || !after) return null;
  return (
    <Dialog title={t('album.compare.title')} width={960} onClose={onClose}>
      <div className="album-compare-head">
        <Segment
          label={t('album.compare.title')}
          isSmall
          value={way}
          onChange={setWay}
          options={[
            { value: 'slider', label: t('album.compare.slider') },
            { value: 'side', label: t('album.compare.side') },
          ]}
        />
        <span className="meta">{`${before.name} / ${after.name}`}</span>
      </div>
      {way === 'slider' ? (
        <PhotoSlider before={before} after={after} />
      ) : (
        <div className="album-compare-two">
          {[before, after].map((one) => (
            <img key={one.key} src={one.src} alt={one.name} />
          ))}
        </div>
      )}
    </Dialog>
  );
}
