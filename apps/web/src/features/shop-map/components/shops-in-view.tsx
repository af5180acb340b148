import { shopMapApi } from '@rondo/contract/shop-map';
import type { ShopRow } from '@rondo/contract/shop-shapes';
import type { MapBox } from '@rondo/domain/shop-map';
import { MapPin } from 'lucide-react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import type { ListParams } from '../../../shared/ui/list/use-list-params.ts';
import { filterOf, type MapParam } from '../map-params.ts';
import { MapRow } from './map-row.tsx';
import { ShopPages } from './shop-pages.tsx';

interface Props {
  params: ListParams<MapParam>;
  /** What is seen of the map. */
  seen: MapBox | null;
  onPage: (page: number) => void;
  onOpen: (shop: ShopRow) => void;
  /** The store that is pointed at, so that the map lights it up. */
  onPoint: (id: string | null) => void;
}

/** The stores that the map shows, by name. */
export function ShopsInView({ params, seen, onPage, onOpen, onPoint }: Props) {
  const t = useT();
  const { page, size, open } = params;
  const input = { ...filterOf(params), page, size, ...seen };
  const answer = useCall(shopMapApi.list, input, { enabled: seen !== null, keepPrevious: true });
  return (
    <ShopPages
      label={t('shopMap.inView')}
      answer={answer}
      page={page}
      size={size}
      onPage={onPage}
      empty={
        <EmptyState kind="nothing-matches" icon={MapPin} title={t('shopMap.noneHere')}>
          {t('shopMap.noneHereHint')}
        </EmptyState>
      }
      row={(shop) => (
        <button
          type="button"
          className="map-item"
          aria-current={shop.id === open}
          onClick={() => onOpen(shop)}
          onPointerEnter={() => onPoint(shop.id)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => onPoint(shop.id)}
          onBlur={() => onPoint(null)}
        >
          <MapRow shop={shop} />
        </button>
      )}
    />
  );
}
