import { civilDate, wallClock } from '@rondo/domain/civil-time';
import { READINESS_DAYS, READINESS_PARTS, type ReadinessPart, readinessOf } from '@rondo/domain/readiness';
import { Check, Phone, X } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Tip } from '../../../shared/ui/tip.tsx';
import type { ShopDetail } from '../shop-detail.ts';
import { startAt } from '../shop-links.ts';
import { OpenNow } from './shop-hours.tsx';
import './shop-face.css';

interface Props {
  shop: ShopDetail;
  onEdit: () => void;
}

/** What a caller wants to know first: open or not, the phone, and what the store still lacks. */
export function ShopAtOnce({ shop, onEdit }: Props) {
  const t = useT();
  return (
    <DrawerSection>
      <div className="shop-at-once">
        <OpenNow shop={shop} />
        {shop.phone && (
          <a
            className="button button-small"
            href={`tel:${shop.phone.replace(/[^\d+]/g, '')}`}
            aria-label={t('shop.face.call', { phone: shop.phone })}
          >
            <Phone size={14} strokeWidth={1.75} aria-hidden />
            <span className="num">{shop.phone}</span>
          </a>
        )}
      </div>
      <Readiness shop={shop} onEdit={onEdit} />
    </DrawerSection>
  );
}

/** The share of what a store needs that is there, each part with the way to fix it. */
function Readiness({ shop, onEdit }: Props) {
  const t = useT();
  const { place, percent } = useFormat();
  const zone = shop.timeZone ?? place.timeZone;
  const found = readinessOf({
    hours: shop.hours,
    managers: shop.managers.length,
    isLocated: shop.latitude !== null,
    lastInspectedOn: shop.lastInspectedAt === null ? null : civilDate(new Date(shop.lastInspectedAt), zone),
    today: wallClock(new Date(), zone).date,
  });
  const share = percent(1 / READINESS_PARTS.length);
  const title = t('shop.face.readiness', { percent: percent(found.percent / 100) });
  const fix = (part: ReadinessPart) =>
    part === 'inspected'
      ? shop.state === 'open' && <Link to={startAt(shop.id)}>{t('shop.face.fix')}</Link>
      : shop.can.edit && (
          <button type="button" className="button button-text" onClick={onEdit}>
            {t('shop.face.fix')}
          </button>
        );
  return (
    <section aria-label={title}>
      <h4 className="shop-special-title">
        {title} <Tip label={title} text={t('shop.face.readinessTip', { days: READINESS_DAYS, share })} />
      </h4>
      <ul className="shop-readiness">
        {found.parts.map(({ part, isMet }) => (
          <li key={part} data-met={isMet}>
            {isMet ? (
              <Check size={14} strokeWidth={2} aria-label={t('shop.face.met')} />
            ) : (
              <X size={14} strokeWidth={2} aria-hidden />
            )}
            <span>{t(`shop.face.part.${part}`, { days: READINESS_DAYS })}</span>
            {!isMet && fix(part)}
          </li>
        ))}
      </ul>
    </section>
  );
}
