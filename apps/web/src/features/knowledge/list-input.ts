import type { Input } from '@rondo/contract/kit/endpoint';
import type { knowledgeApi } from '@rondo/contract/knowledge';
import { KNOWLEDGE_KINDS } from '@rondo/domain/knowledge';
import { KNOWLEDGE_FORMATS } from '@rondo/domain/knowledge/file-type';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Lists beside the folders; `bin` and `requests` hold something else than files. */
export const PLACE_SETS = ['recent', 'favourite', 'shared', 'bin', 'requests'] as const;
export type PlaceSet = (typeof PLACE_SETS)[number];

export const FILTERS = ['kind', 'format', 'ownerId', 'tag', 'isReviewDue'] as const;
export type FilterName = (typeof FILTERS)[number];
export type KnowledgeParams = ListParams<FilterName>;

export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  kind: t('knowledge.field.kind'),
  format: t('knowledge.field.format'),
  ownerId: t('knowledge.field.owner'),
  tag: t('knowledge.field.tags'),
  isReviewDue: t('knowledge.filter.reviewDue'),
});

const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);

const SORTS = ['name', '-name', 'updated', '-updated', 'size', '-size', 'views', '-views'] as const;

/** The list that the address shows, null where that is the folders: everything stands in one of them. */
export const setOf = ({ tab }: Pick<KnowledgeParams, 'tab'>): PlaceSet | null =>
  PLACE_SETS.find((set) => set === tab) ?? null;

/** What is looked for is looked for everywhere below the folder; without a question the folder shows what lies directly in it. */
export const inputOf =
  (folderId: string | null) =>
  (params: KnowledgeParams): Input<typeof knowledgeApi.list> => {
    const { page, size, q, filters } = params;
    const set = setOf(params);
    const isAsking = q !== '' || FILTERS.some((name) => filters[name].length > 0);
    const list = set === 'recent' || set === 'favourite' || set === 'shared' ? set : isAsking ? 'all' : 'folder';
    return {
      ...{ page, size, keyword: q, set: list },
      ...(folderId === null || set !== null ? {} : { parentId: folderId }),
      kind: some(KNOWLEDGE_KINDS.filter((one) => filters.kind.includes(one))),
      format: some(KNOWLEDGE_FORMATS.filter((one) => filters.format.includes(one))),
      ownerId: some(filters.ownerId),
      tag: some(filters.tag),
      isReviewDue: filters.isReviewDue[0] === 'true' ? true : undefined,
      sort: SORTS.find((one) => one === params.sort),
    };
  };
