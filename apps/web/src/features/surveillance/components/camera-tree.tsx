import { surveillanceApi } from '@rondo/contract/surveillance';
import { CAMERA_PLACES } from '@rondo/domain/device';
import { Star } from 'lucide-react';
import { useMemo } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { Tree } from '../../../shared/ui/tree/tree.tsx';
import { type CameraNode, cameraNode } from '../camera-nodes.ts';
import { foundBy, isSearch, type TreeFilter } from '../tree-filter.ts';
import { CameraRow } from './camera-row.tsx';
import { useCameraTree } from './use-camera-tree.ts';

interface Props {
  filter: TreeFilter;
  onFilter: (filter: TreeFilter) => void;
  playing: readonly string[];
  /** The camera of the chosen cell. */
  chosenId: string | null;
  isPhone: boolean;
  onPlay: (id: string) => void;
}

/** The cameras of the reader's stores: by group and store, or those that a search finds. */
export function CameraTree({ filter, onFilter, playing, chosenId, isPhone, onPlay }: Props) {
  const t = useT();
  const whole = useCameraTree(filter.isOnlineOnly, t('surveillance.allStores'));
  const found = useCall(surveillanceApi.cameras, foundBy(filter), {
    ...{ enabled: isSearch(filter), keepPrevious: true, part: true },
  });
  const list = found.data?.list;
  const flat = useMemo(() => (list ?? []).map((camera) => cameraNode(camera, null)), [list]);
  const isFlat = isSearch(filter);
  const nodes: readonly CameraNode[] = isFlat ? flat : whole.nodes;
  const chosen = useMemo(() => (chosenId === null ? [] : [chosenId]), [chosenId]);
  const isNone = isFlat && found.isSuccess && flat.length === 0;
  return (
    <div className="camera-tree">
      <Filters filter={filter} onFilter={onFilter} />
      <div className="camera-tree-rows">
        {isNone ? (
          <p className="meta tree-face" role="status">
            {t('surveillance.noMatch')}
          </p>
        ) : (
          <Tree
            label={t('surveillance.cameras')}
            hasSearch={false}
            searchLabel=""
            noneText=""
            nodes={nodes}
            isLoading={isFlat ? found.isPending : whole.isLoading}
            onRetry={isFlat ? (found.isError ? () => void found.refetch() : undefined) : whole.onRetry}
            chosen={chosen}
            onChange={([id]) => nodes.some((node) => node.id === id && node.kind === 'camera') && id && onPlay(id)}
            line={{
              head: null,
              height: { phone: 44, else: isFlat ? 48 : 32 },
              cells: (node) => (
                <CameraRow
                  node={node}
                  place={isFlat && node.kind === 'camera' ? node.camera.shop.name : ''}
                  isPlaying={playing.includes(node.id)}
                  isQuick={isPhone}
                  onPlay={onPlay}
                  onSeen={whole.ask}
                />
              ),
            }}
          />
        )}
        {isFlat && (found.data?.total ?? 0) > flat.length && <p className="meta">{t('surveillance.moreCameras')}</p>}
      </div>
    </div>
  );
}

function Filters({ filter, onFilter }: Pick<Props, 'filter' | 'onFilter'>) {
  const t = useT();
  const { keyword, isFavourite, isOnlineOnly, places } = filter;
  return (
    <search className="camera-filters">
      <SearchField
        label={t('surveillance.search')}
        value={keyword}
        onChange={(text) => onFilter({ ...filter, keyword: text })}
      />
      <div className="camera-chips">
        <button
          type="button"
          className={isFavourite ? 'chip chip-set' : 'chip'}
          aria-pressed={isFavourite}
          onClick={() => onFilter({ ...filter, isFavourite: !isFavourite })}
        >
          <Star size={14} strokeWidth={1.75} aria-hidden />
          {t('surveillance.favourites')}
        </button>
        <button
          type="button"
          className={isOnlineOnly ? 'chip chip-set' : 'chip'}
          aria-pressed={isOnlineOnly}
          onClick={() => onFilter({ ...filter, isOnlineOnly: !isOnlineOnly })}
        >
          {t('surveillance.onlyOnline')}
        </button>
        <FilterChip
          label={t('surveillance.place')}
          multi
          value={places}
          onChange={(value) => onFilter({ ...filter, places: CAMERA_PLACES.filter((place) => value.includes(place)) })}
          options={CAMERA_PLACES.map((value) => ({ value, label: t(`device.place.${value}`) }))}
        />
      </div>
    </search>
  );
}
