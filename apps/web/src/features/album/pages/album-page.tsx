import { albumApi } from '@rondo/contract/album';
import { ArchiveRestore, FolderHeart, HardDrive, Images, Upload } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { BinDialog } from '../../../shared/ui/list/bin-dialog.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { narrowingOf } from '../../../shared/ui/list/narrowing.ts';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { AlbumFilters } from '../components/album-filters.tsx';
import { CollectionsDialog } from '../components/collections-dialog.tsx';
import { StorageDialog } from '../components/storage-dialog.tsx';
import { StoreCard } from '../components/store-card.tsx';
import { UploadDialog } from '../components/upload-dialog.tsx';
import { detailLink } from '../links.ts';
import { countedOf, FILTERS, filterLabels, inputOf } from '../list-input.ts';
import { tabsOf } from '../tabs.ts';
import '../components/album.css';

type Open = 'upload' | 'collections' | 'storage' | 'bin';

/** The gallery: a card for each store with pictures, those with the newest first. */
export default function AlbumPage() {
  const t = useT();
  const params = useListParams({ filters: FILTERS });
  const counts = useCall(albumApi.counts, countedOf(params), { keepPrevious: true }).data;
  const [open, setOpen] = useState<Open | null>(null);
  useAskedDialog((asked) => (asked === 'upload' || asked === 'storage') && setOpen(asked));
  const mayUpload = counts?.can.upload ?? false;
  const close = () => setOpen(null);
  return (
    <>
      <ListPage
        title={t('album.title')}
        actions={
          <>
            <MoreMenu
              label={t('ui.more')}
              className="quiet"
              acts={[
                { key: 'storage', label: t('album.storage.title'), icon: HardDrive, run: () => setOpen('storage') },
                { key: 'bin', label: t('album.bin'), icon: ArchiveRestore, run: () => setOpen('bin') },
              ]}
            />
            <Button icon={FolderHeart} label={t('album.collection.title')} onPress={() => setOpen('collections')}>
              {t('album.collection.title')}
            </Button>
            {mayUpload && (
              <Button look="primary" icon={Upload} label={t('album.upload.title')} onPress={() => setOpen('upload')}>
                {t('album.upload.title')}
              </Button>
            )}
          </>
        }
        tabs={tabsOf(counts, t)}
        tab={params.tab}
        onTab={(tab) => params.set({ tab })}
        filters={<AlbumFilters q={params.q} filters={params.filters} onSet={params.set} right={null} />}
        footer={<CardsFooter params={params} />}
      >
        <Cards params={params} />
      </ListPage>
      {open === 'upload' && mayUpload && <UploadDialog onClose={close} />}
      {open === 'collections' && <CollectionsDialog onClose={close} />}
      {open === 'storage' && <StorageDialog onClose={close} />}
      {open === 'bin' && <BinDialog read={albumApi.bin} restore={albumApi.restore} onClose={close} />}
    </>
  );
}

type Params = ReturnType<typeof useListParams<(typeof FILTERS)[number]>>;
const useCards = (params: Params) => useCall(albumApi.cards, inputOf(params), { keepPrevious: true });

function CardsFooter({ params }: { params: Params }) {
  return <PageFooter list={useCards(params).data} params={params} />;
}

/** The cards, or what stands in their place. */
function Cards({ params }: { params: Params }) {
  const t = useT();
  const read = useCards(params);
  const cards = read.data?.list ?? [];
  const addressOf = useAddresses(cards.flatMap(({ cover }) => (cover ? [cover.thumbPath ?? cover.path] : [])));
  if (read.isPending) return <SkeletonRows rows={8} />;
  if (read.error || cards.length === 0) {
    const labels = filterLabels(t);
    return (
      <ListEmptyState
        noun={t('album.storeNoun')}
        icon={Images}
        nothingYet={t('album.nothingYet')}
        failure={read.error}
        isFiltered={params.isFiltered || params.tab !== ''}
        narrowing={narrowingOf({ endpoint: albumApi.cards, params, inputOf, labels, search: t('ui.search') })}
        onRetry={() => void read.refetch()}
        onClear={() => {
          params.clear();
          if (params.tab !== '') params.set({ tab: '' });
        }}
      />
    );
  }
  return (
    <ul className="album-cards" aria-busy={read.isPlaceholderData}>
      {cards.map((card) => (
        <li key={card.id}>
          <StoreCard card={card} to={detailLink(card.id, window.location.search)} addressOf={addressOf} />
        </li>
      ))}
    </ul>
  );
}
