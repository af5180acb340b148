import type { AlikePhoto } from '@rondo/contract/photo-hash';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import './alike.css';

const SIZE = { size: 72, ratio: 4 / 3 };

/** Photos, each beside the earlier one that it looks like; that one is opened only by who may see it. */
export function AlikeList({ alike }: { alike: readonly AlikePhoto[] }) {
  return (
    <ul className="alike-list">
      {alike.map((one) => (
        <Pair key={one.file.id} alike={one} />
      ))}
    </ul>
  );
}

function Pair({ alike: { file, place, other } }: { alike: AlikePhoto }) {
  const t = useT();
  const format = useFormat();
  const own = usePhotos([file], t('photoHash.of'));
  const earlier = usePhotos(other ? [other.file] : [], t('photoHash.earlier'));
  return (
    <li>
      <PhotoGrid photos={[...own, ...earlier]} {...SIZE} />
      <span>
        {other
          ? t('photoHash.known', { shop: other.shopName, time: format.dateTime(other.takenAt) })
          : t(`photoHash.unseen.${place}`)}
      </span>
    </li>
  );
}
