import { anyOf } from '@rondo/contract/kit/endpoint';
import type { ShopRow } from '@rondo/contract/shop-shapes';
import { Phone, X } from 'lucide-react';
import { Link } from 'react-router';
import { addressOf } from '../../../shared/address-of.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { openRectificationsOf } from '../../../shared/inspect/open-rectifications.ts';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { useCan } from '../../../shared/session/me.ts';
import { Rate } from '../../../shared/ui/drawer/score.tsx';
import { Level } from '../../../shared/ui/status/level.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { StoreLiveLink } from '../../surveillance/index.ts';
import './map-card.css';

interface Props {
  shop: ShopRow;
  mayPlace: boolean;
  onMove: () => void;
  onClose: () => void;
}

/** The chosen store: four facts and what to do next (design, picture 09). */
export function MapCard({ shop, mayPlace, onMove, onClose }: Props) {
  const t = useT();
  const format = useFormat();
  const { lastLevel: level, lastRate: ratePercent, lastScore: score, lastMaxScore: maxScore } = shop;
  const facts = [
    {
      label: t('shopMap.card.lastScore'),
      value: level ? (
        <>
          <Level level={level} bare /> <Rate result={{ ratePercent, score, maxScore, level }} />
        </>
      ) : (
        '—'
      ),
    },
    {
      label: t('shopMap.card.toFix'),
      value: <Link to={openRectificationsOf(shop.id)}>{format.count(shop.openRectifications)}</Link>,
    },
    {
      label: t('shopMap.card.inspected'),
      value: shop.lastInspectedAt ? format.ago(shop.lastInspectedAt) : t('shop.never'),
    },
    { label: t('shopMap.card.manager'), value: shop.managers[0]?.name ?? '—' },
  ];
  return (
    <section className="map-card" aria-label={shop.name}>
      <header>
        <MapPhoto shop={shop} />
        <div>
          <h2 className="ellipsis">{shop.name}</h2>
          <p className="meta">
            <StateLabel object="shop" state={shop.state} /> {[shop.code, shop.address].filter(Boolean).join(' · ')}
          </p>
        </div>
        <button type="button" className="quiet" aria-label={t('shopMap.card.close')} onClick={onClose}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </header>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="meta">{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <CardActs shop={shop} mayPlace={mayPlace} onMove={onMove} />
    </section>
  );
}

/** The picture of the store, where there is one. */
function MapPhoto({ shop: { photo, name } }: { shop: ShopRow }) {
  const t = useT();
  const [shown] = usePhotos(photo ? [photo.file] : [], name);
  if (!photo || !shown) return null;
  return (
    <img className="map-card-photo" src={shown.thumb ?? shown.src} alt={photo.alt || t('shop.photo.of', { name })} />
  );
}

const START = anyOf('x_dispatch', 'task_center');

function CardActs({ shop, mayPlace, onMove }: Omit<Props, 'onClose'>) {
  const t = useT();
  const can = useCan();
  const isOpen = shop.state === 'open';
  return (
    <div className="map-card-acts">
      {isOpen && can('x_dispatch') && (
        <Link className="button" to={addressOf('/task', { dispatch: 1, shopIds: [shop.id] })}>
          {t('task.dispatch')}
        </Link>
      )}
      {can('shop_store') && (
        <Link className="button" to={addressOf('/shop', { open: shop.id })}>
          {t('shopMap.card.open')}
        </Link>
      )}
      <StoreLiveLink shopId={shop.id} />
      {shop.phone && (
        <a className="button" href={`tel:${shop.phone}`} aria-label={t('shopMap.card.call', { phone: shop.phone })}>
          <Phone size={16} strokeWidth={1.75} aria-hidden />
        </a>
      )}
      {mayPlace && (
        <button type="button" className="button" onClick={onMove}>
          {t('shopMap.move')}
        </button>
      )}
      {isOpen && can(START) && (
        <Link className="button button-primary" to={addressOf('/inspect/start', { shopId: shop.id })}>
          {t('task.start')}
        </Link>
      )}
    </div>
  );
}
