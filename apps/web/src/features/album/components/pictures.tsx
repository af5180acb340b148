import type { albumApi } from '@rondo/contract/album';
import type { PictureRow } from '@rondo/contract/album-shapes';
import type { Input } from '@rondo/contract/kit/endpoint';
import { Images } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import type { FilterName } from '../list-input.ts';
import { usePictures } from '../use-pictures.ts';
import { type Act, type DialogAct, isQuick, useQuickActs } from '../use-quick-acts.ts';
import { useSelection } from '../use-selection.ts';
import { DayGrid } from './day-grid.tsx';
import { PictureActs } from './picture-acts.tsx';
import { SelectionBar } from './selection-bar.tsx';

const PictureViewer = lazyPart(() => import('./picture-viewer.tsx'));

interface Props {
  asked: Omit<Input<typeof albumApi.pictures>, 'cursor' | 'page' | 'size'>;
  /** The store or the collection is none of the reader's. */
  failure: Error | null;
  params: ReturnType<typeof useListParams<FilterName>>;
  collectionId: string | null;
}

/** Pictures by day, one of them open over them; what is ticked, and what is done with it. */
export function Pictures({ asked, failure, params, collectionId }: Props) {
  const t = useT();
  const selection = useSelection();
  const read = usePictures(asked, failure === null);
  const { pictures } = read;
  const addressOf = useAddresses(pictures.map(({ file }) => file.thumbPath ?? file.path));
  const [act, setAct] = useState<{ kind: DialogAct; pictures: readonly PictureRow[] } | null>(null);
  const quick = useQuickActs(collectionId, selection.clear);
  const days = useDays(pictures);
  if (read.isPending && failure === null) return <SkeletonRows rows={8} />;
  if (failure || read.error || (pictures.length === 0 && params.open === null)) {
    return (
      <ListEmptyState
        noun={t('album.noun')}
        icon={Images}
        nothingYet={t('album.nothingYetHere')}
        failure={failure ?? read.error}
        isFiltered={params.isFiltered || params.tab !== ''}
        onRetry={() => void read.refetch()}
        onClear={() => {
          params.clear();
          if (params.tab !== '') params.set({ tab: '' });
        }}
      />
    );
  }
  const chosen = selection.ids.flatMap((id) => pictures.find((one) => one.id === id) ?? []);
  const begin = (kind: Act, some: readonly PictureRow[]) => {
    params.set({ open: null });
    if (isQuick(kind)) quick(kind, some);
    else setAct({ kind, pictures: some });
  };
  return (
    <>
      {days.map(([day, some]) => (
        <DayGrid
          key={day}
          day={day}
          pictures={some}
          addressOf={addressOf}
          selection={selection}
          hasShops={collectionId !== null}
          onOpen={(id) => params.set({ open: id })}
        />
      ))}
      {read.hasNextPage && (
        <div className="album-more">
          <Button isBusy={read.isFetchingNextPage} onPress={() => void read.fetchNextPage()}>
            {t('album.loadMore')}
          </Button>
        </div>
      )}
      <SelectionBar chosen={chosen} selection={selection} isInCollection={collectionId !== null} onAct={begin} />
      {params.open !== null && (
        <Suspense fallback={null}>
          <PictureViewer
            pictures={pictures}
            openId={params.open}
            onMove={(id) => params.set({ open: id })}
            onAct={begin}
            onClose={() => params.set({ open: null })}
          />
        </Suspense>
      )}
      {act && (
        <PictureActs
          kind={act.kind}
          pictures={act.pictures}
          addressOf={addressOf}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null);
            selection.clear();
          }}
        />
      )}
    </>
  );
}

/** The pictures of each day of the place, in their order. */
function useDays(pictures: readonly PictureRow[]): [string, PictureRow[]][] {
  const format = useFormat();
  const days = new Map<string, PictureRow[]>();
  for (const picture of pictures) {
    const day = format.day(picture.takenAt);
    days.set(day, [...(days.get(day) ?? []), picture]);
  }
  return [...days];
}
