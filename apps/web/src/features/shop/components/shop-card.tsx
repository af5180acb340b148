import type { ShopRow } from '@rondo/contract/shop-shapes';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { LastScore } from './shop-columns.tsx';

/** A row on the phone. */
export function ShopCard({ shop }: { shop: ShopRow }) {
  const t = useT();
  const [manager] = shop.managers;
  return (
    <div className="shop-card">
      <div className="shop-card-line">
        <strong className="ellipsis">{shop.name}</strong>
        <LastScore shop={shop} />
      </div>
      <div className="shop-card-line meta">
        <span className="ellipsis">{[shop.code, shop.groupPath].filter(Boolean).join(' · ') || '—'}</span>
      </div>
      <div className="shop-card-line">
        <StateLabel object="shop" state={shop.state} />
        <span className="meta ellipsis">{manager?.name ?? t('shop.noManager')}</span>
        {shop.openRectifications > 0 && (
          <span className="meta num">
            {t('shop.column.openRectifications')} {shop.openRectifications}
          </span>
        )}
      </div>
    </div>
  );
}
