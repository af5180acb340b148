import { CERTIFICATE_SORTS, type certificateApi } from '@rondo/contract/certificate';
import type { Input } from '@rondo/contract/kit/endpoint';
import { CERTIFICATE_KINDS, VALIDITIES } from '@rondo/domain/certificate';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address; the validity is its tab. */
export const FILTERS = [
  'validity',
  'kind',
  'holder',
  'shopId',
  'groupId',
  'memberId',
  'editorId',
  'remindedFrom',
  'remindedTo',
] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  validity: t('certificate.field.validUntil'),
  kind: t('certificate.field.kind'),
  holder: t('certificate.holder.title'),
  shopId: t('certificate.field.shop'),
  groupId: t('certificate.filter.group'),
  memberId: t('certificate.field.member'),
  editorId: t('certificate.filter.editor'),
  remindedFrom: t('certificate.filter.reminded'),
  remindedTo: t('certificate.filter.reminded'),
});

/** What its counters are of: everything that narrows the list but the validity. */
export function countedOf({
  q,
  filters,
}: Pick<ListParams<FilterName>, 'q' | 'filters'>): Input<typeof certificateApi.counts> {
  const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  return {
    keyword: q,
    kind: some(CERTIFICATE_KINDS.filter((kind) => filters.kind.includes(kind))),
    holder: (['shop', 'member'] as const).find((holder) => holder === filters.holder[0]),
    shopId: some(filters.shopId),
    groupId: some(filters.groupId),
    memberId: some(filters.memberId),
    editorId: some(filters.editorId),
    remindedFrom: filters.remindedFrom[0],
    remindedTo: filters.remindedTo[0],
  };
}

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf(params: ListParams<FilterName>): Input<typeof certificateApi.list> {
  const { page, size, sort, filters } = params;
  return {
    ...countedOf(params),
    page,
    size,
    validity: VALIDITIES.find((validity) => validity === filters.validity[0]),
    // By change it is only asked for newest first.
    sort: CERTIFICATE_SORTS.find((known) => known === (sort === 'updated' ? '-updated' : sort)) ?? 'until',
  };
}
