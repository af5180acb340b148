import { useT } from '../../../shared/i18n.tsx';
import { ShopField } from '../../../shared/inspect/shop-field.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import type { ProblemPart } from '../../../shared/problem/problem-part.ts';

/** Where it is. */
export function ProblemPlace({ plan, set, errorOf }: ProblemPart) {
  const t = useT();
  return (
    <ShopField
      label={t('rectification.new.shop')}
      isRequired
      value={plan.shopId}
      // Handlers of one store need not work for another.
      onChange={(shopId) => set({ shopId, handlerIds: null })}
      {...errorOf('shop', t('rectification.new.shopNeeded'))}
    />
  );
}

interface PhotosProps extends ProblemPart {
  onWaiting: (isWaiting: boolean) => void;
  /** It was tried with photos that are not uploaded, or without any. */
  wrong: 'waiting' | 'none' | null;
}

/** What it looks like. */
export function ProblemPhotos({ plan, set, onWaiting, wrong }: PhotosProps) {
  const t = useT();
  return (
    <PhotoField
      label={t('rectification.new.photos')}
      isRequired
      value={plan.photos}
      onChange={(photos) => set({ photos })}
      onWaiting={onWaiting}
      error={
        wrong === null
          ? undefined
          : t(wrong === 'waiting' ? 'rectification.new.photosWaiting' : 'rectification.new.photosNeeded')
      }
    />
  );
}
