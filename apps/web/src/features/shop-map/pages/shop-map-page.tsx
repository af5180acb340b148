import { shopMapApi } from '@rondo/contract/shop-map';
import { List } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useNarrow, widths } from '../../../shared/ui/list/use-narrow.ts';
import { MapFilters } from '../components/map-filters.tsx';
import { ShopMap } from '../components/shop-map.tsx';
import { filterOf, MAP_PARAMS, tabOf } from '../map-params.ts';
import '../components/shop-map.css';
import '../components/shop-map-phone.css';

/** The stores on a map (product 3): the list at the left shows what the map shows. */
export default function ShopMapPage() {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  const params = useListParams({ filters: MAP_PARAMS, sort: 'name' });
  // Below this width there is room for the map or for a list.
  const isNarrow = useNarrow(widths.rail);
  const extent = useCall(shopMapApi.extent, filterOf(params), { keepPrevious: true });
  const background = useCall(shopMapApi.background, {});
  const { data } = extent;
  const tab = tabOf(params);
  const unlocated = data ? data.unlocated : null;
  return (
    <ListPage
      title={t('shopMap.title')}
      meta={data && !isNarrow && t('shopMap.located', { count: data.located === 1 ? 1 : format.count(data.located) })}
      actions={
        can('shop_store') && (
          <Link className="button" to="/shop">
            <List size={16} strokeWidth={1.75} aria-hidden />
            {t('shopMap.asList')}
          </Link>
        )
      }
      tabs={tabsOf(unlocated, isNarrow, t)}
      tab={!isNarrow && tab === 'list' ? '' : tab}
      onTab={(key) => params.set({ tab: key })}
      filters={<MapFilters params={params} onSet={params.set} />}
    >
      {data && !background.isPending ? (
        <ShopMap params={params} extent={data} tiles={background.data?.tiles ?? null} isNarrow={isNarrow} />
      ) : extent.isError ? (
        <LoadFailure noun={t('shop.noun')} failure={extent.error} onRetry={() => void extent.refetch()} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </ListPage>
  );
}

const tabsOf = (unlocated: number | null, isNarrow: boolean, t: Translate) => [
  { key: '', label: t(isNarrow ? 'shopMap.asMap' : 'shopMap.inView') },
  ...(isNarrow ? [{ key: 'list', label: t('shopMap.inView') }] : []),
  { key: 'unlocated', label: t('shopMap.unlocated'), count: unlocated },
];
