import type { CheckInDetail } from '@rondo/contract/check-in-shapes';
import { Suspense, useMemo } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { PlaceMap, type PlaceMark } from '../../shop-map/index.ts';

/** Where the store is, how far from it is allowed, and where the device said it was. */
export function PlaceOnMap({ checkIn }: { checkIn: CheckInDetail }) {
  const t = useT();
  const { shopAt, position, radiusM, shop } = checkIn;
  const marks = useMemo(() => {
    const store: PlaceMark[] = shopAt ? [{ name: shop.name, place: shopAt, radiusM, colour: 'okMark' }] : [];
    const here: PlaceMark[] = position
      ? [
          {
            name: t('checkIn.map.here'),
            place: position,
            radiusM: position.accuracyM,
            colour: 'badMark',
            isRough: true,
          },
        ]
      : [];
    return [...store, ...here];
  }, [shopAt, position, radiusM, shop.name, t]);
  if (!position) return <p className="meta">{t('checkIn.map.noPosition')}</p>;
  return (
    <>
      <Suspense fallback={<SkeletonRows rows={5} />}>
        <PlaceMap label={t('checkIn.map.label')} marks={marks} />
      </Suspense>
      <p className="meta">
        {shopAt
          ? t('checkIn.map.legend', { radius: radiusM, accuracy: Math.round(position.accuracyM) })
          : t('checkIn.map.noShop')}
      </p>
    </>
  );
}
