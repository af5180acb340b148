import { useT } from '../../../shared/i18n.tsx';
import type { FaceProps } from './shop-face.tsx';
import { ComingSpecialDays, ShopHours } from './shop-hours.tsx';

/** The hours of the week, the special days to come, and the way to give them to other stores. */
export function HoursPart({ shop, onDialog }: FaceProps) {
  const t = useT();
  return (
    <>
      <ShopHours hours={shop.hours} />
      <ComingSpecialDays shop={shop} />
      {shop.can.edit && (
        <button type="button" className="button button-small" onClick={() => onDialog({ kind: 'copyHours', shop })}>
          {t('shop.copyHours.act')}
        </button>
      )}
    </>
  );
}
