import { civilDate, wallClock } from '@rondo/domain/civil-time';
import { READINESS_DAYS, type ReadinessPart, readinessOf } from '@rondo/domain/readiness';
import { Link } from 'react-router';
import { addressOf } from '../../../shared/address-of.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Ring } from '../../../shared/ui/drawer/ring.tsx';
import { Tip } from '../../../shared/ui/tip.tsx';
import type { ShopDetail } from '../shop-detail.ts';
import { startAt } from '../shop-links.ts';
import './shop-face.css';

/** How ready a store is, in one line: the share, and only what is missing, each with the way to it. */
export function ShopReadiness({ shop, onEdit }: { shop: ShopDetail; onEdit: () => void }) {
  const t = useT();
  const { place, percent } = useFormat();
  const zone = shop.timeZone ?? place.timeZone;
  const found = readinessOf({
    hours: shop.hours,
    managers: shop.managers.length,
    isLocated: shop.latitude !== null,
    lastInspectedOn: shop.lastInspectedAt === null ? null : civilDate(new Date(shop.lastInspectedAt), zone),
    hasCamera: shop.hasCamera,
    today: wallClock(new Date(), zone).date,
  });
  const share = percent(1 / found.parts.length);
  const tip = shop.hasCamera === null ? 'shop.face.readinessTip' : 'shop.face.readinessCameraTip';
  const title = t('shop.face.readiness', { percent: percent(found.percent / 100) });
  const missing = found.parts.filter(({ isMet }) => !isMet).map(({ part }) => part);
  const isAll = missing.length === 0;
  return (
    <section className="shop-ready" aria-label={title}>
      <Ring value={found.percent / 100} label={title} colour={isAll ? 'okMark' : 'warnMark'} size={36} />
      <div>
        <p className="shop-ready-title">
          <strong>{title}</strong>
          <Tip label={t('shop.page.details')} text={t(tip, { days: READINESS_DAYS, share })} />
          <span className="meta">
            {isAll ? t('shop.page.readyAll') : t('shop.page.missing', { count: missing.length })}
          </span>
        </p>
        {!isAll && (
          <ul className="shop-ready-missing">
            {missing.map((part) => (
              <li key={part}>
                <Missing part={part} shop={shop} onEdit={onEdit} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface MissingProps {
  part: ReadinessPart;
  shop: ShopDetail;
  onEdit: () => void;
}

/** A part that is missing: the way to it, for who may go there. */
function Missing({ part, shop, onEdit }: MissingProps) {
  const t = useT();
  const can = useCan();
  const words = t(`shop.face.part.${part}`, { days: READINESS_DAYS });
  if (part === 'inspected')
    return shop.state === 'open' ? <Link to={startAt(shop.id)}>{words}</Link> : <span>{words}</span>;
  if (part === 'camera')
    return can('x_device') ? <Link to={addressOf('/device', { shopId: shop.id })}>{words}</Link> : <span>{words}</span>;
  if (!shop.can.edit) return <span>{words}</span>;
  return (
    <button type="button" className="button button-text" onClick={onEdit}>
      {words}
    </button>
  );
}
