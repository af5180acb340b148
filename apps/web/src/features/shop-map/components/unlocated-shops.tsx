import { shopMapApi } from '@rondo/contract/shop-map';
import type { ShopRow } from '@rondo/contract/shop-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { MapPinCheck } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import type { ListParams } from '../../../shared/ui/list/use-list-params.ts';
import { filterOf, type MapParam } from '../map-params.ts';
import type { Placing } from '../placing.ts';
import { MapRow } from './map-row.tsx';
import { PlaceImport } from './place-import.tsx';
import { ShopPages } from './shop-pages.tsx';

interface Props {
  params: ListParams<MapParam>;
  mayPlace: boolean;
  onPage: (page: number) => void;
  /** Goes on to where these stores are put. */
  onPlace: (stores: Placing) => void;
}

/** The stores without a place: one, or several of the same house, are put on the map together. */
export function UnlocatedShops({ params, mayPlace, onPage, onPlace }: Props) {
  const t = useT();
  const { page, size } = params;
  const [ticked, setTicked] = useState<Placing>([]);
  const answer = useCall(shopMapApi.list, { ...filterOf(params), unlocated: true, page, size }, { keepPrevious: true });
  const there = new Set(answer.data?.list.map(({ id }) => id));
  const chosen = ticked.filter(({ id }) => there.has(id));
  const tick = ({ id, rev, name }: ShopRow, isOn: boolean) =>
    setTicked([...ticked.filter((one) => one.id !== id), ...(isOn ? [{ id, rev, name }] : [])]);
  const isNarrowed = params.q !== '' || params.filters.state.length > 0 || params.filters.group.length > 0;
  return (
    <>
      {mayPlace && (
        <div className="map-place">
          {(answer.data?.list.length ?? 0) > 0 && (
            <button
              type="button"
              className="button button-primary"
              disabled={chosen.length === 0 || chosen.length > LIMIT.shopMap.placed}
              onClick={() => onPlace(chosen)}
            >
              {t('shopMap.placeMany', { count: chosen.length })}
            </button>
          )}
          <PlaceImport />
        </div>
      )}
      <ShopPages
        label={t('shopMap.unlocated')}
        answer={answer}
        page={page}
        size={size}
        onPage={onPage}
        empty={
          <EmptyState
            kind={isNarrowed ? 'nothing-matches' : 'nothing-yet'}
            icon={MapPinCheck}
            title={t(isNarrowed ? 'shopMap.noMatch' : 'shopMap.allLocated')}
          />
        }
        row={(shop) =>
          mayPlace ? (
            // biome-ignore lint/a11y/noLabelWithoutControl: the box of the kit is inside
            <label>
              <Checkbox
                label={t('shopMap.choose', { name: shop.name })}
                isLabelHidden
                isChecked={chosen.some(({ id }) => id === shop.id)}
                onChange={(isOn) => tick(shop, isOn)}
              />
              <MapRow shop={shop} />
            </label>
          ) : (
            <div className="map-item">
              <MapRow shop={shop} />
            </div>
          )
        }
      />
    </>
  );
}
