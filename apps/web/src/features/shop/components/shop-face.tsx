import { MapPin } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { Pill, StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { ShopDetail } from '../shop-detail.ts';
import type { Dialog } from '../shop-dialog.ts';
import { ClosingBanner } from './closing-banner.tsx';
import { ShopContacts } from './shop-contacts.tsx';
import { ShopFigures } from './shop-figures.tsx';
import { OpenNow } from './shop-hours.tsx';
import { ShopPhoto } from './shop-photo.tsx';
import { ShopReadiness } from './shop-readiness.tsx';
import './shop-face.css';

export interface FaceProps {
  shop: ShopDetail;
  onDialog: (dialog: Dialog) => void;
}

/** State and kind of a store, as labels. */
export function ShopPills({ shop: { state, format } }: Pick<FaceProps, 'shop'>) {
  const t = useT();
  return (
    <>
      <StatePill object="shop" state={state} />
      {format && <Pill tone="line">{t(`shop.format.${format}`)}</Pill>}
    </>
  );
}

/** That a store is closed, or will be. */
export function ShopNotices({ shop }: Pick<FaceProps, 'shop'>) {
  const t = useT();
  const format = useFormat();
  const { state, closedKind, closedOn, closedReason } = shop;
  return (
    <>
      {state === 'closed' && (
        <Banner tone="mute" icon="bar">
          {closedKind && closedOn
            ? t('shop.detail.closedSince', {
                kind: t(`shop.kind.${closedKind}`),
                day: format.day(`${closedOn}T12:00:00Z`),
                reason: closedReason ?? '—',
              })
            : t('shop.detail.closed')}
        </Banner>
      )}
      <ClosingBanner shop={shop} />
    </>
  );
}

/** The face of a store: its picture, open or not, whom to call, how it stands and what it still lacks. */
export function ShopFace({ shop, onDialog }: FaceProps) {
  const place = [shop.groupPath, shop.address].filter(Boolean).join(' · ');
  return (
    <div className="shop-face">
      <div className="shop-face-top">
        <ShopPhoto shop={shop} onChange={() => onDialog({ kind: 'photo', shop })} />
        <div className="shop-face-facts">
          <OpenNow shop={shop} />
          {place && (
            <p className="shop-face-place">
              <MapPin size={14} strokeWidth={1.75} aria-hidden />
              <span>{place}</span>
            </p>
          )}
          <ShopFigures shop={shop} />
        </div>
      </div>
      <ShopContacts shop={shop} />
      <ShopReadiness shop={shop} onEdit={() => onDialog({ kind: 'edit', shop })} />
    </div>
  );
}
