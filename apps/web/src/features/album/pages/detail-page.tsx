import { albumApi } from '@rondo/contract/album';
import { ArrowLeft, Images } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { dispatch, useAppState } from '../../../shared/session/app-state.ts';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { AlbumFilters } from '../components/album-filters.tsx';
import { Pictures } from '../components/pictures.tsx';
import { countedOf, FILTERS, narrowedBy, tabOf } from '../list-input.ts';
import { tabsOf } from '../tabs.ts';
import '../components/album.css';

export default function DetailPage() {
  const [query] = useSearchParams();
  const shopId = query.get('shop');
  const collectionId = query.get('collection');
  if (!shopId && !collectionId) return <NoStore />;
  return <Detail shopId={shopId} collectionId={collectionId} />;
}

/** An address that names neither a store nor a collection. */
function NoStore() {
  const t = useT();
  return (
    <ListPage title={t('album.detailTitle')} meta={<BackLink />}>
      <EmptyState kind="nothing-yet" icon={Images} title={t('album.chooseStore')} />
    </ListPage>
  );
}

function BackLink() {
  const t = useT();
  return (
    <Link to="/album" className="album-back">
      <ArrowLeft size={14} strokeWidth={1.75} aria-hidden />
      {t('album.back')}
    </Link>
  );
}

/** The pictures of one store by day, or those of a collection. Its name is kept in the state of the application and asked for anew. */
function Detail({ shopId, collectionId }: { shopId: string | null; collectionId: string | null }) {
  const t = useT();
  const isPhone = useNarrow();
  const params = useListParams({ filters: FILTERS });
  const about = { ...(shopId ? { shopId } : {}), ...(collectionId ? { collectionId } : {}) };
  const place = useCall(albumApi.place, about);
  const kept = useAppState((state) => state.albumDetailShopName);
  const name = place.data?.name ?? '';
  useEffect(() => {
    dispatch({ type: 'albumDetailShopName', value: name });
  }, [name]);
  const counted = { ...countedOf(params), ...(shopId ? { shopId: [shopId] } : {}) };
  const counts = useCall(albumApi.counts, counted, { keepPrevious: true, enabled: !collectionId }).data;
  const filter = { ...narrowedBy(params), tab: tabOf(params), ...(shopId ? { shopId: [shopId] } : {}) };
  return (
    <ListPage
      title={name || kept || t('album.detailTitle')}
      meta={
        <>
          {!isPhone && place.data?.path && <span className="ellipsis">{place.data.path}</span>}
          <BackLink />
        </>
      }
      {...(collectionId ? {} : { tabs: tabsOf(counts, t), tab: params.tab })}
      onTab={(tab) => params.set({ tab })}
      filters={
        <AlbumFilters
          q={params.q}
          filters={params.filters}
          onSet={params.set}
          right={null}
          place={place.data ?? { cameras: [], tags: [] }}
        />
      }
    >
      <Pictures
        key={`${shopId} ${collectionId}`}
        asked={{ ...filter, ...(collectionId ? { collectionId } : {}) }}
        failure={place.error}
        params={params}
        collectionId={collectionId}
      />
    </ListPage>
  );
}
