import { Camera } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { PhotoButton } from '../../../shared/ui/drawer/photo-grid.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { ShopDetail } from '../shop-detail.ts';
import './shop-face.css';

const Viewer = lazyPart(() => import('../../../shared/ui/drawer/photo-viewer.tsx'));

/** The picture of a store, which opens; who may edit gets the way to another one, and a place for one where there is none. */
export function ShopPhoto({ shop, onChange }: { shop: ShopDetail; onChange: () => void }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const words = shop.photo?.alt || t('shop.photo.of', { name: shop.name });
  const [stored] = usePhotos(shop.photo ? [shop.photo.file] : [], words);
  const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;
  if (!stored) {
    if (!shop.can.edit) return null;
    return (
      <button type="button" className="shop-photo shop-photo-none" onClick={onChange}>
        <Camera size={20} {...icon} />
        {t('shop.photo.add')}
      </button>
    );
  }
  const photo = { ...stored, name: words };
  return (
    <div className="shop-photo">
      <PhotoButton photo={photo} onClick={() => setOpen(true)} />
      {shop.can.edit && (
        <button
          type="button"
          className="shop-photo-change"
          aria-label={t('shop.photo.change')}
          title={t('shop.photo.change')}
          onClick={onChange}
        >
          <Camera size={16} {...icon} />
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <Viewer photos={[photo]} start={0} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
