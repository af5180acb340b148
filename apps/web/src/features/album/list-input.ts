import type { albumApi } from '@rondo/contract/album';
import type { Input } from '@rondo/contract/kit/endpoint';
import { AI_KINDS } from '@rondo/domain/ai/kinds';
import { ALBUM_TAB_KEYS, PICTURE_SOURCES } from '@rondo/domain/album';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the gallery as they stand in its address; the kind of picture is its tab. */
export const FILTERS = [
  'shopId',
  'groupId',
  'from',
  'to',
  'source',
  'camera',
  'takenById',
  'tag',
  'aiKind',
  'marked',
  'used',
  'expiring',
  'hidden',
] as const;
export type FilterName = (typeof FILTERS)[number];
export type AlbumParams = ListParams<FilterName>;

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  shopId: t('album.filter.shop'),
  groupId: t('album.filter.group'),
  from: t('album.filter.date'),
  to: t('album.filter.date'),
  source: t('album.filter.source'),
  camera: t('album.filter.camera'),
  takenById: t('album.filter.takenBy'),
  tag: t('album.filter.tag'),
  aiKind: t('album.filter.aiKind'),
  marked: t('album.filter.marked'),
  used: t('album.filter.used'),
  expiring: t('album.filter.expiring'),
  hidden: t('album.filter.hidden'),
});

const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
const yesNo = (values: readonly string[]): boolean | undefined =>
  values[0] === 'true' ? true : values[0] === 'false' ? false : undefined;

/** The filters as both lists take them. */
export const narrowedBy = ({
  filters,
}: Pick<AlbumParams, 'filters'>): Omit<Input<typeof albumApi.pictures>, 'size'> => ({
  shopId: some(filters.shopId),
  groupId: some(filters.groupId),
  from: filters.from[0],
  to: filters.to[0],
  source: some(PICTURE_SOURCES.filter((source) => filters.source.includes(source))),
  camera: some(filters.camera),
  takenById: some(filters.takenById),
  tag: some(filters.tag),
  aiKind: some(AI_KINDS.filter((kind) => filters.aiKind.includes(kind))),
  marked: yesNo(filters.marked),
  used: yesNo(filters.used),
  expiring: yesNo(filters.expiring),
  hidden: yesNo(filters.hidden),
});

export const tabOf = ({ tab }: Pick<AlbumParams, 'tab'>) => ALBUM_TAB_KEYS.find((key) => key === tab);

/** What the counters of the tabs are of: everything that narrows the list but the tab. */
export const countedOf = (params: Pick<AlbumParams, 'q' | 'filters'>): Input<typeof albumApi.counts> => ({
  keyword: params.q,
  ...narrowedBy(params),
});

export const inputOf = (params: AlbumParams): Input<typeof albumApi.cards> => ({
  ...countedOf(params),
  tab: tabOf(params),
  page: params.page,
  size: params.size,
});
